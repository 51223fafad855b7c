import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

const BLACK = { base: 'paint', color: '#17181a', rough: 0.5 } as const;
const RED = { base: 'paint', color: '#c3201a', rough: 0.5 } as const;

/** A tape measure, blade drawn out to +X: case in rubber, lock, belt clip, cupped blade with its scale and end hook. */
export function buildTape(b: Bench): { at: Vec3; size: number } {
  const c: Vec3 = [-0.045, 0, 0];
  const put = (of: Shape): Shape => solid.put(of, c);
  const case_ = outline.rounded(
    pairs([
      -0.036, 0.004, 0.036, 0.004, 0.038, 0.026, 0.034, 0.054, 0.014, 0.073, -0.014, 0.073, -0.034, 0.054, -0.037,
      0.024,
    ]),
    [0.006, 0.004, 0.012, 0.02, 0.02, 0.02, 0.02, 0.014],
  );
  const grow = (k: number): Vec2[] => case_.map(([x, y]): Vec2 => [x * k, 0.037 + (y - 0.037) * k]);
  b.add('case', 'grip', put(solid.slab(case_, 0.034, [0, 0, 0], 'z', { bevel: 0.004 })), { detail: 1.5 });
  const bumper = solid.cut(
    solid.slab(grow(1.06), 0.022, [0, 0, 0], 'z', { bevel: 0.003 }),
    solid.box([0.03, 0.03, 0.06], [0.03, 0.07, 0], 0),
    solid.box([0.02, 0.012, 0.016], [0.042, 0.0125, 0], 0),
  );
  b.add('bumper', 'trim', put(bumper), { detail: 1.2 });
  for (const [side, s] of [
    ['front', 1],
    ['rear', -1],
  ] as const) {
    const turn: Vec3 = [0, s > 0 ? 0 : 180, 0];
    const face = (of: Shape): Shape => put(solid.put(of, [0, 0, 0], turn));
    b.add(`${side} badge`, 'trim', face(solid.cyl(0.021, 0.002, [0, 0.037, 0.0172], 'z', { bevel: 0.0006 })), {
      detail: 0.7,
    });
    b.add(
      `${side} badge ring`,
      'metal',
      face(solid.hoop(0.0212, { kind: 'ellipse', rx: 0.0011, ry: 0.0011 }, [0, 0.037, 0.0176], 'z', 40)),
      { detail: 0.5 },
    );
    b.add(
      `${side} length mark`,
      'mark',
      face(solid.put({ op: 'text', value: '5m', height: 0.013, depth: 0.0012, bevel: 0 }, [0, 0.033, 0.0186])),
      { detail: 0.4 },
    );
    b.add(
      `${side} length in feet`,
      'mark',
      face(solid.put({ op: 'text', value: '16 FT', height: 0.0045, depth: 0.0012, bevel: 0 }, [0, 0.0245, 0.0186])),
      { detail: 0.3 },
    );
    [
      [0.0295, 0.0115],
      [-0.0295, 0.0115],
      [0.0, 0.0665],
    ].forEach(([x, y], i) => {
      b.add(
        `${side} ${['right', 'left', 'upper'][i]} screw`,
        'metal',
        face(solid.put(fitting.screw(0.0024), [x, y, 0.017], [90, 0, 0])),
        { detail: 0.3 },
      );
    });
  }
  const lock = outline.rounded(pairs([-0.006, -0.003, 0.006, -0.003, 0.005, 0.006, -0.001, 0.0072]), 0.002);
  b.add(
    'lock button',
    'metal',
    put(solid.put(solid.slab(lock, 0.014, [0, 0, 0], 'z', { bevel: 0.0012 }), [0.0272, 0.0655, 0], [0, 0, -48])),
    { detail: 0.6 },
  );
  b.add(
    'mouth',
    b.tint('trim', { color: '#0d0e0f' }),
    put(solid.box([0.004, 0.009, 0.024], [0.0372, 0.0125, 0], 0.001)),
    { detail: 0.4 },
  );
  addBlade(b);
  b.add(
    'belt clip',
    'metal',
    put(
      solid.put(
        solid.bar(
          [
            [0, 0.06, -0.016],
            [0, 0.064, -0.0205],
            [0, 0.05, -0.022],
            [0, 0.022, -0.0215],
            [0, 0.018, -0.024],
          ],
          { kind: 'rect', w: 0.016, h: 0.0014, r: 0.0005 },
          { spline: 'catmull', up: [0, 0, 1] },
        ),
        [0, 0, -0.0015],
      ),
    ),
    { detail: 0.5 },
  );
  return { at: [-0.045, 0.037, 0], size: 0.04 };
}

/** The blade: cupped strip, ticks and figures on it, riveted hook at its end. */
function addBlade(b: Bench): void {
  const [x0, x1] = [-0.008, 0.1];
  const w = 0.0095;
  const y = 0.0135;
  const cup = (z: number): number => y + 0.0022 * (Math.abs(z) / w) ** 2;
  const grid = Array.from({ length: 9 }, (_, i): Vec3[] => {
    const z = w * (1 - i / 4);
    return [x0, (x0 + x1) / 2, x1].map((x): Vec3 => [x, cup(z), z]);
  });
  b.add('blade', 'tip', { op: 'sheet', grid, thickness: 0.0007, spline: 'linear' }, { detail: 1 });
  const small: Shape[] = [];
  const large: Shape[] = [];
  for (let i = 0; i < 42; i++) {
    const x = x1 - 0.002 - i * 0.0025;
    if (x < x0 + 0.012) break;
    const long = i % 4 === 0 ? 0.0062 : i % 2 ? 0.0028 : 0.0042;
    const z = w - long / 2 - 0.0004;
    (i % 4 ? small : large).push(solid.box([0.0006, 0.0008, long], [x, cup(z) + 0.0006, z], 0));
  }
  b.add('millimetre ticks', BLACK, solid.many(small), { detail: 0.2 });
  b.add('centimetre ticks', RED, solid.many(large), { detail: 0.2 });
  for (let i = 1; i < 9; i++)
    b.add(
      `figure ${i}`,
      i % 5 ? BLACK : RED,
      solid.put(
        { op: 'text', value: `${i}`, height: 0.006, depth: 0.0008, bevel: 0 },
        [x1 - 0.002 - i * 0.01, cup(0.003) + 0.0004, 0.001],
        [-90, 0, 0],
      ),
      { detail: 0.2 },
    );
  b.add(
    'end hook',
    'metal',
    solid.bar(
      [
        [x1 - 0.012, y + 0.001, 0],
        [x1 + 0.001, y + 0.001, 0],
        [x1 + 0.001, y - 0.012, 0],
      ],
      { kind: 'rect', w: 0.0145, h: 0.001, r: 0.0003 },
      { up: [0, 1, 0] },
    ),
    { detail: 0.6 },
  );
  for (const z of [-0.0038, 0.0038])
    b.add(`${z > 0 ? 'front' : 'rear'} hook rivet`, 'metal', solid.cyl(0.0015, 0.0016, [x1 - 0.007, y + 0.0018, z]), {
      detail: 0.3,
    });
}

/** A spirit level: hollow section with end caps, grip windows, ruled edge, one level and two plumb vials. */
export function buildLevel(b: Bench): { at: Vec3; size: number } {
  const [l, h] = [0.6, 0.058];
  const rail = (name: string, y: number): void =>
    b.add(name, 'metal', solid.box([l - 0.004, 0.0075, 0.024], [0, y, 0], 0.0012), { grain: [1, 0, 0] });
  const vials: readonly (readonly [string, number, number])[] = [
    ['level', 0, 0],
    ['left plumb', -0.235, 90],
    ['right plumb', 0.235, 90],
  ];
  const windows = [
    outline.roundRect(0.07, 0.02, 0.006, 0, 0.004),
    outline.ngon(0.0172, 32, 0, -0.235, 0),
    outline.ngon(0.0172, 32, 0, 0.235, 0),
    outline.roundRect(0.1, 0.022, 0.011, -0.128, 0),
    outline.roundRect(0.1, 0.022, 0.011, 0.128, 0),
  ];
  b.add(
    'web',
    'grip',
    solid.slab(outline.roundRect(l - 0.01, h - 0.012, 0.001), 0.0125, [0, h / 2, 0], 'z', {
      bevel: 0.0008,
      holes: windows,
    }),
    { detail: 1.4 },
  );
  rail('upper rail', h - 0.0038);
  rail('lower rail', 0.0038);
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    b.add(
      `${side} end cap`,
      'trim',
      solid.box([0.012, h + 0.002, 0.027], [s * (l / 2 - 0.003), h / 2 + 0.0006, 0], 0.003),
      { detail: 0.8 },
    );
    b.add(
      `${side} grip sleeve`,
      'trim',
      solid.slab(outline.roundRect(0.112, 0.034, 0.017, s * 0.128, h / 2), 0.0165, [0, 0, 0], 'z', {
        bevel: 0.0025,
        holes: [outline.roundRect(0.094, 0.017, 0.0084, s * 0.128, h / 2)],
      }),
      { detail: 0.8 },
    );
  }
  for (const [name, x, turn] of vials) {
    const put = (of: Shape): Shape => solid.put(of, [x, h / 2 + (turn ? 0 : 0.004), 0], [0, 0, turn]);
    if (turn)
      b.add(
        `${name} bezel`,
        'trim',
        put(solid.hoop(0.0165, { kind: 'rect', w: 0.0165, h: 0.0034, r: 0.001 }, [0, 0, 0], 'z', 36)),
        { detail: 0.7 },
      );
    const long = turn ? 0.0315 : 0.066;
    b.add(`${name} vial`, 'vial', put(solid.cyl(0.0062, long, [0, 0, 0], 'x', { bevel: 0.001 })), { detail: 0.9 });
    b.add(
      `${name} bubble`,
      b.tint('vial', { color: '#eef8b0' }),
      put({
        op: 'ball',
        r: [0.0068, 0.0028, 0.0036],
        at: [turn ? 0.004 : 0.001, turn ? 0 : 0.0042, turn ? 0.0042 : 0.002],
      }),
      { detail: 0.5 },
    );
    b.add(
      `${name} rings`,
      BLACK,
      put(
        solid.many(
          [-1, 1].map((s) =>
            solid.hoop(0.0063, { kind: 'rect', w: 0.0009, h: 0.0007, r: 0.0002 }, [s * 0.0085, 0, 0], 'x', 24),
          ),
        ),
      ),
      { detail: 0.3 },
    );
  }
  const ticks = Array.from({ length: 57 }, (_, i) =>
    solid.box(
      [0.0007, i % 5 ? 0.0028 : 0.0048, 0.0006],
      [-0.28 + i * 0.01, h - 0.0068 + (i % 5 ? 0.001 : 0), 0.0121],
      0,
    ),
  );
  b.add('ruled edge', BLACK, solid.many(ticks), { detail: 0.2 });
  b.add(
    'maker lettering',
    'mark',
    solid.put(
      { op: 'text', value: 'PROFESSIONAL 60 cm', height: 0.0052, depth: 0.0012, bevel: 0 },
      [0, 0.0118, 0.0064],
    ),
    { detail: 0.3 },
  );
  return { at: [0.128, h / 2, 0], size: 0.03 };
}
