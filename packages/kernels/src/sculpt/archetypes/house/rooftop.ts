import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { type Gable, gableTiles } from '../../kits/building/gable.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { type HousePlan, wallTop } from './plan.ts';

const RAD = Math.PI / 180;

/** A brick stack with a corbelled head, a flashing and pots. */
export function addChimney(b: Bench, x: number, z: number, from: number, top: number, wide: number): void {
  const d = 0.62;
  b.add('chimney', 'chimney', solid.span([x - wide / 2, from, z - d / 2], [x + wide / 2, top - 0.2, z + d / 2], 0.02));
  b.add(
    'chimney neck',
    'chimney',
    solid.span(
      [x - wide / 2 - 0.05, top - 0.28, z - d / 2 - 0.05],
      [x + wide / 2 + 0.05, top - 0.16, z + d / 2 + 0.05],
      0.015,
    ),
  );
  b.add(
    'chimney head',
    'stone',
    solid.span(
      [x - wide / 2 - 0.09, top - 0.17, z - d / 2 - 0.09],
      [x + wide / 2 + 0.09, top - 0.06, z + d / 2 + 0.09],
      0.02,
    ),
  );
  const pot: Vec2[] = [
    [0, 0],
    [0.13, 0],
    [0.12, 0.05],
    [0.1, 0.34],
    [0.125, 0.38],
    [0.125, 0.43],
    [0.095, 0.43],
    [0.085, 0.3],
    [0, 0.3],
  ];
  const n = wide > 0.8 ? 2 : 1;
  for (let i = 0; i < n; i++)
    b.add(
      `chimney pot ${i + 1}`,
      b.tint('roof', { base: 'plaster', color: '#a3583a' }),
      solid.turned(pot, [x + (i - (n - 1) / 2) * 0.4, top - 0.07, z], { bevel: 0.006 }),
    );
}

/** A gabled dormer standing on the front slope. */
export function addDormer(b: Bench, p: HousePlan, x: number, name: string): void {
  const t = Math.tan(p.pitch * RAD);
  const w = 1.15;
  const y0 = wallTop(p) + 0.32;
  const zf = p.d / 2 - (y0 - wallTop(p)) / t + 0.12;
  const h = 1.05;
  const pitch = 42;
  const rise = (w / 2) * Math.tan(pitch * RAD);
  const depth = (h + rise) / t + 0.4;
  const face: Vec2[] = [
    [-w / 2, y0 - 0.3],
    [w / 2, y0 - 0.3],
    [w / 2, y0 + h],
    [0, y0 + h + rise],
    [-w / 2, y0 + h],
  ];
  const put = (of: Shape): Shape => solid.put(of, [x, 0, zf]);
  const niche = solid.box([w - 0.36, h - 0.2, 0.24], [0, y0 + h / 2 + 0.02, 0], 0);
  b.add(
    `${name} walls`,
    'walls',
    put(solid.cut(solid.slab(face, depth, [0, 0, -depth / 2], 'z', { bevel: 0.01 }), niche)),
  );
  b.add(`${name} glass`, 'windows', put(solid.box([w - 0.38, h - 0.22, 0.02], [0, y0 + h / 2 + 0.02, -0.09], 0)));
  const fw = w - 0.37;
  const fh = h - 0.21;
  const bars: Shape[] = [];
  for (const s of [-1, 1])
    bars.push(
      solid.box([0.06, fh, 0.07], [s * (fw / 2 - 0.03), y0 + h / 2 + 0.02, -0.06], 0.006),
      solid.box([fw, 0.06, 0.066], [0, y0 + h / 2 + 0.02 + s * (fh / 2 - 0.03), -0.06], 0.006),
    );
  bars.push(
    solid.box([0.035, fh, 0.05], [0, y0 + h / 2 + 0.02, -0.065], 0.004),
    solid.box([fw, 0.03, 0.046], [0, y0 + h / 2 + 0.02, -0.065], 0.004),
  );
  b.add(`${name} frame`, 'trim', put(solid.many(bars)));
  b.add(`${name} sill`, 'stone', put(solid.box([w - 0.2, 0.06, 0.16], [0, y0 + 0.09, 0.04], 0.012)));
  const g: Gable = { a: depth / 2 + 0.08, c: w / 2, y: y0 + h, pitch, eaves: 0.14, verge: 0.12 };
  const turn = (of: Shape): Shape => solid.put(of, [x, 0, zf - depth / 2 + 0.08], [0, 90, 0]);
  b.add(`${name} roof`, 'roof', turn(gableTiles(g)), { detail: 0.6 });
  const tt = Math.tan(pitch * RAD);
  const top = g.y + g.c * tt + 0.13;
  const run = g.c + g.eaves;
  const ye = g.y - g.eaves * tt;
  const board: Vec2[] = [
    [run, ye - 0.08],
    [run, ye + 0.07],
    [0, top - 0.06],
    [-run, ye + 0.07],
    [-run, ye - 0.08],
    [0, top - 0.22],
  ];
  b.add(
    `${name} bargeboard`,
    'trim',
    turn(solid.slab(board, 0.04, [-(g.a + g.verge - 0.02), 0, 0], 'x', { bevel: 0.006 })),
  );
  b.add(
    `${name} ridge`,
    'roof',
    turn(
      solid.bar(
        [
          [-g.a - g.verge, top - 0.005, 0],
          [g.a, top - 0.005, 0],
        ],
        { kind: 'ellipse', rx: 0.08, ry: 0.06 },
        { up: [0, 1, 0] },
      ),
    ),
  );
}
