import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { addDoor, addWindows } from '../../kits/building/openings.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const COS = Math.cos(Math.PI / 8);

/** An eight-sided smock on a brick foot with a gallery, boat-shaped cap, lattice sails and tail pole; or a plank body on a post. */
export function buildTowerMill(b: Bench, post: boolean, sails: number, turn: number, taste: Rng): void {
  const y = post ? 3.2 : 10.2 * taste.range(0.96, 1.04);
  if (post) addPostBody(b);
  else addSmock(b, y);
  const cap = post ? 7.4 : y;
  if (!post) addCap(b, y);
  const hub: Vec3 = [0, cap + (post ? -0.6 : 1.2), post ? 2.2 : 2.35];
  b.add('windshaft', 'sails', solid.rod([0, hub[1] + 0.15, hub[2] - 1.6], [0, hub[1], hub[2] + 0.3], 0.22), {
    grain: [0, 0, 1],
  });
  b.add('hub', 'metal', solid.cyl(0.36, 0.5, hub, 'z', { bevel: 0.05 }));
  b.add(
    'hub bolts',
    'metal',
    solid.put(
      { op: 'arrayed', n: 6, around: 'z', of: solid.cyl(0.05, 0.08, [0, 0.24, 0.26], 'z', { segments: 6 }) },
      hub,
    ),
    { detail: 0.4 },
  );
  const l = post ? 5.6 : 6.2;
  for (let i = 0; i < sails; i++) addSail(b, i + 1, hub, (360 * i) / sails + turn, l);
}

function addSail(b: Bench, n: number, hub: Vec3, deg: number, l: number): void {
  const put = (of: Shape): Shape => solid.put(of, [hub[0], hub[1], hub[2] + 0.12], [0, 0, deg]);
  b.add(
    `sail ${n} stock`,
    'sails',
    put(
      solid.bar(
        [
          [0, 0.1, 0],
          [0, l, 0],
        ],
        { kind: 'rect', w: 0.17, h: 0.17, r: 0.02 },
        { taper: [1, 0.55] },
      ),
    ),
    { grain: [0, 1, 0] },
  );
  const bars: Shape[] = [];
  const rows = 11;
  const w = 1.25;
  const y0 = l * 0.2;
  for (let i = 0; i <= rows; i++) {
    const y = y0 + ((l - y0 - 0.05) * i) / rows;
    const pitch = 0.16 * (1 - i / rows);
    bars.push(
      solid.bar(
        [
          [-0.12, y, 0.02],
          [w, y, 0.02 - pitch],
        ],
        { kind: 'rect', w: 0.05, h: 0.05 },
        { up: [0, 1, 0] },
      ),
    );
  }
  for (const x of [0.5, 0.95, w])
    bars.push(
      solid.bar(
        [
          [x, y0 - 0.05, -0.13 * (x / w)],
          [x, l, 0.0],
        ],
        { kind: 'rect', w: 0.045, h: 0.045 },
        { up: [1, 0, 0] },
      ),
    );
  b.add(`sail ${n} lattice`, 'sails', put(solid.many(bars)), { detail: 0.5 });
  b.add(
    `sail ${n} cloth`,
    'cloth',
    put(
      drapery.cloth(8, 5, 0.014, (u, v) => {
        const t = v;
        return [
          0.1 + u * (w - 0.12),
          y0 + 0.06 + (l - y0 - 0.16) * t,
          0.062 - 0.16 * (1 - t) * u + 0.05 * Math.sin(Math.PI * u) * Math.sin(t * 9) ** 2,
        ];
      }),
    ),
    { detail: 0.6 },
  );
  b.add(
    `sail ${n} wind board`,
    'sails',
    put(solid.box([0.22, l - y0 - 0.1, 0.03], [-0.2, (l + y0) / 2, 0.04], 0.005, [0, -20, 0])),
    { grain: [0, 1, 0] },
  );
}

function addSmock(b: Bench, y: number): void {
  const foot = 2.9;
  const [r0, r1, r2] = [3.7, 3.3, 1.95];
  const about = { x: 0, z: 0, r: 3 };
  const turn: Vec3 = [0, 22.5, 0];
  b.add(
    'brick foot',
    b.tint('stone', { about }),
    solid.put(
      solid.turned(
        [
          [0, 0],
          [r0, 0],
          [r1, foot],
          [0, foot],
        ],
        [0, 0, 0],
        { bevel: 0, segments: 8 },
      ),
      [0, 0, 0],
      turn,
    ),
  );
  b.add(
    'plinth',
    'stone',
    solid.put(
      solid.turned(
        [
          [0, 0],
          [r0 * 1.08, 0],
          [r0 * 1.06, 0.35],
          [0, 0.35],
        ],
        [0, 0, 0],
        { bevel: 0, segments: 8 },
      ),
      [0, 0, 0],
      turn,
    ),
  );
  b.add(
    'smock',
    b.tint('walls', { about }),
    solid.put(
      solid.turned(
        [
          [0, foot],
          [r1 * 0.99, foot],
          [r1 * 0.8, foot + (y - foot) * 0.4],
          [r2, y],
          [0, y],
        ],
        [0, 0, 0],
        { bevel: 0, segments: 8 },
      ),
      [0, 0, 0],
      turn,
    ),
    { detail: 1.2 },
  );
  b.add(
    'corner boards',
    'trim',
    {
      op: 'arrayed',
      n: 8,
      around: 'y',
      of: solid.put(
        solid.bar(
          [
            [0, foot, r1 * 0.995],
            [0, foot + (y - foot) * 0.4, r1 * 0.805],
            [0, y, r2 * 1.005],
          ],
          { kind: 'rect', w: 0.14, h: 0.07 },
          { up: [1, 0, 0] },
        ),
        [0, 0, 0],
        turn,
      ),
    },
    { detail: 0.5 },
  );
  addGallery(b, foot, r0, r1);
  addSmockOpenings(b, y, foot, [r0, r1, r2]);
}

function addGallery(b: Bench, foot: number, r0: number, r1: number): void {
  const turn: Vec3 = [0, 22.5, 0];
  const rg = r1 * 1.5;
  b.add(
    'gallery deck',
    'sails',
    solid.put(
      solid.turned(
        [
          [r1 * 0.9, foot + 0.05],
          [rg, foot + 0.05],
          [rg, foot + 0.2],
          [r1 * 0.9, foot + 0.2],
          [r1 * 0.9, foot + 0.05],
        ],
        [0, 0, 0],
        { bevel: 0, segments: 8 },
      ),
      [0, 0, 0],
      turn,
    ),
  );
  b.add(
    'gallery struts',
    'sails',
    {
      op: 'arrayed',
      n: 8,
      around: 'y',
      of: solid.put(
        solid.bar(
          [
            [0, foot - 1.35, r0 * 0.92],
            [0, foot + 0.06, rg * 0.94],
          ],
          { kind: 'rect', w: 0.14, h: 0.14 },
          { up: [1, 0, 0] },
        ),
        [0, 0, 0],
        turn,
      ),
    },
    { detail: 0.5 },
  );
  b.add(
    'gallery posts',
    'trim',
    {
      op: 'arrayed',
      n: 16,
      around: 'y',
      of: solid.put(solid.box([0.08, 1, 0.08], [0, foot + 0.68, rg * COS * 0.985], 0.01), [0, 0, 0], [0, 11.25, 0]),
    },
    { detail: 0.4 },
  );
  b.add(
    'gallery rails',
    'trim',
    solid.many(
      [0.6, 1.12].map((k) =>
        solid.put(
          {
            op: 'sweep',
            path: outline.ngon(rg * 0.975, 8, 22.5).map(([u, v]): Vec3 => [u, foot + k, v]),
            section: { kind: 'rect', w: 0.07, h: 0.07 },
            closed: true,
            spline: 'linear',
          },
          [0, 0, 0],
        ),
      ),
    ),
  );
}

function addSmockOpenings(b: Bench, y: number, foot: number, [r0, r1, r2]: readonly [number, number, number]): void {
  addDoor(b, 'door', { w: 1.4, h: 2.2, head: 'round', frame: 0.16 }, (of) =>
    solid.put(of, [0, 0, r0 * COS - 0.08], [-5, 0, 0]),
  );
  const face = (i: number): Vec3 => [0, i * 45, 0];
  const at = (yy: number): number =>
    (yy < foot + (y - foot) * 0.4
      ? r1 - (r1 * 0.2 * (yy - foot)) / ((y - foot) * 0.4)
      : r1 * 0.8 - ((r1 * 0.8 - r2) * (yy - foot - (y - foot) * 0.4)) / ((y - foot) * 0.6)) * COS;
  const places = [
    [0, 4.1],
    [0, 6.6],
    [2, 5.2],
    [-2, 5.2],
    [4, 5.2],
    [1, 7.6],
    [-1, 7.6],
    [3, 7.6],
    [-3, 7.6],
  ].map(([i, yy]) => {
    const a = (i * Math.PI) / 4;
    const r = at(yy) + 0.02;
    return { at: [r * Math.sin(a), yy, r * Math.cos(a)] as Vec3, rot: [-11, face(i)[1], 0] as Vec3 };
  });
  addWindows(
    b,
    'window',
    { w: 0.62, h: 0.85, head: 'flat', cols: 2, rows: 2, frame: 0.08, slots: { sill: 'trim' } },
    places,
  );
}

function addCap(b: Bench, y: number): void {
  const r = 2.15;
  b.add(
    'curb',
    'trim',
    solid.turned(
      [
        [0, y - 0.12],
        [r, y - 0.12],
        [r, y + 0.2],
        [0, y + 0.2],
      ],
      [0, 0, 0],
      { bevel: 0.03 },
    ),
  );
  const sections = [-1, -0.86, -0.6, -0.2, 0.25, 0.65, 0.92, 1].map((t) => {
    const k = Math.sqrt(Math.max(0.02, 1 - Math.abs(t) ** 3.2));
    return {
      points: Array.from({ length: 16 }, (_, i): Vec3 => {
        const a = (Math.PI * i) / 15;
        return [r * 0.98 * k * Math.cos(a), y + 0.16 + 2.1 * k * (1 + 0.12 * t) * Math.sin(a) ** 0.85, t * r * 1.12];
      }),
    };
  });
  b.add('cap', 'roof', { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' }, { detail: 1.3 });
  b.add(
    'front board',
    'trim',
    solid.slab(
      outline.pairs([-1.05, 0, 1.05, 0, 0.85, 0.75, 0.45, 1.3, 0, 1.5, -0.45, 1.3, -0.85, 0.75]),
      0.12,
      [0, y + 0.2, r * 1.04],
      'z',
      { bevel: 0.02 },
    ),
  );
  b.add(
    'ridge',
    'trim',
    solid.tube(
      [
        [0, y + 2.08, -1.9],
        [0, y + 2.3, -0.4],
        [0, y + 2.42, 1.4],
        [0, y + 2.25, 2.1],
      ],
      0.07,
    ),
  );
  const tail: Vec3 = [0, 1.9, -6.2];
  b.add('tail pole', 'sails', solid.rod([0, y + 0.7, -2], tail, 0.14, 0.1), { grain: [0, 1, 0] });
  b.add('tail braces', 'sails', solid.both(solid.rod([1.7, y + 0.3, -1.2], [0.08, 3.1, -5.5], 0.09, 0.08)));
  b.add(
    'winding wheel',
    'sails',
    solid.many([
      solid.hoop(0.55, { kind: 'rect', w: 0.1, h: 0.08 }, [0, 2.2, -6.15], 'x', 28),
      ...[0, 45, 90, 135].map((d) => solid.put(solid.box([0.06, 1.1, 0.06], [0, 0, 0], 0), [0, 2.2, -6.15], [d, 0, 0])),
    ]),
    { detail: 0.5 },
  );
}

/** A house of planks on a trestle, with a stair behind. */
function addPostBody(b: Bench): void {
  b.add('post', 'sails', solid.box([0.6, 4, 0.6], [0, 2, 0], 0.04), { grain: [0, 1, 0] });
  b.add(
    'cross trees',
    'sails',
    solid.many([solid.box([5, 0.4, 0.4], [0, 0.75, 0], 0.03), solid.box([0.39, 0.39, 5], [0, 0.72, 0], 0.03)]),
  );
  b.add('quarter bars', 'sails', {
    op: 'arrayed',
    n: 4,
    around: 'y',
    of: solid.bar(
      [
        [2.2, 0.9, 0],
        [0.2, 3, 0],
      ],
      { kind: 'rect', w: 0.32, h: 0.32 },
      { up: [0, 0, 1] },
    ),
  });
  b.add('piers', 'stone', { op: 'arrayed', n: 4, around: 'y', of: solid.box([0.8, 0.56, 0.8], [2.2, 0.28, 0], 0.03) });
  const [a, c, y0, y1] = [1.7, 1.9, 3, 7];
  b.add('body', 'walls', solid.span([-a, y0, -c], [a, y1, c], 0.03), { grain: [0, 1, 0] });
  b.add(
    'body corners',
    'trim',
    solid.many(
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([s, t]) => solid.box([0.16, y1 - y0 + 0.04, 0.16], [s * a, (y0 + y1) / 2, t * c], 0.01)),
    ),
  );
  const roof = Array.from({ length: 15 }, (_, i): [number, number] => {
    const t = (Math.PI * i) / 14;
    return [(a + 0.22) * Math.cos(t), 1.75 * Math.sin(t) ** 0.9];
  });
  b.add(
    'gable',
    'walls',
    solid.slab(
      roof.map(([x, v]): [number, number] => [x * 0.86, v * 0.9]),
      2 * c - 0.02,
      [0, y1 - 0.05, 0],
      'z',
      { bevel: 0 },
    ),
    { grain: [0, 1, 0] },
  );
  const shell = [...roof, ...roof.map(([x, v]): [number, number] => [x * 0.88, v * 0.9]).reverse()];
  b.add('roof', 'roof', solid.slab(shell, 2 * c + 0.5, [0, y1, 0], 'z', { bevel: 0 }));
  b.add(
    'stair',
    'sails',
    solid.many([
      solid.bar(
        [
          [-0.55, 0.1, -5],
          [-0.55, y0 + 0.2, -c - 0.05],
        ],
        { kind: 'rect', w: 0.08, h: 0.22 },
        { up: [0, 1, 0] },
      ),
      solid.bar(
        [
          [0.55, 0.1, -5],
          [0.55, y0 + 0.2, -c - 0.05],
        ],
        { kind: 'rect', w: 0.08, h: 0.22 },
        { up: [0, 1, 0] },
      ),
      ...Array.from({ length: 10 }, (_, i) =>
        solid.box([1.1, 0.05, 0.24], [0, 0.3 + i * 0.29, -4.85 + i * 0.3], 0.008),
      ),
    ]),
  );
  addDoor(b, 'door', { w: 1, h: 2, head: 'flat' }, (of) => solid.put(of, [0, y0 + 0.2, -c - 0.02], [0, 180, 0]));
  addWindows(b, 'window', { w: 0.6, h: 0.8, head: 'flat', cols: 2, rows: 2, frame: 0.07, slots: { sill: 'trim' } }, [
    { at: [a + 0.01, 4.6, 0.6], rot: [0, 90, 0] },
    { at: [-a - 0.01, 4.6, 0.6], rot: [0, -90, 0] },
    { at: [a + 0.01, 4.6, -0.8], rot: [0, 90, 0] },
    { at: [-a - 0.01, 4.6, -0.8], rot: [0, -90, 0] },
    { at: [0, 3.7, c + 0.01] },
  ]);
}
