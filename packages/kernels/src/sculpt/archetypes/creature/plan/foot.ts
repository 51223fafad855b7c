import type { Shape } from '../../../../curves/index.ts';
import type { FieldShape } from '../../../../field/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import { hornShape } from '../../../kits/horns.ts';
import type { Draft } from '../draft.ts';
import type { LimbSpec } from '../spec.ts';

export interface FootPlace {
  label: string;
  joint: string;
  /** Last joint of the leg. */
  at: Vec3;
  /** Radius of the leg there. */
  r: number;
  /** Height of what it stands on: 0, or where a lifted foot or a hand ends. */
  ground: number;
  side: number;
}

/** The foot below the last joint, flat on the ground at y = at.y - leg height: everything stands on y = 0 when the leg does. */
export function buildFoot(draft: Draft, spec: LimbSpec, place: FootPlace): void {
  const s = spec.footSize * draft.unit;
  const kind = spec.foot;
  const width = kind === 'paw' || kind === 'hand' ? 0.92 * s : Math.max(2.2 * place.r, 0.5 * s);
  draft.sockets[`${place.label} foot`] = {
    at: [place.at[0], place.ground, place.at[2]],
    dir: [0, 1, 0],
    size: width,
  };
  const lift = place.ground;
  if (lift !== 0) place = { ...place, at: [place.at[0], place.at[1] - lift, place.at[2]] };
  if (kind === 'paw' || kind === 'hand') paw(draft, spec, place, s, kind === 'hand' ? 1.35 : 1);
  else if (kind === 'claw' || kind === 'bird' || kind === 'web') talons(draft, spec, place, s);
  else if (kind === 'hoof' || kind === 'cloven') hoof(draft, place, s, kind === 'hoof' ? 1 : 2);
  else if (kind === 'column') column(draft, place, s);
}

function paw(draft: Draft, spec: LimbSpec, place: FootPlace, s: number, reach: number): void {
  const [x, , z] = place.at;
  const toes = spec.toes ?? 4;
  draft.add(
    { op: 'ellipsoid', r: [s * 0.46, s * 0.34, s * 0.56], at: [x, place.ground + s * 0.31, z + s * 0.12] },
    s * 0.3,
  );
  const of: FieldShape[] = [];
  const claws: Shape[] = [];
  for (let i = 0; i < toes; i++) {
    const f = toes === 1 ? 0 : (i / (toes - 1)) * 2 - 1;
    const tip: Vec3 = [x + f * s * 0.4, s * 0.17, z + s * (0.78 * reach - 0.16 * f * f)];
    of.push({
      op: 'chain',
      points: [[x + f * s * 0.3, s * 0.32, z + s * 0.28], [x + f * s * 0.38, s * 0.3, z + s * (0.56 * reach)], tip],
      radii: [s * 0.16, s * 0.175, s * 0.155],
      spline: 'catmull',
    });
    if (spec.claw) {
      claws.push(
        hornShape({
          at: [tip[0] + f * s * 0.02, tip[1] + s * 0.03, tip[2] + s * 0.1],
          dir: [f * 0.15, 0.05, 1],
          length: s * spec.claw,
          r: s * 0.07,
          curl: 60,
        }),
      );
    }
  }
  draft.add({ op: 'union', of, k: s * 0.03, at: [0, place.ground, 0] }, s * 0.1);
  if (claws.length) {
    draft.part(
      `${place.label} claws`,
      'claws',
      { op: 'assembly', of: claws, at: [0, place.ground, 0] },
      { joint: place.joint },
    );
  }
}

/** Scaly toes with knuckles, spread forward and one back; big curved talons; a web of skin for swimmers. */
function talons(draft: Draft, spec: LimbSpec, place: FootPlace, s: number): void {
  const [x, , z] = place.at;
  const r = Math.max(place.r * 0.72, s * 0.085);
  const front = spec.toes ?? 3;
  const spread = spec.foot === 'web' ? 26 : 34;
  const of: FieldShape[] = [
    { op: 'ellipsoid', r: [place.r * 1.05, place.r * 1.0, place.r * 1.15], at: [x, place.r * 0.95, z + s * 0.04] },
  ];
  const claws: Shape[] = [];
  const tips: Vec3[] = [];
  for (let i = 0; i <= front; i++) {
    const back = i === front;
    if (back && spec.foot === 'web') break;
    const a = back ? 180 : front === 1 ? 0 : (i / (front - 1)) * 2 * spread - spread;
    const len = s * (back ? 0.5 : a === 0 ? 1 : 0.9);
    const d: Vec3 = [Math.sin((a * Math.PI) / 180) * (back ? -1 : 1), 0, Math.cos((a * Math.PI) / 180)];
    const on = (f: number, y: number): Vec3 => [x + d[0] * len * f, y, z + d[2] * len * f];
    const tip = on(0.84, r * 0.8);
    tips.push(on(0.95, r * 0.3));
    of.push({
      op: 'chain',
      points: [on(0.05, r * 1.25), on(0.42, r * 1.3), tip],
      radii: [r * 1.05, r, r * 0.78],
      spline: 'catmull',
    });
    if (spec.claw) {
      claws.push(
        hornShape({
          at: on(0.86, r * 0.95),
          dir: [d[0], 0.22, d[2]],
          length: s * spec.claw,
          r: r * 0.58,
          curl: 85,
          axis: [d[2], 0, -d[0]],
        }),
      );
    }
  }
  draft.add({ op: 'union', of, k: s * 0.06, at: [0, place.ground, 0] }, s * 0.12);
  if (claws.length) {
    draft.part(
      `${place.label} claws`,
      'claws',
      { op: 'assembly', of: claws, at: [0, place.ground, 0] },
      { joint: place.joint },
    );
  }
  if (spec.foot === 'web') {
    const root: Vec3 = [x, r * 0.5, z];
    const grid = [0.15, 0.6, 1].map((f) =>
      tips.map((tip): Vec3 => [root[0] + (tip[0] - root[0]) * f, r * 0.45, root[2] + (tip[2] - root[2]) * f]),
    );
    draft.part(
      `${place.label} web`,
      'feet',
      { op: 'sheet', grid, thickness: r * 0.5, spline: 'catmull' },
      { joint: place.joint },
    );
  }
}

function hoof(draft: Draft, place: FootPlace, s: number, halves: number): void {
  const [x, y, z] = place.at;
  const top = Math.max(y * 1.02, s * 0.5);
  const of: Shape[] = [];
  for (let i = 0; i < halves; i++) {
    const dx = halves === 1 ? 0 : (i - 0.5) * s * 0.46;
    of.push({
      op: 'sweep',
      path: [
        [x + dx * 0.8, top, z - s * 0.02],
        [x + dx, top * 0.5, z + s * 0.08],
        [x + dx, 0, z + s * 0.2],
      ],
      section: { kind: 'ellipse', rx: s * (halves === 1 ? 0.42 : 0.22), ry: s * 0.44 },
      taper: [0.86, 1.02, 1.2],
      spline: 'catmull',
      cap: 'flat',
      up: [0, 0, 1],
    });
  }
  draft.part(`${place.label} hoof`, 'claws', { op: 'assembly', of, at: [0, place.ground, 0] }, { joint: place.joint });
}

function column(draft: Draft, place: FootPlace, s: number): void {
  const [x, , z] = place.at;
  draft.add(
    { op: 'cylinder', r: s * 0.52, r1: s * 0.44, h: s * 0.5, round: s * 0.1, at: [x, s * 0.25, z + s * 0.04] },
    s * 0.15,
  );
  const nails: Shape[] = [];
  for (let i = -1; i <= 1; i++) {
    const a = (i * 34 * Math.PI) / 180;
    nails.push({
      op: 'ball',
      r: [s * 0.13, s * 0.11, s * 0.07],
      at: [x + Math.sin(a) * s * 0.49, s * 0.1, z + s * 0.04 + Math.cos(a) * s * 0.49],
      rot: [0, (a * 180) / Math.PI, 0],
    });
  }
  draft.part(`${place.label} nails`, 'claws', { op: 'assembly', of: nails }, { joint: place.joint });
}
