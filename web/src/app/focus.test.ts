import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FocusKeeper } from './focus';

beforeEach(() => {
  HTMLElement.prototype.checkVisibility ??= () => true;
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());
new FocusKeeper().start();

const focused = (): string => document.activeElement?.id || document.activeElement?.tagName || '';
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

function table(own: string, around = 'mine'): void {
  document.body.innerHTML = `<div class="table ${around}"><a id="home" href="/">Home</a><main>
    <div class="field"><button id="place">Place</button></div>
    <section class="own"><div class="act">${own}</div></section></main></div>`;
}

it('goes to what has taken the place of what was pressed', async () => {
  table('<button id="roll">Roll</button>');
  document.getElementById('roll')!.focus();
  document.querySelector('.act')!.innerHTML = '<button id="stop">Stop</button>';
  await settled();
  expect(focused()).toBe('stop');
});

it('waits at the board while others move, and begins the next turn', async () => {
  table('<button id="roll">Roll</button>');
  document.getElementById('roll')!.focus();
  document.querySelector('.table')!.classList.remove('mine');
  document.querySelector('#place')!.setAttribute('aria-disabled', 'true');
  document.querySelector('.act')!.innerHTML = '';
  await settled();
  expect(focused()).toBe('MAIN');
  document.querySelector('.table')!.classList.add('mine');
  document.querySelector('.act')!.innerHTML = '<button id="again">Roll</button>';
  await settled();
  expect(focused()).toBe('again');
});

it('holds still while something is on its way', async () => {
  table('<button id="roll">Roll</button>', 'mine busy');
  document.getElementById('roll')!.focus();
  document.querySelector('.act')!.innerHTML = '<button id="stop" disabled>Stop</button>';
  await settled();
  expect(focused()).toBe('BODY');
  document.querySelector('.table')!.classList.remove('busy');
  document.querySelector('#stop')!.removeAttribute('disabled');
  await settled();
  expect(focused()).toBe('stop');
});

it('comes back to what was only disabled for a moment', async () => {
  table('<button id="roll">Roll</button>');
  const roll = document.getElementById('roll') as HTMLButtonElement;
  roll.focus();
  roll.disabled = true;
  // A browser takes the focus from it without telling.
  vi.spyOn(document, 'activeElement', 'get').mockReturnValueOnce(document.body);
  roll.disabled = false;
  const focus = vi.spyOn(roll, 'focus');
  await settled();
  expect(focus).toHaveBeenCalledOnce();
});

it('leaves alone whoever has pressed beside everything', async () => {
  table('<button id="roll">Roll</button>');
  document.getElementById('roll')!.focus();
  document.getElementById('roll')!.blur();
  document.querySelector('.field')!.append('something new');
  await settled();
  expect(focused()).toBe('BODY');
});

it('goes with the page', async () => {
  document.body.innerHTML = '<main><button id="play">Play now</button></main>';
  document.getElementById('play')!.focus();
  table('<button id="roll">Roll</button>');
  await settled();
  expect(focused()).toBe('roll');
});
