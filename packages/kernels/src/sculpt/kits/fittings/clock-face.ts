import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../joinery/index.ts';

export interface FacePlan {
  /** Middle of the dial; it faces +Z. */
  at: Vec3;
  r: number;
  numerals: 'arabic' | 'roman' | 'bars';
  /** Hour and minute shown. */
  time: readonly [number, number];
  seconds?: boolean;
}

const ROMAN = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** A dial with minute marks, numerals and hands. */
export function addFace(b: Bench, p: FacePlan): void {
  const { at, r } = p;
  const t = r * 0.02;
  b.add('dial', 'dial', solid.cyl(r, t * 2, at, 'z', { bevel: t * 0.3, segments: 56 }), { detail: 1.2 });
  const z = at[2] + t;
  const marks: Shape[] = [];
  const dots: Shape[] = [];
  for (let i = 0; i < 60; i++) {
    const hour = i % 5 === 0;
    const bar = solid.box(
      [r * (hour ? 0.022 : 0.009), r * (hour ? 0.075 : 0.04), t],
      [0, r * (hour ? 0.9 : 0.918), 0],
      0,
    );
    (hour ? marks : dots).push(solid.put(bar, [at[0], at[1], z], [0, 0, -i * 6]));
  }
  b.add('hour marks', 'ink', solid.many(marks), { detail: 0.3 });
  b.add('minute marks', 'ink', solid.many(dots), { detail: 0.3 });
  if (p.numerals !== 'bars') {
    const size = r * (p.numerals === 'roman' ? 0.15 : 0.18);
    const digits = Array.from({ length: 12 }, (_, i): Shape => {
      const a = (i * Math.PI) / 6;
      const value = p.numerals === 'roman' ? ROMAN[i] : String(i || 12);
      return solid.put(
        { op: 'text', value, height: size, depth: t, bevel: 0, font: p.numerals === 'roman' ? 'serif' : 'sans' },
        [at[0] + Math.sin(a) * r * 0.71, at[1] + Math.cos(a) * r * 0.71 - size / 2, z],
      );
    });
    b.add('numerals', 'ink', solid.many(digits), { detail: 0.4 });
  } else {
    const bars = Array.from(
      { length: 12 },
      (_, i): Shape =>
        solid.put(
          solid.box([r * 0.035, r * (i % 3 ? 0.12 : 0.2), t], [0, r * 0.74, 0], 0),
          [at[0], at[1], z],
          [0, 0, -i * 30],
        ),
    );
    b.add('numerals', 'ink', solid.many(bars), { detail: 0.3 });
  }
  addHands(b, p, z);
}

function addHands(b: Bench, p: FacePlan, z: number): void {
  const { at, r } = p;
  const t = r * 0.02;
  const [h, m] = p.time;
  const spade = (l: number, w: number): Vec2[] =>
    p.numerals === 'roman'
      ? outline.rounded(
          pairs([
            -w * 0.5,
            -l * 0.18,
            w * 0.5,
            -l * 0.18,
            w * 0.4,
            l * 0.5,
            w * 1.7,
            l * 0.62,
            w * 0.4,
            l * 0.76,
            0,
            l,
            -w * 0.4,
            l * 0.76,
            -w * 1.7,
            l * 0.62,
            -w * 0.4,
            l * 0.5,
          ]),
          w * 0.3,
        )
      : pairs([-w * 0.7, -l * 0.16, w * 0.7, -l * 0.16, w * 0.45, l * 0.94, 0, l, -w * 0.45, l * 0.94]);
  const hand = (l: number, w: number, deg: number, lift: number): Shape =>
    solid.put(
      solid.slab(spade(l, w), t * 0.9, [0, 0, 0], 'z', { bevel: t * 0.15 }),
      [at[0], at[1], z + lift],
      [0, 0, -deg],
    );
  b.add('hour hand', 'hands', hand(r * 0.5, r * 0.04, (h % 12) * 30 + m * 0.5, t * 1.1));
  b.add('minute hand', 'hands', hand(r * 0.78, r * 0.03, m * 6, t * 2.1));
  if (p.seconds)
    b.add(
      'second hand',
      'accent',
      solid.put(
        solid.many([
          solid.box([r * 0.012, r * 1.02, t * 0.6], [0, r * 0.32, 0], 0),
          solid.cyl(r * 0.03, t * 0.62, [0, -r * 0.16, 0], 'z'),
        ]),
        [at[0], at[1], z + t * 3],
        [0, 0, -208],
      ),
    );
  b.add('hub', 'hands', solid.cyl(r * 0.045, t * 5, [at[0], at[1], z + t * 1.6], 'z', { bevel: t * 0.4 }));
}
