import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';
import type { SkinSurface } from './skin-surface.ts';

/** Part of the last bone before the toes up to which flesh may be theirs, and of this part where it is wholly: toes have a thickness. */
const BAND = 0.3;
const WHOLE = 0.4;
/** Part of what legs have of a vertex from which on the leg that has it is sure; else it is that of the nearer foot. */
const SURE = 0.6;
/** How far from the ball toes lie, by the length of the one that has bones. */
const SPREAD = 1.3;

interface Foot {
  /** Joints of the leg. */
  leg: readonly number[];
  ball: number;
  x: number;
  y: number;
  z: number;
  /** Way over which flesh becomes the toes', metres: down, or where a foot lies, ahead. */
  band: number;
  reach: number;
  /** Where the toes of a foot that lies on the ground point, along x and z. */
  ahead?: readonly [number, number];
}

/**
 * Gives what lies below the ball of a foot that stands on its toes, and about it, to the toes (those of the leg that has most of it, however near another foot stands): claws to all sides and heels of paws are nearer to the
 * bones above than to the one toe that has bones, bones in the thick of a belly reach even further, and all would be driven into the ground as these
 * tip. Of a beast's foot that lies along the ground it is what is ahead of the ball: toes spread. Soles of people stay, and so do tails and wings. Pieces that are bound as a whole (`fixed`, not `given`) go as a whole. The
 * surface stands upright. Cost: vertices times legs.
 */
export function groundToes(
  { joint, weight }: Influences,
  { positions, shell, shells }: Pick<SkinSurface, 'positions' | 'shell' | 'shells'>,
  skeleton: RigSkeleton,
  { fixed, given }: { fixed: Uint8Array; given: Uint8Array },
): void {
  const feet = findFeet(skeleton);
  if (!feet.length) return;
  const isLost = skeleton.joints.map((_, j) => j === 0);
  for (const { kind, joints: run } of skeleton.chains)
    if (kind === 'leg' || kind === 'spine') for (const j of run) isLost[j] = true;
  const legOf = new Int32Array(skeleton.joints.length).fill(-1);
  feet.forEach(({ leg }, f) => {
    for (const j of leg) legOf[j] = f;
  });
  const own = new Float64Array(feet.length);
  /** The foot of the leg that surely has a vertex; of what no leg has, or several, the nearest. */
  const footOf = (u: number, x: number, z: number): Foot | undefined => {
    own.fill(0);
    let [most, all] = [-1, 0];
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) {
      const f = legOf[joint[k]];
      if (f < 0 || !(weight[k] > 0)) continue;
      own[f] += weight[k];
      all += weight[k];
      if (most < 0 || own[f] > own[most]) most = f;
    }
    return nearestFoot(most >= 0 && own[most] >= SURE * all ? [feet[most]] : feet, x, z);
  };
  const top = new Float64Array(shells).fill(-Infinity);
  for (let u = 0; u < fixed.length; u++) top[shell[u]] = Math.max(top[shell[u]], positions[3 * u + 1]);
  /** Per shell the foot that one of its vertices comes nearest to, and how near: the tips of long claws are out of reach. */
  const pieces = new Map<number, { foot: Foot; away: number }>();
  for (let u = 0; u < fixed.length; u++) {
    if (!fixed[u] || given[u]) continue;
    const [x, z] = [positions[3 * u], positions[3 * u + 2]];
    const foot = footOf(u, x, z);
    if (!foot) continue;
    const away = Math.hypot(x - foot.x, z - foot.z);
    if (away < (pieces.get(shell[u])?.away ?? Infinity)) pieces.set(shell[u], { foot, away });
  }
  for (let u = 0; u < fixed.length; u++) {
    if (given[u]) continue;
    const [x, y, z] = [positions[3 * u], positions[3 * u + 1], positions[3 * u + 2]];
    const foot = fixed[u] ? pieces.get(shell[u])?.foot : footOf(u, x, z);
    if (!foot) continue;
    if (fixed[u]) {
      if (!foot.ahead && top[shell[u]] < foot.y + foot.band && isLost[joint[KEPT * u]]) joint[KEPT * u] = foot.ball;
      continue;
    }
    const share = shareOf(foot, x, y, z);
    if (share > 0) move(joint, weight, KEPT * u, { ball: foot.ball, share, isLost });
  }
}

/** How much of a place is the toes', at most 1. */
function shareOf({ ahead, band, ...ball }: Foot, x: number, y: number, z: number): number {
  if (!ahead) return Math.min(1, (ball.y + band - y) / ((1 - WHOLE) * band));
  if (y > ball.y + band) return 0;
  return Math.min(1, ((x - ball.x) * ahead[0] + (z - ball.z) * ahead[1]) / band);
}

/** Feet whose last bone before the toes stands more than it lies, and those of beasts that lie. */
function findFeet({ joints, chains, type }: RigSkeleton): Foot[] {
  return chains.flatMap(({ kind, joints: run }) => {
    if (kind !== 'leg' || run.length < 4) return [];
    const [ankle, ball, tip] = run.slice(-3);
    const [from, to, end] = [joints[ankle].at, joints[ball].at, joints[tip].at];
    const rise = from[1] - to[1];
    const long = Math.hypot(end[0] - to[0], end[2] - to[2]);
    const foot = { leg: run, ball, x: to[0], y: to[1], z: to[2], reach: SPREAD * long };
    if (rise >= Math.hypot(from[0] - to[0], from[2] - to[2])) return [{ ...foot, band: BAND * rise }];
    if (type !== 'quadruped' || !(long > 0)) return [];
    return [{ ...foot, band: BAND * long, ahead: [(end[0] - to[0]) / long, (end[2] - to[2]) / long] as const }];
  });
}

function nearestFoot(feet: readonly Foot[], x: number, z: number): Foot | undefined {
  let [best, least]: [Foot | undefined, number] = [undefined, Infinity];
  for (const foot of feet) {
    const d = Math.hypot(x - foot.x, z - foot.z);
    if (d < least && d < foot.reach) [best, least] = [foot, d];
  }
  return best;
}

/** Moves a share of what a vertex has of lost joints to the toes, which take a place of their own, or that of the first that loses all it has. */
function move(
  joint: Influences['joint'],
  weight: Influences['weight'],
  from: number,
  { ball, share, isLost }: { ball: number; share: number; isLost: readonly boolean[] },
): void {
  let [toes, last] = [-1, from - 1];
  let moved = 0;
  for (let k = from; k < from + KEPT && joint[k] >= 0; k++) {
    if (joint[k] === ball) toes = k;
    else if (isLost[joint[k]]) moved += share * weight[k];
    last = k;
  }
  if (moved === 0) return;
  if (toes < 0 && last < from + KEPT - 1) toes = last + 1;
  for (let k = from; k <= last; k++) {
    if (joint[k] === ball || !isLost[joint[k]]) continue;
    if (toes < 0 && share === 1) toes = k;
    else if (toes < 0) return;
    weight[k] -= share * weight[k];
  }
  joint[toes] = ball;
  weight[toes] += moved;
}
