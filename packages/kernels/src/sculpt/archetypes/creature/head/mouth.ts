import type { Shape } from '../../../../curves/index.ts';
import type { FieldShape } from '../../../../field/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import { type Frame, frames } from '../../../kits/frame.ts';
import { hornShape } from '../../../kits/horns.ts';
import type { HeadDraft } from './head.ts';

/** The nose: leather pad, pig's disc, or just nostrils; carved nostrils for all. */
export function buildNose(head: HeadDraft): void {
  const { spec, L, draft, frame, prefix } = head;
  const { muzzleW, muzzleH, muzzleY, nose = 'nostrils' } = spec;
  const size = (spec.noseSize ?? 1) * muzzleW[1] * L;
  const tipY = muzzleY[1] * L;
  if (nose === 'none') return;
  if (nose === 'pad') {
    const at = head.host.hit([0, tipY + muzzleH[1] * 0.45 * L, 1.5 * L], [0, 0, -1], -size * 0.12);
    const pad: FieldShape = {
      op: 'subtract',
      k: size * 0.08,
      from: {
        op: 'union',
        k: size * 0.15,
        of: [
          { op: 'ellipsoid', r: [size * 0.56, size * 0.34, size * 0.34], at: [0, size * 0.06, 0] },
          { op: 'ellipsoid', r: [size * 0.26, size * 0.34, size * 0.24], at: [0, -size * 0.16, 0] },
        ],
      },
      cut: [-1, 1].map(
        (s): FieldShape => ({
          op: 'ellipsoid',
          r: [size * 0.13, size * 0.1, size * 0.22],
          at: [s * size * 0.3, size * 0.0, size * 0.24],
          rot: [0, s * 25, s * -20],
        }),
      ),
    };
    draft.part(`${prefix}nose`, 'nose', frames.shape(frame, [{ op: 'union', of: [pad], at }]), {
      joint: 'head',
      detail: 1.5,
    });
    return;
  }
  if (nose === 'disc') {
    const disc: FieldShape = {
      op: 'subtract',
      k: size * 0.06,
      from: {
        op: 'cylinder',
        r: size * 0.98,
        h: size * 0.55,
        round: size * 0.18,
        rot: [82, 0, 0],
        scale: [1.08, 1, 1],
        at: [0, tipY, L * 0.985],
      },
      cut: [-1, 1].map(
        (s): FieldShape => ({
          op: 'ellipsoid',
          r: [size * 0.19, size * 0.27, size * 0.3],
          at: [s * size * 0.36, tipY, L * 0.985 + size * 0.36],
        }),
      ),
    };
    draft.part(`${prefix}nose`, 'nose', frames.shape(frame, [disc]), { joint: 'head', detail: 1.5 });
    return;
  }
  for (const s of [-1, 1]) {
    const r = size * 0.24;
    const at = head.host.hit(
      [s * muzzleW[1] * 2.2 * L, tipY + muzzleH[1] * 0.5 * L, (1.02 - muzzleH[1] * 0.2) * L],
      [-s * 0.86, -0.1, -0.5],
      0,
    );
    head.flesh.push({ op: 'sphere', r: r * 1.45, at: [at[0] - s * r * 0.5, at[1], at[2] - r * 0.3] });
    head.blend.push(r * 1.2);
    head.cuts.push({
      op: 'ellipsoid',
      r: [r * 0.9, r * 0.55, r * 0.85],
      at: [at[0] + s * r * 0.35, at[1], at[2] + r * 0.35],
      rot: [0, s * 35, s * 25],
    });
  }
}

/** The lower jaw, open by the species' gape; teeth and tongue when they show. */
export function buildMouth(head: HeadDraft): void {
  const { spec, L, draft, frame, prefix } = head;
  const { muzzleZ, muzzleW, muzzleH, muzzleY } = spec;
  const [jawH, jawW, reach] = spec.jaw ?? [0.06, 0.85, 0.92];
  const gape = spec.gape ?? 2;
  // Hinge below the ear; everything of the jaw is designed closed and turned about it.
  const hinge: Vec3 = [0, (muzzleY[0] - muzzleH[0] * 0.55) * L, muzzleZ * 0.5 * L];
  const jaw: Frame = { at: hinge, rot: [gape, 0, 0] };
  const tipZ = reach * (1 - jawH) * L - hinge[2];
  const y = (t: number): number => {
    const m = muzzleY[0] + (muzzleY[1] - muzzleY[0]) * t;
    const h = muzzleH[0] + (muzzleH[1] - muzzleH[0]) * t;
    return (m - h * 0.82 - jawH * 0.55) * L - hinge[1];
  };
  const ratio = ((muzzleW[0] + muzzleW[1]) / 2 / jawH) * jawW * 0.82;
  const narrow = Math.min(1, (muzzleW[1] / muzzleW[0]) * 1.25);
  head.flesh.push(
    frames.field(jaw, [
      {
        op: 'chain',
        points: [
          [0, y(0) * 0.4, 0.02 * L],
          [0, y(0.25), tipZ * 0.4],
          [0, y(0.7), tipZ * 0.75],
          [0, y(1), tipZ],
        ],
        radii: [jawH * 1.15 * L, jawH * 1.1 * L, jawH * L, jawH * narrow * L],
        spline: 'catmull',
        scale: [ratio, 1, 1],
      },
    ]),
  );
  head.blend.push(0.018 * L);
  const wide = (t: number): number => (muzzleW[0] + (muzzleW[1] - muzzleW[0]) * t) * L;
  if (gape > 8) {
    const tongue: FieldShape = {
      op: 'chain',
      points: [
        [0, y(0.2) + jawH * 0.6 * L, tipZ * 0.2],
        [0, y(0.5) + jawH * 1.05 * L, tipZ * 0.55],
        [0, y(0.8) + jawH * 0.95 * L, tipZ * 0.86],
      ],
      radii: [jawH * 0.6 * L, jawH * 0.55 * L, jawH * 0.35 * L],
      spline: 'catmull',
      scale: [Math.max(1, ratio * 0.62), 1, 1],
    };
    draft.part(`${prefix}tongue`, 'mouth', frames.shape(frame, [frames.field(jaw, [tongue])]), { joint: 'jaw' });
  }
  if (spec.teeth && spec.teeth !== 'none') {
    const { upper, lower } = teethRows(head, wide, tipZ, y, narrow * jawW);
    draft.part(`${prefix}upper teeth`, 'teeth', frames.shape(frame, upper), { joint: 'head' });
    if (lower.length)
      draft.part(`${prefix}lower teeth`, 'teeth', frames.shape(frame, [frames.shape(jaw, lower)]), { joint: 'jaw' });
  }
}

/** Rows of teeth along the rims: fewer and longer in front, an eye-tooth near the tip. */
function teethRows(
  head: HeadDraft,
  wide: (t: number) => number,
  tipZ: number,
  jawY: (t: number) => number,
  jawRatio: number,
): { upper: Shape[]; lower: Shape[] } {
  const { spec, L } = head;
  const { muzzleZ, muzzleH, muzzleY } = spec;
  const upper: Shape[] = [];
  const lower: Shape[] = [];
  const many = spec.teeth === 'rake' ? 11 : spec.teeth === 'carnivore' ? 8 : spec.teeth === 'fangs' ? 1 : 2;
  for (const side of [-1, 1]) {
    for (let i = 0; i < many; i++) {
      const t = spec.teeth === 'fangs' ? 0.78 : 0.97 - (i / Math.max(1, many - 1)) * 0.75;
      const z = (muzzleZ + (1 - muzzleH[1] * 0.6 - muzzleZ) * t) * L;
      // The rim curves in towards the tip of the snout.
      const round = t > 0.8 ? Math.sqrt(Math.max(0.05, 1 - ((t - 0.8) / 0.2) ** 2 * 0.75)) : 1;
      const my = (muzzleY[0] + (muzzleY[1] - muzzleY[0]) * t) * L;
      const h = (muzzleH[0] + (muzzleH[1] - muzzleH[0]) * t) * L;
      const big = i === 1 ? 1.9 : i % 2 === 0 ? 1 : 0.75;
      const length = 0.05 * L * big * (spec.teeth === 'incisors' ? 1.5 : 1);
      upper.push(
        hornShape({
          at: [side * wide(t) * 0.8 * round, my - h * 0.66, z],
          dir: [side * 0.12, -1, 0.06],
          length: length + h * 0.18,
          r: 0.0145 * L * Math.sqrt(big),
          curl: 18,
        }),
      );
      if ((spec.gape ?? 0) > 8 && i > 0) {
        const tj = t - 0.04;
        lower.push(
          hornShape({
            at: [side * wide(tj) * jawRatio * 0.74 * round, jawY(tj) + 0.02 * L, tipZ * (0.28 + 0.68 * tj)],
            dir: [side * 0.1, 1, 0.05],
            length: 0.062 * L * (i === 1 ? 1.5 : 0.9),
            r: 0.013 * L,
            curl: -15,
          }),
        );
      }
    }
  }
  return { upper, lower };
}
