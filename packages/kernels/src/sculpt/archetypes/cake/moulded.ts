import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, coat, ringBody, roundBody, tongues } from '../../kits/organic/index.ts';
import { addCherry, dollop } from '../../kits/pastry/index.ts';
import { addPlate, type CakePlan } from './tiers.ts';

/** A fluted ring with glaze running into its grooves. */
export function addBundt(b: Bench, p: CakePlan): number {
  const y = p.plate ? addPlate(b, p.w / 2) : 0;
  const t = p.w * 0.165;
  const R = p.w * 0.5 - t;
  const h = p.w * 0.36;
  const flute = (a: number): number => 1 + 0.09 * Math.cos(14 * a);
  const at = (a: number, f: number, off: number): Vec2 => {
    const c = Math.cos(f);
    const s = Math.sin(f);
    return [
      (t * flute(a) + off) * Math.sign(c) * Math.abs(c) ** 0.8,
      y + Math.max(0, h * 0.36 + (h * 0.62 + off) * s * (s > 0 ? flute(a) : 0.6)),
    ];
  };
  b.add(
    'cake',
    b.tint('sponge', { base: 'bun', rough: 0.7 }),
    ringBody(R, (a) => Array.from({ length: 26 }, (_, i) => at(a, (2 * Math.PI * i) / 26, 0)), 112),
    {
      detail: 1.3,
    },
  );
  const glaze = ringBody(
    R,
    (a) => {
      const low = 0.62 - 0.75 * Math.max(-0.3, 0.75 * Math.cos(14 * a + Math.PI) * 0.5 + 0.5 * tongues(a, 7, p.seed));
      const high = Math.PI - 0.7 + 0.3 * tongues(a, 7, p.seed + 1);
      const n = 18;
      const out = Array.from({ length: n }, (_, i) => {
        const e = Math.min(i, n - 1 - i);
        return at(a, low + ((high - low) * i) / (n - 1), p.w * 0.016 * (e === 0 ? 0.3 : 1));
      });
      return [...out, ...Array.from({ length: 8 }, (_, i) => at(a, high - ((high - low) * i) / 7, -p.w * 0.01))];
    },
    112,
  );
  b.add('glaze', 'glaze', glaze, { detail: 1.5 });
  for (const a of [0.5, 2.4, 4.5])
    addCherry(b, 'fruit', p.w * 0.035, { at: [R * Math.cos(a), y + h * 0.98, R * Math.sin(a)], lean: a });
  return y + h;
}

/** Turned out of its mould: a wobbly frustum with caramel over its top. */
export function addPudding(b: Bench, p: CakePlan): number {
  const R = p.w * 0.4;
  const h = p.w * 0.42;
  const y = p.plate ? addPlate(b, R * 1.05) : 0;
  const side: Vec2[] = [
    [0.01, 0],
    [0.97, 0],
    [1, 0.05],
    [0.9, 0.5],
    [0.78, 0.9],
    [0.74, 0.97],
    [0.66, 1],
    [0.01, 1],
  ].map(([r, t]): Vec2 => [r * R, y + t * h]);
  const body = roundBody({ profile: side, steps: 3, sides: 60, swell: (a, t) => 1 + 0.008 * around(a, 5, p.seed, t) });
  b.add('pudding', 'icing', body, { detail: 1.4 });
  b.add(
    'caramel',
    'glaze',
    coat({
      over: [...side].reverse().slice(0, 7) as Vec2[],
      reach: 0.6,
      drip: 0.17,
      drips: 8,
      thick: p.w * 0.016,
      seed: p.seed,
    }),
    { detail: 1.5 },
  );
  b.add('rosette', 'cream', solid.put(dollop(R * 0.3), [0, y + h + p.w * 0.008, 0]), { detail: 1.2 });
  addCherry(b, 'fruit', R * 0.17, { at: [0, y + h + R * 0.26, 0], lean: 0.6 });
  return y + h;
}

/** A finger of choux, chocolate on its back, cream showing at the seam. */
export function addEclair(b: Bench, p: CakePlan): number {
  const y0 = 0;
  const l = p.w * 0.8;
  const r = p.w * 0.13;
  const finger = (k: number, from: number, to: number, lumps: number): Shape => ({
    op: 'loft',
    sections: [0.02, 0.06, 0.16, 0.3, 0.5, 0.7, 0.84, 0.94, 0.98].map((t) => {
      const fat = Math.sin(Math.PI * t) ** 0.32;
      return {
        points: Array.from({ length: 32 }, (_, i): Vec3 => {
          const a = (2 * Math.PI * i) / 32;
          const q = r * k * fat * (1 + lumps * around(a, 6, p.seed, t * 4));
          const up = Math.min(to, Math.max(from, Math.sin(a)));
          return [(t - 0.5) * l * (0.94 + 0.06 * k), y0 + r * 0.85 + q * 0.9 * up, q * Math.cos(a)];
        }),
      };
    }),
    cap: 'round',
  });
  b.add('choux below', 'crust', finger(1, -0.85, 0.02, 0.03), { detail: 1.2 });
  b.add('cream', 'cream', finger(0.96, -0.05, 0.16, 0.05));
  b.add('choux above', 'crust', finger(1, 0.14, 1.2, 0.03), { detail: 1.2 });
  b.add('chocolate', 'glaze', finger(1.06, 0.62, 1.2, 0.02), { detail: 1.3 });
  return y0 + r * 1.8;
}
