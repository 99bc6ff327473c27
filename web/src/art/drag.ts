// Dragging is another way of tapping: what is lifted is chosen, what it is dropped on is pressed.

import type { Attachment } from 'svelte/attachments';

const FAR = 8; // pixels, before a press becomes a drag

interface Drag {
  /** Whether there is something to drag now. */
  can: () => boolean;
  /** Choose what is lifted, if it isn't chosen yet. */
  lift?: () => void;
  /** What lies under the pointer when it is dropped; pressed, unless this says otherwise. */
  drop?: (target: HTMLElement) => HTMLElement | null | undefined;
}

export function draggable({ can, lift, drop }: Drag): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !can()) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      // A quick hand has left the thing before it is told that it moves.
      for (const [type, heed] of heeded) addEventListener(type, heed);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!ghost) {
        if (Math.hypot(dx, dy) < FAR) return;
        ghost = ghostOf(node);
        lift?.();
      }
      ghost.style.translate = `${dx}px ${dy}px`;
    }

    function up(event: PointerEvent): void {
      if (ghost && event.type === 'pointerup') {
        ghost.remove();
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const button =
          under instanceof Element ? (drop ? drop(under as HTMLElement) : under.closest('button')) : null;
        // The press that ends a drag is no tap on what was dragged.
        node.addEventListener('click', stop, { capture: true, once: true });
        setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 50);
        if (button && button !== node) (button as HTMLElement).click();
      }
      rest();
    }

    const heeded = [
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ] as const;

    function rest(): void {
      ghost?.remove();
      ghost = null;
      start = null;
      for (const [type, heed] of heeded) removeEventListener(type, heed);
    }

    node.addEventListener('pointerdown', down);
    node.style.touchAction = 'none';
    return () => {
      rest();
      node.removeEventListener('pointerdown', down);
    };
  };
}

function stop(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** A picture of what is dragged, under the pointer and in nobody's way. */
function ghostOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-place');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '100',
    pointerEvents: 'none',
    opacity: '0.9',
    transition: 'none',
    transform: 'none',
  });
  (node.parentElement ?? document.body).append(ghost);
  return ghost;
}
