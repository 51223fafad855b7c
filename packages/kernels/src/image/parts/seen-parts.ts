import type { FloatImage } from '../float-image.ts';
import { toLinear } from '../float-image.ts';
import { toOklab } from '../oklab.ts';
import type { Raster } from '../raster.ts';
import { readHint } from './hint.ts';
import { measureParts } from './measure-parts.ts';
import { nameWanted } from './name-parts.ts';

/** A part as a picture shows it. */
export interface SeenPart {
  name: string;
  /** Share of what is seen, 0 where it is hidden. */
  share: number;
  /** Plain word for its mean colour; none where it is hidden. */
  color?: string;
}

/** The number of parts that a hint asks for, if it does, and the nouns of the things in it. */
export function readWishes(hint: string): { count?: number; nouns: string[] } {
  const { count, wanted } = readHint(hint);
  return { count, nouns: [...new Set(wanted.map(({ noun }) => noun).filter(Boolean))] };
}

/** Whether a part's name has this noun in it, of one thing or of many. */
export function isNamed(name: string, noun: string): boolean {
  return name
    .toLowerCase()
    .split(/[\s_-]+/)
    .some((word) => word === noun || word === `${noun}s`);
}

/**
 * Describes the parts of a body from a picture of it. What `hint` asks for by a noun that none is named goes to the part that fits its colour and
 * place best; the others keep their names. `label` per pixel, -1 on the ground; `picture` the colours.
 */
export function describeSeen(label: Int32Array, picture: Raster, names: readonly string[], hint: string): SeenPart[] {
  const colours: FloatImage = toOklab(toLinear(picture));
  const facts = measureParts(label, names.length, colours.data, picture.width, picture.height);
  const wanted = readHint(hint).wanted.filter(({ noun }) => !names.some((name) => noun && isNamed(name, noun)));
  // What is not seen fits nowhere.
  const seen = names.map((_, p) => p).filter((p) => facts[p].share > 0);
  const given = nameWanted(
    seen.map((p) => facts[p]),
    wanted,
  );
  const said = new Map(seen.map((p, k) => [p, given[k]]));
  const used = new Map<string, number>();
  return names.map((own, p) => {
    const { share, word } = facts[p];
    const name = said.get(p) ?? own;
    const n = (used.get(name) ?? 0) + 1;
    used.set(name, n);
    return { name: n > 1 ? `${name} ${n}` : name, share, ...(share > 0 && { color: word }) };
  });
}
