import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { along, offSurface } from '../../kits/leatherwork/index.ts';
import { addHeelBlock } from './bottom.ts';
import { addToeCurl, addTread, addUpper } from './fit.ts';
import { createLast, type Last } from './last.ts';
import { OPEN } from './open.ts';

const rows = (...n: number[]): Vec2[] => Array.from({ length: n.length / 2 }, (_, i): Vec2 => [n[2 * i], n[2 * i + 1]]);

/** A clog: a wooden shoe of one piece with an upturned tip, or a foam one with holes and a heel strap. */
export function buildClog(b: Bench, foam: boolean): Last {
  if (foam) return buildFoamClog(b);
  const last = createLast({
    ...OPEN,
    length: 0.29,
    width: 0.104,
    heel: 0.02,
    spring: 0.03,
    under: 0,
    sole: 0.016,
    toe: 1.3,
    box: 0.056,
    collar: { z: -0.048, rx: 0.036, rz: 0.07, front: 0.094, side: 0.072, back: 0.084 },
    vamp: [0.06, 0.008],
  });
  addUpper(b, last, { t: 0.008, rim: 0.0055, rimSlot: 'upper' });
  b.add('sole', 'upper', last.layer(rows(0.001, -0.008, 0.004, 0, 0.012, 0.0022, 0.0175, 0.0004)));
  addHeelBlock(b, last, -0.045, 0.92, 'upper');
  addToeCurl(b, last, 0.02, 1.1);
  const { ground } = last;
  b.add(
    'front tread',
    'upper',
    solid.slab(outline.roundRect(0.06, 0.05, 0.012, 0.004, -0.034), 0.008, [0, 0.004 + ground(0.034) * 0.5, 0], 'y', {
      bevel: 0.002,
    }),
  );
  const curl = (k: number): Vec3[] => {
    const line = Array.from(
      { length: 17 },
      (_, i): Vec2 => [-0.13 + 0.26 * (i / 16), 0.86 - k - 0.36 * Math.sin((Math.PI * i) / 16)],
    );
    return along(last.surface, line, 0.0003);
  };
  b.add('painted line', 'accent', solid.tube(curl(0), 0.0014));
  b.add('second painted line', 'trim', solid.tube(curl(0.07), 0.0011));
  const centre = offSurface(last.surface, 0, 0.36, 0.0006);
  const petals = Array.from({ length: 6 }, (_, i): Shape => {
    const a = (Math.PI * i) / 3;
    return {
      op: 'ball',
      r: [0.0062, 0.0018, 0.0062],
      at: [
        centre[0] + 0.0095 * Math.cos(a),
        offSurface(last.surface, 0, 0.36, 0.0004)[1] - 0.0052 * Math.sin(a),
        centre[2] + 0.0088 * Math.sin(a),
      ],
      rot: [32, 0, 0],
    };
  });
  b.add('painted flower', 'accent', solid.many(petals), { detail: 0.5 });
  b.add('flower heart', 'metal', { op: 'ball', r: [0.0048, 0.0026, 0.0048], at: centre, rot: [32, 0, 0] });
  return last;
}

function buildFoamClog(b: Bench): Last {
  const last = createLast({
    ...OPEN,
    length: 0.275,
    width: 0.108,
    heel: 0.008,
    sole: 0.026,
    toe: 2.9,
    box: 0.056,
    collar: { z: -0.06, rx: 0.044, rz: 0.068, front: 0.092, side: 0.056, back: 0.05 },
    vamp: [0.07, 0.008],
  });
  addUpper(b, last, { t: 0.006, rim: 0.0042, rimSlot: 'upper' });
  b.add('sole', 'upper', last.layer(rows(0.003, 0.001, 0.006, 0.0046, 0.014, 0.003, 0.0225, 0.0046, 0.0275, 0.002)), {
    detail: 1.1,
  });
  b.add('outsole', 'sole', last.layer(rows(0, 0.0005, 0.0046, 0.0028)));
  addTread(b, last, { from: -0.9, to: 0.9, n: 14, h: 0.004, name: 'tread' });
  const holes: Shape[] = [];
  for (const [v, n] of [
    [0.42, 3],
    [0.56, 4],
    [0.7, 3],
    [0.83, 4],
  ] as const)
    for (let i = 0; i < n; i++) {
      const u = (i - (n - 1) / 2) * 0.062;
      holes.push({
        op: 'ball',
        r: [0.0062, 0.0022, 0.0062],
        at: offSurface(last.surface, u, v, 0.0001),
        rot: [36 - v * 20, 0, -u * 230],
      });
    }
  b.add('vent holes', 'lining', solid.many(holes), { detail: 0.5 });
  for (const [name, s] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    b.add(
      `${name} side holes`,
      'lining',
      solid.many(
        [0, 1, 2].map(
          (i): Shape => ({
            op: 'ball',
            r: [0.0022, 0.005, 0.0075],
            at: offSurface(last.surface, s * (0.2 + 0.05 * i), 0.26, 0.0002),
          }),
        ),
      ),
      { detail: 0.4 },
    );
    b.add(`${name} rivet`, 'metal', solid.cyl(0.0095, 0.007, [s * 0.049, 0.062, -0.03], 'x', { bevel: 0.002 }));
  }
  const strap = Array.from({ length: 17 }, (_, i): Vec3 => {
    const a = Math.PI * (i / 16);
    return [0.048 * Math.cos(a), 0.062 + 0.022 * Math.sin(a), -0.03 - 0.102 * Math.sin(a)];
  });
  b.add(
    'heel strap',
    'upper',
    solid.bar(strap, { kind: 'rect', w: 0.004, h: 0.018, r: 0.0015 }, { spline: 'catmull', up: [0, 1, 0] }),
  );
  return last;
}

/** A wooden board on two teeth with a thong. */
export function buildGeta(b: Bench): Last {
  const last = createLast({ ...OPEN, length: 0.25, heel: 0, spring: 0, under: 0, sole: 0.068 });
  const board = outline.rounded(
    [
      [-0.05, -0.125],
      [0.05, -0.125],
      [0.05, 0.125],
      [-0.05, 0.125],
    ].map(([x, z]): Vec2 => [x, z]),
    0.022,
  );
  b.add('board', 'upper', solid.slab(board, 0.02, [0, 0.058, 0], 'y', { bevel: 0.003 }), { grain: [0, 0, 1] });
  for (const [name, z] of [
    ['front', 0.035],
    ['back', -0.065],
  ] as const)
    b.add(`${name} tooth`, 'upper', solid.box([0.1, 0.052, 0.02], [0, 0.026, z], 0.003));
  b.add(
    'insole',
    'lining',
    solid.slab(
      board.map(([x, z]): Vec2 => [x * 0.9, z * 0.95]),
      0.002,
      [0, 0.0688, 0],
      'y',
      { bevel: 0.0006 },
    ),
  );
  for (const [name, s] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    const path: Vec3[] = [
      [0, 0.088, 0.074],
      [s * 0.014, 0.1, 0.05],
      [s * 0.034, 0.1, 0.005],
      [s * 0.041, 0.066, -0.03],
    ];
    b.add(`${name} thong`, 'accent', solid.tube(path, 0.0062, { taper: [0.7, 1.1, 1.1, 0.8] }), { detail: 1.1 });
  }
  b.add(
    'toe thong',
    'accent',
    solid.tube(
      [
        [0, 0.062, 0.08],
        [0, 0.078, 0.079],
        [0, 0.091, 0.073],
      ],
      0.005,
    ),
  );
  b.add('thong knot', 'accent', { op: 'ball', r: [0.007, 0.006, 0.007], at: [0, 0.091, 0.073] });
  return last;
}
