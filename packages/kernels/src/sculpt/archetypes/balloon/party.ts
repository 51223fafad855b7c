import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Sculpture } from '../../dsl/archetype.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { pairs } from '../../kits/vehicle/index.ts';

const COLORS = ['#d2201f', '#2a62c8', '#f2c21c', '#2f9a4a', '#e06aa8', '#e8801c', '#7a3fb0', '#38b0c8', '#f2f0ea'];
/** Radius and height of a party balloon above its knot, metres. */
const DROP: readonly Vec2[] = pairs([
  0.008, 0, 0.03, 0.02, 0.075, 0.075, 0.115, 0.15, 0.135, 0.22, 0.128, 0.28, 0.1, 0.325, 0.055, 0.348, 0, 0.354,
]);

/** One balloon on a string, or a bunch of them tied to a weight. */
export function buildBunch(b: Bench, rng: Rng, count: number): Sculpture {
  const n = Math.max(1, Math.round(count));
  const tie: Vec3 = [0, 0.07, 0];
  const spots: Vec3[] = [];
  for (let i = 0; i < n; i++) {
    const a = i * 2.4;
    const r = n === 1 ? 0 : 0.14 * Math.sqrt(i + 0.2);
    spots.push([
      r * Math.sin(a),
      1.05 + rng.range(-0.03, 0.05) + (n > 1 ? 0.26 * (1 - i / n) + 0.08 * (i % 2) : 0),
      r * Math.cos(a),
    ]);
  }
  const own = b.tint('envelope', {});
  spots.forEach((at, i) => {
    const k = 1 + rng.range(-0.05, 0.08);
    const lean: Vec3 = [Math.min(14, 55 * at[2]), 0, Math.max(-14, Math.min(14, -55 * at[0]))];
    const look =
      i === 0 ? own : b.tint('envelope', { color: COLORS[(COLORS.indexOf(own.color ?? '') + i + 9) % COLORS.length] });
    const name = n > 1 ? ` ${i + 1}` : '';
    b.add(
      `balloon${name}`,
      look,
      {
        op: 'placed',
        of: solid.turned(DROP, [0, 0, 0], { smooth: true, segments: 36 }),
        places: [{ at, rot: lean, scale: k }],
      },
      { detail: 1.4 },
    );
    const knot = solid.turned(
      pairs([0, 0.006, 0.009, 0.004, 0.007, -0.006, 0.018, -0.022, 0.015, -0.024, 0, -0.012]),
      [0, 0, 0],
      { bevel: 0.001 },
    );
    b.add(`knot${name}`, look, { op: 'placed', of: knot, places: [{ at, rot: lean, scale: k }] });
    const bend: Vec3 = [at[0] * 0.45 + rng.range(-0.03, 0.03), at[1] * 0.5, at[2] * 0.45 + rng.range(-0.03, 0.03)];
    b.add(
      `string${name}`,
      'ropes',
      solid.tube([[at[0], at[1] - 0.008, at[2]], [at[0] * 0.85, at[1] * 0.8, at[2] * 0.85], bend, tie], 0.0022),
      { detail: 0.5 },
    );
  });
  const curl = Array.from({ length: 22 }, (_, i): Vec3 => {
    const t = i / 21;
    return [0.02 + 0.02 * Math.sin(t * 13) + 0.06 * t, 0.1 - 0.07 * t, 0.05 * Math.cos(t * 13) * t + 0.02];
  });
  b.add('curled ribbon', b.tint('stripes', { base: 'silk' }), solid.tube(curl, 0.004));
  b.add(
    'weight',
    b.tint('stripes', { base: 'plastic', rough: 0.3 }),
    solid.turned(pairs([0, 0, 0.05, 0, 0.058, 0.01, 0.054, 0.045, 0.02, 0.062, 0.01, 0.075, 0, 0.076]), [0, 0, 0], {
      bevel: 0.004,
    }),
  );
  b.add('weight ring', 'metal', solid.hoop(0.012, { kind: 'circle', r: 0.0025 }, [0, 0.083, 0], 'z', 16));
  return { parts: b.parts };
}

/** A dog twisted of one long balloon: muzzle, ears, neck, legs, body, tail, each a bubble between twists. */
export function buildDog(b: Bench, rng: Rng): Sculpture {
  const r = 0.034 + rng.range(-0.002, 0.003);
  const bubble = (name: string, a: Vec3, c: Vec3, k = 1): void => {
    const m = (t: number): Vec3 => [a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t, a[2] + (c[2] - a[2]) * t];
    const ts = [0, 0.06, 0.16, 0.32, 0.5, 0.68, 0.84, 0.94, 1];
    const fat = [0.22, 0.55, 0.82, 0.97, 1, 0.97, 0.82, 0.55, 0.22];
    b.add(name, 'envelope', solid.tube(ts.map(m), r * k, { taper: fat, cap: 'round' }), { detail: 1.4 });
  };
  const head: Vec3 = [0, 0.335, 0.13];
  const chest: Vec3 = [0, 0.215, 0.085];
  const rump: Vec3 = [0, 0.21, -0.11];
  bubble('muzzle', head, [0, 0.31, 0.245], 0.95);
  bubble('left ear', head, [0.05, 0.435, 0.09]);
  bubble('right ear', head, [-0.05, 0.435, 0.09]);
  bubble('ear twist', [-0.026, 0.335, 0.118], [0.026, 0.335, 0.118], 0.7);
  bubble('neck', head, chest);
  bubble('body', chest, rump, 1.08);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    bubble(`front ${side} leg`, [s * 0.012, 0.2, 0.09], [s * 0.052, 0.012, 0.115]);
    bubble(`rear ${side} leg`, [s * 0.012, 0.195, -0.115], [s * 0.055, 0.012, -0.1]);
  }
  bubble('tail', rump, [0, 0.345, -0.175], 0.8);
  const nub = (at: Vec3, rot: Vec3): Shape =>
    solid.put(
      solid.turned(pairs([0, -0.004, 0.01, 0, 0.008, 0.01, 0.004, 0.016, 0.008, 0.024, 0, 0.026]), [0, 0, 0], {
        bevel: 0.001,
      }),
      at,
      rot,
    );
  b.add('knot', 'envelope', nub([0, 0.308, 0.25], [98, 0, 0]));
  b.add('tail tip', 'envelope', nub([0, 0.348, -0.178], [-20, 0, 0]));
  return { parts: b.parts, sockets: { top: { at: [0, 0.25, -0.01], dir: [0, 1, 0], size: 0.06 } } };
}
