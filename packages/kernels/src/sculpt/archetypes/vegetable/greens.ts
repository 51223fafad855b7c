import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, cupLeaf, leafShape, roundBody } from '../../kits/organic/index.ts';
import type { Grown } from './roots.ts';

/** A head of leaves wrapped over one another: tight for cabbage, loose and ruffled for lettuce. */
export function addHead(b: Bench, g: Grown): void {
  const r = 0.07;
  const loose = g.kind === 'lettuce';
  const pale = b.tint('skin', { color: loose ? '#a8d45c' : '#b8d88a', color2: '#eef6cc' });
  const heart = roundBody({
    profile: [
      [0.02, 0],
      [0.6, 0.1],
      [0.95, 0.6],
      [0.98, 1.1],
      [0.74, 1.66],
      [0.36, 1.9],
      [0.02, 1.95],
    ].map(([x, y]): Vec2 => [x * r * 0.93, y * r * 0.96]),
    sides: 60,
    swell: (a, t) => 1 + 0.03 * around(a, 6, g.seed, t * 4) + 0.02 * Math.cos(3 * a + 5 * t),
  });
  b.add('heart', pale, heart, { detail: 1.2 });
  const layers: [number, number, number, number, number][] = loose
    ? [
        [3, 0.95, 0.95, 0.25, 0.1],
        [5, 1.03, 0.95, 0.6, 0.16],
        [6, 1.1, 0.9, 1.05, 0.22],
      ]
    : [
        [3, 0.955, 1.25, 0.0, 0.012],
        [4, 1.0, 1.15, 0.25, 0.03],
        [5, 1.05, 1.0, 0.8, 0.07],
      ];
  for (const [row, [n, k, width, open, ruffle]] of layers.entries())
    for (let i = 0; i < n; i++) {
      const yaw = (360 * i) / n + row * 47 + g.rng.range(-10, 10);
      const shade = row === 0 ? pale : row === 1 ? b.tint('skin', { color: loose ? '#8cc84a' : '#a2cc74' }) : 'skin';
      b.add(
        `leaf ${row + 1}.${i + 1}`,
        shade,
        solid.put(
          cupLeaf(r * k, width, open + g.rng.range(-0.06, 0.06), ruffle, g.seed + i + row * 9),
          [0, r * 0.03, 0],
          [0, yaw, 0],
        ),
        { grain: [0, 1, 0], detail: 1 },
      );
    }
  b.add('stump', { base: 'plain', color: '#e8efcc' }, solid.cyl(r * 0.3, r * 0.2, [0, r * 0.1, 0]), { hidden: true });
}

/** A tree of florets on thick pale stalks; cauliflower packs them into a dome among leaves. */
export function addBroccoli(b: Bench, g: Grown): void {
  const white = g.kind === 'cauliflower';
  const h = 0.1;
  const R = 0.055;
  const stalk = white
    ? b.tint('skin', { base: 'plain', color: '#eee8d4' })
    : { base: 'plain', color: '#a9c878', color2: '#c4dc98', rough: 0.5 };
  const blobs: { at: Vec3; r: number }[] = [];
  const n = white ? 26 : 17;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const lat = Math.acos(1 - t * (white ? 0.92 : 1.02));
    const a = i * 2.39996 + 0.4;
    const k = R * (white ? 0.82 : 0.9);
    blobs.push({
      at: [
        k * Math.sin(lat) * Math.cos(a),
        h + (white ? -0.02 : -0.012) + k * (white ? 0.66 : 0.72) * Math.cos(lat),
        k * Math.sin(lat) * Math.sin(a),
      ],
      r: R * g.rng.range(0.3, 0.38) * (white ? 0.92 : 1),
    });
  }
  const stalks: Shape[] = [];
  for (const { at, r } of blobs)
    stalks.push(
      solid.tube(
        [
          [at[0] * 0.1, h * 0.32, at[2] * 0.1],
          [at[0] * 0.55, h * 0.56, at[2] * 0.55],
          [at[0] * 0.95, at[1] - r * 0.2, at[2] * 0.95],
        ],
        R * 0.1,
        { taper: [1.5, 1.1, 1.2] },
      ),
    );
  const foot = roundBody({
    profile: [
      [0.02, 0],
      [0.32, 0.01],
      [0.34, 0.06],
      [0.3, 0.3],
      [0.36, 0.5],
      [0.02, 0.56],
    ].map(([x, y]): Vec2 => [x * R, y * h]),
    sides: 36,
    swell: (a) => 1 + 0.06 * Math.cos(5 * a),
  });
  b.add('stalk', stalk, foot);
  b.add('branches', stalk, solid.many(stalks), { detail: 0.5 });
  for (const [i, { at, r }] of blobs.entries()) {
    const seed = g.seed + i;
    const bumps = roundBody({
      profile: [
        [0.02, -0.62],
        [0.6, -0.6],
        [0.92, -0.3],
        [1, 0.1],
        [0.84, 0.52],
        [0.5, 0.8],
        [0.02, 0.92],
      ].map(([x, y]): Vec2 => [x * r, y * r]),
      sides: 44,
      steps: 4,
      swell: (a, t) => 1 + 0.16 * Math.abs(around(a, 15, seed, t * 5)) + 0.05 * around(a, 30, seed + 1, t * 11),
      lift: (a, t) => r * 0.16 * Math.abs(around(a, 13, seed + 2, t * 4)),
    });
    const [x, y, z] = at;
    const lean = Math.atan2(Math.hypot(x, z), R * 0.9) * 57.3 * 0.75;
    b.add(`floret ${i + 1}`, 'skin', solid.put(bumps, [x, y, z], [lean, (Math.atan2(x, z) * 180) / Math.PI, 0]), {
      detail: 1,
    });
  }
  const leaf = leafShape({
    length: white ? h * 1.05 : h * 0.6,
    width: R * (white ? 0.95 : 0.5),
    rise: 0.2,
    droop: 0.25,
    fold: 0.2,
    belly: 0.6,
    waves: 6,
    ruffle: 0.12,
    thick: R * 0.016,
    foot: 0.3,
  });
  const count = white ? 7 : g.leaves ? 2 : 0;
  for (let i = 0; i < count; i++)
    b.add(
      `leaf ${i + 1}`,
      'leaves',
      solid.put(
        solid.put(leaf, [0, 0, R * 0.24], [white ? -52 : -40, 0, 0]),
        [0, white ? h * 0.04 : h * 0.26, 0],
        [0, (360 * i) / count + 40, 0],
      ),
      { grain: [0, 1, 0] },
    );
}

/** Long stalks tied in a bundle, or one leek with its split leaves. */
export function addStalks(b: Bench, g: Grown): void {
  if (g.kind === 'leek') {
    addLeek(b, g);
    return;
  }
  const celery = g.kind === 'celery';
  const h = celery ? 0.24 : 0.19;
  const n = celery ? 8 : 9;
  const r = celery ? 0.0115 : 0.0062;
  for (let i = 0; i < n; i++) {
    const ring = i === 0 ? 0 : 1;
    const a = i * ((2 * Math.PI) / (n - 1)) + g.rng.range(-0.1, 0.1);
    const k = ring * r * (celery ? 2.1 : 2.25);
    const l = h * g.rng.range(0.92, 1.04);
    const out = celery ? 1.5 : 1.12;
    const p = (t: number): Vec3 => [
      k * (1 + (out - 1) * t * t) * Math.cos(a),
      t * l,
      k * (1 + (out - 1) * t * t) * Math.sin(a),
    ];
    const section: Vec2[] = Array.from({ length: 24 }, (_, j): Vec2 => {
      const f = (2 * Math.PI * j) / 24;
      const hollow = celery ? 1 - 0.42 * Math.max(0, Math.cos(f)) ** 2 + 0.05 * Math.cos(9 * f) : 1;
      return [r * hollow * Math.cos(f), r * hollow * Math.sin(f)];
    });
    b.add(
      `stalk ${i + 1}`,
      'skin',
      {
        op: 'sweep',
        path: [p(0), p(0.35), p(0.7), p(1)],
        section: { kind: 'polygon', points: section, smooth: true },
        spline: 'catmull',
        taper: celery ? [1.25, 1.05, 0.85, 0.55] : [1, 1, 0.95, 0.8],
        cap: 'flat',
        up: [-Math.cos(a) || 1, 0, -Math.sin(a)],
      },
      { detail: 1.2, grain: [0, 1, 0] },
    );
    const top = p(1);
    if (celery) {
      const blades: Shape[] = [0, 1, 2].map((j) =>
        solid.put(
          leafShape({
            length: h * 0.2,
            width: h * 0.11,
            rise: 0.5,
            droop: 0.4,
            fold: 0.15,
            waves: 9,
            ruffle: 0.3,
            thick: r * 0.05,
            plain: true,
          }),
          [top[0], top[1] - r * 0.4, top[2]],
          [-25, 120 * j + i * 40, 0],
        ),
      );
      b.add(`leaves ${i + 1}`, 'leaves', solid.many(blades));
    } else {
      const scales: Shape[] = [];
      for (let row = 0; row < 4; row++)
        scales.push(
          solid.put(
            {
              op: 'arrayed',
              n: 5,
              around: 'y',
              of: solid.put(
                leafShape({
                  length: r * 1.5,
                  width: r * 1.1,
                  rise: 2.2 + row * 0.9,
                  droop: 0.9,
                  fold: 0.3,
                  thick: r * 0.05,
                  belly: 0.3,
                  plain: true,
                }),
                [0, r * (0.9 * row - 0.6), r * (0.56 - 0.12 * row)],
              ),
            },
            top,
            [0, row * 36, 0],
          ),
        );
      b.add(
        `tip ${i + 1}`,
        b.tint('skin', { color: '#5a7a4a', color2: '#8a6a8a' }),
        solid.many([
          ...scales,
          solid.put(
            solid.turned(
              [
                [0, -r],
                [r * 0.8, -r],
                [r * 0.72, r * 1.2],
                [r * 0.3, r * 3.2],
                [0, r * 3.8],
              ],
              [0, 0, 0],
              { smooth: true },
            ),
            top,
          ),
        ]),
      );
    }
  }
  const band = celery ? r * 3.5 : r * 3.35;
  b.add(
    'band',
    { base: 'rope', color: '#c8a86a' },
    solid.hoop(band, { kind: 'rect', w: h * (celery ? 0.03 : 0.05), h: r * 0.3, r: r * 0.1 }, [0, h * 0.4, 0], 'y', 40),
  );
}

function addLeek(b: Bench, g: Grown): void {
  const l = 0.26;
  const r = 0.0165;
  const lie = (s: Shape): Shape => solid.put(solid.put(s, [0, -l / 2, 0]), [0, r * 1.1, 0], [0, 24, -90]);
  const white = b.tint('skin', {
    layers: [
      {
        mask: { kind: 'span', dir: [1, 0, -0.4], from: 0.05, to: -0.08 },
        material: { color: '#f4f4e2', color2: '#ffffff' },
      },
    ],
  });
  b.add(
    'shaft',
    white,
    lie(
      roundBody({
        profile: [
          [0.02, 0],
          [0.8, 0.01],
          [1.08, 0.06],
          [1, 0.2],
          [0.98, 0.7],
          [0.9, 0.74],
          [0.02, 0.74],
        ].map(([x, y]): Vec2 => [x * r, y * l]),
        sides: 36,
        swell: (a, t) => 1 + 0.03 * around(a, 4, g.seed, t),
      }),
    ),
    { detail: 1.2, grain: [1, 0, 0] },
  );
  b.add(
    'roots',
    { base: 'plain', color: '#d8cca4' },
    lie(
      solid.many(
        Array.from({ length: 14 }, (_, i) =>
          solid.tube(
            [
              [r * 0.5 * Math.cos(i * 2.4), 0.004, r * 0.5 * Math.sin(i * 2.4)],
              [r * 0.8 * Math.cos(i * 2.4), -0.012, r * 0.8 * Math.sin(i * 2.4)],
              [r * 0.7 * Math.cos(i * 2.4 + 0.6), -0.024, r * 0.8 * Math.sin(i * 2.4 + 0.6)],
            ],
            0.0007,
          ),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  for (let i = 0; i < 6; i++) {
    const side = i % 2 ? 1 : -1;
    const leaf = leafShape({
      length: l * (0.62 - 0.05 * i),
      width: r * 2.1,
      rise: 0.02,
      droop: -0.02 - 0.03 * i,
      fold: 0.35,
      point: 1.2,
      belly: 0.35,
      foot: 0.9,
      thick: r * 0.06,
    });
    b.add(
      `leaf ${i + 1}`,
      b.tint('skin', { color: '#4a8048', color2: '#86ae70' }),
      lie(
        solid.put(
          solid.put(solid.put(leaf, [0, 0, 0], [-90, 0, 0]), [0, 0, 0], [0, 90, 0]),
          [-r * 0.1 * i, l * (0.68 - 0.03 * i), r * 0.12 * side],
          [side * (4 + 5 * i), 0, 0],
        ),
      ),
      { grain: [1, 0, 0] },
    );
  }
}
