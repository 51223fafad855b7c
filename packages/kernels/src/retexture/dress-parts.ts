import { meshBounds } from '../mesh/index.ts';
import {
  type Archetypes,
  classOf,
  dress,
  type Finish,
  type FinishReading,
  type Look,
  nameWords,
  type PartSpec,
  paintedWith,
  patternOf,
  readFinishes,
  type Thesaurus,
} from '../sculpt/index.ts';
import type { MaskSpec, MaterialSpec } from '../texture/index.ts';
import { colorLab, findBare } from './find-bare.ts';
import { layDots } from './lay-dots.ts';
import type { SurfacePart } from './surface-parts.ts';

/** A part of which a prompt may say something. */
export interface DressedPart {
  part: SurfacePart;
  /** What else it is called: its material's name, the words of what it was made from. */
  alias: readonly string[];
  /** What it is made of before. */
  under: MaterialSpec;
}

export interface DressOptions {
  archetypes: Archetypes;
  thesaurus?: Thesaurus;
}

/** What a prompt comes to. */
export interface Dressing {
  /** Material of each part. */
  specs: MaterialSpec[];
  /** The colours that were asked for, and are to be seen on the whole where materials and patterns have them. */
  asked: ReadonlySet<string>;
  /** Of each part: whether words were said of it, and a colour among them. */
  said: boolean[];
  colored: boolean[];
  /** Of each part that gets a colour and nothing else: a number that those share to which the same words give it. */
  recolored: (number | undefined)[];
  phrases: { words: string; parts: string[]; material: string; color?: string }[];
  ignored: string[];
  guesses: FinishReading['guesses'];
  looks: string[];
}

/** Parts smaller than this share of the largest are details. */
const SMALL = 0.3;
/** Recipes that have a grain: it runs along a part. */
const GRAINED = /wood|oak|planks|bark|bamboo|brushed/;

/** Lays what a prompt says onto the parts that it names, as the sculptor would have made them. */
export function dressParts(prompt: string, dressed: readonly DressedPart[], options: DressOptions): Dressing {
  const names = dressed.map(({ part, alias }) => [...new Set([part.label, ...alias].flatMap(nameWords))]);
  const reading = readFinishes(prompt, names, options.archetypes, options.thesaurus);
  const finishes = assign(reading, dressed);
  const asked = new Set<string>();
  const extents = measureFinishes(finishes, dressed);
  const dots = dotFinishes(finishes, dressed, extents);
  const specs = dressed.map(({ part, under }, i) => {
    const given = finishes[i];
    if (!given) return under;
    const site = { extent: extents.get(given.finish) ?? part.extent, dots: dots[i] };
    const spec = inCourses(paintedWith(given.finish, under, site, given.second), under, names[i]);
    if (given.finish.mods.colors.length && spec.color) asked.add(spec.color);
    for (const { hex } of [...given.finish.mods.colors, ...(given.finish.pattern?.mods.colors ?? [])]) asked.add(hex);
    return spec;
  });
  const looked = reading.looks.reduce((list, look) => wear(list, dressed, look as Look, asked), specs);
  const recolored = finishes.map((given, i) => {
    const isPlain = given && isColorAlone(given) && looked[i].base === dressed[i].under.base;
    return isPlain ? finishes.findIndex((other) => other?.finish === given.finish) : undefined;
  });
  return {
    specs: looked.map((spec, i) => alongPart(spec, dressed[i].part.extent)),
    asked,
    said: finishes.map((given) => given !== undefined || reading.looks.length > 0),
    colored: finishes.map((given) => (given?.finish.mods.colors.length ?? 0) > 0),
    recolored,
    phrases: tell(reading, finishes, dressed, specs),
    ignored: reading.ignored,
    guesses: reading.guesses,
    looks: reading.looks,
  };
}

interface Given {
  finish: Finish;
  /** The second of two materials. */
  second: boolean;
}

/** A body goes on in head, limbs and tail: what nothing else names and is of the same stuff and colour goes with it. */
const WHOLE_BODY = /\b(body|skin|hide|fur|scales)$/i;

function isSameStuff(a: MaterialSpec, b: MaterialSpec): boolean {
  return a.base === b.base && a.color === b.color;
}

/** Whether words speak of a colour, and of no stuff or pattern. */
function isColorAlone({ finish: { mods, pattern } }: Given): boolean {
  const isPatterned = pattern !== undefined || mods.attributes.some((attribute) => attribute.pattern);
  return mods.colors.length === 1 && mods.materials.length === 0 && !isPatterned;
}

/** Which words each part listens to: those that name it, else those for details, else the rest. */
function assign(reading: FinishReading, dressed: readonly DressedPart[]): (Given | undefined)[] {
  const own: (Finish | undefined)[] = dressed.map(() => undefined);
  for (const said of reading.parts) for (const part of said.parts) own[part] = said;
  for (const said of reading.parts) {
    if (!WHOLE_BODY.test(said.words)) continue;
    const same = (i: number): boolean => said.parts.some((j) => isSameStuff(dressed[i].under, dressed[j].under));
    dressed.forEach((_, i) => {
      if (!own[i] && same(i)) own[i] = said;
    });
  }
  const { rest, details } = reading;
  const bare = !rest || isClothAlone(rest) ? findBare(dressed) : new Set<number>();
  const free = dressed.flatMap((_, i) => (own[i] || bare.has(i) ? [] : [i]));
  const small = findDetails(free, dressed);
  const hard = rest ? findHard(rest, dressed) : new Set<number>();
  const two = (rest?.mods.materials.filter(({ coat }) => !coat).length ?? 0) > 1;
  return dressed.map((_, i): Given | undefined => {
    const named = own[i];
    if (named) return { finish: named, second: false };
    if (bare.has(i)) return undefined;
    if (details && small.has(i)) return { finish: details, second: false };
    return rest && !hard.has(i) ? { finish: rest, second: two && small.has(i) } : undefined;
  });
}

/** Share of the surface that must be soft for cloth to mean that alone. */
const UPHOLSTERED = 0.25;

/** What cloth does not go on, where there is much that it goes on: legs and frames. */
function findHard(finish: Finish, dressed: readonly DressedPart[]): Set<number> {
  const total = dressed.reduce((sum, { part }) => sum + part.area, 0);
  const soft = dressed.filter(({ under }) => isWorn(under.base)).reduce((sum, { part }) => sum + part.area, 0);
  if (!isClothAlone(finish) || soft < UPHOLSTERED * total) return new Set();
  const isHard = (kind: string): boolean => kind === 'wood' || kind === 'metal' || kind === 'stone' || kind === 'glass';
  return new Set(dressed.flatMap(({ under }, i) => (isHard(classOf(under.base)) ? [i] : [])));
}

function isClothAlone({ mods }: Finish): boolean {
  const solid = mods.materials.filter(({ coat }) => !coat);
  return solid.length > 0 && solid.every(({ material }) => isWorn(material.base ?? ''));
}

function isWorn(base: string): boolean {
  return classOf(base) === 'cloth' || base === 'wool';
}

/** The small parts; only those of another stuff than the largest, where there are such: the hoops and not the staves. */
function findDetails(free: readonly number[], dressed: readonly DressedPart[]): Set<number> {
  const areas = new Map<string, number>();
  for (const i of free) {
    const { part, under } = dressed[i];
    const stuff = classOf(under.base);
    areas.set(stuff, (areas.get(stuff) ?? 0) + part.area);
  }
  const main = [...areas].sort((a, b) => b[1] - a[1])[0]?.[0];
  const sizes = measureCells(free, dressed);
  const largest = Math.max(...sizes);
  const small = free.filter((_, k) => free.length > 1 && sizes[k] < SMALL * largest);
  const other = free.filter((i) => classOf(dressed[i].under.base) !== main);
  const hard = other.filter((i) => classOf(dressed[i].under.base) === 'metal');
  return new Set(hard.length ? hard : small.length ? small : other);
}

/** OKLab distance within which the cells of a palette are of one stuff: light and dark of a gradient. */
const SHADES = 0.09;
/** Chroma from which on they do: greys are metal here and cloth there. */
const COLORED = 0.04;

/** Area that parts count for: cells of a palette with all that are of their colour, other parts alone. */
function measureCells(free: readonly number[], dressed: readonly DressedPart[]): number[] {
  const labs = free.map((i) => colorLab(dressed[i].under.color));
  const isCell = (k: number): boolean =>
    dressed[free[k]].under.base === 'plain' && Math.hypot(labs[k][1], labs[k][2]) > COLORED;
  return free.map((i, k) =>
    free.reduce((sum, j, m) => {
      const isSame =
        i === j || (isCell(k) && isCell(m) && Math.hypot(...labs[k].map((v, a) => v - labs[m][a])) < SHADES);
      return isSame ? sum + dressed[j].part.area : sum;
    }, 0),
  );
}

/** How far everything reaches that listens to the same words. */
function measureFinishes(
  finishes: readonly (Given | undefined)[],
  dressed: readonly DressedPart[],
): Map<Finish, [number, number, number]> {
  const out = new Map<Finish, [number, number, number]>();
  for (const finish of new Set(finishes.flatMap((given) => given?.finish ?? []))) {
    const meshes = dressed.flatMap(({ part }, i) => (finishes[i]?.finish === finish ? [part.mesh] : []));
    const { min, max } = meshBounds(meshes);
    out.set(finish, [max[0] - min[0], max[1] - min[1], max[2] - min[2]]);
  }
  return out;
}

/** The dots of each part, where dots are what is said of it. */
function dotFinishes(
  finishes: readonly (Given | undefined)[],
  dressed: readonly DressedPart[],
  extents: ReadonlyMap<Finish, readonly [number, number, number]>,
): (MaskSpec | undefined)[] {
  const out: (MaskSpec | undefined)[] = dressed.map(() => undefined);
  for (const [finish, extent] of extents) {
    if (patternOf(finish) !== 'spots') continue;
    const reached = finishes.flatMap((given, i) => (given?.finish === finish ? [i] : []));
    const masks = layDots(
      reached.map((i) => dressed[i].part.mesh),
      extent,
    );
    reached.forEach((i, k) => {
      out[i] = masks[k] ?? NOWHERE;
    });
  }
  return out;
}

/** For parts too small or thin for a dot, beside others that have them. */
const NOWHERE: MaskSpec = { kind: 'edge', from: 2, to: 3 };

/** What walls are called. */
const WALL = /^(wall|plinth|tower|chimney|battlement|rampart|parapet|buttress)s?$/;

/** Stone that a wall is made of is laid in courses. */
function inCourses(spec: MaterialSpec, under: MaterialSpec, names: readonly string[]): MaterialSpec {
  const isBuilt = names.some((name) => WALL.test(name)) || under.base === 'brick' || under.base === 'cut-stone';
  return spec.base === 'stone' && isBuilt ? { ...spec, base: 'cut-stone' } : spec;
}

/** The parts in a style, as if they had been sculpted in it. */
function wear(
  specs: readonly MaterialSpec[],
  dressed: readonly DressedPart[],
  look: Look,
  asked: ReadonlySet<string>,
): MaterialSpec[] {
  const parts = dressed.map(({ part }, i): PartSpec => {
    const { positions, indices } = part.mesh;
    return { name: part.label, shape: { op: 'mesh', positions, indices }, material: specs[i] };
  });
  return dress({ parts }, look, asked).parts.map(({ material }) => material);
}

/** Grain along the longest way, where the material says nothing of it. */
function alongPart(spec: MaterialSpec, extent: readonly [number, number, number]): MaterialSpec {
  if (spec.grain || !GRAINED.test(spec.base)) return spec;
  const longest = extent.indexOf(Math.max(...extent));
  return { ...spec, grain: [longest === 0 ? 1 : 0, longest === 1 ? 1 : 0, longest === 2 ? 1 : 0] };
}

function tell(
  reading: FinishReading,
  finishes: readonly (Given | undefined)[],
  dressed: readonly DressedPart[],
  specs: readonly MaterialSpec[],
): Dressing['phrases'] {
  const all: Finish[] = [...reading.parts];
  if (reading.details) all.push(reading.details);
  if (reading.rest) all.push(reading.rest);
  return all.flatMap((finish) => {
    const reached = finishes.flatMap((given, i) => (given?.finish === finish ? [i] : []));
    if (!reached.length) return [];
    const { base, color } = specs[reached[0]];
    const parts = [...new Set(reached.map((i) => dressed[i].part.label))].slice(0, 40);
    return [{ words: finish.words, parts, material: base, ...(color && { color }) }];
  });
}
