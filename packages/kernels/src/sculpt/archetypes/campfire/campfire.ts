import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { addBlaze, type Glows } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, read, solid, tone } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

/** Fires: campfire with logs, stones and embers, a pot over it, or the flames alone. */
export const campfire: Archetype = {
  name: 'campfire',
  kind: 'thing',
  size: { height: 0.5 },
  params: {
    kind: {
      type: 'choice',
      of: ['fire', 'flame', 'pot'],
      default: 'fire',
      about: 'Campfire, flames alone, or a pot hung over the fire.',
    },
    stones: { type: 'flag', default: true, about: 'A ring of stones.' },
    logs: { type: 'number', min: 3, max: 9, default: 6, about: 'Logs that lean together.' },
    lit: { type: 'flag', default: true, about: 'Whether it burns.' },
  },
  slots: {
    flame: {
      material: { base: 'lamp', color: '#f0600c', color2: '#ff4a08', emissiveStrength: 0.6 },
      words: ['flame', 'fire'],
      main: true,
    },
    core: {
      material: { base: 'lamp', color: '#ffc03a', color2: '#ffa01c', emissiveStrength: 1 },
      words: ['core', 'heart'],
    },
    log: { material: { base: 'bark', color: '#5f4530' }, words: ['log', 'wood', 'bark'] },
    cut: { material: { base: 'wood', color: '#c99a62' }, words: ['end', 'ring'] },
    stone: { material: { base: 'stone', color: '#827d75' }, words: ['stone', 'rock'] },
    ember: { material: { base: 'lava', color: '#221a16', scale: 0.25 }, words: ['ember', 'coal', 'ash'] },
    metal: { material: { base: 'cast-iron', color: '#2b2a2b' }, words: ['pot', 'kettle', 'metal'] },
  },
  presets: {
    campfire: {},
    fire: { params: { kind: 'flame' } },
    fireball: { params: { kind: 'flame' } },
    'cooking fire': { params: { kind: 'pot' } },
    'blue fire': {
      materials: { flame: { color: '#3f9ae8', color2: '#2f7ae0' }, core: { color: '#bfe4ff', color2: '#8fd0ff' } },
    },
    'blue flame': {
      params: { kind: 'flame' },
      materials: { flame: { color: '#3f9ae8', color2: '#2f7ae0' }, core: { color: '#bfe4ff', color2: '#8fd0ff' } },
    },
    'green flame': {
      params: { kind: 'flame' },
      materials: { flame: { color: '#3fc85a', color2: '#2aa848' }, core: { color: '#d0ffb0', color2: '#a8f08a' } },
    },
    'magic fire': {
      materials: { flame: { color: '#a04ae8', color2: '#7a2ad8' }, core: { color: '#f0b0ff', color2: '#d88aff' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('campfire');
    const kind = read.word(params, 'kind');
    if (kind === 'flame') addFlames(b, 0, 1.2, taste);
    else {
      addHearth(b, Math.round(read.num(params, 'logs')), read.flag(params, 'stones'), taste);
      if (read.flag(params, 'lit')) addFlames(b, 0.07, kind === 'pot' ? 0.8 : 1, taste);
      if (kind === 'pot') addPot(b);
    }
    return { parts: b.parts };
  },
};

/** Fire of the slots' colours: the heart's low, the flame's at the tip; what is asked for tints all of it. */
function glowsOf(b: Bench): { glows: Glows; hot: Glows } {
  const flame = b.tint('flame', {});
  const core = b.tint('core', {});
  const outer = flame.emissive ?? flame.color2 ?? '#ff5a08';
  const own =
    campfire.slots.flame.material.color2 !== flame.color2 && campfire.slots.core.material.color2 === core.color2;
  const inner = own ? tone(outer, 1.6) : (core.emissive ?? core.color ?? '#ffc03a');
  const middle = own ? tone(outer, 1.3) : (core.color2 ?? '#ffa01c');
  return { glows: [outer, middle, outer, tone(outer, 0.86)], hot: [middle, inner, inner, middle] };
}

function addFlames(b: Bench, y: number, k: number, taste: Rng): void {
  addBlaze(b, [0, y, 0], { r: 0.17 * k, h: 0.54 * k, taste, ...glowsOf(b) });
}

function addHearth(b: Bench, logs: number, stones: boolean, taste: Rng): void {
  b.add(
    'ash',
    'ember',
    solid.turned(outline.pairs([0, 0, 0.27, 0, 0.23, 0.022, 0.12, 0.045, 0, 0.05]), [0, 0, 0], { smooth: true }),
  );
  for (let i = 0; i < logs; i++) {
    const a = (i * 2 * Math.PI) / logs + taste.range(-0.14, 0.14);
    const r = taste.range(0.03, 0.038);
    const from: Vec3 = [0.29 * Math.cos(a), r * 0.9, 0.29 * Math.sin(a)];
    const to: Vec3 = [-0.03 * Math.cos(a), 0.25 + 0.02 * (i % 2), -0.03 * Math.sin(a)];
    const mid: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.006, (from[2] + to[2]) / 2];
    b.add(`log ${i + 1}`, 'log', solid.tube([from, mid, to], r, { cap: 'flat', taper: [1, 0.96, 0.84] }), {
      grain: [Math.cos(a), -0.7, Math.sin(a)],
    });
    const out = 1.004;
    b.add(
      `log end ${i + 1}`,
      'cut',
      solid.put(
        solid.cyl(r * 0.86, 0.006, [0, 0, 0], 'x', { bevel: 0.001 }),
        [from[0] * out, from[1] - 0.001, from[2] * out],
        [0, (-a * 180) / Math.PI, 0],
      ),
      { detail: 0.5 },
    );
    if (i % 3 === 0)
      b.add(
        `twig ${i + 1}`,
        'log',
        solid.rod(
          mid,
          [mid[0] + 0.06 * Math.cos(a + 1), mid[1] + 0.05, mid[2] + 0.06 * Math.sin(a + 1)],
          0.008,
          0.005,
          'round',
        ),
        { detail: 0.5 },
      );
  }
  for (let i = 0; i < 8; i++) {
    const a = i * 2.4;
    const d = 0.06 + 0.014 * i;
    b.add(
      `ember ${i + 1}`,
      b.tint('ember', { color: '#ff6a1c', emissive: '#ff5a10', emissiveStrength: 1.6 }),
      lumpyBall([0.02, 0.014, 0.017], [d * Math.cos(a), 0.046, d * Math.sin(a)], 0.4, i, 6, 7),
      { detail: 0.3 },
    );
  }
  if (!stones) return;
  const n = 13;
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n;
    const d = 0.385 + taste.range(-0.012, 0.012);
    const r = taste.range(0.068, 0.084);
    b.add(
      `stone ${i + 1}`,
      b.tint('stone', { color: ['#827d75', '#918a7e', '#736f6a'][i % 3] }),
      lumpyBall([r, r * 0.74, r * 0.86], [d * Math.cos(a), r * 0.66, d * Math.sin(a)], 0.28, i * 7 + 1, 10, 13),
      { detail: 0.7 },
    );
  }
}

/** Two forked sticks, a bar and a kettle on a chain. */
function addPot(b: Bench): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} stake`,
      'log',
      solid.tube(
        [
          [s * 0.5, 0.022, 0],
          [s * 0.49, 0.4, 0.01],
          [s * 0.5, 0.78, 0],
        ],
        0.022,
      ),
    );
    b.add(
      `${side} fork`,
      'log',
      solid.many([
        solid.rod([s * 0.5, 0.74, 0], [s * 0.46, 0.87, 0.045], 0.015, 0.01, 'round'),
        solid.rod([s * 0.5, 0.74, 0], [s * 0.53, 0.87, -0.045], 0.015, 0.01, 'round'),
      ]),
    );
  }
  b.add(
    'spit',
    'log',
    solid.tube(
      [
        [-0.6, 0.81, 0],
        [0, 0.8, 0.006],
        [0.6, 0.81, 0],
      ],
      0.017,
    ),
  );
  b.add(
    'pot',
    'metal',
    solid.turned(
      outline.pairs([
        0, 0.42, 0.08, 0.425, 0.125, 0.46, 0.135, 0.52, 0.118, 0.575, 0.128, 0.59, 0.118, 0.592, 0.106, 0.575, 0.122,
        0.52, 0.112, 0.468, 0, 0.436,
      ]),
      [0, 0, 0],
      { bevel: 0.002 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'stew',
    { base: 'cream', color: '#a8622c' },
    solid.turned(
      [
        [0, 0.5],
        [0.12, 0.5],
        [0.116, 0.556],
        [0, 0.56],
      ],
      [0, 0, 0],
      { bevel: 0.002 },
    ),
  );
  b.add(
    'pot handle',
    'metal',
    solid.tube(
      [
        [0.122, 0.58, 0],
        [0.1, 0.69, 0],
        [0, 0.74, 0],
        [-0.1, 0.69, 0],
        [-0.122, 0.58, 0],
      ],
      0.006,
    ),
  );
  b.add(
    'pot chain',
    'metal',
    solid.many(
      [0.752, 0.776].map((y, i) => solid.hoop(0.014, { kind: 'circle', r: 0.004 }, [0, y, 0], i ? 'x' : 'z', 14)),
    ),
  );
  b.add('pot feet', 'metal', {
    op: 'arrayed',
    n: 3,
    around: 'y',
    of: solid.rod([0.08, 0.44, 0], [0.1, 0.39, 0], 0.012, 0.009, 'round'),
  });
  b.add('ladle', 'cut', solid.rod([0.04, 0.54, 0.03], [0.17, 0.74, 0.09], 0.008));
}
