import type { Shape } from '../../../curves/index.ts';
import { type Rng, V3, type Vec3 } from '../../../math/index.ts';
import type { Archetype, Socket } from '../../dsl/archetype.ts';
import { type Bench, createBench, follow, read, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';
import { createPoseable, type Poseable } from '../humanoid/body/poseable.ts';
import { HUMAN_POSES } from '../humanoid/body/poses.ts';
import { golemPalettes } from './palettes.ts';
import { GOLEM_PRESETS } from './presets.ts';
import { type Make, rock } from './rock.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

interface Quarry {
  b: Bench;
  rig: Poseable;
  make: Make;
  rng: Rng;
  u: number;
}

const SLOTS: Archetype['slots'] = {
  body: {
    material: { base: 'stone', color: '#8a867c', wear: 0.3 },
    words: ['body', 'stone', 'rock', 'boulder', 'golem', 'skin'],
    main: true,
  },
  limbs: { material: { base: 'stone', color: '#7a766c', wear: 0.3 }, words: ['arm', 'leg', 'limb', 'fist', 'hand'] },
  core: { material: { base: 'stone', color: '#3a3834' }, words: ['core', 'joint'] },
  glow: {
    material: { base: 'lamp', color: '#7fe0ff', color2: '#2a9ae0' },
    words: ['eye', 'rune', 'glow', 'light', 'heart'],
  },
  moss: { material: { base: 'moss', color: '#5f7a34' }, words: ['moss', 'leaf', 'grass', 'plant', 'vine'] },
  crystal: { material: { base: 'crystal', color: '#8ad0e8' }, words: ['crystal', 'gem', 'shard', 'spike'] },
};

/** Golems: boulders, blocks, shards or lumps that walk as a man, with runes, moss, crystals. */
export const golem: Archetype = {
  name: 'golem',
  kind: 'monster',
  size: { height: 2.6 },
  params: {
    make: {
      type: 'choice',
      of: ['boulder', 'block', 'shard', 'smooth'],
      default: 'boulder',
      about: 'Form of its pieces: boulders, hewn blocks, sharp shards, smooth lumps.',
      vary: { boulder: 3, block: 2 },
    },
    runes: { type: 'flag', default: true, about: 'Signs that glow on chest, brow and arms.', vary: 0.7 },
    moss: { type: 'flag', default: false, about: 'Moss and vines on it.', vary: 0.45 },
    crystals: { type: 'flag', default: false, about: 'Crystals out of its shoulders and back.', vary: 0.2 },
    branches: { type: 'flag', default: false, about: 'Branches with leaves out of head and shoulders.' },
    flames: { type: 'flag', default: false, about: 'Flames out of head and shoulders.' },
    pose: { type: 'choice', of: Object.keys(HUMAN_POSES), default: 'standing', about: 'Posture.' },
    bulk: { type: 'number', min: 0.7, max: 1.5, default: 1, about: 'Thickness of its pieces.', vary: [0.92, 1.12] },
    props: { type: 'flag', default: true, about: 'Hands are free; without, the right one is closed.' },
  },
  slots: SLOTS,
  palettes: golemPalettes,
  presets: GOLEM_PRESETS,
  build({ params, materials: given, rng }) {
    const materials = follow(given, SLOTS, ['limbs']);
    const b = createBench(materials);
    const taste = rng.fork('golem');
    const rig = createPoseable(
      { height: 2.4, heads: 5.2, female: 0, fat: 0, muscle: 0, shoulders: 1.62, extremities: 1.5, arms: 1.3 },
      read.word(params, 'pose'),
      params.props === true ? {} : { right: 'sword' },
    );
    const quarry: Quarry = {
      b,
      rig,
      make: read.word(params, 'make') as Make,
      rng: taste,
      u: rig.u * (0.5 + 0.5 * read.num(params, 'bulk')),
    };
    const head = addHead(quarry);
    addTrunk(quarry, read.flag(params, 'runes'));
    addArms(quarry, read.flag(params, 'runes'));
    addLegs(quarry);
    if (read.flag(params, 'moss')) addMoss(quarry);
    if (read.flag(params, 'crystals')) addCrystals(quarry);
    if (read.flag(params, 'branches')) addBranches(quarry);
    if (read.flag(params, 'flames')) addFlames(quarry);
    return {
      parts: b.parts,
      sockets: { ...rig.sockets(), ...head },
      skeleton: { rigType: 'biped', joints: rig.joints() },
    };
  },
};

/** A piece about a joint at rest. */
function about(
  { b, rig, make, rng, u }: Quarry,
  name: string,
  slot: string,
  bone: string,
  at: Vec3,
  r: Vec3,
  detail = 1,
): void {
  b.add(name, slot, rig.onJoint(bone, rock(make, V3.scale(r, u), V3.scale(at, u), rng)), { detail, joint: bone });
}

/** A piece along a limb: shares of its length from..to and half widths, trunk units. */
function piece(
  { b, rig, make, rng, u }: Quarry,
  name: string,
  slot: string,
  [bone, to]: readonly [string, string],
  [from, until]: readonly [number, number],
  [w, d]: readonly [number, number],
  shift: Vec3 = [0, 0, 0],
): void {
  const l = rig.length(bone, to);
  const mid = (from + until) / 2;
  const half = ((until - from) / 2) * l;
  b.add(
    name,
    slot,
    rig.along(bone, to, rock(make, [w * u, half, d * u], [shift[0] * u, -l * mid + shift[1] * u, shift[2] * u], rng)),
    { joint: bone },
  );
}

/** Strokes of a sign in a plane that looks to +Z, about so large; trunk units. */
function glyph(u: number, k: number, variant: number): Shape {
  const signs: readonly (readonly number[])[][] = [
    [
      [0, -1, 0, 1],
      [0, 1, 0.6, 0.45],
      [0, 0.35, 0.6, -0.2],
    ],
    [
      [-0.5, -1, -0.5, 1],
      [0.5, -1, 0.5, 1],
      [-0.5, 0.3, 0.5, -0.3],
    ],
    [
      [0, -1, 0, 1],
      [-0.6, 0.5, 0, 1],
      [0.6, 0.5, 0, 1],
    ],
    [
      [-0.6, 0, 0, 0.9],
      [0, 0.9, 0.6, 0],
      [0.6, 0, 0, -0.9],
      [0, -0.9, -0.6, 0],
      [0, -0.35, 0, 0.35],
    ],
  ];
  return solid.many(
    signs[variant % signs.length].map(([x0, y0, x1, y1]) =>
      solid.rod([x0 * k * u, y0 * k * u, 0], [x1 * k * u, y1 * k * u, 0], 0.16 * k * u, 0.16 * k * u, 'round'),
    ),
  );
}

function addHead(q: Quarry): Record<string, Socket> {
  const { b, rig, u } = q;
  const h = 0.09;
  b.add('neck', 'core', rig.onJoint('neck', rock(q.make, [0.05 * u, 0.05 * u, 0.05 * u], [0, 0.02 * u, 0], q.rng)), {
    detail: 0.6,
    hidden: true,
  });
  about(q, 'head', 'body', 'head', [0, h * 0.8, 0.02], [0.078, h, 0.082], 1.6);
  about(q, 'brow', 'limbs', 'head', [0, h * 1.22, 0.085], [0.082, 0.024, 0.03], 0.9);
  about(q, 'jaw', 'limbs', 'head', [0, h * 0.12, 0.052], [0.07, 0.034, 0.06], 1);
  about(q, 'nose', 'body', 'head', [0, h * 0.78, 0.106], [0.016, 0.026, 0.016], 0.6);
  const j = { joint: 'head' };
  for (const [side, s] of SIDES) {
    b.add(
      `${side} eye socket`,
      'core',
      rig.onJoint('head', {
        op: 'ball',
        r: [0.026 * u, 0.018 * u, 0.012 * u],
        at: [s * 0.036 * u, h * 0.9 * u, 0.094 * u],
      }),
      { ...j, detail: 0.5 },
    );
    b.add(
      `${side} eye`,
      'glow',
      rig.onJoint('head', {
        op: 'ball',
        r: [0.0165 * u, 0.0105 * u, 0.009 * u],
        at: [s * 0.036 * u, h * 0.9 * u, 0.1025 * u],
        rot: [0, 0, s * 12],
      }),
      { ...j, detail: 0.8 },
    );
  }
  const at = rig.body.follow(
    'head',
    V3.add(rig.body.rest.bones[rig.body.rest.index.head].at, [0, h * 1.85 * u, 0.02 * u]),
  );
  return {
    head: { at, dir: rig.body.turn('head', [0, 1, 0]), size: 0.15 * u },
    eyes: {
      at: rig.body.follow('head', V3.add(rig.body.rest.bones[rig.body.rest.index.head].at, [0, h * 0.9 * u, 0.11 * u])),
      dir: rig.body.turn('head', [0, 0, 1]),
      size: 0.14 * u,
    },
  };
}

function addTrunk(q: Quarry, runes: boolean): void {
  const { b, rig, u } = q;
  about(q, 'core', 'core', 'spine', [0, 0.03, -0.005], [0.1, 0.16, 0.085], 0.7);
  about(q, 'pelvis', 'limbs', 'hips', [0, -0.03, 0], [0.125, 0.062, 0.098]);
  about(q, 'belly', 'body', 'spine', [0, 0.012, 0.03], [0.128, 0.075, 0.1], 1.1);
  about(q, 'chest', 'body', 'chest', [0, 0.06, 0.035], [0.185, 0.115, 0.13], 1.4);
  about(q, 'back', 'limbs', 'chest', [0, 0.09, -0.075], [0.165, 0.12, 0.09], 1.1);
  for (const [side, s] of SIDES)
    about(q, `${side} breast`, 'limbs', 'chest', [s * 0.082, 0.088, 0.118], [0.078, 0.06, 0.045], 1);
  if (!runes) return;
  b.add(
    'heart stone',
    'core',
    rig.onJoint('chest', solid.cyl(0.047 * u, 0.05 * u, [0, 0.012 * u, 0.146 * u], 'z', { bevel: 0.008 * u })),
    { detail: 0.6 },
  );
  b.add('heart rune', 'glow', rig.onJoint('chest', solid.put(glyph(u, 0.028, 2), [0, 0.012 * u, 0.173 * u])), {
    detail: 0.6,
  });
}

function addArms(q: Quarry, runes: boolean): void {
  const { b, rig, u, make } = q;
  for (const [side, s] of SIDES) {
    const upper = [`${side} upper arm`, `${side} forearm`] as const;
    const fore = [`${side} forearm`, `${side} hand`] as const;
    about(q, `${side} shoulder`, 'body', `${side} upper arm`, [s * 0.012, 0.03, 0], [0.105, 0.092, 0.1], 1.1);
    piece(q, `${side} upper arm core`, 'core', upper, [0.2, 0.95], [0.042, 0.042]);
    piece(q, `${side} upper arm`, 'limbs', upper, [0.26, 0.8], [0.068, 0.066]);
    piece(q, `${side} elbow`, 'core', upper, [0.82, 1.18], [0.046, 0.046]);
    piece(q, `${side} forearm`, 'body', fore, [0.12, 0.98], [0.084, 0.09], [0, 0, 0.004]);
    piece(q, `${side} wrist guard`, 'limbs', fore, [0.55, 0.9], [0.096, 0.1]);
    piece(q, `${side} wrist`, 'core', fore, [0.86, 1.2], [0.042, 0.042]);
    const hand = rig.body.figure.extremities * 0.62;
    const on = (name: string, slot: string, at: Vec3, r: Vec3): void => {
      b.add(
        name,
        slot,
        rig.along(`${side} hand`, `${side} hand end`, rock(make, V3.scale(r, u * hand), V3.scale(at, u * hand), q.rng)),
        { joint: `${side} hand` },
      );
    };
    on(`${side} fist`, 'limbs', [0, -0.05, 0], [0.052, 0.068, 0.082]);
    for (let i = 0; i < 3; i++) {
      on(`${side} knuckle ${i + 1}`, 'body', [s * 0.012, -0.118, 0.05 - i * 0.05], [0.036, 0.034, 0.0235]);
      on(`${side} finger ${i + 1}`, 'limbs', [-s * 0.028, -0.15, 0.05 - i * 0.05], [0.028, 0.034, 0.021]);
    }
    on(`${side} thumb`, 'body', [-s * 0.03, -0.075, 0.088], [0.026, 0.048, 0.024]);
    if (runes)
      for (let i = 0; i < 2; i++) {
        const l = rig.length(...fore);
        const put = (shape: Shape): Shape =>
          rig.along(...fore, solid.put(shape, [0, -l * (0.62 + 0.2 * i), 0.012 * u], [0, s * 90, 0]));
        b.add(
          `${side} rune stone ${i + 1}`,
          'core',
          put(solid.cyl(0.026 * u, 0.036 * u, [0, 0, 0.084 * u], 'z', { bevel: 0.004 * u })),
          { detail: 0.4 },
        );
        b.add(`${side} forearm rune ${i + 1}`, 'glow', put(solid.put(glyph(u, 0.016, i), [0, 0, 0.103 * u])), {
          detail: 0.4,
        });
      }
  }
}

function addLegs(q: Quarry): void {
  const { b, rig, u, make } = q;
  for (const [side, s] of SIDES) {
    const thigh = [`${side} thigh`, `${side} shin`] as const;
    const shin = [`${side} shin`, `${side} foot`] as const;
    piece(q, `${side} thigh core`, 'core', thigh, [0, 1], [0.05, 0.05]);
    piece(q, `${side} thigh`, 'body', thigh, [0.1, 0.8], [0.083, 0.086], [s * 0.028, 0, 0]);
    piece(q, `${side} knee`, 'limbs', thigh, [0.86, 1.16], [0.062, 0.05], [s * 0.012, 0, 0.035]);
    piece(q, `${side} shin`, 'body', shin, [0.14, 0.96], [0.088, 0.094], [s * 0.016, 0, -0.004]);
    const ankle = rig.body.rest.bones[rig.body.rest.index[`${side} foot`]].at;
    const put = (name: string, slot: string, at: Vec3, r: Vec3): void => {
      const world: Vec3 = [ankle[0] + s * 0.016 * u + at[0] * u, at[1] * u, ankle[2] + at[2] * u];
      b.add(name, slot, rig.atRest(`${side} foot`, rock(make, V3.scale(r, u), world, q.rng)), {
        joint: `${side} foot`,
      });
    };
    put(`${side} foot`, 'limbs', [0, 0.048, 0.03], [0.085, 0.05, 0.115]);
    for (let i = 0; i < 3; i++)
      put(
        `${side} toe ${i + 1}`,
        'body',
        [(i - 1) * 0.054, 0.032, 0.13 - Math.abs(i - 1) * 0.014],
        [0.028, 0.032, 0.038],
      );
  }
}

/** Places over the shoulders, back and head where things grow, in the rest frame of a bone; trunk units. */
const TOPS: readonly (readonly [bone: string, at: Vec3, out: Vec3])[] = [
  ['left upper arm', [0.03, 0.11, -0.02], [0.5, 1, -0.1]],
  ['right upper arm', [-0.03, 0.11, -0.02], [-0.5, 1, -0.1]],
  ['chest', [0.09, 0.19, -0.09], [0.3, 1, -0.5]],
  ['chest', [-0.08, 0.2, -0.08], [-0.3, 1, -0.5]],
  ['chest', [0.02, 0.15, -0.15], [0, 0.6, -1]],
  ['head', [0.02, 0.16, 0], [0.1, 1, -0.1]],
];

function addMoss({ b, rig, u, rng }: Quarry): void {
  TOPS.forEach(([bone, at], i) => {
    const r: Vec3 = V3.scale([0.07, 0.022, 0.06], u * rng.range(0.8, 1.15));
    b.add(`moss ${i + 1}`, 'moss', rig.onJoint(bone, lumpyBall(r, V3.scale(at, u), 0.22, rng.int(99), 10, 22)), {
      detail: 0.7,
    });
  });
  for (const [side, s] of SIDES) {
    const l = rig.length(`${side} upper arm`, `${side} forearm`);
    const path = Array.from({ length: 26 }, (_, i): Vec3 => {
      const a = (i / 25) * 9 + (s > 0 ? 0 : 2);
      return [0.074 * u * Math.cos(a), -l * (0.28 + 0.5 * (i / 25)), 0.072 * u * Math.sin(a)];
    });
    b.add(`${side} vine`, 'moss', rig.along(`${side} upper arm`, `${side} forearm`, solid.tube(path, 0.0075 * u)), {
      detail: 0.5,
    });
  }
}

function addCrystals({ b, rig, u, rng }: Quarry): void {
  TOPS.slice(0, 5).forEach(([bone, at, out], i) => {
    const shards: Shape[] = [0, 1, 2].map((k) => {
      const d = V3.normalize(V3.add(out, [rng.range(-0.5, 0.5), rng.range(-0.2, 0.3), rng.range(-0.4, 0.4)]));
      const l = (k ? 0.08 : 0.15) * rng.range(0.8, 1.2) * u;
      const r = l * 0.2;
      const from = V3.addScaled(V3.scale(at, u), d, -0.03 * u);
      const side = V3.perpendicular(d);
      const other = V3.cross(d, side);
      const ring = (f: number, w: number): Vec3[] =>
        [0, 1, 2, 3, 4, 5].map((n) =>
          V3.addScaled(
            V3.addScaled(V3.addScaled(from, d, f * l), side, w * r * Math.cos(n * 1.0472)),
            other,
            w * r * Math.sin(n * 1.0472),
          ),
        );
      return {
        op: 'hull',
        points: [...ring(0, 0.8), ...ring(0.72, 1), V3.addScaled(from, d, l * 1.1)],
        bevel: r * 0.04,
      };
    });
    b.add(`crystals ${i + 1}`, 'crystal', rig.onJoint(bone, solid.many(shards)), { detail: 0.6 });
  });
}

function addBranches({ b, rig, u, rng }: Quarry): void {
  TOPS.forEach(([bone, at, out], i) => {
    const root = V3.scale(at, u);
    const long = (bone === 'head' ? 0.2 : 0.24) * u * rng.range(0.8, 1.15);
    const d = V3.normalize(V3.add(out, [rng.range(-0.3, 0.3), 0, rng.range(-0.2, 0.2)]));
    const at1 = V3.addScaled(root, d, long * 0.5);
    const tip = V3.add(V3.addScaled(root, d, long), [rng.range(-0.05, 0.05) * u, 0.03 * u, 0]);
    const side = V3.add(at1, [rng.range(-0.1, 0.1) * u, 0.09 * u, rng.range(-0.07, 0.07) * u]);
    b.add(
      `branch ${i + 1}`,
      'limbs',
      rig.onJoint(
        bone,
        solid.many([
          solid.tube([V3.addScaled(root, d, -0.04 * u), at1, tip], 0.016 * u, { taper: [1.3, 0.8, 0.4] }),
          solid.tube([at1, side], 0.009 * u, { taper: [1, 0.5] }),
        ]),
      ),
      { detail: 0.6 },
    );
    b.add(
      `leaves ${i + 1}`,
      'moss',
      rig.onJoint(
        bone,
        solid.many([
          lumpyBall(V3.scale([0.068, 0.05, 0.064], u), tip, 0.3, rng.int(99), 9, 16),
          lumpyBall(V3.scale([0.05, 0.04, 0.05], u), side, 0.3, rng.int(99), 9, 16),
        ]),
      ),
      { detail: 0.8 },
    );
  });
}

function addFlames({ b, rig, u, rng }: Quarry): void {
  TOPS.forEach(([bone, at], i) => {
    const tongues = [0, 1, 2].map((k) => {
      const a = k * 2.1 + i;
      const h = (k ? 0.1 : 0.17) * u * rng.range(0.85, 1.2);
      const p = (f: number, w: number): Vec3 => [
        at[0] * u + w * 0.03 * u * Math.cos(a + f),
        at[1] * u - 0.02 * u + h * f,
        at[2] * u + w * 0.03 * u * Math.sin(a + f),
      ];
      return solid.tube([p(0, 0.6), p(0.35, 1.2), p(0.7, 0.8), p(1, 0.2)], 0.03 * u, { taper: [0.9, 1, 0.55, 0.08] });
    });
    b.add(`flame ${i + 1}`, 'glow', rig.onJoint(bone, solid.many(tongues)), { detail: 0.7 });
  });
}
