import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isShortcut, offered, pressKey } from './keys';

beforeEach(() => {
  HTMLElement.prototype.checkVisibility ??= () => true;
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true);
  document.body.innerHTML = `
    <input id="chat" />
    <button aria-keyshortcuts="r" aria-label="Roll the dice">Roll</button>
    <button aria-keyshortcuts="s" disabled>Stop</button>
    <button aria-keyshortcuts="1" aria-disabled="true">Yard 1</button>
    <div inert><button aria-keyshortcuts="p">Pass</button></div>
    <button aria-keyshortcuts="u">Undo</button>`;
});
afterEach(() => vi.restoreAllMocks());

const key = (pressed: string, at: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, ...more });
  at.dispatchEvent(event);
  return event;
};

it('lists what can be done now, by its name', () => {
  expect(offered().map(({ key, name }) => [key, name])).toEqual([
    ['r', 'Roll the dice'],
    ['u', 'Undo'],
  ]);
});

it('presses what a key stands for, and leaves the focus there', () => {
  const pressed = vi.fn();
  document.querySelector('[aria-keyshortcuts=r]')!.addEventListener('click', pressed);
  expect(pressKey('R')).toBe(true);
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Roll');
  expect(pressKey('s')).toBe(false);
  expect(pressKey('p')).toBe(false);
});

it('leaves letters to whoever writes, to the browser and to dialogs', () => {
  expect(isShortcut(key('r'))).toBe(true);
  expect(isShortcut(key('r', document.querySelector('#chat')!))).toBe(false);
  expect(isShortcut(key('r', document.body, { ctrlKey: true }))).toBe(false);
  expect(isShortcut(key('Enter'))).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(isShortcut(key('r'))).toBe(false);
});
