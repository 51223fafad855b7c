import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A stretch of street: asphalt with its lines, kerbs and pavements beside it; `zebra` paints a crossing over it. */
function buildRoad(b: Bench, zebra: boolean): void {
  const l = zebra ? 4 : 6;
  b.add(
    'asphalt',
    { base: 'concrete', color: '#3a3c3f', color2: '#2c2e31', scale: 0.4 },
    solid.box([4.2, 0.1, l], [0, 0.05, 0], 0.01),
    { detail: 0.9 },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} kerb`,
      'concrete',
      solid.many(
        Array.from({ length: l }, (_, i) => solid.box([0.16, 0.22, 0.99], [s * 2.16, 0.11, -l / 2 + i + 0.5], 0.02)),
      ),
    );
    b.add(
      `${name} pavement`,
      { base: 'tiles', color: '#a8a49c', color2: '#8e8a82', scale: 2 },
      solid.box([0.9, 0.2, l], [s * 2.69, 0.1, 0], 0.01),
      { detail: 0.8 },
    );
    if (!zebra) b.add(`${name} edge line`, 'white', solid.box([0.1, 0.006, l - 0.02], [s * 1.9, 0.1005, 0], 0));
  }
  if (zebra) {
    b.add(
      'zebra stripes',
      'white',
      solid.many(
        Array.from({ length: 7 }, (_, i) => solid.box([0.36, 0.008, 2.2], [-1.62 + i * 0.54, 0.1005, 0], 0.001)),
      ),
    );
    b.add('stop lines', 'white', solid.both(solid.box([3.6, 0.007, 0.2], [0, 0.1005, 1.6], 0), 'z'));
    return;
  }
  b.add(
    'centre line',
    'stripe',
    solid.many(Array.from({ length: 4 }, (_, i) => solid.box([0.11, 0.007, 0.8], [0, 0.1005, -2.25 + i * 1.5], 0))),
  );
  b.add('manhole', 'iron', solid.cyl(0.3, 0.012, [0.9, 0.101, 0.8], 'y', { bevel: 0.003, segments: 48 }));
}

/** A paved strip with its kerb and a drain. */
function buildPavement(b: Bench): void {
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 2; j++)
      b.add(
        `slab ${i * 2 + j + 1}`,
        { base: 'concrete', color: (i + j) % 2 ? '#b0ada6' : '#a6a39c' },
        solid.box([0.79, 0.1, 0.79], [-1.6 + i * 0.8, 0.1, -0.55 + j * 0.8], 0.008),
      );
  b.add('bed', { base: 'concrete', color: '#77746e' }, solid.box([4, 0.08, 1.6], [0, 0.045, -0.15], 0.004));
  b.add(
    'kerb',
    'concrete',
    solid.many(Array.from({ length: 4 }, (_, i) => solid.box([0.99, 0.16, 0.15], [-1.5 + i, 0.08, 0.73], 0.02))),
  );
}

/** Track: ballast, sleepers, two rails with their plates. */
function buildTrack(b: Bench): void {
  const bed: Vec2[] = [
    [-1.5, 0],
    [1.5, 0],
    [1.15, 0.22],
    [-1.15, 0.22],
  ];
  b.add(
    'ballast',
    { base: 'cobble', color: '#8a857c', color2: '#6a665e', scale: 0.35 },
    solid.slab(bed, 4.4, [0, 0, 0], 'z', { bevel: 0.02 }),
    { detail: 1.2 },
  );
  const z = (i: number): number => -1.8 + i * 0.6;
  for (let i = 0; i < 7; i++) {
    b.add(`sleeper ${i + 1}`, 'wood', solid.box([2.2, 0.13, 0.24], [0, 0.235, z(i)], 0.015), { grain: [1, 0, 0] });
    b.add(`plates ${i + 1}`, 'iron', solid.both(solid.box([0.24, 0.02, 0.17], [0.7175, 0.308, z(i)], 0.004)));
    b.add(
      `spikes ${i + 1}`,
      'iron',
      solid.both(solid.many([0.09, -0.09].map((x) => solid.put(fitting.hex(0.02, 0.025), [0.7175 + x, 0.316, z(i)])))),
      { detail: 0.3 },
    );
  }
  const rail: Vec2[] = outline.rounded(
    pairs([
      -0.065, 0, 0.065, 0, 0.06, 0.014, 0.011, 0.028, 0.011, 0.1, 0.035, 0.115, 0.035, 0.142, 0.024, 0.15, -0.024, 0.15,
      -0.035, 0.142, -0.035, 0.115, -0.011, 0.1, -0.011, 0.028, -0.06, 0.014,
    ]),
    0.004,
    2,
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} rail`, 'steel', solid.slab(rail, 4.4, [s * 0.7175, 0.317, 0], 'z', { bevel: 0.002 }));
}

/** A cast cover in its frame, its pattern in relief; a grate over a drain. */
function buildManhole(b: Bench, grate: boolean): void {
  if (grate) {
    b.add(
      'frame',
      'iron',
      solid.slab(outline.roundRect(0.6, 0.45, 0.02), 0.06, [0, 0.03, 0], 'y', {
        bevel: 0.008,
        holes: [outline.roundRect(0.5, 0.35, 0.01)],
      }),
    );
    b.add(
      'bars',
      'iron',
      solid.many(
        Array.from({ length: 8 }, (_, i) => solid.box([0.028, 0.045, 0.36], [-0.21 + i * 0.06, 0.032, 0], 0.006)),
      ),
    );
    b.add('cross bar', 'iron', solid.box([0.5, 0.035, 0.03], [0, 0.03, 0], 0.006));
    b.add('pit', 'black', solid.box([0.52, 0.01, 0.37], [0, 0.006, 0], 0));
    return;
  }
  b.add(
    'frame',
    'iron',
    solid.turned(pairs([0.3, 0, 0.37, 0, 0.37, 0.05, 0.315, 0.052, 0.315, 0.02, 0.3, 0.02, 0.3, 0]), [0, 0, 0], {
      bevel: 0.004,
      segments: 64,
    }),
  );
  b.add('cover', 'iron', solid.cyl(0.31, 0.03, [0, 0.036, 0], 'y', { bevel: 0.004, segments: 64 }), { detail: 1.2 });
  b.add(
    'rings',
    'iron',
    solid.many(
      [0.28, 0.2, 0.09].map((r) =>
        solid.hoop(r, { kind: 'rect', w: 0.01, h: 0.014, r: 0.002 }, [0, 0.0525, 0], 'y', 56),
      ),
    ),
  );
  const studs: { at: Vec3 }[] = [];
  for (const [r, n] of [
    [0.24, 26],
    [0.145, 16],
    [0.048, 6],
  ] as const)
    for (let i = 0; i < n; i++)
      studs.push({ at: [r * Math.cos((2 * Math.PI * i) / n), 0.0535, r * Math.sin((2 * Math.PI * i) / n)] });
  b.add('studs', 'iron', solid.at(solid.box([0.024, 0.009, 0.024], [0, 0, 0], 0.002), studs), { detail: 0.4 });
  b.add('lift holes', 'black', solid.both(solid.box([0.05, 0.003, 0.016], [0.265, 0.0515, 0], 0.001)));
}

/** Steel beam of a crash barrier on posts, its wave section towards +Z. */
function buildGuardrail(b: Bench): void {
  const wave: Vec2[] = [
    ...Array.from({ length: 17 }, (_, i): Vec2 => {
      const t = i / 16;
      return [0.045 * Math.cos(t * 4 * Math.PI) * -1 + 0.05, -0.155 + 0.31 * t];
    }),
  ];
  const back = [...wave].reverse().map(([x, y]): Vec2 => [x - 0.006, y]);
  b.add(
    'beam',
    'steel',
    solid.slab(
      [...wave, ...back].map(([x, y]): Vec2 => [x, y]),
      4,
      [0, 0.6, 0.03],
      'x',
      { bevel: 0 },
    ),
    { detail: 1.1 },
  );
  for (let i = 0; i < 3; i++) {
    const x = -1.6 + i * 1.6;
    b.add(
      `post ${i + 1}`,
      'steel',
      solid.slab(
        pairs([
          -0.05, -0.06, 0.05, -0.06, 0.05, -0.048, 0.006, -0.048, 0.006, 0.048, 0.05, 0.048, 0.05, 0.06, -0.05, 0.06,
          -0.05, 0.048, -0.006, 0.048, -0.006, -0.048, -0.05, -0.048,
        ]),
        0.76,
        [x, 0.38, -0.09],
        'y',
        { bevel: 0.001 },
      ),
    );
    b.add(`block ${i + 1}`, 'steel', solid.box([0.08, 0.28, 0.08], [x, 0.6, 0.0], 0.008));
    b.add(`reflector ${i + 1}`, 'reflector', solid.box([0.04, 0.09, 0.01], [x, 0.6, 0.042], 0.003));
  }
  b.add(
    'bolts',
    'steel',
    solid.many([-1.6, 0, 1.6].flatMap((x) => [0.53, 0.67].map((y) => solid.cyl(0.014, 0.02, [x, y, 0.094], 'z')))),
    { detail: 0.4 },
  );
}

/** A gate over the course: chequered banner between two pillars. */
function buildFinish(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} pillar`, 'body', solid.cyl(0.09, 3, [s * 2, 1.5, 0]));
    b.add(`${name} foot`, 'black', solid.cyl(0.3, 0.08, [s * 2, 0.04, 0], 'y', { bevel: 0.02 }));
    b.add(`${name} knob`, 'stripe', { op: 'ball', r: 0.13, at: [s * 2, 3.06, 0] });
  }
  const squares = (odd: number): Shape =>
    solid.many(
      Array.from({ length: 48 }, (_, i) => i)
        .filter((i) => ((i % 12) + Math.floor(i / 12)) % 2 === odd)
        .map((i) =>
          solid.box([0.3195, 0.1795, 0.03], [-1.76 + (i % 12) * 0.32, 2.4 + Math.floor(i / 12) * 0.18, 0], 0),
        ),
    );
  b.add('dark squares', 'black', squares(0));
  b.add('light squares', 'white', squares(1));
  b.add('word field', 'body', solid.box([2, 0.4, 0.05], [0, 2.67, 0.012], 0.01));
  b.add(
    'word',
    'white',
    solid.put({ op: 'text', value: 'FINISH', height: 0.26, depth: 0.02, bevel: 0 }, [0, 2.54, 0.042]),
  );
  b.add(
    'line squares',
    'black',
    solid.many(
      Array.from({ length: 24 }, (_, i) =>
        solid.box([0.3, 0.012, 0.25], [-1.7 + (i % 12) * 0.3, 0.012, (i % 2 ? 0.125 : -0.125) * (i < 12 ? 1 : -1)], 0),
      ).filter((_, i) => i < 12),
    ),
  );
  b.add('line', 'white', solid.box([3.66, 0.012, 0.52], [0, 0.006, 0], 0.001));
}

/** Pieces of road and rail, lying along z or x on y = 0: metres. */
export const roadway = { buildRoad, buildPavement, buildTrack, buildManhole, buildGuardrail, buildFinish };
