import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import type { Portion } from './scoops.ts';

/** A bar on a stick, fluted water ice or cream in chocolate; perhaps bitten, and beginning to melt. */
export function addPopsicle(b: Bench, p: Portion, coated: boolean): void {
  const h = p.h * 0.7;
  const w = h * 0.5;
  const d = w * 0.42;
  const y0 = p.h * 0.3;
  const sides = 72;
  const ring = (y: number, k: number): { points: Vec3[] } => ({
    points: outline.superellipse(w / 2, d / 2, 3.2, sides).map(([x, z], i): Vec3 => {
      const a = (2 * Math.PI * i) / sides;
      // three channels down the broad sides, as the mould leaves them
      const flute = coated
        ? 0
        : 0.1 * Math.max(0, Math.cos((x / w) * 2 * Math.PI * 3)) * Math.abs(Math.sin(a)) ** 0.5 * Math.min(1, k * 1.2);
      return [x * k, y, z * (0.55 + 0.45 * k) * (1 - flute)];
    }),
  });
  const shape: Shape = {
    op: 'loft',
    sections: [
      ring(y0 + h * 0.0, 0.86),
      ring(y0 + h * 0.015, 0.93),
      ring(y0 + h * 0.05, 0.97),
      ...[0.2, 0.35, 0.5, 0.65, 0.74].map((t) => ring(y0 + h * t, 1)),
      ...[0.3, 0.6, 0.85, 1.1, 1.3, 1.45].map((f) =>
        ring(y0 + h * (0.74 + 0.26 * Math.sin(f)), Math.max(0.05, Math.cos(f) ** 0.62)),
      ),
    ],
    spline: 'linear',
    cap: 'flat',
  };
  const ball = (x: number, y: number, r: number): { op: 'sphere'; r: number; at: Vec3 } => ({
    op: 'sphere',
    r: r * w,
    at: [x * w, y0 + y * h, d * 0.1],
  });
  const bites = p.bitten || coated ? [ball(0.46, 0.99, 0.3), ball(0.2, 1.06, 0.24), ball(0.58, 0.8, 0.2)] : [];
  const skin = coated ? b.tint('sauce', { rough: 0.2 }) : twoTone(b, y0, h);
  const inside: MaterialSpec = coated ? b.tint('scoop', {}) : b.tint('scoop', { rough: 0.6 });
  const bitten: MaterialSpec = bites.length
    ? {
        ...skin,
        layers: [
          ...(skin.layers ?? []),
          {
            mask: {
              kind: 'near',
              soft: w * 0.008,
              shape: { op: 'union', of: bites.map((s) => ({ ...s, r: s.r + w * 0.006 })) },
            },
            material: inside,
          },
        ],
      }
    : skin;
  b.add('bar', bitten, solid.cut(shape, ...bites), { detail: 1.6 });
  const stick = outline.roundRect(w * 0.2, p.h * 0.42, w * 0.1, 0, p.h * 0.21, 6);
  b.add('stick', 'stick', solid.slab(stick, d * 0.16, [0, 0, 0], 'z', { bevel: d * 0.03 }), { grain: [0, 1, 0] });
  if (coated) {
    const nuts: Shape = {
      op: 'scatter',
      on: solid.slab(outline.roundRect(w * 0.7, h * 0.5, w * 0.1, 0, y0 + h * 0.33), d * 1.005, [0, 0, 0], 'z', {
        bevel: 0,
      }),
      of: { op: 'ball', r: [w * 0.022, w * 0.014, w * 0.028] },
      n: 40,
      seed: p.seed,
      jitter: 0.5,
    };
    b.add('nuts', { base: 'cookie', color: '#d8a860', color2: '#b07c3c' }, nuts, { detail: 0.4 });
    return;
  }
  const drop: Vec2[] = [
    [0, -0.05],
    [0.034, -0.03],
    [0.04, 0.005],
    [0.02, 0.05],
    [0, 0.08],
  ].map(([r, y]): Vec2 => [r * w, y * w * 1.4]);
  b.add(
    'drips',
    skin,
    solid.many(
      [
        [-0.28, 0.06],
        [0.2, -0.02],
        [0.34, 0.1],
      ].map(([x, z]) => solid.turned(drop, [x * w, y0 - w * 0.045, z * d * 2], { smooth: true, bevel: 0 })),
    ),
  );
}

/** One flavour over another. */
function twoTone(b: Bench, y0: number, h: number): MaterialSpec {
  const ice = b.tint('scoop', {});
  return {
    ...ice,
    layers: [
      ...(ice.layers ?? []),
      {
        mask: { kind: 'span', dir: [0, 1, 0], from: y0 + h * 0.62, to: y0 + h * 0.44 },
        material: { color: ice.color2, color2: ice.color2, color3: ice.color },
        strength: 0.75,
      },
    ],
  };
}

/** Two biscuits with a slab of ice cream between, stacked and pricked. */
export function addSandwich(b: Bench, p: Portion): void {
  const w = p.h * 0.9;
  const d = w * 0.5;
  const t = w * 0.085;
  const biscuit = (y: number, up: number): void => {
    b.add(
      up > 0 ? 'biscuit above' : 'biscuit below',
      'cone',
      solid.slab(outline.roundRect(w, d, w * 0.05, 0, 0, 5), t, [0, y, 0], 'y', { bevel: t * 0.25 }),
      { detail: 1.2 },
    );
  };
  biscuit(t / 2, -1);
  b.add(
    'ice cream',
    'scoop',
    solid.slab(outline.roundRect(w * 0.985, d * 0.975, w * 0.045, 0, 0, 5), w * 0.2, [0, t + w * 0.098, 0], 'y', {
      bevel: w * 0.03,
    }),
    { detail: 1.3 },
  );
  biscuit(t * 1.5 + w * 0.195, 1);
  const dots: Shape[] = [];
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 3; j++)
      dots.push(
        solid.cyl(w * 0.016, w * 0.004, [(i - 2.5) * w * 0.15, t * 2 + w * 0.196, (j - 1) * d * 0.3], 'y', {
          bevel: 0,
          segments: 10,
        }),
      );
  b.add('pricks', b.tint('cone', { color: b.tint('cone', {}).color3 }), solid.many(dots), { detail: 0.3 });
}
