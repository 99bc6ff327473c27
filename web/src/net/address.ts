// Where guests reach this server. The page may have been opened at localhost, which leads every other device to itself:
// the server says in the page's head where it can be found instead (src/barkade/server/page.py).

const told = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="barkade-${name}"]`)?.content ?? '';

/** Whether a host leads every device to itself. */
export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}

/** What every link to share begins with: the public URL, else for a page at a loopback name the server's address in the home network. */
export function guestUrl(
  here: Pick<Location, 'hostname' | 'origin'> = location,
  publicUrl = told('public'),
  lanUrl = told('lan'),
): string {
  return publicUrl || (isLoopback(here.hostname) && lanUrl) || here.origin;
}
