import { untrack } from 'svelte';

/**
 * Lets a board follow its view from version to version: `before` runs while the page still shows the last one, `after`
 * when it shows the new one. A view that is merely sent again changes nothing, so that no draft is lost by it.
 */
export function onVersion(version: () => number, before: () => void, after: () => void): void {
  const now = $derived(version());
  $effect.pre(() => {
    void now;
    untrack(before);
  });
  $effect(() => {
    void now;
    untrack(after);
  });
}
