import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { blossomShape } from '../../kits/blossom.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { leafShape, roundBody } from '../../kits/organic/index.ts';

/** What grows out of the soil at height `y`, out of a pot `r` wide. */
export function addFoliage(b: Bench, kind: string, r: number, y: number, rng: Rng): void {
  switch (kind) {
    case 'snake':
      addBlades(b, r, y, rng);
      return;
    case 'spider':
    case 'fern':
      addArching(b, r, y, rng, kind === 'fern');
      return;
    case 'fig':
    case 'tomato':
      addTrunk(b, r, y, rng, kind === 'tomato');
      return;
    case 'seedling':
      addSeedling(b, r, y);
      return;
    default:
      addRosette(b, r, y, rng, kind);
  }
}

/** Split leaf of a monstera: a heart with fingers cut into its sides. */
function monsteraLeaf(l: number): Shape {
  const rows = 9;
  const cols = 61;
  const grid = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1);
    return Array.from({ length: cols }, (_, j): Vec3 => {
      const a = ((j / (cols - 1)) * 2 - 1) * 2.85;
      const u = Math.abs(a) / 2.85;
      const heart = 0.56 + 0.44 * Math.cos(a * 0.52) ** 2 + 0.1 * u ** 3;
      const slit = u > 0.12 && u < 0.86 ? Math.max(0, Math.cos(a * 5.6)) ** 4 * 0.75 : 0;
      const r = l * 0.62 * t * heart * (1 - slit * Math.max(0, t - 0.35) * 1.5);
      return [
        r * Math.sin(a) * 0.95,
        -0.22 * l * t * t + 0.06 * l * Math.abs(Math.sin(a)) * t,
        r * Math.cos(a) + l * 0.22,
      ];
    });
  });
  return { op: 'sheet', grid, thickness: l * 0.01, spline: 'linear' };
}

/** Long-stalked leaves from the middle: monstera, peace lily, a pot of flowers. */
function addRosette(b: Bench, r: number, y: number, rng: Rng, kind: string): void {
  const n = kind === 'monstera' ? 9 : kind === 'lily' ? 14 : 11;
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const a = i * 2.39996 + 0.5;
    const h =
      r *
      (kind === 'monstera' ? 3.6 - 2.2 * t : kind === 'lily' ? 2.5 - 1.2 * t : 1.5 - 0.8 * t) *
      rng.range(0.92, 1.06);
    const out = r * (kind === 'monstera' ? 0.5 + 1.3 * t : 0.4 + 0.9 * t);
    const tip: Vec3 = [out * Math.cos(a), y + h, out * Math.sin(a)];
    const foot: Vec3 = [r * 0.14 * Math.cos(a), y - r * 0.05, r * 0.14 * Math.sin(a)];
    b.add(
      `leaf stalk ${i + 1}`,
      'stem',
      solid.tube(
        [foot, [foot[0] + (tip[0] - foot[0]) * 0.25, y + h * 0.55, foot[2] + (tip[2] - foot[2]) * 0.25], tip],
        r * 0.035,
        { taper: [1.3, 1, 0.75] },
      ),
      { detail: 0.6 },
    );
    const yaw = 90 - (a * 180) / Math.PI;
    const l = r * (kind === 'monstera' ? rng.range(1.55, 1.9) : kind === 'lily' ? 1.7 : 1.0);
    const leaf =
      kind === 'monstera'
        ? solid.put(monsteraLeaf(l), [0, 0, -l * 0.2], [16 - 10 * t, 0, 0])
        : leafShape({
            length: l,
            width: l * (kind === 'lily' ? 0.4 : 0.62),
            rise: 0.35,
            droop: 0.75,
            fold: 0.2,
            belly: 0.45,
            waves: 6,
            ruffle: 0.07,
            thick: l * 0.006,
          });
    b.add(`leaf ${i + 1}`, 'leaves', solid.put(leaf, tip, [0, yaw, 0]), { grain: [0, 0, 1], detail: 1.2 });
  }
  if (kind === 'lily')
    for (let i = 0; i < 3; i++) {
      const a = i * 2.1 + 1;
      const top: Vec3 = [r * 0.5 * Math.cos(a), y + r * (3.5 - 0.4 * i), r * 0.5 * Math.sin(a)];
      b.add(
        `flower stalk ${i + 1}`,
        'stem',
        solid.tube([[0, y, 0], [top[0] * 0.4, y + r * 1.8, top[2] * 0.4], top], r * 0.03),
        { detail: 0.6 },
      );
      b.add(
        `spathe ${i + 1}`,
        { base: 'petal', color: '#f8f8f2', color2: '#ffffff', color3: '#e4ecd4' },
        solid.put(
          leafShape({
            length: r * 0.8,
            width: r * 0.5,
            rise: 1.4,
            droop: 0.6,
            fold: 0.5,
            belly: 0.4,
            point: 1.3,
            thick: r * 0.01,
            foot: 0.4,
          }),
          top,
          [0, 90 - (a * 180) / Math.PI, 0],
        ),
      );
      b.add(
        `spadix ${i + 1}`,
        { base: 'plain', color: '#e8d890' },
        solid.put(
          solid.tube(
            [
              [0, 0, 0],
              [0, r * 0.36, r * 0.04],
            ],
            r * 0.055,
          ),
          [top[0] * 1.05, top[1], top[2] * 1.05],
        ),
      );
    }
  if (kind === 'flower')
    for (let i = 0; i < 7; i++) {
      const a = i * 2.39996;
      const k = r * 0.62 * Math.sqrt(i / 7);
      const top: Vec3 = [k * 1.2 * Math.cos(a), y + r * (2.1 - 0.12 * i), k * 1.2 * Math.sin(a)];
      b.add(
        `flower stalk ${i + 1}`,
        'stem',
        solid.tube(
          [
            [k * 0.3 * Math.cos(a), y, k * 0.3 * Math.sin(a)],
            [k * 0.8 * Math.cos(a), y + r, k * 0.8 * Math.sin(a)],
            top,
          ],
          r * 0.025,
        ),
        { detail: 0.5 },
      );
      const tilt = (k / r) * 50 + 12;
      b.add(
        `flower ${i + 1}`,
        'flowers',
        solid.put(blossomShape({ size: r * 0.48, petals: 7, rise: 22 }), top, [tilt, 90 - (a * 180) / Math.PI, 0]),
        { twoSided: true, detail: 1.3 },
      );
      b.add(
        `heart ${i + 1}`,
        { base: 'plain', color: '#f2c83a' },
        solid.put({ op: 'ball', r: [r * 0.1, r * 0.07, r * 0.1], at: [0, r * 0.06, 0] }, top, [
          tilt,
          90 - (a * 180) / Math.PI,
          0,
        ]),
        { detail: 0.6 },
      );
    }
}

/** Stiff swords with pale margins and cross bands. */
function addBlades(b: Bench, r: number, y: number, rng: Rng): void {
  const banded = b.tint('leaves', {
    layers: [
      {
        mask: { kind: 'stripes', dir: [0, 1, 0], period: r * 0.32, width: 0.42, warp: 0.7, soft: 0.2 },
        material: { color: '#8aa878', color2: '#a8bc94' },
        strength: 0.6,
      },
    ],
  });
  for (let i = 0; i < 11; i++) {
    const a = i * 2.39996;
    const k = r * 0.5 * Math.sqrt(i / 11);
    const h = r * rng.range(2.6, 4.4) * (1 - 0.3 * (k / r));
    const lean = 0.1 + 0.25 * (k / r);
    const twist = rng.range(-50, 50);
    const rows = 9;
    const sheet = (grow: number, thick: number): Shape => {
      const grid = Array.from({ length: rows }, (_, m) => {
        const t = m / (rows - 1);
        const w =
          r * 0.24 * grow * (t < 0.25 ? 0.62 + 1.5 * t : 1 - ((t - 0.25) / 0.75) ** 2.6) + (t === 1 ? 0 : r * 0.008);
        const turn = (twist * t * Math.PI) / 180;
        return [-1, -0.5, 0, 0.5, 1].map((u): Vec3 => {
          const x = u * w;
          const z = 0.28 * w * (u * u - 0.4);
          return [
            x * Math.cos(turn) - z * Math.sin(turn),
            h * t,
            x * Math.sin(turn) + z * Math.cos(turn) + h * lean * t * t,
          ];
        });
      });
      return solid.put(
        { op: 'sheet', grid, thickness: thick, spline: 'catmull' },
        [k * Math.cos(a), y - r * 0.06, k * Math.sin(a)],
        [0, 90 - (a * 180) / Math.PI, 0],
      );
    };
    b.add(`blade ${i + 1}`, banded, sheet(0.86, r * 0.034), { grain: [0, 1, 0], detail: 1.2 });
    b.add(`margin ${i + 1}`, b.tint('leaves', { color: '#d8d06a', color2: '#ece48a' }), sheet(1, r * 0.018), {
      detail: 0.7,
    });
  }
}

/** A fountain of arching leaves, with leaflets on both sides for a fern. */
function addArching(b: Bench, r: number, y: number, rng: Rng, fern: boolean): void {
  const n = fern ? 15 : 30;
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996;
    const t0 = i / n;
    const l = r * (fern ? 2.7 : 2.5) * rng.range(0.85, 1.08);
    const rise = 1.9 - 1.2 * t0;
    const p = (t: number): Vec3 => {
      const out = l * (0.28 + 0.5 * t0) * t + l * 0.25 * t * t;
      return [out * Math.cos(a), y + l * (rise * 0.62 * t - (0.55 + 0.25 * t0) * t * t), out * Math.sin(a)];
    };
    const yaw = 90 - (a * 180) / Math.PI;
    if (!fern) {
      const leaf = leafShape({
        length: l * 0.62 * (0.5 + 0.7 * t0),
        width: r * 0.17,
        rise: rise * 1.1,
        droop: rise * 0.75 + 0.55,
        fold: 0.35,
        belly: 0.3,
        point: 1.4,
        plain: true,
        thick: r * 0.012,
      });
      const striped = b.tint('leaves', { color2: '#f2f2d4', color: '#6aa844' });
      b.add(
        `blade ${i + 1}`,
        striped,
        solid.put(leaf, [r * 0.12 * Math.cos(a), y - r * 0.02, r * 0.12 * Math.sin(a)], [0, yaw, 0]),
        { grain: [0, 0, 1] },
      );
      continue;
    }
    b.add(
      `rib ${i + 1}`,
      'stem',
      solid.tube([p(0), p(0.33), p(0.66), p(1)], r * 0.022, { taper: [1.3, 1, 0.8, 0.4] }),
      { detail: 0.5 },
    );
    // leaflets of a frond hang together as one sheet with a comb's edge: two charts instead of forty
    const rows = 29;
    const grid = Array.from({ length: rows }, (_, m) => {
      const t = 0.1 + (0.9 * m) / (rows - 1);
      const [x, h, z] = p(t);
      const comb = m % 2 ? 1 : 0.22;
      const w = m === rows - 1 ? 0 : r * 0.42 * Math.sin(Math.PI * Math.min(0.97, 0.1 + 0.85 * t)) ** 0.8 * comb;
      const along = m % 2 ? 0.06 * r : 0;
      return [-1, -0.5, 0, 0.5, 1].map(
        (u): Vec3 => [
          x - u * w * Math.sin(a) + along * Math.abs(u) * Math.cos(a),
          h - 0.2 * w * u * u,
          z + u * w * Math.cos(a) + along * Math.abs(u) * Math.sin(a),
        ],
      );
    });
    b.add(
      `frond ${i + 1}`,
      'leaves',
      { op: 'sheet', grid, thickness: r * 0.01, spline: 'linear' },
      { grain: [Math.cos(a), 0, Math.sin(a)] },
    );
  }
}

/** A woody stem with big leaves all the way up, or a staked tomato with its trusses. */
function addTrunk(b: Bench, r: number, y: number, rng: Rng, tomato: boolean): void {
  const h = r * (tomato ? 5 : 6);
  const p = (t: number): Vec3 => [r * 0.16 * Math.sin(t * 4), y - r * 0.1 + h * t, r * 0.12 * Math.sin(t * 3 + 1)];
  b.add(
    'stem',
    tomato ? 'stem' : { base: 'bark', color: '#7a6248' },
    solid.tube([0, 0.25, 0.5, 0.75, 1].map(p), r * (tomato ? 0.05 : 0.085), { taper: [1.3, 1, 0.85, 0.7, 0.45] }),
    { grain: [0, 1, 0] },
  );
  if (tomato)
    b.add(
      'stake',
      { base: 'wood', color: '#c8a468' },
      solid.rod([r * 0.2, y - r * 0.2, 0], [r * 0.2, y + h * 1.02, 0], r * 0.045),
      { grain: [0, 1, 0] },
    );
  const n = tomato ? 12 : 15;
  for (let i = 0; i < n; i++) {
    const t = (tomato ? 0.16 : 0.3) + ((tomato ? 0.8 : 0.68) * i) / n;
    const a = i * 2.39996;
    const at = p(t);
    const yaw = 90 - (a * 180) / Math.PI;
    const l = r * (tomato ? 1.0 : 1.55) * (1 - 0.25 * t) * rng.range(0.9, 1.08);
    const up = tomato ? 0.1 : 0.35;
    if (tomato) {
      const leaf = leafShape({
        length: l * 0.6,
        width: l * 0.34,
        rise: 0.2,
        droop: 0.6,
        fold: 0.2,
        waves: 9,
        ruffle: 0.2,
        thick: l * 0.006,
      });
      const spray = solid.many([
        solid.put(leaf, [0, l * up, l * 0.62]),
        ...[60, -60].map((q) => solid.put(leaf, [0, l * up * 0.8, l * 0.4], [0, q, 0])),
      ]);
      b.add(`leaf ${i + 1}`, 'leaves', solid.put(spray, at, [0, yaw, 0]), { grain: [0, 0, 1] });
      b.add(
        `leaf stalk ${i + 1}`,
        'stem',
        solid.put(
          solid.tube(
            [
              [0, 0, 0],
              [0, l * up * 0.8, l * 0.35],
              [0, l * up, l * 0.66],
            ],
            r * 0.022,
          ),
          at,
          [0, yaw, 0],
        ),
        { detail: 0.5 },
      );
      continue;
    }
    const leaf = leafShape({
      length: l,
      width: l * 0.66,
      rise: 0.75,
      droop: 0.75,
      fold: 0.16,
      belly: 0.6,
      point: 0.6,
      foot: 0.2,
      waves: 5,
      ruffle: 0.08,
      thick: l * 0.007,
    });
    b.add(`leaf ${i + 1}`, 'leaves', solid.put(solid.put(leaf, [0, r * 0.06, r * 0.1]), at, [0, yaw, 0]), {
      grain: [0, 0, 1],
      detail: 1.2,
    });
    b.add(
      `leaf stalk ${i + 1}`,
      'stem',
      solid.put(
        solid.tube(
          [
            [0, -r * 0.02, 0],
            [0, r * 0.07, r * 0.14],
          ],
          r * 0.035,
        ),
        at,
        [0, yaw, 0],
      ),
      { detail: 0.4 },
    );
  }
  if (tomato) addTrusses(b, r, p);
}

/** Tomatoes hanging in threes, the highest still green. */
function addTrusses(b: Bench, r: number, p: (t: number) => Vec3): void {
  const fruit = roundBody({
    profile: [
      [0.02, 0.06],
      [0.6, 0.1],
      [1, 0.6],
      [0.92, 1.3],
      [0.4, 1.62],
      [0.02, 1.55],
    ].map(([x, q]): Vec2 => [x * r * 0.22, q * r * 0.22]),
    sides: 28,
    swell: (a) => 1 + 0.03 * Math.cos(5 * a),
  });
  for (let i = 0; i < 4; i++) {
    const at = p(0.26 + 0.17 * i);
    const a = i * 1.9 + 0.9;
    const hang: Vec3[] = [0, 1, 2].map(
      (k): Vec3 => [
        at[0] + r * (0.42 + 0.1 * k) * Math.cos(a + 0.5 * (k - 1)),
        at[1] - r * (0.35 + 0.14 * k),
        at[2] + r * (0.42 + 0.1 * k) * Math.sin(a + 0.5 * (k - 1)),
      ],
    );
    b.add(
      `tomatoes ${i + 1}`,
      i === 3 ? b.tint('flowers', { color: '#8ab04a', color2: '#a8c464' }) : 'flowers',
      solid.many(hang.map((q) => solid.put(fruit, q))),
      { detail: 1.2 },
    );
    b.add(
      `truss ${i + 1}`,
      'stem',
      solid.many(
        hang.map((q) =>
          solid.tube(
            [at, [(at[0] + q[0]) / 2, at[1] + r * 0.02, (at[2] + q[2]) / 2], [q[0], q[1] + r * 0.33, q[2]]],
            r * 0.02,
          ),
        ),
      ),
      { detail: 0.5 },
    );
  }
}

/** Two seed leaves and the first true pair. */
function addSeedling(b: Bench, r: number, y: number): void {
  b.add(
    'stem',
    'stem',
    solid.tube(
      [
        [0, y - r * 0.08, 0],
        [r * 0.03, y + r * 0.5, 0],
        [0, y + r * 1.05, 0],
      ],
      r * 0.06,
      { taper: [1.2, 1, 0.8] },
    ),
  );
  const leaf = (l: number, w: number): Shape =>
    leafShape({ length: l, width: w, rise: 0.7, droop: 0.55, fold: 0.18, belly: 0.5, point: 0.7, thick: r * 0.02 });
  b.add(
    'first leaves',
    'leaves',
    solid.many([40, 220].map((yaw) => solid.put(leaf(r * 0.95, r * 0.56), [0, y + r * 1.02, 0], [0, yaw, 0]))),
    { grain: [0, 0, 1], detail: 1.3 },
  );
  b.add(
    'young leaves',
    b.tint('leaves', { color: '#6fb040' }),
    solid.many(
      [130, 310].map((yaw) =>
        solid.put(
          leafShape({ length: r * 0.42, width: r * 0.24, rise: 1.5, droop: 0.5, fold: 0.3, thick: r * 0.016 }),
          [0, y + r * 1.02, 0],
          [0, yaw, 0],
        ),
      ),
    ),
    { grain: [0, 0, 1] },
  );
}
