import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addBlower, addFilter, addStacks } from './intakes.ts';

const TILT = 45;
/** Height of the crankshaft, and length of the block along z. */
const CRANK = 0.2;
const LONG = 0.56;

/** Placed in the frame of a bank of cylinders: y along the bores, from the crank outwards. */
const onBank = (s: number, of: Shape): Shape => solid.put(of, [0, CRANK, 0], [0, 0, -s * TILT]);

/** What a V8 breathes through. */
export const INTAKES = ['filter', 'stacks', 'blower'] as const;

/** A V8 standing on its sump: block, heads with finned covers, headers, what it breathes through, belt and fan in front. */
export function addVee(b: Bench, intake: (typeof INTAKES)[number]): void {
  const block: Vec2[] = outline.rounded(
    pairs([-0.13, 0.12, 0.13, 0.12, 0.15, 0.2, 0.13, 0.3, 0.06, 0.34, -0.06, 0.34, -0.13, 0.3, -0.15, 0.2]),
    0.02,
    3,
  );
  b.add('block', 'body', solid.slab(block, LONG, [0, 0, 0], 'z', { bevel: 0.01 }), { detail: 0.9 });
  const sump: Vec2[] = outline.rounded(pairs([-0.1, 0, 0.1, 0, 0.125, 0.1, -0.125, 0.1]), 0.02, 3);
  b.add('sump', 'body', solid.slab(sump, LONG - 0.06, [0, 0, 0], 'z', { bevel: 0.012 }));
  b.add('sump rail', 'body', solid.box([0.29, 0.022, LONG - 0.01], [0, 0.11, 0], 0.004));
  b.add('drain plug', 'bright', solid.put(fitting.hex(0.014, 0.012), [0.112, 0.045, 0.1], [0, 0, -72]), {
    detail: 0.3,
  });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    addBank(b, name, s);
  addManifold(b);
  if (intake === 'filter') addFilter(b);
  else if (intake === 'stacks') addStacks(b);
  else addBlower(b);
  addFront(b);
  b.add(
    'bell housing',
    'body',
    solid.put(
      solid.turned(pairs([0, 0, 0.185, 0, 0.185, 0.02, 0.15, 0.05, 0.12, 0.14, 0, 0.14]), [0, 0, 0], {
        bevel: 0.006,
        segments: 48,
      }),
      [0, CRANK + 0.02, -LONG / 2 + 0.01],
      [-90, 0, 0],
    ),
  );
}

/** One bank: cylinder row, head, finned cover with bolts, spark plugs and leads, a header of four pipes. */
function addBank(b: Bench, name: string, s: number): void {
  const at = (of: Shape): Shape => onBank(s, of);
  b.add(`${name} cylinders`, 'body', at(solid.box([0.15, 0.16, LONG - 0.03], [0, 0.2, 0], 0.012)), { detail: 0.7 });
  b.add(`${name} head gasket`, 'pipe', at(solid.box([0.156, 0.006, LONG - 0.02], [0, 0.281, 0], 0.001)), {
    detail: 0.3,
  });
  b.add(`${name} head`, 'bright', at(solid.box([0.15, 0.075, LONG - 0.025], [0, 0.32, 0], 0.01)), { detail: 0.8 });
  const cover: Vec2[] = outline.rounded(
    pairs([-0.062, 0.356, 0.062, 0.356, 0.054, 0.415, 0.03, 0.43, -0.03, 0.43, -0.054, 0.415]),
    0.012,
    3,
  );
  b.add(`${name} cover`, 'cover', at(solid.slab(cover, LONG - 0.05, [0, 0, 0], 'z', { bevel: 0.01 })), { detail: 1.1 });
  for (let i = 0; i < 5; i++)
    b.add(
      `${name} fin ${i + 1}`,
      'bright',
      at(solid.box([0.0055, 0.012, LONG - 0.14], [-0.024 + i * 0.012, 0.4325, 0], 0.0015)),
      { detail: 0.4 },
    );
  b.add(
    `${name} cover bolts`,
    'pipe',
    at(
      solid.many(
        [-1, 1].flatMap((q) =>
          [-1, 0, 1].map((k) => solid.put(fitting.hex(0.009, 0.008), [q * 0.066, 0.358, k * 0.2])),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  if (s > 0) b.add('oil cap', 'rubber', at(solid.put(fitting.knob(0.022, 0.02, 16), [0, 0.43, 0.21])), { detail: 0.6 });
  for (let i = 0; i < 4; i++) {
    const z = (i - 1.5) * 0.125;
    b.add(
      `${name} spark plug ${i + 1}`,
      { base: 'porcelain', color: '#f0eee8' },
      at(solid.rod([s * 0.07, 0.325, z + 0.03], [s * 0.1, 0.35, z + 0.03], 0.0075)),
      { detail: 0.3 },
    );
    b.add(
      `${name} lead ${i + 1}`,
      'rubber',
      at(
        solid.tube(
          [
            [s * 0.096, 0.347, z + 0.03],
            [s * 0.118, 0.38, z + 0.028],
            [s * 0.09, 0.44, z + 0.02],
            [s * 0.02, 0.452, z * 0.9 + 0.01],
            [s * -0.07, 0.425, z * 0.7],
          ],
          0.0055,
        ),
      ),
      { detail: 0.4 },
    );
    const port = (x: number, y: number, dz: number): Vec3 => {
      const a = (-s * TILT * Math.PI) / 180;
      return [x * Math.cos(a) - y * Math.sin(a), CRANK + x * Math.sin(a) + y * Math.cos(a), z + dz];
    };
    const p = port(s * 0.07, 0.31, 0);
    b.add(
      `${name} exhaust ${i + 1}`,
      'pipe',
      solid.tube(
        [
          p,
          [p[0] + s * 0.05, p[1] - 0.02, z],
          [p[0] + s * 0.07, p[1] - 0.1, z - 0.03],
          [p[0] + s * 0.045, p[1] - 0.19, -0.17 + i * 0.028],
          [p[0] + s * 0.03, p[1] - 0.23, -0.24],
        ],
        0.019,
      ),
      { detail: 0.9 },
    );
    b.add(`${name} port ${i + 1}`, 'pipe', at(solid.box([0.008, 0.05, 0.06], [s * 0.077, 0.31, z], 0.002)), {
      detail: 0.3,
    });
    if (i === 0)
      b.add(
        `${name} collector`,
        'pipe',
        solid.rod([p[0] + s * 0.03, p[1] - 0.23, -0.2], [p[0] + s * 0.03, p[1] - 0.24, -0.4], 0.034),
        { detail: 0.8 },
      );
  }
}

/** Inlet manifold, distributor. */
function addManifold(b: Bench): void {
  b.add('manifold', 'bright', solid.box([0.17, 0.06, 0.4], [0, 0.4, 0], 0.014), { detail: 0.8 });
  for (let i = 0; i < 4; i++)
    b.add(
      `runner ${i + 1}`,
      'bright',
      solid.tube(
        [
          [0.19, 0.405, (i - 1.5) * 0.115],
          [0.1, 0.445, (i - 1.5) * 0.1],
          [0, 0.455, (i - 1.5) * 0.075],
          [-0.1, 0.445, (i - 1.5) * 0.1],
          [-0.19, 0.405, (i - 1.5) * 0.115],
        ],
        0.024,
      ),
      { detail: 0.8 },
    );
  b.add(
    'distributor',
    'rubber',
    solid.turned(pairs([0, 0.42, 0.03, 0.42, 0.045, 0.46, 0.045, 0.5, 0.03, 0.52, 0, 0.52]), [0, 0, -0.22], {
      bevel: 0.004,
    }),
  );
}

/** Timing cover, pulleys, belt, fan. */
function addFront(b: Bench): void {
  const z = LONG / 2;
  b.add(
    'timing cover',
    'bright',
    solid.slab(
      outline.rounded(pairs([-0.1, 0.12, 0.1, 0.12, 0.09, 0.3, 0.05, 0.37, -0.05, 0.37, -0.09, 0.3]), 0.03, 4),
      0.04,
      [0, 0, z + 0.018],
      'z',
      { bevel: 0.008 },
    ),
  );
  const pulley = (name: string, x: number, y: number, r: number): void => {
    const k = r * 0.86;
    b.add(
      `${name} pulley`,
      'bright',
      solid.put(
        solid.turned(
          pairs([0, -0.02, r, -0.02, r, -0.013, k, -0.006, k, 0.006, r, 0.013, r, 0.02, r * 0.5, 0.014, 0, 0.014]),
          [0, 0, 0],
          { bevel: 0.0015, segments: 48 },
        ),
        [x, y, z + 0.075],
        [90, 0, 0],
      ),
      { detail: 0.8 },
    );
    b.add(`${name} bolt`, 'pipe', solid.put(fitting.hex(0.014, 0.012), [x, y, z + 0.088], [90, 0, 0]), { detail: 0.3 });
    b.add(`${name} shaft`, 'pipe', solid.rod([x, y, z - 0.02], [x, y, z + 0.06], r * 0.3), { detail: 0.3 });
  };
  pulley('crank', 0, CRANK, 0.078);
  pulley('water pump', 0, 0.39, 0.062);
  pulley('alternator', 0.19, 0.36, 0.04);
  b.add('alternator', 'bright', solid.cyl(0.062, 0.11, [0.19, 0.36, z + 0.002], 'z', { bevel: 0.014 }), {
    detail: 0.8,
  });
  b.add('alternator bracket', 'body', solid.box([0.12, 0.03, 0.02], [0.125, 0.33, z + 0.012], 0.005, [0, 0, 16]), {
    detail: 0.4,
  });
  const belt: Vec3[] = [
    ...outline.arc(0, CRANK, 0.074, 180, 315, 10),
    ...outline.arc(0.19, 0.36, 0.04, -35, 95, 8),
    ...outline.arc(0, 0.39, 0.06, 85, 180, 8),
  ].map(([x, y]): Vec3 => [x, y, z + 0.075]);
  b.add('belt', 'rubber', solid.bar(belt, { kind: 'rect', w: 0.014, h: 0.006 }, { closed: true, up: [0, 0, 1] }), {
    detail: 0.7,
  });
  b.add('fan hub', 'bright', solid.cyl(0.04, 0.045, [0, 0.39, z + 0.115], 'z', { bevel: 0.005 }));
  const blade = solid.put(
    solid.slab(
      outline.rounded(pairs([-0.024, 0.03, 0.024, 0.03, 0.042, 0.165, -0.034, 0.165]), 0.012, 3),
      0.004,
      [0, 0, 0],
      'z',
      { bevel: 0.001 },
    ),
    [0, 0, 0],
    [0, 28, 0],
  );
  for (let i = 0; i < 6; i++)
    b.add(`fan blade ${i + 1}`, 'cover', solid.put(blade, [0, 0.39, z + 0.125], [0, 0, i * 60]), { detail: 0.6 });
}
