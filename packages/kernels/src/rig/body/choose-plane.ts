import { askForest, type Forest, readForest } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import { PLANE_FOREST } from './forest.data.ts';
import { findLegsLine, type LegsLine } from './legs-line.ts';
import { createPlaneSearch, type PlaneGuess } from './mirror-plane.ts';
import { measurePlaneTraits } from './plane-traits.ts';
import { type Voxels, voxelize } from './voxels.ts';

/** Models usually stand straight and look along +Z: as much as this share of the votes counts for it, so much less for looking to the side; nothing so many radians from an axis. */
const STRAIGHT = 0.2;
const ACROSS = 0.15;
const CROOKED = 0.15;
/** The same for what stands on two legs with one on either side, which few kinds of bodies teach: legs that are no farther apart, and no farther from below the head, by the height. */
const LEGS = 0.7;
/** What is not across legs that are seen from the former to the latter share of the height gets so much more: a stride turns their line by less. */
const NOT_ACROSS = 0.4;
const LONG = [0.08, 0.14] as const;
/** Of the cosine of twice the angle to the line: from there on it is not across. */
const STRIDE = 0.25;
const APART = 0.33;
const ASIDE = 0.22;
/** Radians from a plane square to the line between legs up to which these tell it. */
const BY_LEGS = 0.35;

/** The planes that a body may have for its mirror plane, and what tells which of them it is. */
export interface PlaneGuesses {
  /** The body in coarse cells. */
  rough: Voxels;
  guesses: PlaneGuess[];
  /** Of each guess, as the forest of planes asks for them. */
  traits: number[][];
  /** Of what stands on two legs with one on either side. */
  legs?: LegsLine;
  /** The best plane about the direction of a guess, which legs tell or not. */
  settle(angle: number, byLegs: boolean): PlaneGuess;
}

let forest: Forest | undefined;

/** Looks for mirror planes, in coarse cells, and for legs, which stand close together, in fine ones: so many along the longest side. Cost: 0.1 s for 50 k triangles. */
export function guessPlanes(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  { coarse = 48, cells = 96 }: { coarse?: number; cells?: number } = {},
): PlaneGuesses {
  const middle = middleOf(mesh.positions);
  const rough = voxelize(mesh, coarse, middle);
  const search = createPlaneSearch(rough);
  const line = findLegsLine(voxelize(mesh, cells, middle));
  const legs = line && line.apart < APART && line.aside < ASIDE ? line : undefined;
  const guesses = search.guess(legs?.angle);
  return { rough, guesses, traits: measurePlaneTraits(rough, guesses, line), legs, settle: search.settle };
}

/** The plane that parts left from right. */
export function choosePlane({ guesses, traits, legs, settle }: Omit<PlaneGuesses, 'rough'>): PlaneGuess {
  forest ??= readForest(PLANE_FOREST);
  const sure = NOT_ACROSS * Math.max(0, Math.min(1, ((legs?.long ?? 0) - LONG[0]) / (LONG[1] - LONG[0])));
  let [best, most] = [0, -1];
  for (const [k, { plane }] of guesses.entries()) {
    const crooked = Math.abs(plane.angle - (Math.PI / 2) * Math.round(plane.angle / (Math.PI / 2)));
    const straight = Math.max(0, 1 - (crooked / CROOKED) ** 2) * (STRAIGHT - ACROSS * Math.sin(plane.angle) ** 2);
    const along = legs ? Math.max(0, Math.cos(2 * (plane.angle - legs.angle))) : 0;
    const stands = LEGS * along + sure * Math.min(1, along / STRIDE);
    const rated = askForest(forest, traits[k])[1] + straight + stands;
    if (rated > most) [best, most] = [plane.angle, rated];
  }
  return settle(best, legs !== undefined && Math.abs(Math.sin(best - legs.angle)) < BY_LEGS);
}

/** Of several planes the one whose normal is nearest to a direction, radians as `MirrorPlane.angle`. */
export function nearestPlane(guesses: readonly PlaneGuess[], angle: number): PlaneGuess {
  const away = guesses.map(({ plane }) => Math.abs(Math.sin(plane.angle - angle)));
  return guesses[away.indexOf(Math.min(...away))];
}

function middleOf(p: Float32Array): number {
  let [min, max] = [Infinity, -Infinity];
  for (let i = 0; i < p.length; i += 3) [min, max] = [Math.min(min, p[i]), Math.max(max, p[i])];
  return (min + max) / 2;
}
