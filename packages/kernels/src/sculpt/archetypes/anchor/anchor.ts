import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { createBench, follow, outline, read, solid } from '../../kits/joinery/index.ts';
import { twisted } from '../../kits/plait.ts';

/** A ship's anchor: shank, curved arms with flukes, stock through the shank, ring, and a rope or chain. */
export const anchor: Archetype = {
  name: 'anchor',
  kind: 'thing',
  size: { height: 0.6 },
  params: {
    kind: { type: 'choice', of: ['admiralty', 'grapnel', 'mushroom'], default: 'admiralty', about: 'what pattern' },
    line: {
      type: 'choice',
      of: ['none', 'rope', 'chain'],
      default: 'rope',
      about: 'what it hangs on',
      vary: { rope: 2, chain: 2, none: 1 },
    },
    spread: { type: 'number', min: 0.8, max: 1.2, default: 1, about: 'width of the arms', vary: [0.9, 1.1] },
  },
  slots: {
    iron: {
      material: { base: 'cast-iron', color: '#4a4d52', wear: 0.3 },
      words: ['iron', 'anchor', 'shank', 'arm', 'fluke'],
      main: true,
    },
    stock: { material: { base: 'cast-iron', color: '#4a4d52', wear: 0.3 }, words: ['stock', 'ring', 'bar'] },
    rope: { material: { base: 'rope', color: '#c2a26a' }, words: ['rope', 'cord', 'line'] },
    chain: { material: { base: 'iron', color: '#6a6e74', wear: 0.3 }, words: ['chain', 'link'] },
  },
  palettes: [
    {
      lead: 'iron',
      of: [
        ...tones('iron', { iron: '#4a4d52', black: '#26282b', navy: '#2a3a56' }),
        ...tones('iron', { rust: '#8a4a2a' }, { base: 'rust' }),
      ],
    },
  ],
  presets: {
    anchor: { size: { height: 0.6 } },
    grapnel: { params: { kind: 'grapnel' }, size: { height: 0.45 } },
    'mushroom anchor': { params: { kind: 'mushroom' }, size: { height: 0.5 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(follow(materials, anchor.slots, ['stock']));
  const k = read.num(params, 'spread') * rng.fork('anchor').range(0.98, 1.02);
  const kind = read.word(params, 'kind');
  const top = 0.54;
  const foot = kind === 'mushroom' ? 0.06 : 0.035;
  b.add(
    'shank',
    'iron',
    solid.bar(
      [
        [0, foot, 0],
        [0, top, 0],
      ],
      { kind: 'rect', w: 0.038, h: 0.03, r: 0.008 },
      { up: [0, 0, 1], taper: [1.35, 0.85] },
    ),
  );
  b.add('crown collar', 'iron', solid.box([0.062, 0.05, 0.046], [0, foot + 0.06, 0], 0.008));
  addArms(b, kind, k);
  if (kind === 'admiralty') {
    b.add(
      'stock',
      'stock',
      solid.bar(
        [
          [0, top - 0.075, 0.19],
          [0, top - 0.075, 0],
          [0, top - 0.075, -0.19],
        ].map(([, y, z]): Vec3 => [z * 0.98, y, 0]),
        { kind: 'circle', r: 0.0135 },
        {},
      ),
    );
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(`${name} stock ball`, 'stock', { op: 'ball', r: 0.024, at: [s * 0.192, top - 0.075, 0] });
    b.add('stock collar', 'iron', solid.box([0.05, 0.044, 0.042], [0, top - 0.075, 0], 0.007));
  }
  b.add('shackle pin', 'stock', solid.cyl(0.009, 0.056, [0, top - 0.022, 0], 'z'));
  b.add('ring', 'stock', solid.hoop(0.046, { kind: 'circle', r: 0.0095 }, [0, top + 0.02, 0], 'z', 40));
  const line = read.word(params, 'line');
  if (line === 'rope') addRope(b, top);
  else if (line === 'chain') addChain(b, top);
  return { parts: b.parts, sockets: { hook: { at: [0, top + 0.066, 0], dir: [0, 1, 0], size: 0.02 } } };
}

/** Curved arms with flukes and the crown they meet in, or a mushroom's cap. */
function addArms(b: ReturnType<typeof createBench>, kind: string, k: number): void {
  if (kind === 'mushroom')
    b.add(
      'mushroom',
      'iron',
      solid.turned(
        [
          [0, 0],
          [0.08, 0.012],
          [0.14, 0.05],
          [0.168, 0.1],
          [0.16, 0.104],
          [0.12, 0.07],
          [0.04, 0.058],
          [0, 0.07],
        ],
        [0, 0, 0],
        { bevel: 0.004, segments: 56 },
      ),
    );
  else {
    const n = kind === 'grapnel' ? 4 : 2;
    for (let i = 0; i < n; i++) {
      const name = kind === 'grapnel' ? `arm ${i + 1}` : i ? 'right arm' : 'left arm';
      const yaw = (360 / n) * i;
      const r = 0.2 * k;
      const arc = Array.from({ length: 12 }, (_, j): Vec3 => {
        const a = -Math.PI / 2 + (1.3 * j) / 11;
        return [r * 1.02 * Math.cos(a) + 0.0, 0.222 + 0.2 * Math.sin(a), 0];
      });
      b.add(
        name,
        'iron',
        solid.put(
          solid.bar(
            arc,
            { kind: 'ellipse', rx: 0.019, ry: 0.021 },
            { spline: 'catmull', up: [0, 0, 1], taper: arc.map((_, j) => 1.2 - 0.045 * j), cap: 'round' },
          ),
          [0, 0, 0],
          [0, yaw, 0],
        ),
      );
      const tip = arc[11];
      const fluke: Vec2[] = outline.rounded(
        [
          [0, 0.1],
          [-0.062, -0.015],
          [-0.04, -0.045],
          [0.04, -0.045],
          [0.062, -0.015],
        ],
        0.006,
      );
      b.add(
        `${name} fluke`,
        'iron',
        solid.put(
          solid.put(
            solid.slab(fluke, 0.014, [0, 0, 0], 'z', { bevel: 0.004 }),
            [tip[0] - 0.012, tip[1] + 0.004, 0],
            [0, 90, 14],
          ),
          [0, 0, 0],
          [0, yaw, 0],
        ),
      );
    }
    b.add(
      'crown',
      'iron',
      solid.put(
        {
          op: 'hull',
          points: [
            [0, 0, 0],
            [0.042, 0.03, 0.02],
            [0.042, 0.03, -0.02],
            [-0.042, 0.03, 0.02],
            [-0.042, 0.03, -0.02],
            [0, 0.06, 0.025],
            [0, 0.06, -0.025],
          ],
          bevel: 0.004,
        },
        [0, 0, 0],
      ),
    );
  }
}

/** A rope through the ring that winds down the shank to the ground. */
function addRope(b: ReturnType<typeof createBench>, top: number): void {
  const path: Vec3[] = [
    [0.0, top + 0.06, -0.012],
    [0.02, top + 0.045, 0.03],
    [0.04, top - 0.04, 0.045],
  ];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    const a = 0.9 + t * 9.6;
    const r = 0.05 + 0.02 * t;
    path.push([r * Math.cos(a) * 1.1, top - 0.12 - (top - 0.24) * t, r * Math.sin(a)]);
  }
  path.push([0.16, 0.06, 0.1], [0.24, 0.014, 0.13], [0.3, 0.013, 0.06]);
  b.add('rope', 'rope', twisted({ path, across: [0, 1, 0.12], r: 0.0125, turns: 46, strands: 3 }), { detail: 1.1 });
}

/** Links from the ring down one side. */
function addChain(b: ReturnType<typeof createBench>, top: number): void {
  const link = outline.superellipse(0.014, 0.024, 2.4, 20).map(([x, y]): Vec3 => [x, y, 0]);
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const at: Vec3 = [0.03 + 0.1 * Math.sin(t * 2.4), top + 0.05 - (top + 0.025) * t, 0.05 + 0.07 * t];
    b.add(
      `link ${i + 1}`,
      'chain',
      solid.put(
        { op: 'sweep', path: link, section: { kind: 'circle', r: 0.0058 }, closed: true, spline: 'linear' },
        at,
        [8, i % 2 ? 90 : 0, 10 - 22 * t],
      ),
      { detail: 0.7 },
    );
  }
}
