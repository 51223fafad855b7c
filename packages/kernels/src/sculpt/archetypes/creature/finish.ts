import type { FieldShape } from '../../../field/index.ts';
import { V3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Draft } from './draft.ts';
import type { HeadDraft } from './head/head.ts';
import type { Tail } from './plan/tail.ts';

/** A piece of the body field that becomes a part of its own, with its own finer grid; the same field on both sides of the cut. */
export interface Region {
  name: string;
  /** What the body loses. */
  cut: FieldShape;
  /** What the part keeps: the cut and a little overlap, so that no crack shows. */
  keep: FieldShape;
  detail: number;
}

/** The head with jaw and skull, cut behind the cheeks: faces need cells of a few millimetres. */
export function headRegion(head: HeadDraft): Region {
  const { L, frame, prefix } = head;
  const box = (back: number): FieldShape => {
    const z0 = -back * L;
    const z1 = 1.9 * L;
    return {
      op: 'union',
      at: frame.at,
      rot: frame.rot,
      of: [{ op: 'box', size: [1.6 * L, 1.3 * L, z1 - z0], at: [0, 0.05 * L, (z0 + z1) / 2] }],
    };
  };
  return { name: `${prefix}head`, cut: box(0.0), keep: box(0.035), detail: 1.6 };
}

/** A long tail, cut a little behind its root. */
export function tailRegion(tail: Tail, unit: number): Region {
  const i = 2;
  const d = V3.normalize(V3.sub(tail.points[i + 1], tail.points[i - 1]));
  const around: FieldShape = {
    op: 'chain',
    points: tail.points.slice(i - 1),
    radii: tail.radii.slice(i - 1).map((r) => r * 1.5 + 0.03 * unit),
    spline: 'catmull',
  };
  const behind = (shift: number): FieldShape => ({
    op: 'intersect',
    of: [around, { op: 'halfspace', normal: V3.scale(d, -1), offset: -V3.dot(tail.points[i], d) + shift }],
  });
  return { name: 'tail', cut: behind(0), keep: behind(0.012 * unit), detail: 0.9 };
}

/** Carves the blended flesh and hands it on as `body` and one part per region. */
export function finishBody(draft: Draft, skin: MaterialSpec, regions: readonly Region[]): void {
  const whole: FieldShape = draft.cuts.length
    ? { op: 'subtract', from: draft.body(), cut: draft.cuts, k: 0.002 * draft.unit }
    : draft.body();
  const body: FieldShape = regions.length ? { op: 'subtract', from: whole, cut: regions.map((r) => r.cut) } : whole;
  const made = [{ name: 'body', shape: body, material: skin, detail: 1 }];
  for (const region of regions) {
    made.push({
      name: region.name,
      shape: { op: 'intersect', of: [whole, region.keep] },
      material: skin,
      detail: region.detail,
    });
  }
  draft.parts.unshift(...made);
}
