import { rotateVector } from '../../math/index.ts';
import { type Flesh, lowestFlesh } from '../flesh.ts';
import type { Motion } from '../motion.ts';
import { loadFrame } from '../motion-frames.ts';
import { resetPose } from '../skeleton-pose.ts';
import { spreadTrack } from '../spread-track.ts';
import { beyondHips } from './limb-bounds.ts';
import type { Biped } from './measure.ts';
import type { BodySolver, BodyValues } from './solve-body.ts';
import { sunkFoot } from './solve-legs.ts';

/** Frames to either side over which a lift is spread. */
const QUICK = 3;
const SLOW = 12;
/** Times that pelvises are turned so that thighs stay within bounds. */
const RELIEFS = 2;
/** Times that pelvises are raised for hems. */
const HEMS = 2;
/** Share of the height that may sink in: soles and hems give way. */
const SOFT = 0.005;

/** A body is lifted no more than this, by the height, for what it holds: it leans on a staff, and does not lie on it. */
const STOOD = 0.015;

/** Lets the pelvis down where a standing foot would not be reached, and lifts the body where it would sink into the ground. */
export function settle(
  biped: Biped,
  solver: BodySolver,
  bodies: BodyValues[],
  { loop, flesh, held }: { loop: boolean; flesh?: Flesh; held?: Flesh },
): void {
  const fleshSunk = flesh ? sunkFlesh(biped, flesh) : () => 0;
  const heldSunk = held ? sunkFlesh(biped, held) : () => 0;
  const stood = STOOD * biped.skeleton.height;
  const letDown = () => {
    const drops = Float64Array.from(bodies, (body) => solver.drop(body));
    spreadTrack(drops, loop, Math.min, QUICK);
    bodies.forEach((body, f) => {
      body.raise = drops[f];
    });
  };
  letDown();
  for (let round = 0; round < RELIEFS && relieve(biped, solver, bodies, loop); round++) letDown();
  if (flesh) for (let round = 0; round < HEMS && raiseHems(biped, solver, bodies, loop, flesh); round++);
  const lifts = Float64Array.from(bodies, (body) => {
    solver.solve(body);
    return Math.max(0, sunk(biped), fleshSunk(), Math.min(stood, heldSunk()));
  });
  spreadTrack(lifts, loop, Math.max, QUICK);
  bodies.forEach((body, f) => {
    body.raise += lifts[f];
  });
}

/** Crouches less deep where hems would go into the ground, the feet staying where they stand; tells whether any would. */
function raiseHems(biped: Biped, solver: BodySolver, bodies: BodyValues[], loop: boolean, flesh: Flesh): boolean {
  const sunkHem = sunkAll(biped, flesh);
  const hems = Float64Array.from(bodies, (body) => {
    solver.solve(body);
    return Math.max(0, sunkHem() - SOFT * biped.skeleton.height);
  });
  if (hems.every((deep) => deep === 0)) return false;
  spreadTrack(hems, loop, Math.max, SLOW);
  const raises = Float64Array.from(bodies, (body, f) => Math.max(0, Math.min(hems[f], solver.room(body))));
  spreadTrack(raises, loop, Math.min, SLOW / 2);
  bodies.forEach((body, f) => {
    body.raise += raises[f];
  });
  return true;
}

/** Pitches and rolls the pelvis where thighs go beyond what hips do; tells whether any did. */
function relieve(biped: Biped, solver: BodySolver, bodies: BodyValues[], loop: boolean): boolean {
  const beyond = bodies.map((body) => {
    solver.solve(body);
    return beyondHips(biped);
  });
  if (beyond.every(({ pitch, roll }) => pitch === 0 && roll === 0)) return false;
  const [pitch, roll] = (['pitch', 'roll'] as const).map((part) => {
    const track = Float64Array.from(beyond, (b) => b[part]);
    spreadTrack(track, loop, (a, b) => (Math.abs(b) > Math.abs(a) ? b : a), QUICK);
    return track;
  });
  bodies.forEach((body, f) => {
    const before = body.relief ?? { pitch: 0, roll: 0 };
    body.relief = { pitch: before.pitch + pitch[f], roll: before.roll + roll[f] };
  });
  return true;
}

/** How deep flesh is in the ground in the pose, metres: skirts, which hang about legs and hips, apart. */
function sunkFlesh({ skeleton, pose, level }: Biped, flesh: Flesh): () => number {
  // what carries its trunk level wears none
  const isCloth = skeleton.joints.map(
    ({ name }) => level < 1 && /^(Hips|(Left|Right)(UpLeg|Leg|Foot|Toe.*))$/.test(name),
  );
  resetPose(pose);
  const least = level < 1 ? skeleton.ground : Math.min(skeleton.ground, lowestFlesh(pose, flesh).y);
  return () => least - lowestFlesh(pose, flesh, (j) => isCloth[j]).y;
}

/** How deep anything is in the ground, hems and soles too. */
function sunkAll({ skeleton, pose }: Biped, flesh: Flesh): () => number {
  resetPose(pose);
  const least = Math.min(skeleton.ground, lowestFlesh(pose, flesh).y);
  return () => least - lowestFlesh(pose, flesh).y;
}

/** Lifts a finished motion by what evened-out limbs and tails still have in the ground; hems, which sink at every stride, slowly. */
export function liftAgain(biped: Biped, motion: Motion, flesh: Flesh): void {
  const soft = SOFT * biped.skeleton.height;
  for (const [deep, reach] of [
    [sunkFlesh(biped, flesh), QUICK],
    [sunkAll(biped, flesh), SLOW],
  ] as const) {
    const lifts = Float64Array.from({ length: motion.frames }, (_, f) => {
      loadFrame(biped.pose, motion, f);
      return Math.max(0, deep() - soft);
    });
    spreadTrack(lifts, motion.loop, Math.max, reach);
    lifts.forEach((lift, f) => {
      motion.root[3 * f + 1] += lift;
    });
  }
}

/** How deep the body is in the ground: joints have flesh around them. Metres. */
function sunk(biped: Biped): number {
  const { pose, skeleton } = biped;
  const low = (joint: number, flesh: number) => skeleton.ground + flesh - pose.at[joint * 3 + 1];
  let most = Math.max(
    low(biped.hips, biped.pelvisSize * 0.75),
    low(biped.head, biped.headSize * 0.75),
    ...biped.spine.map((j) => low(j, biped.pelvisSize * 0.7)),
  );
  const [hx, hy, hz, hw] = pose.turns.subarray(biped.head * 4, biped.head * 4 + 4);
  most = Math.max(most, low(biped.head, 0) - 2 * rotateVector([hx, hy, hz, hw], biped.headMiddle)[1]);
  for (const arm of biped.arms) {
    most = Math.max(most, low(arm.bones.lower, arm.length * 0.06), low(arm.bones.end, arm.length * 0.03));
    most = Math.max(most, low(arm.bones.upper, arm.length * 0.13));
  }
  for (const leg of biped.legs) {
    most = Math.max(most, low(leg.bones.lower, leg.length * 0.05), sunkFoot(biped, leg));
  }
  return most;
}
