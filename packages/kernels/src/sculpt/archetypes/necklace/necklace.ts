import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { chain, cutGem } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { evenly } from '../../kits/leatherwork/index.ts';
import { necklacePalettes } from './palettes.ts';
import { addPendant, PENDANTS } from './pendants.ts';

const KINDS = ['chain', 'pearls', 'beads', 'bracelet', 'bangle', 'earrings', 'brooch', 'rosary'] as const;

/** Necklaces, bracelets, earrings, brooches. Loops lie on the ground with what hangs from them towards the front. */
export const necklace: Archetype = {
  name: 'necklace',
  kind: 'clothing',
  size: { length: 0.24 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'chain', about: 'What is worn where.' },
    pendant: {
      type: 'choice',
      of: PENDANTS,
      default: 'gem',
      about: 'What hangs from it.',
      vary: { gem: 4, heart: 2, crystal: 2, coin: 1, cross: 1, star: 1, pearl: 1 },
    },
    link: {
      type: 'choice',
      of: ['fine', 'cable', 'heavy'],
      default: 'cable',
      about: 'Links of its chain.',
      vary: { fine: 2, cable: 3, heavy: 1 },
    },
  },
  slots: {
    metal: {
      material: { base: 'gold', color: '#e0b24a', rough: 0.16 },
      words: ['chain', 'metal', 'setting', 'necklace'],
      main: true,
    },
    stone: { material: { base: 'crystal', color: '#b8142f', rough: 0.06 }, words: ['gem', 'stone', 'jewel', 'ruby'] },
    bead: { material: { base: 'porcelain', color: '#f2ebe0', rough: 0.16 }, words: ['pearl', 'bead'] },
    stand: { material: { base: 'velvet', color: '#2a2430' }, words: ['stand', 'cushion', 'cord'] },
  },
  palettes: necklacePalettes,
  presets: {
    necklace: {},
    'pearl necklace': { params: { kind: 'pearls', pendant: 'none' } },
    'bead necklace': { params: { kind: 'beads', pendant: 'none' } },
    bracelet: { params: { kind: 'bracelet', pendant: 'heart' }, size: { width: 0.075 } },
    bangle: { params: { kind: 'bangle', pendant: 'none' }, size: { width: 0.075 } },
    earrings: { params: { kind: 'earrings' }, size: { height: 0.09 } },
    brooch: { params: { kind: 'brooch', pendant: 'none' }, size: { width: 0.05 } },
    rosary: { params: { kind: 'rosary', pendant: 'cross' } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const pendant = read.word(params, 'pendant');
    if (kind === 'earrings') addEarrings(b, pendant);
    else if (kind === 'brooch') addBrooch(b);
    else if (kind === 'bangle') addBangle(b);
    else addLoop(b, kind, pendant, LINKS[read.word(params, 'link')], rng.fork('necklace').range(0.9, 1.1));
    // Its front hangs lower than its back.
    return { parts: b.parts, sockets: { wear: { at: [0, 0.003, -0.01], dir: [0, 0.6, 0.8], size: 0.145 } } };
  },
};

/** Length of a link, its width relative to that, and the wire's relative to that. */
const LINKS: Readonly<Record<string, readonly [long: number, wide: number, wire: number]>> = {
  fine: [0.0064, 0.66, 0.15],
  cable: [0.0088, 0.72, 0.15],
  heavy: [0.0125, 0.82, 0.19],
};

/** A loop that lies on the ground, drawn to a point in front. */
function loopLine(r: number, pull: number, y: number): Vec3[] {
  return Array.from({ length: 120 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 120;
    const t = Math.max(0, -Math.cos(a));
    return [r * Math.sin(a) * (1 - 0.42 * pull * t ** 3), y, -r * Math.cos(a) * (1 + 0.3 * pull * t * t)];
  });
}

function addLoop(b: Bench, kind: string, pendant: string, [long, wide, wire]: (typeof LINKS)[string], k: number): void {
  const small = kind === 'bracelet';
  const r = (small ? 0.034 : 0.085) * k;
  const pull = small ? 0.15 : 1;
  const front = r * (1 + 0.3 * pull);
  if (kind === 'chain' || small) {
    const l = small ? 0.0052 : long;
    b.add('chain', 'metal', chain(loopLine(r, pull, l * 0.32), l, { closed: true, wide, wire }));
  } else addBeads(b, kind, r, pull);
  addClasp(b, r, small ? 0.6 : 1);
  if (pendant === 'none') return;
  if (small)
    for (const [i, a] of [2.3, 3.14, 4.0].entries()) {
      const at: Vec3 = [r * Math.sin(a) * 1.02, 0, -r * Math.cos(a) * 1.02];
      addPendant(b, ['star', pendant, 'pearl'][i], {
        at,
        turn: 180 - (a * 180) / Math.PI,
        s: 0.5,
        name: `charm ${i + 1} `,
      });
    }
  else addPendant(b, pendant, { at: [0, 0, front], turn: 0, s: 1, name: '' });
}

/** Pearls grow to the front; beads take turns in three sizes; a rosary's decades have a larger one between. */
function addBeads(b: Bench, kind: string, r: number, pull: number): void {
  const pearls = kind === 'pearls';
  const line = loopLine(r, kind === 'rosary' ? pull : pull * 0.5, 0.006);
  const spots = evenly(line, pearls ? 0.0122 : 0.0135, true).slice(0, -1);
  const n = spots.length;
  b.add('cord', 'stand', solid.tube(line, 0.0009, { closed: true }), { detail: 0.3 });
  const tints = ['#f2ebe0', '#3f8fb0', '#d8672c'];
  for (const [i, p] of spots.entries()) {
    const far = Math.min(i, n - i) / (n / 2);
    const size = pearls
      ? 0.0052 + 0.0022 * far
      : kind === 'rosary'
        ? i % 8 === 0
          ? 0.0068
          : 0.0048
        : 0.0045 + 0.0016 * (i % 3);
    const look =
      pearls || kind === 'rosary' ? 'bead' : b.tint('bead', i % 3 ? { color: tints[i % 3], color2: undefined } : {});
    b.add(
      `${pearls ? 'pearl' : 'bead'} ${i + 1}`,
      look,
      { op: 'ball', r: size, at: [p[0], size, p[2]] },
      { detail: 0.4 },
    );
  }
}

/** A spring ring and its tab at the back. */
function addClasp(b: Bench, r: number, k: number): void {
  const at = (x: number, z: number): Vec3 => [x * k, 0.0022 * k, -r + z];
  b.add('clasp', 'metal', solid.hoop(0.0052 * k, { kind: 'circle', r: 0.0014 * k }, at(-0.004, 0), 'y', 28), {
    detail: 0.5,
  });
  b.add('clasp bolt', 'metal', solid.rod(at(-0.009, 0.002), at(-0.012, 0.004), 0.0011 * k, 0.0011 * k, 'round'), {
    detail: 0.3,
  });
  b.add(
    'clasp tab',
    'metal',
    solid.put(solid.hoop(0.0034 * k, { kind: 'circle', r: 0.0011 * k }, [0, 0, 0], 'y', 20), at(0.0045, 0)),
    { detail: 0.3 },
  );
}

/** A wide ring, engraved bands, stones set round it. */
function addBangle(b: Bench): void {
  const [r, h] = [0.033, 0.014];
  b.add('bangle', 'metal', solid.hoop(r, { kind: 'rect', w: h, h: 0.0026, r: 0.0009 }, [0, h / 2, 0], 'y', 84));
  for (const [name, y] of [
    ['lower', 0.0016],
    ['upper', h - 0.0016],
  ] as const)
    b.add(`${name} rim`, 'metal', solid.hoop(r + 0.0012, { kind: 'circle', r: 0.0013 }, [0, y, 0], 'y', 72), {
      detail: 0.6,
    });
  const gem = cutGem(0.0034, 'brilliant');
  for (let i = 0; i < 16; i++) {
    const a = (i * 2 * Math.PI) / 16;
    const of: Shape = { op: 'hull', points: gem.map(([x, y, z]): Vec3 => [x, y, z]), bevel: 0.0001 };
    b.add(
      `stone ${i + 1}`,
      'stone',
      solid.put(
        solid.put(of, [0, 0, 0], [90, 0, 0]),
        [r * Math.sin(a) + 0.0022 * Math.sin(a), h / 2, (r + 0.0022) * Math.cos(a)],
        [0, (a * 180) / Math.PI, 0],
      ),
      { detail: 0.4 },
    );
  }
}

/** A pair on a little stand: hooks over its bar, drops below. */
function addEarrings(b: Bench, pendant: string): void {
  b.add(
    'stand foot',
    'stand',
    solid.turned(
      [
        [0, 0],
        [0.026, 0],
        [0.026, 0.003],
        [0.012, 0.006],
        [0, 0.0065],
      ],
      [0, 0, -0.004],
      { bevel: 0.0008 },
    ),
  );
  b.add('stand post', 'stand', solid.cyl(0.003, 0.076, [0, 0.042, -0.004]));
  b.add('stand bar', 'stand', solid.rod([-0.034, 0.08, -0.004], [0.034, 0.08, -0.004], 0.0034, 0.0034, 'round'));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * 0.021;
    b.add(
      `${side} hook`,
      'metal',
      solid.tube(
        [
          [x, 0.066, -0.0135],
          [x, 0.08, -0.011],
          [x, 0.0848, -0.004],
          [x, 0.08, 0.0015],
          [x, 0.07, 0.0015],
        ],
        0.0008,
      ),
    );
    b.add(`${side} ball`, 'metal', { op: 'ball', r: 0.0022, at: [x, 0.0685, 0.0015] }, { detail: 0.4 });
    b.add(`${side} ring`, 'metal', solid.hoop(0.0024, { kind: 'circle', r: 0.0006 }, [x, 0.0642, 0.0015], 'x', 20), {
      detail: 0.3,
    });
    if (pendant === 'none')
      b.add(`${side} hoop`, 'metal', solid.hoop(0.018, { kind: 'circle', r: 0.0012 }, [x, 0.044, 0.0015], 'z', 56));
    else {
      const drop = outline.pairs([0, 0, 0.004, 0.003, 0.0062, 0.009, 0.005, 0.016, 0.0018, 0.024, 0, 0.026]);
      b.add(`${side} drop`, 'stone', solid.turned(drop, [x, 0.034, 0.0015], { segments: 8, bevel: 0.0002 }), {
        detail: 0.8,
      });
      b.add(
        `${side} cap`,
        'metal',
        solid.turned(outline.pairs([0, 0, 0.0034, 0, 0.0026, 0.003, 0.0008, 0.0052, 0, 0.0054]), [x, 0.0562, 0.0015], {
          bevel: 0.0003,
        }),
        { detail: 0.4 },
      );
    }
  }
}

/** An oval plate with a rope edge, a great stone and small ones about it, its pin below. */
function addBrooch(b: Bench): void {
  const tilt = (of: Shape): Shape => solid.put(of, [0, 0.0085, 0], [16, 0, 0]);
  const oval = (x: number, z: number, n: number): Vec3[] =>
    Array.from(
      { length: n },
      (_, i): Vec3 => [x * Math.sin((2 * Math.PI * i) / n), 0.003, z * Math.cos((2 * Math.PI * i) / n)],
    );
  b.add(
    'plate',
    'metal',
    tilt(solid.slab(outline.superellipse(0.024, 0.018, 2, 56), 0.003, [0, 0.0005, 0], 'y', { bevel: 0.0008 })),
  );
  b.add(
    'edge',
    'metal',
    tilt(solid.many(oval(0.0232, 0.0172, 44).map((at) => ({ op: 'ball' as const, r: 0.0016, at })))),
    { detail: 0.5 },
  );
  b.add('great stone', 'stone', tilt({ op: 'ball', r: [0.0115, 0.006, 0.0085], at: [0, 0.0022, 0] }), { detail: 1.3 });
  b.add(
    'collet',
    'metal',
    tilt(
      solid.tube(
        oval(0.0118, 0.0088, 40).map(([x, y, z]): Vec3 => [x, y - 0.0006, z]),
        0.0011,
        { closed: true },
      ),
    ),
    { detail: 0.6 },
  );
  for (const [i, p] of oval(0.0178, 0.0132, 14).entries())
    b.add(`small stone ${i + 1}`, i % 2 ? 'bead' : 'stone', tilt({ op: 'ball', r: i % 2 ? 0.0018 : 0.0022, at: p }), {
      detail: 0.3,
    });
  b.add('pin', 'metal', tilt(solid.rod([-0.019, -0.0026, -0.004], [0.019, -0.0026, -0.004], 0.0006)), { detail: 0.3 });
  b.add('pin hinge', 'metal', tilt(solid.cyl(0.0014, 0.004, [-0.018, -0.0018, -0.004], 'z')), { detail: 0.3 });
  b.add('pin catch', 'metal', tilt(solid.cyl(0.0014, 0.003, [0.018, -0.0018, -0.004], 'z')), { detail: 0.3 });
  b.add('rest', 'stand', solid.box([0.03, 0.0052, 0.018], [0, 0.0026, -0.004], 0.001));
}
