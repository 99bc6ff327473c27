// Where guests reach this server. The page may have been opened at localhost, which leads every other device to itself:
// the server says in the page's head where it can be found instead (src/barkade/server/page.py).

const told = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="barkade-${name}"]`)?.content ?? '';

/** Whether a host leads every device to itself. */
export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}

/** The server's addresses in its networks, told only to a page of the same machine; nobody chooses where there is a public URL. */
export const homeUrls = (): string[] => (told('public') ? [] : told('lan').split(' ').filter(Boolean));

/** What every link to share begins with: the public URL, else for a page at a loopback name an address in the home network,
 * the chosen one if it is still there. */
export function guestUrl(
  chosen = '',
  here: Pick<Location, 'hostname' | 'origin'> = location,
  publicUrl = told('public'),
  lanUrls = homeUrls(),
): string {
  const lanUrl = lanUrls.includes(chosen) ? chosen : lanUrls[0];
  return publicUrl || (isLoopback(here.hostname) && lanUrl) || here.origin;
}
