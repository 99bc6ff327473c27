// Where the visitor is. Places have addresses of their own, so that reload, back and a shared link do the right thing.

import { codeIn } from './home/joinCode';

export type Place =
  | { name: 'home' }
  | { name: 'table'; id: string }
  | { name: 'code'; code: string }
  | { name: 'screen'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'evening'; id: string }
  | { name: 'learn'; game: string }
  | { name: 'puzzles'; game: string }
  | { name: 'puzzle'; game: string; puzzle: string }
  | { name: 'daily'; game: string; day: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'me'; code: string }
  | { name: 'tell'; stop: string }
  | { name: 'about' }
  | { name: 'nowhere' };

export function placeOf(path: string, hash = ''): Place {
  const [first = '', second = '', third = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length) return { name: 'nowhere' };
  if (!first) return { name: 'home' };
  if (first === 'table' && second && !third) return { name: 'table', id: second };
  if (first === 'table' && second && third === 'screen') return { name: 'screen', id: second };
  if (first === 'replay' && !third) return { name: 'replay', id: second };
  if (first === 'evening' && second && !third) return { name: 'evening', id: second };
  if (first === 'learn' && second && !third) return { name: 'learn', game: second };
  if (first === 'puzzles' && !third) return { name: 'puzzles', game: second };
  if (first === 'puzzles') return { name: 'puzzle', game: second, puzzle: third };
  if (first === 'daily' && second) return { name: 'daily', game: second, day: third };
  if (first === 'rules' && second && !third)
    return { name: 'rules', game: second, rule: hash.replace(/^#/, '') };
  if (first === 'me' && !second) return { name: 'me', code: hash.replace(/^#/, '') };
  if (first === 'tell' && !second) return { name: 'tell', stop: hash.replace(/^#/, '') };
  if (first === 'about' && !second) return { name: 'about' };
  if (codeIn(first) && !second) return { name: 'code', code: codeIn(first) };
  return { name: 'nowhere' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state<Place>({ name: 'home' });

  start(): void {
    this.look();
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.place = placeOf(location.pathname, location.hash);
  }

  /** Plain clicks on links within the house don't load the page anew. */
  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
