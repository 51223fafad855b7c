import type { MaterialSpec } from '../../texture/index.ts';
import type { ParamValue } from '../dsl/archetype.ts';

/** One noun of a family's file with its synonyms. */
export interface NounRow {
  words: readonly string[];
  archetype: string;
  preset?: string;
  params: Readonly<Record<string, ParamValue>>;
  /** By slot; the empty name is the main slot. */
  materials: Readonly<Record<string, Partial<MaterialSpec>>>;
  size?: { height?: number; length?: number };
  monster: boolean;
  /** Not its adjective and noun: an ice axe is not an axe of ice. */
  whole: boolean;
}

/** What a noun may carry: size, colour or recipe of a slot, parameter. */
const TOKEN = /^(?:([hl])(\d+(?:\.\d+)?)|([a-z ]*)(#[0-9a-f]{6}|@[a-z-]+)|([a-zA-Z]+)=(\S+)|!(monster|whole))$/;

/**
 * Reads a family's table. One line: `archetype/preset | what holds for all of them | noun = synonym what holds for it, noun ...`. What can
 * hold: `h1.2` or `l0.3` height or longest extent in metres, `#c8201c` and `@wood` colour and recipe of the main slot, `wings#c8201c` and
 * `legs@steel` of another, `places=3` a parameter, `!monster`, `!whole` (see
 * {@link NounRow}). Throws on a line that is not of that form.
 */
export function readFamily(table: string): NounRow[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [target, shared, nouns, more] = line.split('|').map((cell) => cell.trim());
      if (!nouns || more !== undefined) throw new Error(`not a row of nouns: ${line.slice(0, 60)}`);
      const [archetype, preset] = target.split('/');
      return nouns.split(', ').map((noun) => readNoun(noun, shared, archetype, preset));
    });
}

function readNoun(noun: string, shared: string, archetype: string, preset: string | undefined): NounRow {
  const row = {
    archetype,
    preset,
    params: {} as Record<string, ParamValue>,
    materials: {} as Record<string, Partial<MaterialSpec>>,
  };
  const own: string[] = [];
  const words = noun.split(' = ').map((synonym) => {
    const parts = synonym.split(' ');
    let n = parts.length;
    while (n > 1 && TOKEN.test(parts[n - 1])) n--;
    own.push(...parts.slice(n));
    return parts.slice(0, n).join(' ');
  });
  let size: NounRow['size'];
  let monster = false;
  let whole = false;
  for (const token of [...shared.split(' ').filter(Boolean), ...own]) {
    const m = TOKEN.exec(token);
    if (!m) throw new Error(`not a property of a noun: ${token} (${noun.slice(0, 40)})`);
    if (m[1]) size = m[1] === 'h' ? { height: Number(m[2]) } : { length: Number(m[2]) };
    else if (m[4]) {
      const look = m[4][0] === '#' ? { color: m[4] } : { base: m[4].slice(1) };
      row.materials[m[3]] = { ...row.materials[m[3]], ...look };
    } else if (m[5]) row.params[m[5]] = readValue(m[6]);
    else if (m[7] === 'monster') monster = true;
    else whole = true;
  }
  return { ...row, words, size, monster, whole };
}

function readValue(text: string): ParamValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return Number.isFinite(Number(text)) ? Number(text) : text;
}
