import { appendFile, readFile } from 'node:fs/promises';
import { createRng, hashString } from '../../packages/kernels/src/math/index.ts';
import { makeBody, turnBody } from '../../packages/kernels/src/rig/body/body.ts';
import { guessPlanes, nearestPlane } from '../../packages/kernels/src/rig/body/choose-plane.ts';
import { CLASSES } from '../../packages/kernels/src/rig/body/classify.ts';
import { measureFrontTraits } from '../../packages/kernels/src/rig/body/front-traits.ts';
import { measureStanceTraits } from '../../packages/kernels/src/rig/body/stance-traits.ts';
import { measureTraits } from '../../packages/kernels/src/rig/body/traits.ts';
import type { RigCase } from './case.ts';
import { isImagined } from './imagined-cases.ts';
import { knownBody } from './known-body.ts';
import { looksAhead } from './measure-body.ts';
import { varyCase } from './vary-case.ts';

/** What a forest learns of one model. */
export interface TraitRow {
  name: string;
  /** Models of one family are never learned from and asked for at once: what somebody made in one style, or variants of one sculpture. */
  family: string;
  /** Index in `CLASSES`. */
  truth: number;
  varied: boolean;
  traits: number[];
  /** Front traits and stance traits the right and the wrong way round. */
  fronts?: [number[], number[]];
  stances?: [number[], number[]];
  /** Traits of the mirror plane, and of what it may be taken for. */
  planes?: number[][];
}

type Times = Readonly<Record<(typeof CLASSES)[number], number>>;

/** How often a kind of our own is shown again, varied; parts of a whole are chances. */
const VARIANTS: Times = {
  ...{ none: 0, biped: 2, quadruped: 1, avian: 1.5, aquatic: 3, serpentine: 4, hexapod: 3, octopod: 4 },
};
/** The same of what others made. */
const FILE_VARIANTS: Times = {
  ...{ none: 0, biped: 9, quadruped: 9, avian: 9, aquatic: 9, serpentine: 9, hexapod: 9, octopod: 9 },
};
/** The same of what is imagined: it is of all shapes as it is. */
const IMAGINED_VARIANTS = 1;
/** Cosines of the angle from where a body looks: to the planes from which its front can be told, to those that are its mirror plane as well as any, and to those that are certainly not. */
const KNOWN = 0.7;
const RIGHT = 0.995;
const FALSE = 0.82;

/** The rows of cases that `file` has none of yet are measured and appended to it, a line each: measuring takes longer than growing. `only` fronts: without the traits of kinds. */
export async function measureRows(
  cases: () => AsyncIterable<RigCase>,
  file: string,
  { isOver, only }: { isOver: () => boolean; only?: 'fronts' },
): Promise<TraitRow[]> {
  const known = await readRows(file);
  const done = new Set(known.map(({ name }) => name));
  // Every model itself before the first is varied: what is cut short is of all kinds all the same.
  for (const [from, to] of [
    [0, 0],
    [1, 2],
    [3, Infinity],
  ])
    for await (const item of cases()) {
      const often = isImagined(item.name)
        ? IMAGINED_VARIANTS
        : (isFile(item.name) ? FILE_VARIANTS : VARIANTS)[item.truth];
      const times = Math.floor(often + createRng(hashString(item.name)).range(0, 1));
      for (let v = from; v <= Math.min(to, times); v++) {
        if (done.has(nameOf(item, v)) || isOver()) continue;
        const row = measureRow(item, v, only);
        known.push(row);
        await appendFile(file, `${JSON.stringify(row)}\n`);
      }
      if (isOver()) return known;
    }
  return known.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function readRows(file: string): Promise<TraitRow[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TraitRow);
}

function nameOf({ name }: RigCase, variant: number): string {
  return variant ? `${name} #${variant}` : name;
}

function measureRow(item: RigCase, variant: number, only?: 'fronts'): TraitRow {
  const {
    item: { mesh },
    yaw,
  } = varyCase(item, variant);
  const row = { name: nameOf(item, variant), family: familyOf(item.name), truth: CLASSES.indexOf(item.truth) };
  const seen = only ? undefined : makeBody(mesh);
  const traits = seen ? measureTraits(mesh, seen) : [];
  if (!isAhead(item)) return { ...row, varied: variant > 0, traits };
  // Fronts are learned from the mirror plane as it is, whatever it is taken for.
  const isRight = seen && Math.abs(Math.cos(yaw + seen.yaw)) > RIGHT;
  const body = isRight ? seen : makeBody(mesh, { across: -yaw });
  const ahead = Math.cos(yaw + body.yaw);
  if (Math.abs(ahead) < KNOWN) return { ...row, varied: variant > 0, traits };
  const ways = ahead > 0 ? [body, turnBody(body)] : [turnBody(body), body];
  const [fronts, stances] = [measureFrontTraits, measureStanceTraits].map((measure) => ways.map(measure));
  return {
    ...{ ...row, varied: variant > 0, traits, planes: measurePlanes(mesh, -yaw) },
    ...{ fronts: fronts as [number[], number[]], stances: stances as [number[], number[]] },
  };
}

/** Traits of the plane that is nearest to a direction, and of those that are far from it. */
function measurePlanes(mesh: RigCase['mesh'], across: number): number[][] {
  const { guesses, traits } = guessPlanes(mesh);
  const right = guesses.indexOf(nearestPlane(guesses, across));
  const wrong = traits.filter((_, k) => Math.abs(Math.cos(guesses[k].plane.angle - across)) < FALSE);
  return [traits[right], ...wrong];
}

/** Whether a case is a body that looks to +Z: all do but files whose makers' joints, or whose best mirror plane, say otherwise. */
function isAhead(item: RigCase): boolean {
  // Which way fish look is learned from those that are like real ones.
  if (item.truth === 'none' || isImagined(item.name)) return false;
  if (!isFile(item.name)) return true;
  const known = knownBody(item);
  if (known && looksAhead(known, (p) => p) === false) return false;
  const best = guessPlanes(item.mesh).guesses.reduce((a, b) => (b.plane.score > a.plane.score ? b : a));
  return Math.abs(Math.cos(best.plane.angle)) > KNOWN;
}

/** Of a file its folder, wherever it comes from; of a sculpture its kind and noun without the pose. */
function familyOf(name: string): string {
  if (!isFile(name)) return name.split(' ')[0];
  const parts = name.split('/');
  return parts[parts.length > 2 ? 1 : 0];
}

/** Whether a case comes from a file that somebody else has made. */
export function isFile(name: string): boolean {
  return /\.(glb|gltf|fbx|obj)( #\d+)?$/i.test(name);
}
