// Being told of turns by this browser: while a tab is open, and, where the browser has a push service, while none is.

import { api, NotDone } from '../../net/api';
import { settings } from '../settings.svelte';
import { me } from './me.svelte';

/** Over plain http browsers show no notifications; some, such as those within other apps, never do. */
export const isSecure = globalThis.isSecureContext;
export const canNotify = isSecure && 'Notification' in globalThis;
const canPush = () => canNotify && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** What became of the wish: pushed to, told only while a tab is open, or refused by the browser. */
export type Outcome = 'push' | 'open' | 'refused';

export async function switchOn(): Promise<Outcome> {
  if (!canNotify || (await Notification.requestPermission()) !== 'granted') {
    settings.set('notify', false);
    return 'refused';
  }
  settings.set('notify', true);
  await me.comeIn();
  try {
    await subscribe();
    return 'push';
  } catch (error) {
    if (error instanceof NotDone) throw error;
    return 'open'; // no push service behind this browser, or it can't be reached
  }
}

export async function switchOff(): Promise<void> {
  settings.set('notify', false);
  if (canPush()) {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  }
  if (me.person?.push) {
    await api.pushNoMore();
    await me.renew();
  }
}

async function subscribe(): Promise<void> {
  if (!canPush()) throw new Error('no push');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await api.ways();
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  let subscription = await pushManager.getSubscription();
  // One that was made for another server at this address would never be told anything.
  if (subscription && text(subscription.options.applicationServerKey) !== key) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe(wanted);
  await api.pushHere({
    endpoint: subscription.endpoint,
    p256dh: text(subscription.getKey('p256dh')),
    auth: text(subscription.getKey('auth')),
  });
  await me.renew();
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (each) => each.charCodeAt(0));
}

function text(key: ArrayBuffer | null): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
