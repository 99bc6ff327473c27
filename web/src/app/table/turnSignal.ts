// That it is one's turn, or that the next game is open, can't be missed: in the title, in the icon, and as a notification
// where that was allowed.

import { t } from '../../words/words.svelte';
import { settings } from '../settings.svelte';

const ICON = '/icon.svg';
const ICON_TURN = '/icon-turn.svg';

type News = 'turn' | 'next';

export function signal(news: News | '', game: string): void {
  document.title = t(`title-${news || 'table'}`, { game: t(`${game}-name`) });
  icon(news ? ICON_TURN : ICON);
}

export function quiet(): void {
  document.title = t('page-title');
  icon(ICON);
}

function icon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== href) link.href = href;
}

/** Over plain http, or where it wasn't allowed, there is none; title and icon do. */
export function notify(news: News, game: string): void {
  if (!document.hidden || !settings.kept.notify || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const name = t(`${game}-name`);
  void show(news === 'turn' ? t('banner-yours') : t('next-open', { game: name }), {
    body: name,
    icon: ICON_TURN,
    tag: `turn-${location.pathname.split('/').at(-1)}`,
    data: { path: location.pathname },
  });
}

/** By the service worker where there is one: on Android nothing else may show a notification. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) return await registration.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // The browser allows none after all; title, icon and sound do.
  }
}
