import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** A flat-roofed house of two shifted boxes: render below, timber above, wide glass, terrace, balcony with glass rail. */
export function buildModern(b: Bench, rng: Rng): void {
  const taste = rng.fork('modern');
  const flip = taste.next() < 0.5 ? 1 : -1;
  const w = taste.range(10.5, 12.5);
  const d = taste.range(6.6, 7.6);
  const h = 3.1;
  const put = (of: Shape): Shape => of;
  const X = (x: number): number => x * flip;
  b.add('terrace', 'stone', solid.box([w + 2.2, 0.18, d + 3], [0, 0.09, 0.7], 0.02), { detail: 0.5 });
  const openings: [number, number, number, number][] = [
    [X(w * 0.2), 0.2, w * 0.44, 2.6],
    [X(-w * 0.3), 0.95, 1.9, 1.3],
  ];
  const cuts = openings.map(([x, y, ow, oh]) => solid.box([ow, oh, 0.5], [x, y + oh / 2, d / 2], 0));
  const sideCut = solid.box([0.5, 2.2, d * 0.4], [X(w / 2), 0.5 + 1.1, 0.4], 0);
  const backCuts = [-0.3, 0, 0.3].map((k) => solid.box([1.6, 1.3, 0.5], [w * k, 1.75, -d / 2], 0));
  b.add(
    'lower walls',
    'walls',
    put(solid.cut(solid.box([w, h, d], [0, h / 2 + 0.17, 0], 0.03), ...cuts, sideCut, ...backCuts)),
  );
  openings.forEach(([x, y, ow, oh], i) => {
    addGlazing(b, `lower window ${i + 1}`, x, y, ow, oh, d / 2 - 0.2, i === 0 ? 5 : 2);
  });
  b.add('side glass', 'windows', solid.box([0.03, 2.16, d * 0.4 - 0.04], [X(w / 2 - 0.18), 1.6, 0.4], 0));
  b.add(
    'side mullions',
    'trim',
    solid.many(
      [-1, 0, 1].map((k) => solid.box([0.08, 2.2, 0.06], [X(w / 2 - 0.16), 1.6, 0.4 + k * (d * 0.2 - 0.03)], 0.006)),
    ),
  );
  for (const i of [0, 1, 2]) {
    const at: Vec3 = [w * (i - 1) * 0.3, 1.75, -d / 2 + 0.2];
    b.add(`back window ${i + 1}`, 'windows', solid.box([1.58, 1.28, 0.03], at, 0));
  }
  const uw = w * 0.68;
  const ux = X(-w * 0.09);
  const ud = d * 0.94;
  const uz = 0.95;
  const uy = h + 0.17;
  const upper = solid.box([uw, 2.9, ud], [ux, uy + 1.45, uz], 0.03);
  const win: [number, number, number, number][] = [
    [ux + X(uw * 0.2), uy + 0.15, uw * 0.42, 2.35],
    [ux - X(uw * 0.3), uy + 1.0, 1.5, 1.35],
  ];
  b.add(
    'upper walls',
    'cladding',
    solid.cut(upper, ...win.map(([x, y, ow, oh]) => solid.box([ow, oh, 0.56], [x, y + oh / 2, uz + ud / 2], 0))),
    { grain: [1, 0, 0] },
  );
  win.forEach(([x, y, ow, oh], i) => {
    addGlazing(b, `upper window ${i + 1}`, x, y, ow, oh, uz + ud / 2 - 0.24, i === 0 ? 3 : 1);
  });
  addSlats(b, ux, uy, uw, ud, uz, win);
  for (const [name, rw, rd, x, y, z] of [
    ['upper roof', uw + 0.5, ud + 0.6, ux, uy + 2.9, uz + 0.1],
    ['lower roof', w + 0.3, d + 0.3, 0, h + 0.17, 0],
  ] as const) {
    b.add(name, 'roof', solid.box([rw, 0.24, rd], [x, y + 0.06, z], 0.02));
    b.add(`${name} edge`, 'trim', solid.box([rw + 0.05, 0.08, rd + 0.05], [x, y + 0.2, z], 0.015));
  }
  addBalcony(b, X, ux, uy, uw, uz, ud, w, d, flip);
  addEntrance(b, X, w, d);
  b.add('chimney', 'walls', solid.box([0.9, 1.5, 0.7], [ux - X(uw * 0.2), uy + 3.5, uz - ud * 0.2], 0.02));
  b.add('chimney cap', 'trim', solid.box([1.02, 0.07, 0.82], [ux - X(uw * 0.2), uy + 4.3, uz - ud * 0.2], 0.012));
  const panels: Shape[] = [];
  for (let i = 0; i < 4; i++)
    panels.push(solid.box([1.02, 0.045, 1.65], [ux + X(uw * 0.02 + i * 1.1), uy + 3.42, uz - 0.4], 0.008, [18, 0, 0]));
  b.add('solar panels', b.tint('windows', { color: '#14223f' }), solid.many(panels));
  for (let i = 0; i < 2; i++) addPlanter(b, X(-w / 2 - 0.4 + i * (w + 0.8)), d / 2 + 0.9, taste);
}

function addGlazing(b: Bench, name: string, x: number, y: number, w: number, h: number, z: number, n: number): void {
  b.add(`${name} glass`, 'windows', solid.box([w - 0.02, h - 0.02, 0.03], [x, y + h / 2, z], 0));
  const bars: Shape[] = [];
  for (let i = 0; i <= n; i++)
    bars.push(solid.box([0.06, h, 0.09], [x - w / 2 + 0.03 + ((w - 0.06) * i) / n, y + h / 2, z + 0.01], 0.006));
  for (const k of [0, 1]) bars.push(solid.box([w, 0.06, 0.086], [x, y + 0.03 + (h - 0.06) * k, z + 0.01], 0.006));
  b.add(`${name} frame`, 'trim', solid.many(bars));
}

/** Horizontal boards of the upper storey. */
function addSlats(
  b: Bench,
  x: number,
  y: number,
  w: number,
  d: number,
  z: number,
  holes: readonly (readonly [number, number, number, number])[],
): void {
  const boards: Shape[] = [];
  const n = 20;
  for (let i = 0; i < n; i++) {
    const by = y + 0.08 + (2.74 * (i + 0.5)) / n;
    const free: [number, number][] = [[x - w / 2 - 0.02, x + w / 2 + 0.02]];
    for (const [hx, hy, hw, hh] of holes) {
      if (by < hy - 0.06 || by > hy + hh + 0.06) continue;
      for (let k = free.length - 1; k >= 0; k--) {
        const [a, c] = free[k];
        if (hx - hw / 2 > c || hx + hw / 2 < a) continue;
        free.splice(k, 1, [a, hx - hw / 2], [hx + hw / 2, c]);
      }
    }
    for (const [a, c] of free)
      if (c - a > 0.05)
        boards.push(solid.box([c - a, 2.74 / n - 0.02, 0.05], [(a + c) / 2, by, z + d / 2 + 0.02], 0.008));
    for (const s of [1, -1]) boards.push(solid.box([0.05, 2.74 / n - 0.02, d], [x + s * (w / 2 + 0.02), by, z], 0.008));
  }
  b.add('cladding boards', 'cladding', solid.many(boards), { grain: [1, 0, 0], detail: 0.5 });
}

function addBalcony(
  b: Bench,
  X: (x: number) => number,
  ux: number,
  uy: number,
  uw: number,
  uz: number,
  ud: number,
  w: number,
  d: number,
  flip: number,
): void {
  const edge = flip * (w / 2 - 0.2);
  const from = ux + flip * (uw / 2) + flip * 0.12;
  const width = Math.abs(edge - from);
  const mid = (edge + from) / 2;
  b.add('roof terrace rail glass', 'glass', solid.box([width, 0.95, 0.02], [mid, uy + 0.78, d / 2 - 0.06], 0.004));
  b.add('roof terrace side glass', 'glass', solid.box([0.02, 0.95, d - 0.3], [edge, uy + 0.78, 0], 0.004));
  b.add(
    'roof terrace rail',
    'metal',
    solid.many([
      solid.box([width, 0.04, 0.05], [mid, uy + 1.27, d / 2 - 0.06], 0.01),
      solid.box([0.05, 0.04, d - 0.2], [edge, uy + 1.272, 0], 0.01),
    ]),
  );
  const posts: Vec3[] = [];
  for (let i = 0; i < 3; i++) posts.push([from + ((edge - from) * (i + 0.5)) / 3, uy + 0.62, d / 2 - 0.085]);
  b.add(
    'rail posts',
    'metal',
    solid.at(
      solid.box([0.05, 1.0, 0.03], [0, 0, 0], 0.006),
      posts.map((at) => ({ at })),
    ),
  );
  for (const k of [-0.42, 0.42])
    b.add(
      'canopy column',
      'metal',
      solid.cyl(0.07, uy - 0.17, [ux + X(uw * k), (uy + 0.17) / 2, uz + ud / 2 - 0.35], 'y', { bevel: 0.008 }),
    );
}

function addEntrance(b: Bench, X: (x: number) => number, w: number, d: number): void {
  const x = X(-w * 0.115);
  b.add('door', 'door', solid.box([1.1, 2.3, 0.08], [x, 1.33, d / 2 + 0.03], 0.01), { grain: [0, 1, 0] });
  b.add(
    'door frame',
    'trim',
    solid.many([
      solid.box([0.08, 2.38, 0.14], [x - 0.6, 1.36, d / 2 + 0.02], 0.008),
      solid.box([0.08, 2.38, 0.14], [x + 0.6, 1.36, d / 2 + 0.02], 0.008),
      solid.box([1.28, 0.08, 0.138], [x, 2.53, d / 2 + 0.02], 0.008),
    ]),
  );
  b.add(
    'door pull',
    'metal',
    solid.tube(
      [
        [x + X(0.4), 0.8, d / 2 + 0.07],
        [x + X(0.4), 0.8, d / 2 + 0.13],
        [x + X(0.4), 1.9, d / 2 + 0.13],
        [x + X(0.4), 1.9, d / 2 + 0.07],
      ],
      0.018,
      { spline: 'linear' },
    ),
  );
  b.add('door slot glass', 'windows', solid.box([0.12, 1.9, 0.02], [x - X(0.3), 1.4, d / 2 + 0.066], 0.004));
  b.add('house number', 'metal', {
    op: 'text',
    value: '24',
    height: 0.28,
    depth: 0.03,
    at: [x + X(0.98), 1.75, d / 2 + 0.02],
  });
  b.add('doorstep', 'stone', solid.box([1.9, 0.08, 0.9], [x, 0.21, d / 2 + 0.42], 0.015));
}

function addPlanter(b: Bench, x: number, z: number, taste: Rng): void {
  b.add('planter', 'trim', solid.box([0.7, 0.62, 0.7], [x, 0.49, z], 0.03));
  const leaves: Shape[] = [];
  for (let i = 0; i < 9; i++)
    leaves.push({
      op: 'ball',
      r: [0.2, 0.19, 0.2],
      at: [
        x + taste.range(-0.2, 0.2),
        0.95 + taste.range(0, 0.5) * (1 - Math.abs(i - 4) / 6),
        z + taste.range(-0.2, 0.2),
      ],
    });
  b.add('shrub', 'plants', solid.many(leaves), { detail: 0.5 });
}
