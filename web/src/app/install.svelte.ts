// Barkade as something to have on a device, where the browser allows it: over https, or on this very machine. Elsewhere
// there is neither a service worker nor a prompt, and nothing is missing but these.

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  private offered = $state.raw<InstallPrompt | null>(null);

  get possible(): boolean {
    return this.offered !== null;
  }

  /** Listens for the browser's offer, and keeps the page for when the server can't be reached. */
  start(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // it is offered in Me, when it is looked for
      this.offered = event as InstallPrompt;
    });
    if (import.meta.env.PROD && globalThis.isSecureContext && 'serviceWorker' in navigator)
      addEventListener('load', () => void keepPage());
  }

  async ask(): Promise<void> {
    const offer = this.offered;
    this.offered = null;
    await offer?.prompt();
  }
}

export const install = new Install();

async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(
      pageFiles(
        performance.getEntriesByType('resource').map(({ name }) => name),
        location.origin,
      ),
    );
  } catch {
    // A browser that was told to keep nothing: then there is no page without the server.
  }
}

/** The loaded files of the page, and the id of its build: the name of its entry script. */
export function pageFiles(loaded: readonly string[], origin: string): { build: string; files: string[] } {
  const files = [
    ...new Set(
      loaded.filter((file) => file.startsWith(`${origin}/assets/`)).map((file) => file.slice(origin.length)),
    ),
  ];
  return { build: files.find((file) => /\/index-[^/]*\.js$/.test(file)) ?? 'page', files };
}
