import { askForest, createRng, type Forest, hashString, readForest } from '../../packages/kernels/src/math/index.ts';
import { CLASSES } from '../../packages/kernels/src/rig/body/classify.ts';
import { type GrowOptions, growForest, type Lessons, packForest } from '../forests/grow-forest.ts';
import { isFile, type TraitRow } from './measure-rows.ts';

/** Packed forests that tell where the front of a body is. */
interface FrontForests {
  fronts: string[];
  stances: string[];
  planes: string[];
}

const FOREST: GrowOptions = { trees: 40, depth: 10, least: 3 };

/** Grows what tells mirror planes from others and fronts from backs. */
export function growFronts(rows: readonly TraitRow[]): FrontForests {
  const grow = (lessons: Lessons, seed: number): string[] =>
    packForest(growForest(lessons, FOREST, createRng(seed)), lessons.classCount);
  return {
    fronts: grow(wayLessons(rows, 'fronts'), 2),
    stances: grow(wayLessons(rows, 'stances'), 3),
    planes: grow(planeLessons(rows), 4),
  };
}

/** Prints how many mirror planes and fronts are told right by trees that have seen none of their family, of bodies as they are and varied. */
export function checkFronts(rows: readonly TraitRow[], folds: number): void {
  const tally = new Map<string, [all: number, planes: number, fronts: number]>();
  for (let fold = 0; fold < folds; fold++) {
    const isOut = ({ family }: TraitRow): boolean => Math.abs(hashString(family)) % folds === fold;
    const grown = growFronts(rows.filter((row) => !isOut(row)));
    const [fronts, stances, planes] = [grown.fronts, grown.stances, grown.planes].map(readForest);
    for (const row of rows.filter(isOut)) {
      if (!row.fronts || !row.stances || !row.planes) continue;
      const key = `${isFile(row.name) ? 'file' : 'own'} ${CLASSES[row.truth]}${row.varied ? ' varied' : ''}`;
      const own = tally.get(key) ?? [0, 0, 0];
      tally.set(key, own);
      const ask = (forest: Forest, traits: readonly number[]): number => askForest(forest, traits)[1];
      const [right, ...wrong] = row.planes.map((traits) => ask(planes, traits));
      const [ahead, back] = [0, 1].map(
        (k) => ask(fronts, row.fronts?.[k] ?? []) + ask(stances, row.stances?.[k] ?? []),
      );
      own[0]++;
      if (wrong.every((vote) => vote < right)) own[1]++;
      if (ahead > back) own[2]++;
    }
  }
  for (const [key, [all, planes, fronts]] of [...tally].sort())
    console.log(`families left out: ${key}: planes ${planes}, fronts ${fronts} of ${all}`);
}

function wayLessons(rows: readonly TraitRow[], of: 'fronts' | 'stances'): Lessons {
  const flat = rows.flatMap((row) => row[of] ?? []);
  return { rows: flat, classes: flat.map((_, k) => 1 - (k % 2)), weights: flat.map(() => 1), classCount: 2 };
}

/** Wrong planes of a body count as much together as the right one. */
function planeLessons(rows: readonly TraitRow[]): Lessons {
  const known = rows.flatMap(({ planes }) => (planes && planes.length > 1 ? [planes] : []));
  return {
    rows: known.flat(),
    classes: known.flatMap((planes) => planes.map((_, k) => (k ? 0 : 1))),
    weights: known.flatMap((planes) => planes.map((_, k) => (k ? 1 / (planes.length - 1) : 1))),
    classCount: 2,
  };
}
