import { measureBiped } from '../../packages/kernels/src/animation/biped/measure.ts';
import { checkBody } from '../../packages/kernels/src/animation/biped/testing-bounds.ts';
import { type Motion, type RigSkeleton, V3, type Vec3 } from '../../packages/kernels/src/index.ts';
import type { SkinPlayer } from './play-skin.ts';

/** How well a motion goes on a body. */
export interface MotionFacts {
  /** How far a foot that stands goes, share of the stride: the worst. */
  slides: number;
  /** How far flesh comes below the ground, or below where it is at rest if that is deeper: share of the height. */
  sinks: number;
  /** The vertex that does. */
  lowest: number;
  /** How far a joint of a limb turns against its parent from one frame to the next, degrees, and which at which frame. */
  snaps: number;
  fastest: string;
  /** How far the end of a loop is from its beginning moved along by what the motion says that it travels: parts of quaternions, and metres. */
  gap: number;
  /** How far joints of bipeds go beyond what people can do, degrees, and which. */
  beyond: number;
  joint: string;
}

/** Measures a motion on a skinned body; `lowest` is where it stands at rest, metres. All vertices are looked at, every second frame. */
export function measureMotion(motion: Motion, skeleton: RigSkeleton, player: SkinPlayer, lowest: number): MotionFacts {
  let [deep, vertex] = [0, 0];
  for (let f = 0; f < motion.frames; f += 2) {
    const points = player.play(motion, f);
    for (let i = 1; i < points.length; i += 3)
      if (lowest - points[i] > deep) [deep, vertex] = [lowest - points[i], (i - 1) / 3];
  }
  const out: MotionFacts = {
    slides: measureSliding(motion, skeleton, player),
    sinks: deep / skeleton.height,
    lowest: vertex,
    ...measureSnap(motion, skeleton),
    gap: measureGap(motion),
    beyond: 0,
    joint: '',
  };
  if (skeleton.type !== 'biped') return out;
  checkBody(motion, measureBiped(skeleton), (what, value, least, most) => {
    const over = Math.max(least - value, value - most);
    // lengths of the skeleton in the ground are measured on flesh above
    if (most === 10 || !(over > out.beyond)) return;
    [out.beyond, out.joint] = [over, what()];
  });
  return out;
}

function measureSliding(motion: Motion, { chains, type, height }: RigSkeleton, { play, pose }: SkinPlayer): number {
  const last = motion.frames - 1;
  const gone = Math.hypot(motion.root[3 * last] - motion.root[0], motion.root[3 * last + 2] - motion.root[2]);
  const stride = Math.max(gone, 0.3 * height);
  const none = new Uint32Array();
  let most = 0;
  for (const { chain, from, to } of motion.contacts) {
    const { joints, kind } = chains[chain];
    // people roll over the balls of their feet, birds over their toes
    const ends = joints.slice(type === 'biped' && kind === 'leg' ? -2 : -1);
    const ways = ends.map((end) => {
      let first: Vec3 | undefined;
      let far = 0;
      for (let f = Math.round(from * motion.fps); f <= Math.round(to * motion.fps); f++) {
        play(motion, f, none);
        const at: Vec3 = [pose.at[3 * end], pose.at[3 * end + 1], pose.at[3 * end + 2]];
        first ??= at;
        far = Math.max(far, V3.distance(first, at) / stride);
      }
      return far;
    });
    most = Math.max(most, Math.min(...ways));
  }
  return most;
}

function measureSnap({ rotations, frames }: Motion, { joints, chains }: RigSkeleton) {
  const out = { snaps: 0, fastest: '' };
  const width = 4 * joints.length;
  for (const j of new Set(chains.flatMap(({ kind, joints: run }) => (kind === 'leg' || kind === 'arm' ? run : [])))) {
    for (let f = 1; f < frames; f++) {
      const now = f * width + 4 * j;
      let dot = 0;
      for (let k = 0; k < 4; k++) dot += rotations[now + k] * rotations[now - width + k];
      const degrees = (2 * Math.acos(Math.min(1, Math.abs(dot))) * 180) / Math.PI;
      if (degrees > out.snaps) [out.snaps, out.fastest] = [degrees, `${joints[j].name} at frame ${f}`];
    }
  }
  return out;
}

/** See `MotionFacts.gap`. */
export function measureGap({ loop, rotations, root, travel, frames }: Motion): number {
  if (!loop) return 0;
  const width = rotations.length / frames;
  const last = (frames - 1) * width;
  let most = 0;
  travel.forEach((way, k) => {
    most = Math.max(most, Math.abs(root[3 * (frames - 1) + k] - root[k] - way));
  });
  for (let i = 0; i < width; i += 4) {
    let dot = 0;
    for (let k = 0; k < 4; k++) dot += rotations[i + k] * rotations[last + i + k];
    for (let k = 0; k < 4; k++)
      most = Math.max(most, Math.abs(rotations[i + k] - (dot < 0 ? -1 : 1) * rotations[last + i + k]));
  }
  return most;
}
