import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addStoneSteps } from './stone-steps.ts';

/** Stairs: straight with strings and balusters, spiral round a pole, a flight of stone, a modern run of floating treads, an escalator. */
export const staircase: Archetype = {
  name: 'staircase',
  kind: 'building',
  size: { height: 2.8 },
  params: {
    kind: {
      type: 'choice',
      of: ['straight', 'spiral', 'stone', 'modern', 'escalator'],
      default: 'straight',
      about: 'Kind of stairs.',
    },
    steps: { type: 'number', min: 4, max: 18, default: 12, about: 'Steps.', vary: [10, 14] },
    rail: { type: 'flag', default: true, about: 'Handrails.' },
    carpet: { type: 'flag', default: false, about: 'A runner down the middle.', vary: 0.35 },
  },
  slots: {
    treads: { material: { base: 'oak', color: '#a0703f' }, words: ['step', 'tread', 'stair', 'staircase'], main: true },
    risers: { material: { base: 'paint', color: '#f0ece2', rough: 0.5 }, words: ['riser', 'string', 'side'] },
    rail: { material: { base: 'oak', color: '#7c5230' }, words: ['rail', 'handrail', 'banister'] },
    posts: {
      material: { base: 'paint', color: '#f2eee4', rough: 0.5 },
      words: ['post', 'baluster', 'spindle', 'newel', 'pole'],
    },
    carpet: { material: { base: 'velvet', color: '#8a1f2c' }, words: ['carpet', 'runner'] },
    metal: { material: { base: 'brass', color: '#c9a04a' }, words: ['metal', 'rod', 'bolt'] },
  },
  palettes: [
    {
      lead: 'treads',
      when: { kind: ['straight', 'spiral'] },
      of: colorways({
        'oak and white': { weight: 2 },
        walnut: {
          treads: '#5f3d24',
          risers: { base: 'wood', color: '#6b4628' },
          rail: '#4a2e1c',
          posts: { base: 'wood', color: '#5a3a22' },
        },
        'all oak': { risers: { base: 'oak', color: '#94683c' }, posts: { base: 'oak', color: '#94683c' } },
        'black and ash': {
          treads: '#c8a878',
          risers: '#26282a',
          rail: '#c8a878',
          posts: { base: 'iron', color: '#26282a' },
        },
        'white and navy': { treads: '#e8e2d4', carpet: '#22385a', rail: '#3a2a20' },
      }),
    },
  ],
  presets: {
    staircase: { size: { height: 3.1 } },
    'wooden stairs': { params: { kind: 'straight' }, size: { height: 3.1 } },
    'spiral staircase': { params: { kind: 'spiral', steps: 14 }, size: { height: 3.6 } },
    'iron spiral staircase': {
      params: { kind: 'spiral', steps: 14, carpet: false },
      materials: {
        treads: { base: 'cast-iron', color: '#2c2d30' },
        risers: { base: 'cast-iron', color: '#2c2d30' },
        rail: { base: 'iron', color: '#26272a' },
        posts: { base: 'iron', color: '#26272a' },
      },
      size: { height: 3.6 },
    },
    'stone stairs': {
      params: { kind: 'stone', steps: 8, rail: true },
      materials: {
        treads: { base: 'stone', color: '#b0a898' },
        risers: { base: 'cut-stone', color: '#948b7c' },
        rail: { base: 'stone', color: '#bfb7a6' },
        posts: { base: 'stone', color: '#b8b0a0' },
      },
      size: { height: 2.4 },
    },
    'modern stairs': {
      params: { kind: 'modern' },
      materials: {
        risers: { base: 'steel', color: '#3a3d40' },
        posts: { base: 'glass', color: '#d4e6e8', transmission: 0.85 },
        rail: { base: 'brushed-steel', color: '#b0b4b8' },
        metal: { base: 'brushed-steel', color: '#b0b4b8' },
      },
      size: { height: 3.1 },
    },
    escalator: {
      params: { kind: 'escalator', steps: 12 },
      materials: {
        treads: { base: 'aluminium', color: '#8a8e92' },
        risers: { base: 'brushed-steel', color: '#a8acb0' },
        rail: { base: 'rubber', color: '#1e1f22' },
        posts: { base: 'glass', color: '#d4e6e8', transmission: 0.8 },
        metal: { base: 'brushed-steel', color: '#b0b4b8' },
      },
      size: { height: 3.1 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const n = Math.round(read.num(params, 'steps'));
    const rail = read.flag(params, 'rail');
    const going = 0.26 * rng.fork('staircase').range(0.97, 1.03);
    if (kind === 'spiral') addSpiral(b, n, rail, going);
    else if (kind === 'stone') addStoneSteps(b, Math.min(n, 10), rail, going * 1.25);
    else addFlight(b, n, kind, rail, going, read.flag(params, 'carpet') && kind === 'straight');
    return { parts: b.parts };
  },
};

const RISE = 0.178;

/** A straight flight that rises towards the back: strings, treads with nosings, risers, newels, balusters, handrail. */
function addFlight(b: Bench, n: number, kind: string, rail: boolean, going: number, carpet: boolean): void {
  const w = 1;
  const z0 = (n * going) / 2;
  const at = (i: number): Vec2 => [z0 - i * going, (i + 1) * RISE];
  const moving = kind === 'escalator';
  for (let i = 0; i < n; i++) {
    const [z, y] = at(i);
    b.add(
      `tread ${i + 1}`,
      'treads',
      solid.box(
        [w, moving ? 0.06 : 0.042, going + 0.03],
        [0, y - 0.021, z - going / 2 + 0.012],
        moving ? 0.004 : 0.012,
      ),
      { grain: [1, 0, 0] },
    );
    if (kind !== 'modern')
      b.add(
        `riser ${i + 1}`,
        moving ? 'treads' : 'risers',
        solid.box([w - 0.01, RISE - 0.03, 0.02], [0, y - 0.042 - (RISE - 0.042) / 2, z - 0.012], 0.002),
      );
    if (carpet)
      b.add(
        `carpet ${i + 1}`,
        'carpet',
        solid.bar(
          [
            [0, y + 0.006, z - going],
            [0, y + 0.006, z + 0.024],
            [0, y - 0.03, z + 0.033],
            [0, y - RISE + 0.004, z + 0.008],
          ],
          { kind: 'rect', w: 0.62, h: 0.012 },
          { up: [0, 1, 0] },
        ),
      );
    if (carpet)
      b.add(
        `carpet rod ${i + 1}`,
        'metal',
        solid.rod([-0.34, y - RISE + 0.016, z + 0.02], [0.34, y - RISE + 0.016, z + 0.02], 0.009),
      );
    if (moving)
      b.add(
        `edge line ${i + 1}`,
        { base: 'paint', color: '#e8c030' },
        solid.box([w - 0.02, 0.006, 0.025], [0, y + 0.0115, z + 0.012], 0),
      );
  }
  const [zt, yt] = at(n - 1);
  const side = outline.pairs([
    z0 + 0.04,
    0,
    z0 + 0.04,
    RISE + 0.06,
    zt + 0.02,
    yt + 0.06,
    zt - going,
    yt + 0.06,
    zt - going,
    yt - 0.26,
    z0 - 0.34,
    0,
  ]);
  if (kind === 'modern')
    b.add(
      'spine beam',
      'risers',
      solid.bar(
        [
          [0, 0.05, z0 - 0.1],
          [0, yt - 0.2, zt - going * 0.6],
        ],
        { kind: 'rect', w: 0.14, h: 0.2, r: 0.01 },
        { up: [0, 1, 0] },
      ),
    );
  if (kind === 'modern')
    b.add(
      'tread brackets',
      'risers',
      solid.many(
        Array.from({ length: n }, (_, i) =>
          solid.box([0.3, 0.16, 0.1], [0, at(i)[1] - 0.11, at(i)[0] - going / 2], 0.004),
        ),
      ),
    );
  b.add('landing', 'treads', solid.box([w + 0.1, 0.06, 0.6], [0, yt - 0.03, zt - going - 0.29], 0.01), {
    grain: [1, 0, 0],
  });
  b.add(
    'landing support',
    'risers',
    solid.box([w + 0.06, yt - 0.06, 0.1], [0, (yt - 0.06) / 2, zt - going - 0.53], 0.006),
  );
  addSides(b, n, kind, rail, going, at, moving, side, { w, z0, zt, yt });
}

/** Strings, newels, balusters and handrails of both sides. */
function addSides(
  b: Bench,
  n: number,
  kind: string,
  rail: boolean,
  going: number,
  at: (i: number) => Vec2,
  moving: boolean,
  side: Vec2[],
  { w, z0, zt, yt }: Readonly<Record<'w' | 'z0' | 'zt' | 'yt', number>>,
): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * (w / 2 + 0.02);
    if (kind !== 'modern')
      b.add(
        `${name} string`,
        'risers',
        solid.slab(side, moving ? 0.16 : 0.045, [x + (moving ? s * 0.06 : 0), 0, 0], 'x', { bevel: 0.004 }),
      );
    if (!rail) continue;
    const h = 0.86;
    const line: Vec3[] = [
      [x, RISE + h, z0 + 0.02],
      [x, yt + h, zt - going * 0.2],
      [x, yt + h + 0.02, zt - going - 0.5],
    ];
    if (kind === 'straight') addBalustrade(b, name, x, line, { n, going, z0, zt, yt });
    else {
      b.add(
        `${name} glass`,
        'posts',
        solid.slab(
          [
            [z0, RISE + 0.07],
            [z0, RISE + h - 0.02],
            [zt, yt + h - 0.02],
            [zt, yt + 0.07],
          ],
          0.014,
          [x + s * (moving ? 0.02 : 0.012), 0, 0],
          'x',
          { bevel: 0 },
        ),
      );
      b.add(
        `${name} handrail`,
        'rail',
        moving
          ? solid.tube(
              [
                [x + s * 0.02, 0.45, z0 + 0.36],
                [x + s * 0.02, 0.86, z0 + 0.42],
                [x + s * 0.02, RISE + h, z0 + 0.05],
                [x + s * 0.02, yt + h, zt - 0.05],
                [x + s * 0.02, yt + h + 0.02, zt - going - 0.4],
              ],
              0.045,
              { cap: 'round' },
            )
          : solid.tube(line, 0.024, { spline: 'linear', cap: 'flat' }),
      );
      if (!moving)
        b.add(
          `${name} glass clamps`,
          'metal',
          solid.many(
            [1, Math.round(n / 2), n - 2].map((i) =>
              solid.cyl(0.03, 0.06, [x + s * 0.012, at(i)[1] + 0.02, at(i)[0] - going / 2], 'x'),
            ),
          ),
        );
    }
  }
}

/** Wedge treads about a pole with a finial, a baluster on each, a handrail that climbs with them. */
function addSpiral(b: Bench, n: number, rail: boolean, going: number): void {
  const r = going * 3.4;
  const turn = 27;
  const rise = 0.2;
  const h = n * rise;
  b.add(
    'base plate',
    'risers',
    solid.turned(outline.pairs([0, 0, 0.22, 0, 0.2, 0.03, 0.1, 0.05, 0, 0.05]), [0, 0, 0], { bevel: 0.004 }),
  );
  b.add('pole', 'posts', solid.rod([0, 0.02, 0], [0, h + 1, 0], 0.055));
  b.add(
    'pole finial',
    'metal',
    solid.turned(
      outline.pairs([0, 0, 0.06, 0, 0.06, 0.02, 0.03, 0.035, 0.065, 0.085, 0.05, 0.14, 0, 0.16]),
      [0, h + 0.99, 0],
      { bevel: 0.002 },
    ),
  );
  const wedge: Vec2[] = [[0.04, -0.07], ...outline.arc(0, 0, r, -16, 16, 4), [0.04, 0.07]];
  const spot = (k: number): [number, number] => [(k * turn * Math.PI) / 180, k * rise];
  for (let i = 0; i < n; i++) {
    const y = (i + 1) * rise;
    b.add(
      `tread ${i + 1}`,
      'treads',
      solid.put(solid.slab(wedge, 0.045, [0, y - 0.02, 0], 'y', { bevel: 0.008 }), [0, 0, 0], [0, 90 - i * turn, 0]),
    );
    b.add(
      `collar ${i + 1}`,
      'risers',
      solid.turned(outline.pairs([0, 0, 0.085, 0, 0.075, 0.05, 0.075, 0.12, 0.085, 0.15, 0, 0.15]), [0, y - 0.17, 0], {
        bevel: 0.004,
        segments: 24,
      }),
    );
    if (rail)
      b.add(
        `baluster ${i + 1}`,
        'posts',
        solid.put(
          solid.turned(
            outline.pairs([0, 0, 0.018, 0, 0.012, 0.1, 0.02, 0.35, 0.012, 0.6, 0.012, 0.92, 0, 0.92]),
            [r - 0.04, y, 0],
            { bevel: 0, segments: 12 },
          ),
          [0, 0, 0],
          [0, 90 - i * turn, 0],
        ),
        { detail: 0.6 },
      );
  }
  const helix = (y: number, q: number): Vec3[] =>
    Array.from({ length: n * 4 + 1 }, (_, k) => {
      const [a, v] = spot(k / 4 - 0.1);
      return [q * Math.sin(a), rise + v + y, -q * Math.cos(a)];
    });
  if (rail) b.add('handrail', 'rail', solid.tube(helix(0.93, r - 0.04), 0.026, { spline: 'linear' }));
  b.add(
    'landing',
    'treads',
    solid.put(
      solid.slab(
        [
          [0.02, -0.5],
          [r, -0.5],
          [r, 0.3],
          [0.02, 0.3],
        ],
        0.05,
        [0, h + 0.02, 0],
        'y',
        { bevel: 0.008 },
      ),
      [0, 0, 0],
      [0, 90 - n * turn, 0],
    ),
  );
}

/** Turned balusters two a tread, newels with caps, and the moulded handrail of one side. */
function addBalustrade(
  b: Bench,
  name: string,
  x: number,
  line: readonly Vec3[],
  { n, going, z0, zt, yt }: Readonly<Record<'n' | 'going' | 'z0' | 'zt' | 'yt', number>>,
): void {
  const h = 0.86;
  b.add(
    `${name} balusters`,
    'posts',
    solid.many(
      Array.from({ length: n * 2 - 1 }, (_, k) => {
        const z = z0 - 0.06 - (k * going) / 2;
        const foot = RISE * (Math.floor(k / 2) + 1);
        const top = RISE + h + ((z0 + 0.02 - z) / going) * RISE - 0.02;
        const l = top - foot;
        return solid.turned(
          outline.pairs([
            0,
            0,
            0.019,
            0,
            0.019,
            l * 0.16,
            0.011,
            l * 0.2,
            0.02,
            l * 0.34,
            0.013,
            l * 0.62,
            0.018,
            l * 0.66,
            0.012,
            l * 0.7,
            0.012,
            l,
            0,
            l,
          ]),
          [x, foot, z],
          { bevel: 0, segments: 10 },
        );
      }),
    ),
    { detail: 0.6 },
  );
  for (const [end, z, y] of [
    ['lower', z0 + 0.06, 0],
    ['upper', zt - going, yt - 0.06],
  ] as const) {
    b.add(`${name} ${end} newel`, 'posts', solid.box([0.1, 1.16 + (y ? 0.02 : 0), 0.1], [x, y + 0.58, z], 0.008));
    b.add(
      `${name} ${end} newel cap`,
      'rail',
      solid.turned(
        outline.pairs([0, 0, 0.068, 0, 0.068, 0.02, 0.03, 0.032, 0.028, 0.045, 0.058, 0.08, 0.05, 0.125, 0, 0.145]),
        [x, y + 1.155, z],
        { bevel: 0.003 },
      ),
    );
  }
  b.add(
    `${name} handrail`,
    'rail',
    solid.bar(
      line.slice(0, 2),
      {
        kind: 'polygon',
        points: outline.rounded(
          outline.pairs([-0.03, -0.03, 0.03, -0.03, 0.036, 0.012, 0.02, 0.034, -0.02, 0.034, -0.036, 0.012]),
          0.01,
          2,
        ),
      },
      { up: [0, 1, 0] },
    ),
  );
}
