import type { Vec2, Vec3 } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Outline of the arched front between the floor and the crown: half-width `w`, springing at `spring`. Counter-clockwise. */
function arch(w: number, low: number, spring: number, k = 1, n = 20): Vec2[] {
  const out: Vec2[] = [
    [-w, low],
    [w, low],
  ];
  for (let i = 0; i <= n; i++) {
    const a = (Math.PI * i) / n;
    out.push([w * Math.cos(a), spring + w * k * Math.sin(a)]);
  }
  return out;
}

/** The path of a light tube up one side, over the arch and down again. */
function archPath(w: number, low: number, spring: number, z: number, n = 18): Vec3[] {
  const out: Vec3[] = [[w, low, z]];
  for (let i = 0; i <= n; i++) {
    const a = (Math.PI * i) / n;
    out.push([w * Math.cos(a), spring + w * Math.sin(a), z]);
  }
  out.push([-w, low, z]);
  return out;
}

/** A jukebox of the fifties: arched cabinet, bubbling light tubes, record window, title strips, keys, coin slot, chrome grille. */
export function buildJukebox(b: Bench): void {
  const [w, d] = [0.43, 0.62];
  const z = d / 2;
  const spring = 1.02;
  b.add('base', 'rubber', solid.box([w * 2.02, 0.08, d * 0.96], [0, 0.04, 0], 0.01));
  b.add('cabinet', 'body', solid.slab(arch(w, 0.075, spring), d, [0, 0, 0], 'z', { bevel: 0.02 }), {
    detail: 1.2,
    grain: [0, 1, 0],
  });
  b.add('front', 'baffle', solid.slab(arch(w * 0.93, 0.1, spring), 0.03, [0, 0, z + 0.004], 'z', { bevel: 0.006 }));
  const tubes: readonly [string, number, string, string][] = [
    ['outer', w * 0.845, '#ff9a2c', '#ff5a20'],
    ['inner', w * 0.685, '#ff4a68', '#8a5aff'],
  ];
  for (const [name, r, low, high] of tubes) {
    const glass = {
      ...glowing(low, 1.25),
      layers: [{ mask: { kind: 'span', dir: [0, 1, 0], from: 0.5, to: 1.3 } as const, material: { color2: high } }],
    };
    b.add(
      `${name} light tube`,
      glass,
      solid.tube(archPath(r, name === 'outer' ? 0.16 : 0.74, spring, z + 0.022), 0.026, {
        spline: 'linear',
        cap: 'round',
      }),
      { detail: 1.1 },
    );
    for (const k of [1, -1] as const) {
      const foot = name === 'outer' ? 0.16 : 0.74;
      b.add(
        `${name} ${k > 0 ? 'left' : 'right'} tube socket`,
        'metal',
        solid.turned(
          [
            [0, 0],
            [0.036, 0],
            [0.036, 0.03],
            [0.03, 0.05],
            [0, 0.05],
          ],
          [k * r, foot - 0.035, z + 0.022],
        ),
      );
      if (name === 'outer')
        for (const [i, y] of [0.45, 0.8].entries())
          b.add(
            `${k > 0 ? 'left' : 'right'} tube band ${i + 1}`,
            'metal',
            solid.put(solid.hoop(0.0285, { kind: 'rect', w: 0.035, h: 0.008, r: 0.003 }, [0, 0, 0], 'y', 30), [
              k * r,
              y,
              z + 0.022,
            ]),
          );
    }
  }
  b.add(
    'crown',
    'metal',
    solid.put(
      {
        op: 'extrude',
        outline: outline.rounded(
          [
            [-0.07, -0.03],
            [0.07, -0.03],
            [0.045, 0.05],
            [0, 0.075],
            [-0.045, 0.05],
          ],
          0.012,
        ),
        depth: 0.05,
        bevel: 0.006,
      },
      [0, spring + w * 0.86, z + 0.026],
    ),
  );
  addWindow(b, w, spring, z);
  addPanel(b, w, z);
  addGrille(b, w, z);
}

/** The arched window with a rack of records standing in it. */
function addWindow(b: Bench, w: number, spring: number, z: number): void {
  b.add(
    'window back',
    { base: 'lamp', color: '#5a2a18', color2: '#ffb46a', emissiveStrength: 0.5 },
    solid.slab(arch(w * 0.56, 0.93, spring), 0.012, [0, 0, z + 0.018], 'z', { bevel: 0.002 }),
  );
  b.add(
    'window frame',
    'metal',
    solid.tube(archPath(w * 0.57, 0.93, spring, z + 0.024), 0.014, { spline: 'linear', cap: 'flat' }),
  );
  for (let i = 0; i < 9; i++) {
    const x = (i - 4) * 0.034;
    b.add(
      `record ${i + 1}`,
      { base: 'plastic', color: '#111114', rough: 0.2 },
      solid.put(solid.cyl(0.075, 0.005, [0, 0, 0], 'x', { bevel: 0.001 }), [x, 1.03, z + 0.028], [0, 10, 0]),
      { detail: 0.4 },
    );
    b.add(
      `record label ${i + 1}`,
      { base: 'paper', color: ['#c8302c', '#e8b03a', '#3f8fb0'][i % 3] },
      solid.put(solid.cyl(0.026, 0.0066, [0, 0, 0], 'x', { bevel: 0.0005 }), [x, 1.03, z + 0.028], [0, 10, 0]),
      { detail: 0.3 },
    );
  }
  b.add('record tray', 'metal', solid.box([0.36, 0.014, 0.05], [0, 0.952, z + 0.03], 0.004));
  b.add(
    'pickup arm',
    'metal',
    solid.tube(
      [
        [0.14, 1.25, z + 0.024],
        [0.1, 1.21, z + 0.04],
        [0.02, 1.16, z + 0.045],
        [-0.04, 1.14, z + 0.04],
      ],
      0.007,
    ),
  );
  b.add('arm pivot', 'metal', { op: 'ball', r: 0.018, at: [0.14, 1.255, z + 0.022] });
}

/** Sloping panel of title strips and the keys under it. */
function addPanel(b: Bench, w: number, z: number): void {
  b.add('title panel', 'metal', solid.box([w * 1.2, 0.17, 0.04], [0, 0.815, z + 0.03], 0.008, [-14, 0, 0]));
  const put = (x: number, y: number, sx: number, sy: number, lift: number) =>
    solid.put(solid.box([sx, sy, 0.006], [x, y, lift], 0.001), [0, 0.815, z + 0.03], [-14, 0, 0]);
  for (let c = 0; c < 4; c++) {
    b.add(
      `title strips ${c + 1}`,
      { base: 'paper', color: '#f2e8d0' },
      solid.many([0, 1, 2, 3].map((r) => put((c - 1.5) * 0.12, 0.05 - r * 0.03, 0.108, 0.024, 0.02))),
      { detail: 0.4 },
    );
    b.add(
      `title lines ${c + 1}`,
      'accent',
      solid.many([0, 1, 2, 3].map((r) => put((c - 1.5) * 0.12, 0.05 - r * 0.03, 0.104, 0.004, 0.0222))),
      { detail: 0.3 },
    );
  }
  b.add('key shelf', 'metal', solid.box([w * 1.26, 0.03, 0.1], [0, 0.705, z + 0.045], 0.008));
  for (let i = 0; i < 10; i++)
    b.add(
      `key ${i + 1}`,
      i % 5 ? { base: 'plastic', color: '#f4efe2' } : 'accent',
      solid.box([0.036, 0.016, 0.03], [(i - 4.5) * 0.047, 0.724, z + 0.066], 0.004, [18, 0, 0]),
      { detail: 0.5 },
    );
  b.add(
    'coin plate',
    'metal',
    solid.slab(outline.roundRect(0.055, 0.1, 0.012, w * 0.73, 0.62), 0.01, [0, 0, z + 0.02], 'z'),
  );
  b.add('coin slot', 'rubber', solid.box([0.006, 0.034, 0.004], [w * 0.73, 0.635, z + 0.0255], 0.001), { detail: 0.4 });
  b.add(
    'coin return',
    'rubber',
    appliance.front(solid.cyl(0.009, 0.008, [0, 0.003, 0]), [w * 0.73, 0.592, z + 0.024]),
    { detail: 0.4 },
  );
}

/** The chrome grille: cloth, fan of bars, medallion. */
function addGrille(b: Bench, w: number, z: number): void {
  const edge: Vec2[] = outline.rounded(
    [
      [-w * 0.6, 0.17],
      [w * 0.6, 0.17],
      [w * 0.6, 0.6],
      [w * 0.3, 0.67],
      [-w * 0.3, 0.67],
      [-w * 0.6, 0.6],
    ],
    0.06,
  );
  b.add('grille cloth', 'grille', solid.slab(edge, 0.012, [0, 0, z + 0.018], 'z', { bevel: 0.002 }));
  b.add(
    'grille frame',
    'metal',
    solid.bar(
      edge.map(([x, y]): Vec3 => [x, y, z + 0.024]),
      { kind: 'rect', w: 0.02, h: 0.02, r: 0.006 },
      { closed: true, up: [0, 0, 1] },
    ),
  );
  for (let i = 0; i < 7; i++) {
    const t = (i - 3) / 3;
    b.add(
      `grille bar ${i + 1}`,
      'metal',
      solid.tube(
        [
          [t * w * 0.1, 0.18, z + 0.028],
          [t * w * 0.2, 0.35, z + 0.036],
          [t * w * 0.42, 0.52, z + 0.034],
          [t * w * 0.56, 0.625 - Math.abs(t) * 0.02, z + 0.026],
        ],
        0.008,
      ),
      { detail: 0.6 },
    );
  }
  b.add(
    'medallion',
    'accent',
    solid.turned(
      [
        [0, 0],
        [0.066, 0],
        [0.066, 0.008],
        [0.05, 0.014],
        [0.036, 0.01],
        [0, 0.02],
      ],
      [0, 0.4, z + 0.037],
      { axis: 'z', segments: 40 },
    ),
  );
  appliance.label(b, 'name', 'CLAY', [0, 0.105, z + 0.019], 0.036, 'metal');
  for (const s of [1, -1])
    for (const [i, y] of [0.125, 0.66].entries())
      b.add(
        `${s > 0 ? 'left' : 'right'} trim ${i + 1}`,
        'metal',
        solid.box([0.008, 0.02, 0.5], [s * (w + 0.002), y, 0], 0.003),
      );
}
