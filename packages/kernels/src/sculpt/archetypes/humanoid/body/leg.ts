import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Rest } from './bones.ts';
import type { Cage, Weights } from './cage.ts';
import type { Figure } from './figure.ts';
import { grown, ramp } from './ring.ts';
import { lookUp, SECTIONS } from './tables.ts';

const RINGS = [
  0.05, 0.14, 0.24, 0.34, 0.45, 0.56, 0.67, 0.78, 0.87, 0.94, 1, 1.06, 1.14, 1.24, 1.35, 1.47, 1.6, 1.73, 1.85, 1.94,
];
const N = 14;

/** Radii of a leg: out, in, front, back, metres. */
function legSection(f: Figure, s: number): number[] {
  const muscle =
    1 + (f.muscle - 0.35) * (0.2 * Math.exp(-(((s - 0.45) / 0.4) ** 2)) + 0.24 * Math.exp(-(((s - 1.35) / 0.25) ** 2)));
  const fat = 1 + (f.fat - 0.22) * (0.42 - 0.2 * ramp(1, 2, s));
  const fem = 1 + f.female * (0.03 - 0.1 * ramp(0.5, 2, s));
  return lookUp(SECTIONS.leg, s).map((r) => r * f.u * muscle * fat * fem);
}

/** Middle of the left leg at a share. */
export function legCentre(f: Figure, rest: Rest, s: number): Vec3 {
  const joint = (name: string): Vec3 => rest.bones[rest.index[name]].at;
  const hip = joint('left thigh');
  const root: Vec3 = [hip[0], f.crotchY, -0.002 * f.u];
  const knee = joint('left shin');
  const ankle = joint('left foot');
  return s <= 1 ? V3.lerp(root, knee, s) : V3.lerp(knee, ankle, s - 1);
}

/** Length of a foot, metres. */
export function footLength(f: Figure): number {
  return 0.152 * f.u * f.extremities * (1 - 0.05 * f.female);
}

/** A leg from the trunk's loop down to the closed toes. */
export function addLeg(cage: Cage, f: Figure, rest: Rest, loop: readonly number[], mirror: boolean): void {
  const side = mirror ? 'right' : 'left';
  const flip = (p: Vec3): Vec3 => (mirror ? [-p[0], p[1], p[2]] : p);
  const k = grown(N);
  let before = [...loop];
  const put = (
    s: number,
    weights: Weights,
    zone: 'Leg' | 'Foot',
    point: (out: number, front: number) => Vec3,
  ): void => {
    const ring = Array.from({ length: N }, (_, j) => {
      const a = ((j - 5) * 2 * Math.PI) / N;
      return cage.point(flip(point(k * Math.cos(a), -k * Math.sin(a))), 0, s, weights);
    });
    cage.join(before, ring, `${side}${zone}`, !mirror);
    before = ring;
  };
  for (const s of RINGS) {
    const o = legCentre(f, rest, s);
    const [ro, ri, rf, rb] = legSection(f, s);
    const inner = Math.min(ri, o[0] / k - 0.0015 * f.u);
    put(s, legWeights(s, side), 'Leg', (x, z) => [o[0] + x * (x > 0 ? ro : inner), o[1], o[2] + z * (z > 0 ? rf : rb)]);
  }
  const length = footLength(f);
  const ankle = legCentre(f, rest, 2);
  const lift = f.ankleY / (0.33 * length);
  SECTIONS.foot.forEach(([ty, tz, ly, lz, w], i) => {
    // feet turn out a little, the big toe side is longer
    const turn = 0.06 * i;
    const s = 2 + (i + 1) / SECTIONS.foot.length;
    const high = Math.max(0, 1 - i / 3) * (lift - 1) + 1;
    const toe = ramp(4.2, 5.4, i);
    const weights = { [`${side} shin`]: 0.25 * (1 - ramp(0, 1, i)), [`${side} foot`]: 1 - toe, [`${side} toe`]: toe };
    const centre: Vec3 = [
      ankle[0] + length * turn * 0.03,
      ((ty * high + ly) / 2) * length,
      ankle[2] + ((tz + lz) / 2) * length,
    ];
    const axis: Vec3 = [0, ((ty * high - ly) / 2) * length, ((tz - lz) / 2) * length];
    put(s, weights, 'Foot', (x, z) => {
      const flat = z < 0 ? Math.max(-0.86, z) / 0.86 : z;
      const p = V3.addScaled(centre, axis, flat);
      const inside = x < 0 ? 1 : 0.96;
      return [p[0] + x * w * inside * length, p[1], p[2] - (x > 0 ? x * x * 0.03 * length * ramp(4, 7, i) : 0)];
    });
  });
  // the toes are closed by strips between the upper and the lower half
  const e = before;
  const spot = (i: number): number => e[(i + N) % N];
  for (let i = 0; i < 6; i++) cage.quad(spot(5 - i), spot(4 - i), spot(7 + i), spot(6 + i), `${side}Foot`, mirror);
}

function legWeights(s: number, side: string): Weights {
  const shin = ramp(0.86, 1.14, s);
  const foot = 0.5 * ramp(1.85, 2, s);
  const root = 1 - ramp(0, 0.25, s);
  return {
    hips: 0.45 * root,
    [`${side} thigh`]: (1 - 0.45 * root) * (1 - shin),
    [`${side} shin`]: shin * (1 - foot),
    [`${side} foot`]: foot,
  };
}
