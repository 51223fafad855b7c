import type { Placement } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { pyramidRoof } from '../../kits/building/details.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { vineLeaf } from '../../kits/organic/index.ts';

/** Leaves and blossoms along a stem, turned as the seed has it. */
function climb(b: Bench, name: string, stem: readonly Vec3[], n: number, taste: Rng): void {
  b.add(
    `${name} stem`,
    { base: 'bark', color: '#5a4430' },
    solid.tube(stem, 0.024, { taper: stem.map((_, i) => 1 - 0.6 * (i / (stem.length - 1))) }),
    { detail: 0.4 },
  );
  const along = (t: number): Vec3 => {
    const x = Math.min(stem.length - 1.001, t * (stem.length - 1));
    const i = Math.floor(x);
    const [p, q] = [stem[i], stem[i + 1]];
    return [0, 1, 2].map((c) => p[c] + (q[c] - p[c]) * (x - i)) as unknown as Vec3;
  };
  const places = (count: number, spread: number, scale: number, from: number): Placement[] =>
    Array.from({ length: count }, (_, i): Placement => {
      const p = along(from + (1 - from) * ((i + 0.5) / count));
      return {
        at: [
          p[0] + taste.range(-spread, spread),
          p[1] + taste.range(-spread * 0.5, spread),
          p[2] + taste.range(-spread, spread),
        ],
        rot: [taste.range(-60, 40), taste.range(0, 360), taste.range(-30, 30)],
        scale: scale * taste.range(0.75, 1.25),
      };
    });
  b.add(`${name} leaves`, 'leaf', solid.at(vineLeaf(0.17, 1.2), places(n, 0.16, 1, 0.1)), { detail: 0.9 });
  b.add(
    `${name} blossoms`,
    'flower',
    solid.at({ op: 'ball', r: [0.05, 0.042, 0.05] }, places(Math.round(n / 7), 0.17, 1, 0.2)),
    { detail: 0.6 },
  );
}

/** Four posts, beams with cut ends, rafters and laths across. */
function addPergola(b: Bench, vines: boolean, taste: Rng): void {
  const [a, c, h] = [1.6, 1.25, 2.3];
  for (const [x, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [z, q] of [
      ['front', 1],
      ['rear', -1],
    ] as const) {
      b.add(`${x} ${z} post`, 'frame', solid.box([0.15, h, 0.15], [s * a, h / 2 + 0.12, q * c], 0.012), {
        grain: [0, 1, 0],
      });
      b.add(`${x} ${z} plinth`, 'base', solid.box([0.3, 0.16, 0.3], [s * a, 0.08, q * c], 0.02), { detail: 0.6 });
      for (const [name, rot, dx, dz] of [
        ['side', [0, 0, s * 45], -s * 0.24, 0],
        ['cross', [-q * 45, 0, 0], 0, -q * 0.24],
      ] as const)
        b.add(
          `${x} ${z} ${name} brace`,
          'frame',
          solid.box([0.07, 0.68, 0.07], [s * a + dx, h - 0.14, q * c + dz], 0.008, rot as unknown as Vec3),
          { detail: 0.4 },
        );
    }
  const tail = (l: number): readonly [number, number][] => [
    [-l, 0.1],
    [-l, 0.04],
    [-l + 0.16, -0.1],
    [l - 0.16, -0.1],
    [l, 0.04],
    [l, 0.1],
  ];
  for (const [z, q] of [
    ['front', 1],
    ['rear', -1],
  ] as const)
    b.add(`${z} beam`, 'frame', solid.slab(tail(a + 0.5), 0.09, [0, h + 0.2, q * c], 'z', { bevel: 0.008 }), {
      grain: [1, 0, 0],
    });
  for (const [i, { at }] of spaced([-a - 0.2, 0, 0], [a + 0.2, 0, 0], 9).entries())
    b.add(
      `rafter ${i + 1}`,
      'frame',
      solid.slab(tail(c + 0.45), 0.055, [(at as Vec3)[0], h + 0.36, 0], 'x', { bevel: 0.006 }),
      { detail: 0.6, grain: [0, 0, 1] },
    );
  for (const [i, { at }] of spaced([0, 0, -c - 0.25], [0, 0, c + 0.25], 9).entries())
    b.add(`lath ${i + 1}`, 'frame', solid.box([2 * a + 0.7, 0.035, 0.045], [0, h + 0.475, (at as Vec3)[2]], 0.005), {
      detail: 0.4,
      grain: [1, 0, 0],
    });
  if (!vines) return;
  climb(
    b,
    'left vine',
    [
      [a + 0.12, 0, -c],
      [a + 0.1, 0.7, -c + 0.12],
      [a + 0.12, 1.5, -c - 0.06],
      [a, 2.3, -c + 0.1],
      [a - 0.3, h + 0.52, -c + 0.4],
      [a - 1.1, h + 0.55, -c + 0.6],
      [a - 2, h + 0.55, -c + 0.5],
    ],
    120,
    taste,
  );
  climb(
    b,
    'right vine',
    [
      [-a - 0.12, 0, c],
      [-a - 0.1, 0.8, c - 0.1],
      [-a - 0.1, 1.7, c + 0.1],
      [-a + 0.1, h + 0.5, c - 0.2],
      [-a + 0.7, h + 0.55, c - 0.5],
      [-a + 1.3, h + 0.55, c - 0.4],
    ],
    95,
    taste,
  );
}

/** A garden arch with lattice at its sides and roses. */
function addArbor(b: Bench, vines: boolean, taste: Rng): void {
  const [a, c] = [0.65, 0.32];
  const arch = (z: number): Vec3[] => [
    [a, 0, z],
    [a, 1.6, z],
    ...outline.arc(0, 1.62, a, 0, 180, 16).map(([x, y]): Vec3 => [x, y, z]),
    [-a, 1.6, z],
    [-a, 0, z],
  ];
  for (const [name, z] of [
    ['front', c],
    ['rear', -c],
  ] as const)
    b.add(
      `${name} arch`,
      'frame',
      solid.bar(arch(z), { kind: 'rect', w: 0.07, h: 0.07, r: 0.008 }, { up: [0, 0, 1] }),
      { detail: 1 },
    );
  for (let i = 0; i < 9; i++) {
    const t = (Math.PI * (i + 0.5)) / 9;
    b.add(
      `arch slat ${i + 1}`,
      'frame',
      solid.put(
        solid.box([0.024, 0.05, 2 * c + 0.2], [0, 0, 0], 0.004),
        [(a + 0.03) * Math.cos(t), 1.62 + (a + 0.03) * Math.sin(t), 0],
        [0, 0, (t * 180) / Math.PI],
      ),
      { detail: 0.4 },
    );
  }
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (let i = 0; i < 7; i++)
      b.add(`${name} rail ${i + 1}`, 'frame', solid.box([0.022, 0.03, 2 * c], [s * a, 0.18 + i * 0.23, 0], 0.004), {
        detail: 0.3,
      });
    for (let i = 0; i < 3; i++)
      b.add(
        `${name} stile ${i + 1}`,
        'frame',
        solid.box([0.022, 1.55, 0.03], [s * (a + 0.018), 0.83, (i - 1) * 0.16], 0.004),
        { detail: 0.3 },
      );
  }
  b.add('bench', 'floor', solid.box([2 * a - 0.1, 0.045, 2 * c + 0.06], [0, 0.44, 0], 0.01), {
    detail: 0.7,
    grain: [1, 0, 0],
  });
  b.add('bench front', 'frame', solid.box([2 * a - 0.08, 0.1, 0.03], [0, 0.37, c - 0.04], 0.006), { detail: 0.4 });
  if (!vines) return;
  const ring = (z: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 8 }, (_, i): Vec3 => {
      const t = ((from + ((to - from) * i) / 7) * Math.PI) / 180;
      return [(a + 0.1) * Math.cos(t), 1.64 + (a + 0.1) * Math.sin(t), z * (1 - i / 5)];
    });
  climb(
    b,
    'left rose',
    [[a + 0.1, 0, c], [a + 0.12, 0.6, c - 0.2], [a + 0.08, 1.2, c], ...ring(c, 4, 115)],
    130,
    taste,
  );
  climb(
    b,
    'right rose',
    [[-a - 0.1, 0, -c], [-a - 0.12, 0.7, -c + 0.3], [-a - 0.08, 1.3, 0.1], ...ring(0.2, 176, 100)],
    100,
    taste,
  );
}

/** A hipped roof on timber posts over a stone floor, a table and benches under it. */
function addPavilion(b: Bench): void {
  const [a, c, h] = [2.1, 1.6, 2.35];
  b.add('floor', 'base', solid.box([2 * a + 0.7, 0.2, 2 * c + 0.7], [0, 0.1, 0], 0.02), { detail: 0.8 });
  b.add('front step', 'base', solid.box([1.8, 0.1, 0.36], [0, 0.05, c + 0.5], 0.014), { detail: 0.5 });
  for (const [i, x] of [-a, 0, a].entries())
    for (const [z, q] of [
      ['front', 1],
      ['rear', -1],
    ] as const) {
      b.add(`${z} post ${i + 1}`, 'frame', solid.box([0.2, h, 0.2], [x, 0.2 + h / 2, q * c], 0.016), {
        grain: [0, 1, 0],
        detail: 0.8,
      });
      b.add(`${z} foot ${i + 1}`, 'base', solid.box([0.36, 0.5, 0.36], [x, 0.45, q * c], 0.02), { detail: 0.6 });
      for (const s of [1, -1]) {
        if (x * s >= a) continue;
        b.add(
          `${z} brace ${i + 1} ${s > 0 ? 'left' : 'right'}`,
          'frame',
          solid.box([0.09, 0.75, 0.09], [x + s * 0.28, h - 0.12, q * c], 0.01, [0, 0, -s * 45]),
          { detail: 0.4 },
        );
      }
    }
  for (const [z, q] of [
    ['front', 1],
    ['rear', -1],
  ] as const)
    b.add(`${z} plate`, 'frame', solid.box([2 * a + 0.5, 0.2, 0.18], [0, h + 0.28, q * c], 0.014), {
      grain: [1, 0, 0],
    });
  for (const [x, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${x} plate`, 'frame', solid.box([0.18, 0.18, 2 * c + 0.2], [s * a, h + 0.28, 0], 0.014), {
      grain: [0, 0, 1],
    });
  b.add('soffit', 'floor', solid.box([2 * a + 0.9, 0.05, 2 * c + 0.9], [0, h + 0.4, 0], 0.01), { detail: 0.5 });
  b.add('roof', 'roof', pyramidRoof(a + 0.55, h + 0.44, 1.15, 0, 4, c + 0.55), { detail: 1.3 });
  b.add(
    'finial',
    'trim',
    solid.turned(pairs([0, 0, 0.1, 0, 0.06, 0.08, 0.07, 0.16, 0, 0.3]), [0, h + 1.5, 0], { bevel: 0.006 }),
    { detail: 0.5 },
  );
  b.add('table top', 'floor', solid.box([1.7, 0.05, 0.75], [0, 0.93, 0], 0.01), { grain: [1, 0, 0] });
  for (const [x, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${x} trestle`,
      'frame',
      solid.slab(
        pairs(
          [-0.62, 0.2, -0.54, 0.2, -0.2, 0.92, 0.2, 0.92, 0.54, 0.2, 0.62, 0.2, 0.3, 0.92, -0.3, 0.92].slice(0, 16),
        ).filter((_, i) => ![2, 3].includes(i)),
        0.07,
        [s * 0.6, 0, 0],
        'x',
        { bevel: 0.006 },
      ),
      { detail: 0.5 },
    );
  for (const [z, q] of [
    ['front', 1],
    ['rear', -1],
  ] as const)
    b.add(`${z} bench`, 'floor', solid.box([1.7, 0.05, 0.26], [0, 0.64, q * 0.62], 0.01), {
      grain: [1, 0, 0],
      detail: 0.6,
    });
}

/** Open roofs on straight plans. */
export const square = { addPergola, addArbor, addPavilion };
