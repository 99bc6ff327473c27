// The URL under which guests reach this server. The page may have been opened at localhost, which is useless for other
// devices, so the server puts its own URL into the page's head (src/barkade/server/http/static.py).

const told = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="barkade-${name}"]`)?.content ?? '';

/** Whether a host is a loopback name. */
export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}

/** The server's LAN addresses, sent to pages on the same machine only; empty if there is a public URL. */
export const homeUrls = (): string[] => (told('public') ? [] : told('lan').split(' ').filter(Boolean));

/** The base of all links to share: the public URL; else, for a page at a loopback name, a LAN address,
 * the chosen one if it still exists. */
export function guestUrl(
  chosen = '',
  here: Pick<Location, 'hostname' | 'origin'> = location,
  publicUrl = told('public'),
  lanUrls = homeUrls(),
): string {
  const lanUrl = lanUrls.includes(chosen) ? chosen : lanUrls[0];
  return publicUrl || (isLoopback(here.hostname) && lanUrl) || here.origin;
}
