import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { addFlame, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, pairs, read, solid, triples } from '../../kits/joinery/index.ts';

/** A candle in its cup with a drip pan, its foot at `at`. */
function addCandle(b: Bench, name: string, at: Vec3, h: number, lit: boolean): void {
  b.add(
    `${name} pan`,
    'metal',
    solid.turned(pairs([0, 0, 0.012, 0, 0.034, 0.008, 0.036, 0.012, 0.012, 0.008, 0, 0.008]), at, {
      bevel: 0.001,
      segments: 32,
    }),
  );
  b.add(
    `${name} cup`,
    'metal',
    solid.turned(pairs([0, 0.006, 0.012, 0.006, 0.015, 0.024, 0.017, 0.03, 0, 0.03]), at, {
      bevel: 0.001,
      segments: 28,
    }),
  );
  b.add(
    `${name} candle`,
    'candle',
    solid.cyl(0.0115, h, [at[0], at[1] + 0.028 + h / 2, at[2]], 'y', { bevel: 0.002, segments: 24 }),
  );
  if (lit) addFlame(b, [at[0], at[1] + 0.028 + h, at[2]], 0.045, `${name} flame`);
}

/** Arms round a turned stem, candles on them, drops of crystal, hung from a chain. */
function buildHanging(b: Bench, n: number, crystals: boolean): void {
  const y = 0.3;
  b.add(
    'stem',
    'metal',
    solid.turned(
      pairs([
        0, 0.06, 0.02, 0.07, 0.03, 0.1, 0.016, 0.14, 0.05, 0.2, 0.062, 0.24, 0.04, 0.29, 0.018, 0.33, 0.03, 0.42, 0.044,
        0.48, 0.02, 0.56, 0.014, 0.64, 0.024, 0.66, 0, 0.68,
      ]),
      [0, 0, 0],
      { smooth: false, bevel: 0.006, segments: 40 },
    ),
    { detail: 1.2 },
  );
  b.add('finial', crystals ? 'crystal' : 'metal', { op: 'ball', r: [0.03, 0.036, 0.03], at: [0, 0.036, 0] });
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n + 0.26;
    const p = (r: number, h: number): Vec3 => [r * Math.cos(a), h, r * Math.sin(a)];
    b.add(
      `arm ${i + 1}`,
      'metal',
      solid.tube(
        [p(0.04, y - 0.06), p(0.13, y - 0.14), p(0.25, y - 0.13), p(0.33, y - 0.04), p(0.34, y + 0.03)],
        0.0095,
      ),
    );
    b.add(
      `scroll ${i + 1}`,
      'metal',
      solid.tube(
        [p(0.04, y + 0.06), p(0.12, y + 0.12), p(0.19, y + 0.08), p(0.17, y + 0.03), p(0.14, y + 0.05)],
        0.006,
      ),
    );
    addCandle(b, `light ${i + 1}`, p(0.34, y + 0.028), 0.085, true);
    if (!crystals) continue;
    const drop = (r: number, h: number): Vec3 => p(r, h);
    b.add(
      `drops ${i + 1}`,
      'crystal',
      solid.many(
        [
          [0.34, y + 0.012],
          [0.25, y - 0.15],
          [0.13, y - 0.16],
        ].map(([r, h]) => ({ op: 'ball' as const, r: [0.011, 0.022, 0.011] as Vec3, at: drop(r, h - 0.02) })),
      ),
      { detail: 0.6 },
    );
    const q = (k: number): Vec3 => {
      const t = a + (2 * Math.PI * k) / n;
      return [0.34 * Math.cos(t), y + 0.03, 0.34 * Math.sin(t)];
    };
    const beads = Array.from({ length: 7 }, (_, k): Vec3 => {
      const t = (k + 1) / 8;
      const e = q(t);
      const pull = 1 - 0.2 * Math.sin(Math.PI * t);
      return [e[0] * pull, y + 0.02 - 0.1 * Math.sin(Math.PI * t), e[2] * pull];
    });
    b.add(
      `string of beads ${i + 1}`,
      'crystal',
      solid.many(beads.map((at) => ({ op: 'ball' as const, r: 0.0085, at }))),
      { detail: 0.4 },
    );
  }
  b.add(
    'chain',
    'metal',
    solid.many(
      Array.from({ length: 8 }, (_, i) =>
        solid.put(solid.hoop(0.016, { kind: 'circle', r: 0.004 }, [0, 0, 0], i % 2 ? 'x' : 'z', 14), [
          0,
          0.685 + i * 0.025,
          0,
        ]),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'ceiling rose',
    'metal',
    solid.turned(pairs([0, 0, 0.02, 0, 0.065, 0.02, 0.07, 0.035, 0, 0.035]), [0, 0.875, 0], { bevel: 0.003 }),
  );
}

/** Candles on a stand: in curved arms, or the nine of a menorah in half rings. */
function buildStand(b: Bench, menorah: boolean): void {
  b.add(
    'foot',
    'metal',
    solid.turned(pairs([0, 0, 0.075, 0, 0.078, 0.008, 0.05, 0.02, 0.022, 0.034, 0.014, 0.06, 0, 0.06]), [0, 0, 0], {
      bevel: 0.002,
      segments: 48,
    }),
  );
  b.add(
    'stem',
    'metal',
    solid.turned(
      pairs([
        0,
        0.05,
        0.011,
        0.05,
        0.018,
        0.085,
        0.009,
        0.1,
        0.009,
        0.15,
        0.016,
        0.165,
        0.008,
        0.18,
        0.008,
        menorah ? 0.285 : 0.3,
        0,
        menorah ? 0.285 : 0.3,
      ]),
      [0, 0, 0],
      { bevel: 0.002 },
    ),
  );
  const reach = menorah ? [0.035, 0.07, 0.105, 0.14] : [0.1];
  const top = menorah ? 0.255 : 0.255;
  reach.forEach((r, i) => {
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const arc = Array.from({ length: 11 }, (_, k): Vec3 => {
        const a = (Math.PI / 2) * (k / 10);
        return [s * r * Math.sin(a), top - (menorah ? r : 0.07) * Math.cos(a), 0];
      });
      b.add(`${name} arm ${i + 1}`, 'metal', solid.tube(arc, 0.006));
      addCandle(b, `${name} light ${i + 1}`, [s * r, top - 0.006, 0], 0.07, true);
    }
  });
  addCandle(b, 'middle light', [0, menorah ? 0.28 : 0.295, 0], 0.07, true);
}

/** A shade on its cord; a bracket on a wall; a paper globe; a fan with lights. */
function buildSingle(b: Bench, kind: string): void {
  if (kind === 'sconce') {
    b.add(
      'wall plate',
      'metal',
      solid.turned(pairs([0, 0, 0.05, 0, 0.055, 0.006, 0.03, 0.014, 0, 0.016]), [0, 0.12, -0.06], {
        axis: 'z',
        bevel: 0.002,
      }),
    );
    b.add('arm', 'metal', solid.tube(triples([0, 0.12, -0.05, 0, 0.05, 0.0, 0, 0.03, 0.05, 0, 0.09, 0.08]), 0.008));
    b.add(
      'tail',
      'metal',
      solid.tube(triples([0, 0.1, -0.05, 0, 0.03, -0.045, 0, 0.004, -0.02, 0, 0.02, -0.01]), 0.005),
    );
    addCandle(b, 'light', [0, 0.085, 0.08], 0.09, false);
    b.add('bulb', 'glow', { op: 'ball', r: [0.014, 0.024, 0.014], at: [0, 0.22, 0.08] });
    b.add(
      'shade',
      'shade',
      solid.turned(pairs([0.075, 0.18, 0.05, 0.3, 0.047, 0.3, 0.072, 0.18, 0.075, 0.18]), [0, 0, 0.08], {
        bevel: 0.001,
      }),
    );
    return;
  }
  if (kind === 'paper') {
    const rings = Array.from({ length: 15 }, (_, i) => {
      const t = ((i + 0.5) / 15) * Math.PI;
      return [0.22 * Math.sin(t), 0.225 - 0.215 * Math.cos(t)] as const;
    });
    b.add('globe', 'glow', { op: 'ball', r: [0.218, 0.214, 0.218], at: [0, 0.222, 0] });
    b.add(
      'hoops',
      'shade',
      solid.many(rings.map(([r, h]) => solid.hoop(r * 1.0, { kind: 'circle', r: 0.0032 }, [0, h, 0], 'y', 44))),
      { detail: 0.5 },
    );
  } else {
    b.add(
      'shade',
      'metal',
      solid.turned(
        pairs([
          0.2, 0.0, 0.205, 0.012, 0.17, 0.09, 0.09, 0.16, 0.035, 0.185, 0, 0.185, 0, 0.17, 0.03, 0.172, 0.085, 0.15,
          0.162, 0.085, 0.192, 0.012, 0.2, 0,
        ]),
        [0, 0, 0],
        { bevel: 0.002, segments: 60 },
      ),
      { detail: 1.2 },
    );
    b.add('bulb', 'glow', { op: 'ball', r: [0.042, 0.05, 0.042], at: [0, 0.07, 0] });
  }
  const top = kind === 'paper' ? 0.43 : 0.18;
  b.add('socket', 'metal', solid.cyl(0.024, 0.05, [0, top + 0.02, 0]));
  b.add('cord', 'dark', solid.rod([0, top + 0.04, 0], [0, top + 0.42, 0], 0.0035));
  b.add(
    'ceiling rose',
    'metal',
    solid.turned(pairs([0, 0, 0.015, 0, 0.055, 0.016, 0.058, 0.026, 0, 0.026]), [0, top + 0.41, 0], { bevel: 0.002 }),
  );
}

function buildFan(b: Bench): void {
  b.add(
    'motor',
    'metal',
    solid.turned(pairs([0, 0.09, 0.1, 0.09, 0.13, 0.12, 0.13, 0.17, 0.09, 0.2, 0, 0.2]), [0, 0, 0], {
      bevel: 0.006,
      segments: 52,
    }),
  );
  b.add('rod', 'metal', solid.cyl(0.014, 0.24, [0, 0.31, 0]));
  b.add('ceiling rose', 'metal', solid.cyl(0.08, 0.05, [0, 0.44, 0], 'y', { top: 0.09 }));
  for (let i = 0; i < 5; i++) {
    const put = (of: Parameters<typeof solid.put>[0]) => solid.put(of, [0, 0, 0], [0, i * 72, 0]);
    b.add(
      `blade ${i + 1}`,
      'wood',
      put(solid.put(solid.box([0.46, 0.008, 0.14], [0, 0, 0], 0.003), [0.41, 0.135, 0], [-10, 0, 0])),
      { grain: [1, 0, 0] },
    );
    b.add(`bracket ${i + 1}`, 'metal', put(solid.box([0.14, 0.012, 0.05], [0.17, 0.135, 0], 0.003)));
  }
  b.add('lamp', 'glow', { op: 'ball', r: [0.11, 0.075, 0.11], at: [0, 0.076, 0] });
}

/** Lights that hang or branch: chandeliers, pendants, paper globes, sconces, candelabra, menorahs, ceiling fans. */
export const chandelier: Archetype = {
  name: 'chandelier',
  kind: 'furniture',
  size: { height: 0.9 },
  params: {
    kind: {
      type: 'choice',
      of: ['chandelier', 'pendant', 'paper', 'sconce', 'candelabra', 'menorah', 'fan'],
      default: 'chandelier',
      about: 'Kind.',
    },
    arms: { type: 'number', min: 3, max: 12, default: 8, about: 'Arms of a chandelier.', vary: { 6: 2, 8: 3, 10: 1 } },
    crystals: { type: 'flag', default: true, about: 'Whether drops and strings of crystal hang from it.', vary: 0.7 },
  },
  slots: {
    metal: { material: { base: 'brass', color: '#d0a048' }, words: ['arm', 'stem', 'metal', 'frame'], main: true },
    candle: { material: { base: 'wax', color: '#f4ecd8' }, words: ['candle'] },
    crystal: {
      material: { base: 'crystal', color: '#eaf4fa', transmission: 0, rough: 0.05 },
      words: ['crystal', 'drop', 'bead'],
    },
    shade: { material: { base: 'paper', color: '#efe4cc' }, words: ['shade'] },
    wood: { material: { base: 'wood', color: '#7a4c2a' }, words: ['blade'] },
  },
  palettes: [
    {
      lead: 'metal',
      of: colorways({
        brass: { weight: 2 },
        gold: { metal: { base: 'gold', color: '#e0b450' } },
        iron: { metal: { base: 'iron', color: '#4a4a4e' } },
        silver: { metal: { base: 'silver', color: '#d4d6da' } },
        black: { metal: { base: 'paint', color: '#222326' } },
        bronze: { metal: { base: 'bronze', color: '#8a5f38' } },
      }),
    },
  ],
  presets: {
    chandelier: { size: { height: 0.91 } },
    'pendant light': { params: { kind: 'pendant' }, size: { height: 0.62 } },
    candelabra: { params: { kind: 'candelabra' }, size: { height: 0.44 } },
    menorah: { params: { kind: 'menorah' }, size: { height: 0.42 } },
    'ceiling fan': { params: { kind: 'fan' }, size: { width: 1.28 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench({
      ...materials,
      dark: { base: 'rubber', color: '#1c1c1e' },
      glow: { base: 'lamp', color: '#ffe2a8', color2: '#ffe2a8', emissiveStrength: 1.2 },
    });
    const kind = read.word(params, 'kind');
    if (kind === 'chandelier') buildHanging(b, Math.round(read.num(params, 'arms')), read.flag(params, 'crystals'));
    else if (kind === 'candelabra' || kind === 'menorah') buildStand(b, kind === 'menorah');
    else if (kind === 'fan') buildFan(b);
    else buildSingle(b, kind);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      sockets: kind === 'chandelier' ? { hook: { at: [0, 0.9, 0], dir: [0, 1, 0], size: 0.06 } } : {},
    };
  },
};
