import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Frame } from '../../../kits/frame.ts';
import type { Draft } from '../draft.ts';
import type { NeckSpec } from '../spec.ts';

export interface Neck {
  points: Vec3[];
  radii: number[];
  /** Where and how the head sits: origin at the skull base, looking along the head's gaze. */
  head: Frame;
}

const STEPS = 7;

/**
 * The neck: directions are integrated from root to skull (rise, arch, S), so length and posture are independent. `turn` swings it
 * to the side by that many degrees in all, `pitch` is the head's own angle.
 */
export function buildNeck(draft: Draft, spec: NeckSpec, root: Vec3, turn: number, headPitch: number, lift = 0): Neck {
  const u = draft.unit;
  const rad = Math.PI / 180;
  let p = root;
  const points: Vec3[] = [p];
  const radii: number[] = [spec.radii[0] * u];
  for (let i = 0; i < STEPS; i++) {
    const t = (i + 0.5) / STEPS;
    const angle = (spec.rise + lift + spec.arch * t + (spec.s ?? 0) * Math.sin(t * 2 * Math.PI)) * rad;
    const yaw = turn * t * t * rad;
    const dir: Vec3 = [Math.sin(yaw) * Math.cos(angle), Math.sin(angle), Math.cos(yaw) * Math.cos(angle)];
    p = V3.addScaled(p, dir, (spec.length * u) / STEPS);
    points.push(p);
    const s = (i + 1) / STEPS;
    // Fuller at the root: eased, not linear.
    radii.push((spec.radii[0] + (spec.radii[1] - spec.radii[0]) * (1 - (1 - s) ** 1.6)) * u);
  }
  draft.add(
    { op: 'chain', points, radii, spline: 'catmull', flat: spec.flat ?? 1 },
    Math.min(0.1, spec.radii[0] * 0.5) * u,
  );
  draft.joint('neck', 'chest', points[0]);
  let parent = 'neck';
  if (spec.length > 0.3) parent = draft.joint('neck middle', 'neck', points[Math.floor(STEPS / 2)]);
  draft.joint('head', parent, points[STEPS]);
  return { points, radii, head: { at: points[STEPS], rot: [headPitch, turn, 0] } };
}
