import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, pairs, read, solid, suited } from '../../kits/joinery/index.ts';
import { type FingerHold, GESTURES } from './gestures.ts';

interface FingerPlan {
  name: string;
  base: Vec3;
  lengths: readonly [number, number, number];
  r: number;
}

/** A right hand of 0.19 m seen from its palm, wrist at the origin's height 0.05, fingers up, thumb to +x. */
const FINGERS: readonly FingerPlan[] = [
  { name: 'thumb', base: [0.03, 0.078, 0.008], lengths: [0.035, 0.03, 0.024], r: 0.0118 },
  { name: 'index finger', base: [0.031, 0.146, 0], lengths: [0.043, 0.026, 0.021], r: 0.0094 },
  { name: 'middle finger', base: [0.0095, 0.151, 0.001], lengths: [0.047, 0.03, 0.022], r: 0.0097 },
  { name: 'ring finger', base: [-0.0115, 0.147, 0], lengths: [0.043, 0.028, 0.021], r: 0.0091 },
  { name: 'little finger', base: [-0.0305, 0.136, -0.001], lengths: [0.034, 0.021, 0.018], r: 0.0079 },
];

interface Bent {
  points: Vec3[];
  /** Direction of the last bone, and away from the palm there. */
  end: Vec3;
  back: Vec3;
}

/** The joints of a finger as it is held: bends turn it towards the palm's side (+z), a thumb's across the palm. */
function bend(f: FingerPlan, [spread, ...bends]: FingerHold): Bent {
  const a = (spread * Math.PI) / 180;
  const out: Vec3 = [Math.sin(a), Math.cos(a), 0];
  const inward: Vec3 = f.name === 'thumb' ? V3.normalize([-0.62 * Math.cos(a), 0.62 * Math.sin(a), 0.78]) : [0, 0, 1];
  const points = [f.base];
  let turn = 0;
  let dir = out;
  bends.forEach((degrees, k) => {
    turn += (degrees * Math.PI) / 180;
    dir = V3.add(V3.scale(out, Math.cos(turn)), V3.scale(inward, Math.sin(turn)));
    points.push(V3.addScaled(points[k], dir, f.lengths[k]));
  });
  return { points, end: dir, back: V3.add(V3.scale(out, Math.sin(turn)), V3.scale(inward, -Math.cos(turn))) };
}

/** A thumb through given joints, its nail outwards. */
function laid(f: FingerPlan, joints: readonly Vec3[]): Bent {
  const end = V3.normalize(V3.sub(joints[2], joints[1]));
  const back = V3.normalize(V3.sub([0, 0.3, 1], V3.scale(end, V3.dot([0, 0.3, 1], end))));
  return { points: [f.base, ...joints], end, back };
}

/** Flesh: palm, heels of thumb and little finger, fingers grown together, nails. */
function buildFlesh(b: Bench, bent: readonly Bent[], put: (of: Shape) => Shape, side = ''): void {
  const fingers = FINGERS.map(
    (f, i): FieldShape => ({
      op: 'chain',
      points: bent[i].points,
      radii: [f.r * 1.08, f.r * 1.02, f.r * 0.97, f.r * 0.84],
      spline: 'linear',
    }),
  );
  const palm: FieldShape = {
    op: 'union',
    k: 0.016,
    of: [
      { op: 'box', size: [0.074, 0.078, 0.024], round: 0.0115, at: [0, 0.108, 0] },
      {
        op: 'chain',
        points: [
          [0.014, 0.066, 0.006],
          [0.03, 0.09, 0.01],
        ],
        radii: [0.015, 0.0135],
      },
      {
        op: 'chain',
        points: [
          [-0.022, 0.07, 0.006],
          [-0.027, 0.105, 0.004],
        ],
        radii: [0.0135, 0.0115],
      },
      {
        op: 'chain',
        points: [
          [0, 0.004, -0.002],
          [0, 0.04, -0.002],
          [0, 0.075, 0],
        ],
        radii: [0.0255, 0.0225, 0.024],
        flat: 0.78,
        up: [0, 0, 1],
      },
    ],
  };
  // what is folded in is pressed together: no daylight between a finger's bones
  const pads = FINGERS.flatMap((f, i): FieldShape[] => {
    const [p, q, r, s] = bent[i].points;
    if (i === 0 || s[2] > r[2] - 0.01) return [];
    const mid: Vec3 = [
      (p[0] + q[0] + r[0] + s[0]) / 4,
      (p[1] + q[1] + r[1] + s[1]) / 4,
      (p[2] + q[2] + r[2] + s[2]) / 4,
    ];
    return [
      {
        op: 'chain',
        points: [[p[0], mid[1], 0.006], mid, V3.addScaled(mid, [0, 0, 1], f.r * 0.9)],
        radii: [f.r * 1.15, f.r * 1.15, f.r * 0.8],
      },
    ];
  });
  const whole: FieldShape = {
    op: 'intersect',
    of: [
      { op: 'union', k: 0.0075, of: [palm, ...fingers, ...pads] },
      { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
    ],
  };
  b.add(`${side}hand`, 'skin', put(whole), { detail: 2 });
  FINGERS.forEach((f, i) => {
    const { points, end, back } = bent[i];
    const at = V3.addScaled(V3.addScaled(points[3], back, f.r * 0.66), end, f.r * 0.12);
    const across = V3.cross(end, back);
    const ring = (k: number, h: number): { points: Vec3[] } => ({
      points: Array.from({ length: 16 }, (_, j): Vec3 => {
        const t = (2 * Math.PI * j) / 16;
        const u = Math.cos(t) * f.r * 0.56 * k;
        const bow = (-0.35 * (u * u)) / f.r;
        return V3.addScaled(
          V3.addScaled(V3.addScaled(at, across, u), end, Math.sin(t) * f.r * 0.72 * k),
          back,
          h + bow,
        );
      }),
    });
    b.add(
      `${side}${f.name} nail`,
      'nail',
      put({
        op: 'loft',
        sections: [ring(0.6, f.r * 0.02), ring(1, f.r * 0.1), ring(0.96, f.r * 0.2), ring(0.5, f.r * 0.25)],
        spline: 'linear',
        smooth: true,
        cap: 'flat',
      }),
      // folded into the fist, a little finger's nail is not seen
      { hidden: i === 4 && points[3][2] < points[2][2] },
    );
  });
}

/** Bones, or a machine's links: a part for every bone, joints between. */
function buildLinks(b: Bench, bent: readonly Bent[], put: (of: Shape) => Shape, bone: boolean): void {
  FINGERS.forEach((f, i) => {
    const { points } = bent[i];
    const root: Vec3 = [f.base[0] * 0.42, 0.066, f.name === 'thumb' ? 0.006 : 0];
    [root, ...points].slice(0, 4).forEach((p, k) => {
      const q = [root, ...points][k + 1];
      const d = V3.normalize(V3.sub(q, p));
      const gap = f.r * (bone ? 0.16 : 0.5);
      const [from, to] = [V3.addScaled(p, d, gap), V3.addScaled(q, d, k === 3 ? 0 : -gap)];
      const mid = V3.scale(V3.add(from, to), 0.5);
      const name = `${f.name} ${['metacarpal', 'first bone', 'second bone', 'last bone'][k]}`;
      const r = f.r * (k === 0 ? 0.62 : 0.78 - k * 0.06);
      if (bone)
        b.add(
          name,
          'skin',
          put({
            op: 'union',
            k: r * 0.8,
            of: [
              { op: 'chain', points: [from, mid, to], radii: [r * 0.72, r * 0.5, r * 0.66] },
              { op: 'sphere', r: r * 0.92, at: from },
              { op: 'sphere', r: r * (k === 3 ? 0.5 : 0.85), at: to },
            ],
          }),
          { detail: 1 },
        );
      else {
        b.add(
          name,
          'skin',
          put(
            solid.rod(
              from,
              to,
              f.r * (k === 0 ? 0.7 : 0.98),
              f.r * (k === 3 ? 0.6 : k === 0 ? 0.8 : 0.9),
              k === 3 ? 'round' : 'flat',
            ),
          ),
        );
        b.add(`${f.name} joint ${k + 1}`, 'nail', put({ op: 'ball', r: f.r * 0.82, at: k === 3 ? p : q }), {
          hidden: k === 3,
        });
        if (k > 0 && k < 3)
          b.add(
            `${f.name} piston ${k}`,
            'nail',
            put(solid.rod(V3.add(from, [0, 0, -f.r]), V3.add(to, [0, 0, -f.r]), f.r * 0.22)),
          );
      }
    });
  });
  addWrist(b, put, bone);
}

/** Wrist bones and the forearm's ends, or palm plates and a cuff. */
function addWrist(b: Bench, put: (of: Shape) => Shape, bone: boolean): void {
  if (bone) {
    const carpals: Vec3[] = [
      [-0.017, 0.058, 0],
      [-0.004, 0.06, 0],
      [0.009, 0.059, 0.001],
      [0.02, 0.061, 0.002],
      [-0.013, 0.046, 0],
      [0.001, 0.047, 0],
      [0.014, 0.047, 0],
    ];
    carpals.forEach((at, i) => {
      b.add(`wrist bone ${i + 1}`, 'skin', put({ op: 'ball', r: [0.0085, 0.0075, 0.0075], at }));
    });
    b.add(
      'radius',
      'skin',
      put({
        op: 'union',
        k: 0.008,
        of: [
          {
            op: 'chain',
            points: [
              [0.011, 0.004, 0],
              [0.011, 0.03, 0],
            ],
            radii: [0.0068, 0.0075],
          },
          { op: 'sphere', r: 0.0115, at: [0.012, 0.034, 0] },
        ],
      }),
    );
    b.add(
      'ulna',
      'skin',
      put({
        op: 'union',
        k: 0.006,
        of: [
          {
            op: 'chain',
            points: [
              [-0.012, 0.003, 0],
              [-0.012, 0.03, 0],
            ],
            radii: [0.0058, 0.006],
          },
          { op: 'sphere', r: 0.0085, at: [-0.012, 0.035, 0] },
        ],
      }),
    );
    return;
  }
  b.add('palm plate', 'skin', put(solid.box([0.074, 0.066, 0.017], [0, 0.106, -0.003], 0.004)));
  b.add('palm pad', 'nail', put(solid.box([0.056, 0.046, 0.006], [0, 0.104, 0.007], 0.002)));
  b.add('wrist', 'nail', put(solid.cyl(0.018, 0.03, [0, 0.062, -0.002])));
  b.add(
    'cuff',
    'skin',
    put(
      solid.turned(pairs([0, 0, 0.027, 0, 0.028, 0.01, 0.025, 0.042, 0.021, 0.05, 0, 0.05]), [0, 0, -0.002], {
        bevel: 0.002,
      }),
    ),
  );
  b.add(
    'cuff rings',
    'nail',
    put(
      solid.many(
        [0.012, 0.028].map((y) =>
          solid.hoop(0.0272, { kind: 'rect', w: 0.003, h: 0.002, r: 0.0006 }, [0, y, -0.002], 'y', 40),
        ),
      ),
    ),
  );
}

/** Hands in their gestures: of flesh, of bone, of metal; pressed together in prayer. */
export const hand: Archetype = {
  name: 'hand',
  kind: 'thing',
  size: { height: 0.25 },
  params: {
    gesture: {
      type: 'choice',
      of: [...Object.keys(GESTURES), 'praying'],
      default: 'open',
      about: 'How it is held.',
      vary: { open: 4, relaxed: 1, stop: 1 },
    },
    style: { type: 'choice', of: ['human', 'bone', 'robot'], default: 'human', about: 'What it is made of.' },
  },
  slots: {
    skin: {
      material: { base: 'skin', color: '#d8a888', color2: '#c08868' },
      words: ['hand', 'palm', 'finger', 'skin'],
      main: true,
    },
    nail: { material: { base: 'plain', color: '#ecc4b0', rough: 0.25, clearcoat: 0.5 }, words: ['nail', 'joint'] },
  },
  palettes: [
    {
      lead: 'skin',
      when: { style: ['human'] },
      of: tones('skin', {
        fair: '#e2b498',
        light: '#d8a888',
        tan: '#bc8560',
        brown: '#8a5a3c',
        dark: '#5c3a28',
        olive: '#c09a74',
      }),
    },
  ],
  presets: {
    hand: { size: { height: 0.24 } },
    fist: { params: { gesture: 'fist' }, size: { height: 0.18 } },
    'thumbs up': { params: { gesture: 'thumbs-up' }, size: { height: 0.16 } },
    'peace sign hand': { params: { gesture: 'peace' }, size: { height: 0.24 } },
    'pointing hand': { params: { gesture: 'pointing' }, size: { height: 0.24 } },
    'robot hand': { params: { style: 'robot' }, size: { height: 0.24 } },
    'skeleton hand': { params: { style: 'bone' }, size: { height: 0.24 } },
    'praying hands': { params: { gesture: 'praying' }, size: { height: 0.24 } },
  },
  build({ params, materials, rng }): Sculpture {
    const style = read.word(params, 'style');
    const own: Record<string, Record<string, MaterialSpec>> = {
      bone: { skin: { base: 'bone', color: '#e6dcc2' } },
      robot: { skin: { base: 'brushed-steel', color: '#b4b9c0' }, nail: { base: 'plastic', color: '#26282c' } },
    };
    const b = createBench(suited(materials, hand.slots, own[style]));
    const name = read.word(params, 'gesture');
    const praying = name === 'praying';
    const { fingers, turn = 0, thumb } = GESTURES[praying ? 'stop' : name];
    const bent = FINGERS.map((f, i) => (i === 0 && thumb ? laid(f, thumb) : bend(f, fingers[i])));
    // thumbs up and down lie over on their side: the lowest part comes to the ground
    const lift = turn > 0 ? 0.045 : turn < 0 ? 0.145 : 0;
    const put = (of: Shape): Shape => (turn ? solid.put(of, [turn > 0 ? 0.1 : -0.1, lift, 0], [0, 0, turn]) : of);
    if (style !== 'human') buildLinks(b, bent, put, style === 'bone');
    else if (praying) {
      buildFlesh(b, bent, (of) => solid.put(of, [0.013, 0, 0], [0, -90, 0]), 'right ');
      buildFlesh(
        b,
        bent,
        (of) => ({
          op: 'placed',
          of: { op: 'placed', of, places: [{ rot: [0, 90, 0], scale: [-1, 1, 1] }] },
          places: [{ at: [-0.013, 0, 0] }],
        }),
        'left ',
      );
    } else buildFlesh(b, bent, put);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      sockets: { top: { at: [0, 0.24, 0], dir: [0, 1, 0], size: 0.08 } },
    };
  },
};
