import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WEB = dirname(fileURLToPath(import.meta.url));
const PACKAGE = resolve(WEB, '../src/barkade');
const FALLBACK = 'en';
/** What a game says at its board alone: its story, refusals, odds, and what can be done. The front door never does. */
const AT_BOARDS = /^\w+-(beat|board|coach|do|ending|impossible|page|told|why)-/;

/** The folders whose words a browser may have to say. The terminal's stay at home. */
function folders(): string[] {
  const rooms = [join(PACKAGE, 'games'), join(WEB, 'src', 'games')];
  const games = rooms.flatMap((folder) => readdirSync(folder).map((game) => join(folder, game, 'words')));
  return [
    join(PACKAGE, 'engine', 'words'),
    join(PACKAGE, 'bots', 'words'),
    join(PACKAGE, 'server', 'words'),
    ...games,
    join(WEB, 'words'),
  ];
}

function files(): string[] {
  return folders().flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.ftl'))
        .map((name) => join(folder, name));
    } catch {
      return []; // a room without words of its own
    }
  });
}

/** The messages of a language by their ids, without what only translators read. */
function messages(language: string): Map<string, string> {
  const texts = files()
    .filter((file) => basename(file, '.ftl') === language)
    .map((file) =>
      readFileSync(file, 'utf-8')
        .replace(/^#.*\n/gm, '')
        .replace(/\n{2,}/g, '\n'),
    );
  const entries = texts
    .join('\n')
    .split(/^(?=[a-z])/m)
    .filter((entry) => entry.includes('='));
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.trimEnd()]));
}

/**
 * A language's words for the front door, or those for boards, in one text. What it lacks is said in English, so that
 * nobody has to fetch two languages.
 */
function text(language: string, part: string): string {
  const all = new Map([...messages(FALLBACK), ...messages(language)]);
  const wanted = [...all].filter(([id]) => AT_BOARDS.test(id) === (part === 'boards'));
  return wanted.map(([, entry]) => entry).join('\n');
}

/**
 * `virtual:languages` lists the languages, each with its words as two chunks that are loaded when they are wanted:
 * those of the front door, and those of boards. They are the same .ftl files that Python speaks with, and the page's own.
 */
export function words(): Plugin {
  const list = '\0virtual:languages';
  const one = '\0virtual:words/';
  return {
    name: 'barkade-words',
    resolveId(id) {
      if (id === 'virtual:languages') return list;
      return id.startsWith('virtual:words/') ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === list) {
        const languages = [...new Set(files().map((file) => basename(file, '.ftl')))].sort();
        const chunk = (part: string, name: string) =>
          `${part}: () => import("virtual:words/${part}/${name}")`;
        const entries = languages.map(
          (name) => `${JSON.stringify(name)}: { ${chunk('door', name)}, ${chunk('boards', name)} }`,
        );
        return `export default { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(one)) return undefined;
      for (const file of files()) this.addWatchFile(file);
      const [part, language] = id.slice(one.length).split('/');
      return `export default ${JSON.stringify(text(language, part))};`;
    },
  };
}
