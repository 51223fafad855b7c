import type { Vec3 } from '../../../../math/index.ts';
import { type Frame, frames } from '../../../kits/frame.ts';
import type { Draft } from '../draft.ts';
import type { TrunkSpec } from '../spec.ts';

/** Landmarks of a finished trunk, sculpture-local metres, that limbs, neck, tail and wings start from. */
export interface Trunk {
  frame: Frame;
  hip: Vec3;
  shoulder: Vec3;
  /** Half widths of pelvis and chest. */
  hipWidth: number;
  chestWidth: number;
  /** A point on the back's top line: t = 0 croup, 1 withers. */
  back(t: number): Vec3;
  /** Centre line and half depth of the trunk: t = 0 hip, 1 shoulder. */
  section(t: number): { at: Vec3; r: number };
}

/** Height of the hip joint of a standing animal, in withers heights. */
export function hipHeight(trunk: TrunkSpec): number {
  return trunk.croup - trunk.rump * 0.42;
}

/**
 * The trunk: one elliptical swept body from buttock to breast over chest, waist and rump depths, with shoulder and haunch masses,
 * belly and humps. Built in a frame at the hip joint so that it can be pitched (birds, theropods, sitting, rearing).
 */
export function buildTrunk(draft: Draft, spec: TrunkSpec, hipAt: Vec3): Trunk {
  const u = draft.unit;
  const frame: Frame = { at: hipAt, rot: [-(spec.pitch ?? 0), 0, 0] };
  const hy = hipHeight(spec);
  const { length: L, chest, waist, rump, width, sag = 0, muscle = 1 } = spec;
  // Top line relative to the hip joint, along the trunk.
  const top = (t: number): number => {
    const line = spec.croup + (1 - spec.croup) * t;
    return line - sag * 4 * t * (1 - t) - hy;
  };
  const depth = (t: number): number => {
    const stations = [rump * 0.92, rump, waist, (waist + chest * 1.7) / 2.7, chest, chest * 0.94];
    const x = Math.max(0, Math.min(4.999, t * 5));
    const i = Math.floor(x);
    return stations[i] + (stations[i + 1] - stations[i]) * (x - i);
  };
  const local = (t: number): Vec3 => [0, (top(t) - depth(t) / 2) * u, t * L * u];
  const points: Vec3[] = [[0, (top(0) - rump * 0.5) * u, -rump * 0.2 * u]];
  const radii = [rump * 0.4 * u];
  for (const t of [0.08, 0.3, 0.5, 0.72, 0.92]) {
    points.push(local(t));
    radii.push((depth(t) / 2) * u);
  }
  points.push([0, (top(1) - chest * 0.56) * u, (L + chest * 0.16) * u]);
  radii.push(chest * 0.36 * u);
  draft.add(frames.field(frame, [{ op: 'chain', points, radii, spline: 'catmull', scale: [width, 1, 1] }]), 0.05 * u);
  addMasses(draft, spec, frame, muscle, local, top);
  const joint = (name: string, parent: string, t: number): string =>
    draft.joint(name, parent, frames.point(frame, local(t)));
  joint('hips', '', 0);
  joint('spine', 'hips', 0.4);
  joint('chest', 'spine', 0.85);
  return {
    frame,
    hip: hipAt,
    shoulder: frames.point(frame, [0, (top(1) - chest * 0.62) * u, L * u]),
    hipWidth: (rump * width * u) / 2,
    chestWidth: (chest * width * u) / 2,
    back: (t) => frames.point(frame, [0, top(t) * u, t * L * u]),
    section: (t) => ({ at: frames.point(frame, local(t)), r: (depth(Math.max(0, Math.min(1, t))) / 2) * u }),
  };
}

function addMasses(
  draft: Draft,
  spec: TrunkSpec,
  frame: Frame,
  muscle: number,
  local: (t: number) => Vec3,
  top: (t: number) => number,
): void {
  const u = draft.unit;
  const { length: L, chest, rump, width } = spec;
  if (muscle > 0) {
    const m = muscle * u;
    for (const side of [-1, 1]) {
      draft.add(
        frames.field(frame, [
          {
            op: 'ellipsoid',
            r: [chest * 0.15 * m, chest * 0.42 * m, chest * 0.25 * m],
            at: [side * chest * width * 0.36 * u, (top(1) - chest * 0.46) * u, (L - 0.02) * u],
            rot: [-18, 0, side * 8],
          },
        ]),
        0.06 * u,
      );
      draft.add(
        frames.field(frame, [
          {
            op: 'ellipsoid',
            r: [rump * 0.19 * m, rump * 0.58 * m, rump * 0.4 * m],
            at: [side * rump * width * 0.33 * u, -rump * 0.22 * u, 0.035 * u],
            rot: [12, 0, side * 5],
          },
        ]),
        0.06 * u,
      );
    }
  }
  if (spec.belly) {
    const mid = local(0.45);
    const r = spec.belly * u;
    draft.add(
      frames.field(frame, [
        { op: 'ellipsoid', r: [r * width * 1.05, r, L * 0.5 * u], at: [0, mid[1] - r * 0.28, mid[2]] },
      ]),
      0.1 * u,
    );
  }
  const hump = (t: number, size: number): void => {
    const p = local(t);
    draft.add(
      frames.field(frame, [
        {
          op: 'ellipsoid',
          r: [size * 0.62 * u, size * u, size * 0.85 * u],
          at: [0, top(t) * u + size * 0.1 * u, p[2]],
        },
      ]),
      0.09 * u,
    );
  };
  if (spec.hump) hump(spec.hump2 ? 0.75 : spec.sag === -0.001 ? 0.5 : 0.9, spec.hump);
  if (spec.hump2) hump(0.28, spec.hump2);
}
