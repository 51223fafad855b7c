import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { pyramidRoof } from '../../kits/building/details.ts';
import { addPennant } from '../../kits/building/flag.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const FOUR = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Four splayed legs with girts and crossed braces. */
function addLegs(b: Bench, a0: number, a1: number, h: number, t: number, tiers: number, slot: string): void {
  const at = (s: number, u: number, y: number): Vec3 => {
    const a = a0 + ((a1 - a0) * y) / h;
    return [s * a, y, u * a];
  };
  for (const [i, [s, u]] of FOUR.entries())
    b.add(
      `leg ${i + 1}`,
      slot,
      solid.bar([at(s, u, 0), at(s, u, h)], { kind: 'rect', w: t, h: t, r: t * 0.12 }, { up: [0, 0, 1] }),
      { grain: [0, 1, 0] },
    );
  for (let k = 0; k < tiers; k++) {
    const [y0, y1] = [(h * (k + 0.04)) / tiers, (h * (k + 1)) / tiers];
    const braces: Shape[] = [];
    for (let i = 0; i < 4; i++) {
      const [p, q] = [FOUR[i], FOUR[(i + 1) % 4]];
      const w = { kind: 'rect', w: t * 0.45, h: t * 0.55 } as const;
      braces.push(
        solid.bar([at(p[0], p[1], y0), at(q[0], q[1], y1 - 0.1)], w, { up: [0, 1, 0] }),
        solid.bar([at(q[0] * 1.01, q[1] * 1.01, y0), at(p[0] * 1.01, p[1] * 1.01, y1 - 0.1)], w, { up: [0, 1, 0] }),
      );
    }
    b.add(`braces ${k + 1}`, slot, solid.many(braces), { detail: 0.5 });
    const a = a0 + ((a1 - a0) * y1) / h;
    b.add(
      `girts ${k + 1}`,
      slot,
      solid.many([
        solid.both(solid.box([t * 0.6, t * 0.8, 2 * a + t], [a, y1 - 0.1, 0], t * 0.06)),
        solid.both(solid.box([2 * a + t * 0.9, t * 0.7, t * 0.6], [0, y1 - 0.1, a], t * 0.06), 'z'),
      ]),
      { detail: 0.6 },
    );
  }
}

/** A wooden lookout: legs, platform with rail, hut with a roof, ladder. */
export function buildWatch(b: Bench, taste: Rng, flag: boolean): void {
  const h = taste.range(6.6, 7.6);
  addLegs(b, 1.9, 1.35, h, 0.26, 3, 'walls');
  for (let i = 0; i < 11; i++)
    b.add(`deck board ${i + 1}`, 'walls', solid.box([4.1, 0.09, 0.355], [0, h + 0.02, (i - 5) * 0.37], 0.015), {
      grain: [1, 0, 0],
    });
  b.add('deck beams', 'trim', solid.many([-1.3, 0, 1.3].map((x) => solid.box([0.2, 0.24, 4], [x, h - 0.13, 0], 0.02))));
  const posts: Shape[] = [];
  for (const [s, u] of FOUR) posts.push(solid.box([0.2, 3.1, 0.2], [s * 1.85, h + 1.6, u * 1.85], 0.02));
  b.add('hut posts', 'walls', solid.many(posts), { grain: [0, 1, 0] });
  const boards: Shape[] = [];
  for (const d of [0, 90, 180, 270])
    for (let k = 0; k < 4; k++)
      boards.push(
        solid.put(solid.box([3.56, 0.24, 0.07], [0, h + 0.26 + k * 0.26, 1.86], 0.012), [0, 0, 0], [0, d, 0]),
      );
  b.add('parapet boards', 'walls', solid.many(boards), { grain: [1, 0, 0] });
  b.add(
    'hand rails',
    'trim',
    solid.many(
      [0, 90, 180, 270].map((d) =>
        solid.put(solid.box([3.86, 0.12, 0.18], [0, h + 1.3, 1.86], 0.02), [0, 0, 0], [0, d, 0]),
      ),
    ),
  );
  b.add(
    'roof plate',
    'trim',
    solid.many(
      [0, 90, 180, 270].map((d) =>
        solid.put(solid.box([3.9, 0.18, 0.18], [0, h + 3.1, 1.85], 0.02), [0, 0, 0], [0, d, 0]),
      ),
    ),
  );
  b.add('roof', 'roof', pyramidRoof(2.4, h + 3.15, 2.1, 0.06), { detail: 1.2 });
  b.add(
    'finial',
    'trim',
    solid.turned(
      [
        [0, 0],
        [0.12, 0],
        [0.15, 0.2],
        [0.05, 0.5],
        [0, 0.5],
      ],
      [0, h + 5.15, 0],
      { bevel: 0 },
    ),
  );
  const z = 1.95;
  b.add(
    'ladder stiles',
    'trim',
    solid.both(
      solid.bar(
        [
          [0.28, 0, z + 0.7],
          [0.28, h + 1.1, 1.98],
        ],
        { kind: 'rect', w: 0.08, h: 0.12 },
        { up: [1, 0, 0] },
      ),
    ),
  );
  for (let i = 0; i < 15; i++) {
    const t = (i + 0.7) / 16.6;
    b.add(
      `rung ${i + 1}`,
      'trim',
      solid.rod(
        [-0.28, (h + 1.1) * t, z + 0.7 + (1.98 - z - 0.7) * t],
        [0.28, (h + 1.1) * t, z + 0.7 + (1.98 - z - 0.7) * t],
        0.035,
      ),
    );
  }
  b.add(
    'footings',
    'stone',
    solid.many(FOUR.map(([s, u]) => solid.box([0.6, 0.3, 0.6], [s * 1.9, 0.15, u * 1.9], 0.05))),
  );
  b.add(
    'alarm bell',
    'bell',
    solid.turned(
      outline.pairs([0, 0.5, 0.06, 0.5, 0.16, 0.4, 0.2, 0.15, 0.28, 0, 0, 0]).reverse(),
      [1.2, h + 2.3, 1.2],
      { bevel: 0.01 },
    ),
  );
  b.add('bell rope', 'trim', solid.rod([1.2, h + 3.1, 1.2], [1.2, h + 2.78, 1.2], 0.025));
  b.add(
    'shields',
    'flag',
    solid.at(
      solid.cyl(0.42, 0.08, [0, 0, 0], 'z', { bevel: 0.02 }),
      [-0.9, 0, 0.9].map((x) => ({ at: [x, h + 0.7, 1.93] as Vec3 })),
    ),
  );
  b.add(
    'shield bosses',
    'metal',
    solid.at(
      { op: 'ball', r: [0.13, 0.13, 0.09] },
      [-0.9, 0, 0.9].map((x) => ({ at: [x, h + 0.7, 1.97] as Vec3 })),
    ),
  );
  if (flag) addPennant(b, 'flag', [0, h + 5.5, 0], 2, { pole: 'metal', cloth: 'flag' });
}

/** A barrel of staves on legs under a cone roof, with hoops, pipe and ladder. */
export function buildWaterTank(b: Bench): void {
  const h = 7;
  addLegs(b, 2.3, 1.7, h, 0.26, 2, 'metal');
  b.add(
    'platform',
    'trim',
    solid.turned(
      [
        [0, h - 0.05],
        [2.75, h - 0.05],
        [2.75, h + 0.18],
        [0, h + 0.18],
      ],
      [0, 0, 0],
      { bevel: 0.03, segments: 28 },
    ),
  );
  const staves = solid.put(solid.box([0.36, 3.6, 0.12], [0, h + 2, 2.42], 0.02), [0, 0, 0]);
  b.add(
    'tank',
    b.tint('walls', { about: { x: 0, z: 0, r: 2.4 } }),
    solid.cyl(2.42, 3.6, [0, h + 2, 0], 'y', { bevel: 0 }),
    { hidden: true },
  );
  b.add('staves', 'walls', { op: 'arrayed', n: 42, around: 'y', of: staves }, { grain: [0, 1, 0], detail: 0.5 });
  b.add(
    'hoops',
    'metal',
    solid.many(
      [0.5, 1.2, 2, 2.8, 3.5].map((y) => solid.hoop(2.5, { kind: 'rect', w: 0.1, h: 0.05 }, [0, h + y, 0], 'y', 48)),
    ),
    { detail: 0.5 },
  );
  b.add(
    'roof',
    b.tint('roof', { about: { x: 0, z: 0, r: 2 } }),
    solid.turned(
      [
        [0, h + 3.72],
        [2.75, h + 3.72],
        [2.75, h + 3.84],
        [0.2, h + 5.5],
        [0, h + 5.5],
      ],
      [0, 0, 0],
      { bevel: 0.02 },
    ),
  );
  b.add(
    'roof knob',
    'metal',
    solid.turned(
      [
        [0, 0],
        [0.24, 0],
        [0.16, 0.2],
        [0.22, 0.34],
        [0, 0.5],
      ],
      [0, h + 5.42, 0],
      { bevel: 0.02 },
    ),
  );
  b.add(
    'pipe',
    'metal',
    solid.tube(
      [
        [0, 0.1, 0],
        [0, h - 0.05, 0],
      ],
      0.16,
    ),
  );
  b.add('pipe flanges', 'metal', solid.many([0.2, 2.4, 4.6].map((y) => solid.cyl(0.27, 0.12, [0, y, 0]))));
  b.add(
    'spout',
    'metal',
    solid.tube(
      [
        [0, h + 0.6, 2.45],
        [0, h + 0.6, 3.1],
        [0, h + 0.2, 3.4],
        [0, h - 0.8, 3.45],
      ],
      0.14,
    ),
  );
  b.add(
    'ladder',
    'metal',
    solid.many([
      solid.both(solid.rod([0.25, 0, -2.75], [0.25, h + 3.7, -2.62], 0.04)),
      ...Array.from({ length: 24 }, (_, i) =>
        solid.rod([-0.25, 0.4 + i * 0.43, -2.745 + 0.005 * i], [0.25, 0.4 + i * 0.43, -2.745 + 0.005 * i], 0.025),
      ),
    ]),
    { detail: 0.4 },
  );
  b.add(
    'footings',
    'stone',
    solid.many(FOUR.map(([s, u]) => solid.box([0.8, 0.35, 0.8], [s * 2.3, 0.175, u * 2.3], 0.05))),
  );
}

/** A lattice mast in red and white with dishes, platforms and beacon. */
export function buildRadio(b: Bench): void {
  const h = 15;
  const tiers = 9;
  for (let k = 0; k < tiers; k++) {
    const [y0, y1] = [(h * k) / tiers, (h * (k + 1)) / tiers];
    const half = (y: number): number => 1.5 * (1 - y / h) ** 1.25 + 0.16;
    const slot = k % 2 ? b.tint('walls', { color: '#f0f0ec' }) : 'walls';
    const bars: Shape[] = [];
    const p = ([s, u]: readonly [number, number], y: number): Vec3 => [s * half(y), y, u * half(y)];
    for (let i = 0; i < 4; i++) {
      const [q, r] = [FOUR[i], FOUR[(i + 1) % 4]];
      bars.push(
        solid.rod(p(q, y0), p(q, y1), 0.07),
        solid.rod(p(q, y0), p(r, y1), 0.035),
        solid.rod(p(r, y0), p(q, y1), 0.035),
        solid.rod(p(q, y1), p(r, y1), 0.04),
      );
    }
    b.add(`section ${k + 1}`, slot, solid.many(bars), { detail: 0.5 });
  }
  b.add(
    'platforms',
    'metal',
    solid.many(
      [
        [5, 1.05],
        [10, 0.6],
      ].map(([y, a]) => solid.box([2 * a, 0.08, 2 * a], [0, y, 0], 0.01)),
    ),
  );
  const dish = outline.pairs([0, 0, 0.2, 0.02, 0.42, 0.12, 0.56, 0.26, 0.54, 0.28, 0.4, 0.15, 0.2, 0.05, 0, 0.03]);
  const spots: readonly (readonly [number, number, number, number])[] = [
    [0, 9.2, 1, 0],
    [90, 8, 1.2, 0.1],
    [-70, 11, 0.8, 0],
    [160, 9.8, 1, 0],
    [30, 6, 1.2, 0.2],
  ];
  spots.forEach(([deg, y, k], i) => {
    const a = (deg * Math.PI) / 180;
    const r = 1.5 * (1 - y / h) ** 1.25 + 0.36;
    b.add(`dish ${i + 1}`, b.tint('metal', { base: 'paint', color: '#eceeee' }), {
      op: 'placed',
      of: solid.turned(dish, [0, 0, 0], { axis: 'z', bevel: 0 }),
      places: [{ at: [r * Math.sin(a), y, r * Math.cos(a)], rot: [0, deg, 0], scale: k }],
    });
    b.add(
      `dish arm ${i + 1}`,
      'metal',
      solid.rod(
        [(r - 0.4) * Math.sin(a), y, (r - 0.4) * Math.cos(a)],
        [(r + 0.3) * Math.sin(a), y, (r + 0.3) * Math.cos(a)],
        0.035,
      ),
    );
  });
  b.add('antenna', b.tint('walls', { color: '#f0f0ec' }), solid.rod([0, h, 0], [0, h + 3, 0], 0.09, 0.03));
  b.add(
    'antenna elements',
    'metal',
    solid.many(
      [0.6, 1.1, 1.6, 2.1].map((y, i) => solid.rod([-0.5 + 0.08 * i, h + y, 0], [0.5 - 0.08 * i, h + y, 0], 0.025)),
    ),
  );
  b.add('beacon', { base: 'lamp', color: '#ff3a2a', color2: '#ff3a2a' }, { op: 'ball', r: 0.13, at: [0, h + 3.05, 0] });
  b.add('equipment hut', 'metal', solid.box([1.6, 1.5, 1.2], [2.6, 0.75, 0.6], 0.04));
  b.add(
    'footings',
    'stone',
    solid.many(FOUR.map(([s, u]) => solid.box([0.9, 0.4, 0.9], [s * 1.66, 0.2, u * 1.66], 0.06))),
  );
}
