import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A colour or material that must be seen: on the whole, or on a part. */
export interface ExpectedLook {
  part?: string;
  what: 'color' | 'material';
  value: string;
}

/** One thing that a prompt asks for. */
export interface ExpectedThing {
  archetypes: readonly string[];
  kind?: readonly string[];
  count?: number;
  looks: readonly ExpectedLook[];
  pose?: string;
  text?: string;
  metres?: number;
  look?: string;
  without: readonly string[];
}

/** A prompt and what must be understood of it. Relations name things by their place in the list, from 0. */
export interface Expectation {
  prompt: string;
  things: readonly ExpectedThing[];
  relations: readonly { a: number; rel: string; b: number }[];
}

/** Reads the prompts beside this file; the head of the first says how a line is written. */
export function readExpectations(): Expectation[] {
  return ['prompts-a.txt', 'prompts-b.txt', 'prompts-c.txt', 'prompts-d.txt'].flatMap((file) =>
    readFileSync(resolve(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('# ') && line.includes(' => '))
      .map(readLine),
  );
}

function readLine(line: string): Expectation {
  const [prompt, wanted] = line.split(' => ');
  const [things, relations = ''] = wanted.split('; ');
  return {
    prompt,
    things: things.split(', ').map(readThing),
    relations: relations
      .split(', ')
      .filter(Boolean)
      .map((text) => {
        const [a, rel, b] = text.split(' ');
        return { a: Number(a) - 1, rel, b: Number(b) - 1 };
      }),
  };
}

function readThing(text: string): ExpectedThing {
  // The text of letters may hold spaces: it runs to the next field.
  const words: string[] = text.match(/t:.+?(?= \w+:|$)|\S+/g) ?? [];
  const count = /^\d+$/.test(words[0]) ? Number(words.shift()) : undefined;
  const name = words.shift() ?? '';
  // "creature/polar bear": a kind of two words.
  const kindRest: string[] = [];
  while (words[0] && !words[0].includes(':')) kindRest.push(words.shift() ?? '');
  const options = [name, ...kindRest].join(' ').split('|');
  const kinds = options.flatMap((o, i) =>
    o.includes('/') ? [o.split('/')[1]] : i && options[0].includes('/') ? [o] : [],
  );
  const field = (key: string): string | undefined => words.find((w) => w.startsWith(`${key}:`))?.slice(key.length + 1);
  return {
    archetypes: options.map((o) => o.split('/')[0]),
    kind: kinds.length ? kinds : undefined,
    count,
    looks: words.flatMap(readLook),
    pose: field('p'),
    text: field('t'),
    metres: field('h') === undefined ? undefined : Number(field('h')),
    look: field('s'),
    without: words.filter((w) => w.startsWith('no:')).map((w) => w.slice(3)),
  };
}

function readLook(word: string): ExpectedLook[] {
  const m = /^(?:(\w+)\.)?([cm]):(.+)$/.exec(word);
  return m ? [{ part: m[1], what: m[2] === 'c' ? 'color' : 'material', value: m[3] }] : [];
}
