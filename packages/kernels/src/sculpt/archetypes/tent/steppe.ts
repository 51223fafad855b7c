import type { Rng, Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A painted cover over poles that cross above it, smoke flaps, lacing pins. */
export function buildTeepee(b: Bench, taste: Rng): void {
  const [r, h] = [1.55, 3.3];
  const n = 44;
  const ring = (t: number, k = 1) => ({
    points: Array.from({ length: n }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / n;
      const q = r * k * (1 - t * 0.93) * (1 + 0.022 * Math.cos(11 * a) * (1 - t));
      return [q * Math.sin(a), 0.03 + h * t, q * Math.cos(a)];
    }),
  });
  const paint = b.tint('canvas', {
    layers: [
      {
        mask: { kind: 'stripes', dir: [0, 1, 0], period: 1.5, width: 0.16, soft: 0.01 },
        material: b.tint('accent', {}),
      },
      { mask: { kind: 'span', dir: [0, 1, 0], from: h * 0.83, to: h * 0.84 }, material: b.tint('accent', {}) },
    ],
  });
  b.add(
    'cover',
    paint,
    {
      op: 'loft',
      sections: [0, 0.2, 0.4, 0.6, 0.8, 0.93, 1].map((t) => ring(t)),
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.4 },
  );
  for (let i = 0; i < 11; i++) {
    const a = (i * 2 * Math.PI) / 11 + taste.range(-0.06, 0.06);
    const top = h + taste.range(0.45, 0.85);
    const k = (top - h) / h;
    b.add(
      `pole ${i + 1}`,
      'pole',
      solid.rod(
        [r * 0.06 * Math.sin(a), h * 0.95, r * 0.06 * Math.cos(a)],
        [-r * (0.05 + k) * Math.sin(a), top, -r * (0.05 + k) * Math.cos(a)],
        0.033,
        0.024,
      ),
      { detail: 0.5 },
    );
  }
  b.add(
    'binding',
    'rope',
    solid.many(
      [0, 1, 2].map((i) => solid.hoop(0.135, { kind: 'circle', r: 0.022 }, [0, h + 0.01 + i * 0.04, 0], 'y', 20)),
    ),
  );
  /** A point of the cover, `lift` off it. */
  const on = (a: number, y: number, lift: number): Vec3 => {
    const q = r * (1 - (y / h) * 0.93) * (1 + 0.022 * Math.cos(11 * a) * (1 - y / h)) + lift;
    return [q * Math.sin(a), 0.03 + y, q * Math.cos(a)];
  };
  b.add(
    'doorway',
    'dark',
    drapery.cloth(10, 8, 0.008, (u, v) =>
      on((u - 0.5) * 0.56 * Math.sqrt(Math.max(0.02, 1 - (v * 0.98) ** 4)), 1.35 * v, 0.012),
    ),
  );
  b.add(
    'door flap',
    'accent',
    drapery.cloth(10, 6, 0.016, (u, v) =>
      on(-0.29 - 0.3 * u * (1 - 0.3 * v), 0.02 + 1.25 * v, 0.024 + 0.13 * u * (1 - u * 0.6) + 0.02 * Math.sin(v * 6)),
    ),
  );
  b.add(
    'lacing pins',
    'pole',
    solid.many(
      [0, 1, 2, 3, 4, 5].map((i) => {
        const t = 0.46 + i * 0.075;
        return solid.rod(
          [-0.14, 0.03 + h * t, r * (1 - t * 0.93) + 0.012],
          [0.14, 0.03 + h * t, r * (1 - t * 0.93) + 0.012],
          0.014,
          0.014,
          'round',
        );
      }),
    ),
    { detail: 0.5 },
  );
  b.add(
    'smoke flaps',
    'canvas',
    solid.both(
      drapery.cloth(8, 5, 0.016, (u, v) => {
        const t = 0.8 + 0.19 * v;
        return [0.03 + u * (0.34 - 0.1 * v), 0.05 + h * t + 0.05 * u, r * (1 - t * 0.93) + 0.03 + 0.14 * u];
      }),
    ),
  );
  b.add(
    'pegs',
    'pole',
    { op: 'arrayed', n: 16, around: 'y', of: solid.rod([r * 1.045, 0.14, 0], [r * 1.01, 0, 0], 0.018, 0.01) },
    { detail: 0.4 },
  );
  b.add(
    'dots',
    'accent',
    {
      op: 'arrayed',
      n: 12,
      around: 'y',
      of: solid.put({ op: 'ball', r: [0.085, 0.085, 0.012] }, [0, 0.42, r * 0.895], [-24, 0, 0]),
    },
    { detail: 0.4 },
  );
}

/** A felt tent: round wall with ropes and frieze, low roof with a crown, painted door. */
export function buildYurt(b: Bench): void {
  const [r, h] = [2.6, 1.7];
  b.add(
    'deck',
    'pole',
    solid.turned(
      [
        [0, 0],
        [r + 0.4, 0],
        [r + 0.4, 0.16],
        [0, 0.16],
      ],
      [0, 0, 0],
      { bevel: 0.03, segments: 40 },
    ),
  );
  b.add(
    'wall',
    'canvas',
    solid.turned(
      [
        [0, 0.16],
        [r, 0.16],
        [r * 1.015, h * 0.5],
        [r, h],
        [0, h],
      ],
      [0, 0, 0],
      { bevel: 0 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'roof',
    'canvas',
    solid.turned(
      outline.pairs([
        0,
        h - 0.1,
        r + 0.14,
        h - 0.1,
        r + 0.12,
        h + 0.02,
        1.6,
        h + 0.72,
        0.62,
        h + 1.14,
        0.6,
        h + 1.18,
        0,
        h + 1.18,
      ]),
      [0, 0, 0],
      { bevel: 0.01 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'roof trim',
    'accent',
    solid.turned(
      outline.pairs([1.7, h + 0.69, 1.66, h + 0.74, 0.66, h + 1.16, 0.62, h + 1.14, 1.7, h + 0.66]),
      [0, 0, 0],
      { bevel: 0 },
    ),
  );
  b.add(
    'crown',
    'accent',
    solid.many([
      solid.hoop(0.6, { kind: 'rect', w: 0.12, h: 0.1, r: 0.02 }, [0, h + 1.22, 0], 'y', 32),
      ...[0, 45, 90, 135].map((d) =>
        solid.put(
          solid.tube(
            [
              [-0.58, 0, 0],
              [0, 0.16, 0],
              [0.58, 0, 0],
            ],
            0.03,
          ),
          [0, h + 1.24, 0],
          [0, d, 0],
        ),
      ),
    ]),
  );
  b.add(
    'wall ropes',
    'rope',
    solid.many(
      [0.62, 1.05, 1.46].map((y) =>
        solid.hoop(r * 1.018 + 0.012, { kind: 'rect', w: 0.06, h: 0.03 }, [0, y, 0], 'y', 56),
      ),
    ),
    { detail: 0.5 },
  );
  b.add('frieze', 'accent', solid.hoop(r + 0.06, { kind: 'rect', w: 0.2, h: 0.05 }, [0, h - 0.16, 0], 'y', 56));
  const tooth = outline.pairs([-0.14, 0, 0.14, 0, 0, -0.24]).reverse();
  b.add(
    'frieze points',
    'flag',
    { op: 'arrayed', n: 34, around: 'y', of: solid.slab(tooth, 0.03, [0, h - 0.26, r + 0.06], 'z', { bevel: 0 }) },
    { detail: 0.3 },
  );
  addYurtDoor(b, r, h);
}

function addYurtDoor(b: Bench, r: number, h: number): void {
  b.add(
    'roof ropes',
    'rope',
    {
      op: 'arrayed',
      n: 12,
      around: 'y',
      of: solid.tube(
        [
          [r + 0.14, h, 0],
          [1.63, h + 0.74, 0],
          [0.64, h + 1.17, 0],
        ],
        0.022,
        { spline: 'linear' },
      ),
    },
    { detail: 0.4 },
  );
  const z = r + 0.02;
  b.add(
    'door frame',
    'pole',
    solid.slab(outline.pairs([-0.62, 0.16, 0.62, 0.16, 0.62, 1.86, -0.62, 1.86]), 0.3, [0, 0, z], 'z', {
      holes: [outline.pairs([-0.46, 0.17, 0.46, 0.17, 0.46, 1.7, -0.46, 1.7])],
      bevel: 0,
    }),
  );
  b.add('doors', 'accent', solid.both(solid.box([0.45, 1.5, 0.07], [0.23, 0.94, z + 0.06], 0.012)));
  b.add(
    'door panels',
    'flag',
    solid.both(solid.many([0.56, 1.3].map((y) => solid.box([0.28, 0.5, 0.04], [0.23, y, z + 0.09], 0.014)))),
  );
  b.add(
    'door rings',
    'rope',
    solid.both(solid.hoop(0.05, { kind: 'circle', r: 0.012 }, [0.08, 0.95, z + 0.12], 'z', 16)),
  );
  b.add('step', 'pole', solid.box([1.4, 0.1, 0.5], [0, 0.05, r + 0.6], 0.015));
  b.add(
    'stove pipe',
    'dark',
    solid.many([
      solid.cyl(0.09, 1.3, [1.1, h + 1.2, -0.5]),
      solid.cyl(0.15, 0.06, [1.1, h + 1.92, -0.5], 'y', { top: 0.02 }),
    ]),
  );
}
