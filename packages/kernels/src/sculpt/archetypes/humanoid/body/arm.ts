import { V3, type Vec3 } from '../../../../math/index.ts';
import type { FingerRest, Rest } from './bones.ts';
import type { Cage, Weights } from './cage.ts';
import type { Figure } from './figure.ts';
import { at, grown, ramp } from './ring.ts';
import { lookUp, SECTIONS } from './tables.ts';

const RINGS = [0.1, 0.22, 0.34, 0.47, 0.6, 0.72, 0.83, 0.92, 1, 1.08, 1.17, 1.28, 1.4, 1.52, 1.64, 1.76, 1.87, 1.95, 2];
const N = 12;

/** Radii of an arm: up, down, front, back, metres. */
function armSection(f: Figure, s: number): number[] {
  const muscle =
    1 + (f.muscle - 0.35) * (0.42 * Math.exp(-(((s - 0.4) / 0.4) ** 2)) + 0.28 * Math.exp(-(((s - 1.25) / 0.3) ** 2)));
  const fat = 1 + (f.fat - 0.22) * (0.5 - 0.3 * ramp(1, 2, s));
  const k = f.u * (1 - 0.14 * f.female) * muscle * fat * (0.94 + 0.06 * f.extremities);
  return lookUp(SECTIONS.arm, s).map((r) => r * k);
}

/** An arm from the trunk's hole to the wrist, and the hand on it. `mirror` for the right one. */
export function addArm(cage: Cage, f: Figure, rest: Rest, loop: readonly number[], mirror: boolean): void {
  const side = mirror ? 'right' : 'left';
  const flip = (p: Vec3): Vec3 => (mirror ? [-p[0], p[1], p[2]] : p);
  const shoulder = rest.bones[rest.index['left upper arm']].at;
  const k = grown(N);
  let before = [...loop];
  for (const s of RINGS) {
    const o = V3.addScaled(shoulder, rest.armDir, s <= 1 ? s * f.upperArm : f.upperArm + (s - 1) * f.forearm);
    // the first rings turn from the trunk's side into the arm's direction
    const lean = 1 - ramp(0.0, 0.5, s);
    const dir = V3.normalize(V3.add(V3.scale([1, 0, 0], lean), V3.scale(rest.armDir, 1 - lean)));
    const up: Vec3 = [-dir[1], dir[0], 0];
    const [ru, rd, rf, rb] = armSection(f, s);
    const ring = Array.from({ length: N }, (_, j) => {
      const a = (j * 2 * Math.PI) / N;
      const c = Math.cos(a);
      const d = Math.sin(a);
      const p = at(o, up, k * c * (c > 0 ? ru : rd), [0, 0, -1], k * d * (d > 0 ? rb : rf));
      return cage.point(flip(p), 0.86, s, armWeights(s, side));
    });
    cage.join(before, ring, mirror ? 'rightArm' : 'leftArm', !mirror);
    before = ring;
  }
  addHand(cage, { f, rest, wrist: before, mirror });
}

function armWeights(s: number, side: string): Weights {
  const fore = ramp(0.86, 1.14, s);
  const hand = 0.6 * ramp(1.86, 2.0, s);
  const root = 1 - ramp(0, 0.4, s);
  return {
    chest: 0.12 * root,
    [`${side} shoulder`]: 0.3 * root,
    [`${side} upper arm`]: (1 - 0.42 * root) * (1 - fore),
    [`${side} forearm`]: fore * (1 - hand),
    [`${side} hand`]: hand,
  };
}

interface HandInput {
  f: Figure;
  rest: Rest;
  wrist: readonly number[];
  mirror: boolean;
}

/** Palm sections: along, half width, half thickness, shift to the thumb's side; of the hand's unit. */
const PALM = [
  [0.01, 0.0185, 0.0132, 0.0005],
  [0.022, 0.0222, 0.0135, 0.002],
  [0.038, 0.0248, 0.0118, 0.001],
  [0.053, 0.0252, 0.0096, 0],
] as const;

function addHand(cage: Cage, { f, rest, wrist, mirror }: HandInput): void {
  const side = mirror ? 'right' : 'left';
  const zone = mirror ? 'rightHand' : 'leftHand';
  const flip = (p: Vec3): Vec3 => (mirror ? [-p[0], p[1], p[2]] : p);
  const k = f.u * f.extremities;
  const o = rest.bones[rest.index['left hand']].at;
  const front: Vec3 = [0, 0, 1];
  const weights = { [`${side} hand`]: 1 };
  const place = (along: number, across: number, high: number, s: number, w: Weights): number => {
    const p = V3.addScaled(at(o, rest.armDir, along, front, across), rest.armUp, high);
    return cage.point(flip(p), 0.86, s, w);
  };
  // a ring as a box of four by two: top from front to back, back, bottom, front
  const rings = PALM.map(([d, w, th, shift], i) => {
    const s = 2 + d * 10;
    const spot = (j: number, high: number): number => {
      const v = j / 2 - 1;
      const bow = i === PALM.length - 1 ? 0.0045 * (1 - v * v) : 0;
      const thin = (1 - 0.3 * v * v) * (high > 0 ? 1 : i === 0 ? 1 : 1.05);
      return place((d + bow) * k, (shift - v * w * (high === 0 ? 1.12 : 1)) * k, high * th * thin * k, s, weights);
    };
    const top = [0, 1, 2, 3, 4].map((j) => spot(j, 1));
    const low = [0, 1, 2, 3, 4].map((j) => spot(j, -1));
    return { top, low, front: spot(0, 0), back: spot(4, 0) };
  });
  const loopOf = (r: (typeof rings)[number]): number[] => [
    ...[
      r.top[2],
      r.top[3],
      r.top[4],
      r.back,
      r.low[4],
      r.low[3],
      r.low[2],
      r.low[1],
      r.low[0],
      r.front,
      r.top[0],
      r.top[1],
    ],
  ];
  cage.join(wrist, loopOf(rings[0]), zone, !mirror);
  for (let i = 0; i + 1 < rings.length; i++) {
    const a = loopOf(rings[i]);
    const b = loopOf(rings[i + 1]);
    for (let j = 0; j < N; j++) {
      // the thumb grows out of the two quads of the front edge
      if (i === 0 && (j === 8 || j === 9)) continue;
      const n = (j + 1) % N;
      cage.quad(a[j], a[n], b[n], b[j], zone, !mirror);
    }
  }
  const [r0, r1] = rings;
  const thumb = [r0.low[0], r0.front, r0.top[0], r1.top[0], r1.front, r1.low[0]];
  const end = rings[rings.length - 1];
  const inner = [1, 2, 3].map((j) => {
    const v = j / 2 - 1;
    return place((0.0545 + 0.0045 * (1 - v * v)) * k, -v * 0.0252 * k, 0, 2.53, weights);
  });
  const middle = [end.front, ...inner, end.back];
  const input = { rest, mirror, zone, side, flip } as const;
  addFinger(cage, thumb, rest.fingers[0], { ...input, start: 2.2 });
  for (let i = 0; i < 4; i++) {
    const loop = [end.top[i], end.top[i + 1], middle[i + 1], end.low[i + 1], end.low[i], middle[i]];
    addFinger(cage, loop, rest.fingers[i + 1], { ...input, start: 2.53 });
  }
}

interface FingerInput {
  rest: Rest;
  mirror: boolean;
  zone: 'leftHand' | 'rightHand';
  side: string;
  flip: (p: Vec3) => Vec3;
  start: number;
}

const FINGER_RINGS = [
  [0.14, 1.06],
  [0.36, 0.98],
  [0.46, 1.04],
  [0.56, 0.95],
  [0.7, 0.9],
  [0.76, 0.92],
  [0.9, 0.84],
  [1, 0.56],
] as const;

function addFinger(cage: Cage, loop: readonly number[], finger: FingerRest, input: FingerInput): void {
  const { rest, mirror, zone, side, flip, start } = input;
  const isThumb = finger.name === 'thumb';
  const d = finger.dir;
  // across the finger: for the four along the row of knuckles, for the thumb along the wrist
  const across = isThumb
    ? V3.normalize(V3.cross(V3.normalize(V3.cross(d, rest.armDir)), d))
    : V3.normalize(V3.sub([0, 0, -1], V3.scale(d, V3.dot([0, 0, -1], d))));
  const up = isThumb ? V3.normalize(V3.cross(d, across)) : rest.armUp;
  const n = loop.length;
  let before = [...loop];
  for (const [t, k] of FINGER_RINGS) {
    const o = V3.addScaled(finger.base, d, finger.length * t);
    const r = finger.radius * k * (isThumb ? 1.28 - 0.32 * t : 1);
    const ring = Array.from({ length: n }, (_, j) => {
      const a = ringAngle(j, isThumb);
      const p = at(o, up, r * Math.cos(a) * 0.95, across, r * Math.sin(a));
      return cage.point(flip(p), 0.86, start + t, fingerWeights(finger, t, side));
    });
    cage.join(before, ring, zone, !mirror);
    before = ring;
  }
  const e = before;
  cage.quad(e[0], e[1], e[2], e[5], zone, !mirror);
  cage.quad(e[5], e[2], e[3], e[4], zone, !mirror);
}

/** Fingers: top front, top back, back, low back, low front, front. Thumbs: low, front, top of the near ring, then of the far one. */
function ringAngle(j: number, isThumb: boolean): number {
  return ((isThumb ? [210, 270, 330, 30, 90, 150] : [330, 30, 90, 150, 210, 270])[j] * Math.PI) / 180;
}

function fingerWeights(finger: FingerRest, t: number, side: string): Weights {
  const name = (i: number): string => `${side} ${finger.name} ${i}`;
  const [a, b, c] = finger.joints;
  const one = ramp(a - 0.12, a + 0.16, t);
  const two = ramp(b - 0.09, b + 0.09, t);
  const three = ramp(c - 0.07, c + 0.07, t);
  return {
    [`${side} hand`]: 1 - one,
    [name(1)]: one * (1 - two),
    [name(2)]: two * (1 - three),
    [name(3)]: three,
  };
}
