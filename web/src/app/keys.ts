// Shortcuts. Whatever a page offers declares its key where it is (aria-keyshortcuts); what is offered now is what can be
// pressed, and listed.

import { isLive } from '../games/arrows';

export interface Shortcut {
  key: string;
  /** Description of its effect. */
  name: string;
  control: HTMLElement;
}

const nameOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-label') ?? control.innerText ?? control.textContent ?? '')
    .trim()
    .replace(/\s+/g, ' ');

/** The shortcuts that do something now, in the order of the page. */
export const offered = (root: ParentNode = document): Shortcut[] =>
  [...root.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')]
    .filter(isLive)
    .map((control) => ({ key: control.getAttribute('aria-keyshortcuts')!, name: nameOf(control), control }));

/** Whether a key press is a shortcut: not in a text field, a list or a dialog. */
export function isShortcut(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  return (
    !event.defaultPrevented &&
    !event.repeat &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    event.key.length === 1 &&
    !at?.closest?.('input, select, textarea, [contenteditable]') &&
    !document.querySelector('dialog[open]')
  );
}

/** Press the control of a shortcut. */
export function pressKey(key: string): boolean {
  const found = offered().find((each) => each.key === key.toLowerCase());
  found?.control.focus({ preventScroll: true });
  found?.control.click();
  return found !== undefined;
}
