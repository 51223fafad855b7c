import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';
import { boneRod, SIDES, shaft, type Yard } from './yard.ts';

/** Collar bones, shoulder blades, arms and hands; only what sleeves leave bare. */
export function addArms(yard: Yard, bare = false): void {
  const { b, rig, stout } = yard;
  const u = rig.u;
  const r = (k: number): number => k * u * stout;
  const f = rig.body.figure;
  const t = (k: number): number => f.crotchY + k * 0.352 * u;
  for (const [side, s] of SIDES) {
    addHand(yard, side, s);
    addForearm(yard, side, s);
    if (bare) continue;
    const rest = (bone: string): Vec3 => rig.body.rest.bones[rig.body.rest.index[bone]].at;
    const shoulder = rest(`${side} upper arm`);
    const tip: Vec3 = [shoulder[0] - s * 0.004 * u, shoulder[1] + 0.021 * u, shoulder[2] - 0.006 * u];
    const girdle = (of: Shape): Shape => rig.atRest(`${side} shoulder`, of);
    b.add(
      `${side} collar bone`,
      'bone',
      girdle(
        solid.tube(
          [
            [s * 0.014 * u, t(0.945), 0.034 * u],
            [s * 0.038 * u, t(0.957), 0.043 * u],
            [s * 0.07 * u, t(0.965), 0.024 * u],
            [tip[0] - s * 0.01 * u, tip[1] + 0.003 * u, tip[2] + 0.012 * u],
            [tip[0], tip[1], tip[2] + 0.006 * u],
          ],
          r(0.0062),
          { taper: [1.35, 1, 0.9, 1.05, 1.2] },
        ),
      ),
    );
    addBlade(yard, side, s, [shoulder, tip], girdle);
    const upper = rig.length(`${side} upper arm`, `${side} forearm`);
    b.add(
      `${side} humerus`,
      'bone',
      rig.along(`${side} upper arm`, `${side} forearm`, {
        op: 'union',
        k: r(0.008),
        of: [
          shaft(upper, [0.0135, 0.0105, 0.0086, 0.0082, 0.0086, 0.0105].map(r)),
          { op: 'sphere', r: r(0.0172), at: [-s * r(0.006), r(0.002), 0] },
          { op: 'sphere', r: r(0.0095), at: [s * r(0.009), -r(0.004), r(0.004)] },
          {
            op: 'chain',
            points: [
              [-s * r(0.019), -upper + r(0.004), -r(0.002)],
              [s * r(0.015), -upper + r(0.001), 0],
            ],
            radii: [r(0.0088), r(0.0092)],
          },
        ],
      }),
      { detail: 1 },
    );
  }
}

function addForearm({ b, rig, stout }: Yard, side: 'left' | 'right', s: number): void {
  const r = (k: number): number => k * rig.u * stout;
  const fore = rig.length(`${side} forearm`, `${side} hand`);
  const low = (of: Shape): Shape => rig.along(`${side} forearm`, `${side} hand`, of);
  // thumb's side is the front of a hanging arm
  b.add(
    `${side} ulna`,
    'bone',
    low({
      op: 'union',
      k: r(0.006),
      of: [
        {
          op: 'chain',
          points: [
            [0, r(0.012), -r(0.012)],
            [0, -r(0.012), -r(0.011)],
            [0, -fore * 0.4, -r(0.011)],
            [0, -fore * 0.94, -r(0.0095)],
          ],
          radii: [0.0095, 0.0095, 0.0065, 0.0058].map(r),
          spline: 'catmull',
        },
        { op: 'sphere', r: r(0.0072), at: [0, -r(0.014), r(0.001)] },
      ],
    }),
    { detail: 0.9 },
  );
  b.add(
    `${side} radius`,
    'bone',
    low({
      op: 'union',
      k: r(0.005),
      of: [
        {
          op: 'chain',
          points: [
            [0, -r(0.016), r(0.0075)],
            [s * r(0.003), -fore * 0.35, r(0.0125)],
            [s * r(0.002), -fore * 0.65, r(0.012)],
            [0, -fore * 0.97, r(0.005)],
          ],
          radii: [0.0068, 0.0062, 0.0064, 0.0108].map(r),
          spline: 'catmull',
          flat: 0.85,
        },
        { op: 'cylinder', r: r(0.0088), h: r(0.009), at: [0, -r(0.012), r(0.0075)], round: r(0.002) },
      ],
    }),
    { detail: 0.9 },
  );
}

/** A shoulder blade: a thin triangle over the ribs, its ridge, the socket and the two knobs over it. */
function addBlade(
  { b, rig, stout }: Yard,
  side: string,
  s: number,
  joint: readonly [Vec3, Vec3],
  girdle: (of: Shape) => Shape,
): void {
  const u = rig.u;
  const r = (k: number): number => k * u * stout;
  const [shoulder, tip] = joint;
  const p = (x: number, y: number, z: number): Vec3 => [s * x * u, shoulder[1] + y * u, z * u];
  const socket: Vec3 = [shoulder[0] - s * 0.02 * u, shoulder[1] - 0.002 * u, shoulder[2] - 0.006 * u];
  const inner = [p(0.03, 0.022, -0.066), p(0.03, 0.0, -0.07), p(0.034, -0.03, -0.072), p(0.042, -0.058, -0.068)];
  const outer = [p(0.06, 0.026, -0.048), p(0.074, 0.002, -0.038), p(0.066, -0.026, -0.054), p(0.047, -0.06, -0.066)];
  const grid = inner.map((q, i) =>
    [0, 0.33, 0.66, 1].map((k) => V3.add(V3.lerp(q, outer[i], k), [0, 0, -0.004 * u * Math.sin(k * 3.1)])),
  );
  b.add(
    `${side} shoulder blade`,
    'bone',
    girdle({
      op: 'sheet',
      grid: s > 0 ? grid : grid.map((row) => [...row].reverse()),
      thickness: r(0.0045),
      spline: 'catmull',
    }),
    { detail: 0.8 },
  );
  const line = (points: readonly Vec3[], radii: readonly number[]): FieldShape => ({
    op: 'chain',
    points,
    radii: radii.map(r),
    spline: 'catmull',
  });
  b.add(
    `${side} shoulder blade ridge`,
    'bone',
    girdle({
      op: 'union',
      k: r(0.005),
      of: [
        line(
          [p(0.03, 0.01, -0.07), p(0.055, 0.014, -0.066), p(0.078, 0.022, -0.05), tip],
          [0.0032, 0.005, 0.0058, 0.0072],
        ),
        line(
          [p(0.044, -0.061, -0.068), p(0.058, -0.036, -0.058), p(0.072, -0.008, -0.036), socket],
          [0.0042, 0.0045, 0.0062, 0.0115],
        ),
        line([socket, p(0.078, 0.024, -0.012), p(0.074, 0.024, 0.008)], [0.0085, 0.0058, 0.005]),
      ],
    }),
    { detail: 0.9 },
  );
}

function addHand({ b, rig, stout }: Yard, side: 'left' | 'right', s: number): void {
  const { rest, figure } = rig.body;
  const k = rig.u * figure.extremities;
  const flip = (v: Vec3): Vec3 => [v[0] * s, v[1], v[2]];
  const wrist = rest.bones[rest.index[`${side} hand`]].at;
  const a = flip(rest.armDir);
  const up = flip(rest.armUp);
  const spot = (along: number, z: number, high = 0): Vec3 =>
    V3.add(V3.addScaled(V3.addScaled(wrist, a, along * k), up, high * k), [0, 0, z * k]);
  const hand = (of: Shape): Shape => rig.atRest(`${side} hand`, of);
  const pebble = (along: number, z: number, r: number): FieldShape => ({
    op: 'sphere',
    r: r * k * stout,
    at: spot(along, z),
  });
  b.add(
    `${side} wrist bones`,
    'bone',
    hand({
      op: 'union',
      k: 0.0015 * k,
      of: [
        pebble(0.004, 0.009, 0.0078),
        pebble(0.005, -0.001, 0.0075),
        pebble(0.004, -0.0105, 0.0065),
        pebble(0.0155, 0.0125, 0.0068),
        pebble(0.0165, 0.0045, 0.0066),
        pebble(0.0165, -0.004, 0.007),
        pebble(0.0145, -0.012, 0.0064),
      ],
    }),
    { detail: 0.8 },
  );
  rest.fingers.forEach((finger, i) => {
    const dir = flip(finger.dir);
    const at = (t: number): Vec3 => V3.addScaled(flip(finger.base), dir, t * finger.length);
    const r = finger.radius * 0.62 * stout;
    const knots = [...finger.joints, 0.985];
    const bones: Shape[] = [];
    for (let j = 0; j < 3; j++)
      bones.push(
        rig.atRest(
          `${side} ${finger.name} ${j + 1}`,
          boneRod(at(knots[j] + 0.015), at(knots[j + 1] - 0.015), r * (1 - 0.13 * j), j === 2 ? 0.55 : 0.82),
        ),
      );
    b.add(`${side} ${finger.name === 'thumb' ? 'thumb' : `${finger.name} finger`} bones`, 'bone', solid.many(bones), {
      detail: 0.8,
    });
    const root = i === 0 ? spot(0.0175, 0.0135) : spot(0.0215, [0, 0.0118, 0.0042, -0.004, -0.0118][i]);
    b.add(`${side} ${finger.name} metacarpal`, 'bone', hand(boneRod(root, at(knots[0] - 0.01), r * 1.12)), {
      detail: 0.6,
    });
  });
}

/** Legs and feet; only the feet under a robe. */
export function addLegs(yard: Yard, bare = false): void {
  const { b, rig, stout } = yard;
  const u = rig.u;
  const r = (k: number): number => k * u * stout;
  for (const [side, s] of SIDES) {
    addFoot(yard, side, s);
    if (bare) continue;
    const thigh = rig.length(`${side} thigh`, `${side} shin`);
    const shin = rig.length(`${side} shin`, `${side} foot`);
    const up = (of: Shape): Shape => rig.along(`${side} thigh`, `${side} shin`, of);
    const low = (of: Shape): Shape => rig.along(`${side} shin`, `${side} foot`, of);
    const out = 0.021 * u;
    b.add(
      `${side} femur`,
      'bone',
      up({
        op: 'union',
        k: r(0.009),
        of: [
          { op: 'sphere', r: r(0.0158), at: [-s * r(0.002), 0, 0] },
          {
            op: 'chain',
            points: [
              [-s * r(0.001), -r(0.001), 0],
              [s * out * 0.8, -r(0.012), -r(0.002)],
            ],
            radii: [r(0.0098), r(0.0112)],
          },
          { op: 'ellipsoid', r: [r(0.0115), r(0.016), r(0.0135)], at: [s * (out + r(0.004)), -r(0.008), -r(0.004)] },
          {
            op: 'chain',
            points: [
              [s * out, -r(0.014), 0],
              [s * out * 0.85, -thigh * 0.3, r(0.006)],
              [s * out * 0.45, -thigh * 0.62, r(0.006)],
              [s * out * 0.1, -thigh * 0.93, 0],
            ],
            radii: [0.0135, 0.0105, 0.0098, 0.0135].map(r),
            spline: 'catmull',
          },
          { op: 'ellipsoid', r: [r(0.0115), r(0.0135), r(0.0165)], at: [r(0.0135), -thigh + r(0.004), -r(0.003)] },
          { op: 'ellipsoid', r: [r(0.0115), r(0.0135), r(0.0165)], at: [-r(0.0135), -thigh + r(0.004), -r(0.003)] },
        ],
      }),
      { detail: 1.1 },
    );
    b.add(
      `${side} kneecap`,
      'bone',
      low({ op: 'ball', r: [r(0.0125), r(0.0145), r(0.0075)], at: [0, r(0.008), r(0.0225)] }),
      { detail: 0.6 },
    );
    b.add(
      `${side} tibia`,
      'bone',
      low({
        op: 'union',
        k: r(0.01),
        of: [
          {
            op: 'chain',
            points: [
              [-s * r(0.001), -r(0.016), r(0.001)],
              [-s * r(0.002), -shin * 0.3, r(0.004)],
              [-s * r(0.002), -shin * 0.65, r(0.001)],
              [-s * r(0.002), -shin * 0.965, -r(0.001)],
            ],
            radii: [0.0155, 0.0105, 0.0086, 0.0125].map(r),
            spline: 'catmull',
          },
          { op: 'ellipsoid', r: [r(0.0135), r(0.0085), r(0.0155)], at: [r(0.0125), -r(0.0125), -r(0.002)] },
          { op: 'ellipsoid', r: [r(0.0135), r(0.0085), r(0.0155)], at: [-r(0.0125), -r(0.0125), -r(0.002)] },
          { op: 'sphere', r: r(0.0075), at: [0, -r(0.032), r(0.0125)] },
          { op: 'sphere', r: r(0.0075), at: [-s * r(0.0105), -shin + r(0.001), 0] },
        ],
      }),
      { detail: 1 },
    );
    b.add(
      `${side} fibula`,
      'bone',
      low(
        solid.tube(
          [
            [s * r(0.021), -r(0.02), -r(0.012)],
            [s * r(0.017), -shin * 0.3, -r(0.013)],
            [s * r(0.0145), -shin * 0.7, -r(0.009)],
            [s * r(0.014), -shin * 0.96, -r(0.005)],
            [s * r(0.0135), -shin * 1.035, -r(0.003)],
          ],
          r(0.0056),
          { taper: [1.5, 0.9, 0.85, 1.1, 1.2] },
        ),
      ),
      { detail: 0.7 },
    );
  }
}

function addFoot({ b, rig, stout }: Yard, side: 'left' | 'right', s: number): void {
  const { rest, figure } = rig.body;
  const k = rig.u * figure.extremities;
  const ankle = rest.bones[rest.index[`${side} foot`]].at;
  const p = (x: number, y: number, z: number): Vec3 => [ankle[0] + s * x * k, y * k, ankle[2] + z * k];
  const r = (v: number): number => v * k * stout;
  const foot = (of: Shape): Shape => rig.atRest(`${side} foot`, of);
  const high = ankle[1] / k;
  b.add(
    `${side} heel bone`,
    'bone',
    foot({
      op: 'union',
      k: r(0.008),
      of: [
        { op: 'ellipsoid', r: [r(0.0105), r(0.013), r(0.014)], at: p(0, 0.0135, -0.024) },
        {
          op: 'chain',
          points: [p(0, 0.018, -0.026), p(0.002, 0.024, 0.0), p(0.006, 0.021, 0.018)],
          radii: [r(0.0125), r(0.011), r(0.0095)],
        },
      ],
    }),
    { detail: 0.9 },
  );
  b.add(
    `${side} ankle bone`,
    'bone',
    foot({
      op: 'union',
      k: r(0.006),
      of: [
        { op: 'ellipsoid', r: [r(0.0135), r(0.0115), r(0.016)], at: p(-0.001, high - 0.012, 0.002) },
        { op: 'sphere', r: r(0.0095), at: p(-0.003, high - 0.0165, 0.02) },
      ],
    }),
    { detail: 0.7 },
  );
  b.add(
    `${side} tarsal bones`,
    'bone',
    foot({
      op: 'union',
      k: r(0.002),
      of: [
        { op: 'sphere', r: r(0.0098), at: p(-0.006, 0.027, 0.031) },
        { op: 'sphere', r: r(0.0088), at: p(0.009, 0.0205, 0.031) },
        { op: 'sphere', r: r(0.0082), at: p(-0.0115, 0.0235, 0.044) },
        { op: 'sphere', r: r(0.0078), at: p(-0.001, 0.0245, 0.044) },
        { op: 'sphere', r: r(0.0078), at: p(0.0105, 0.0195, 0.043) },
      ],
    }),
    { detail: 0.8 },
  );
  const names = ['first', 'second', 'third', 'fourth', 'fifth'];
  names.forEach((name, i) => {
    const x = [-0.014, -0.005, 0.003, 0.0105, 0.0175][i];
    const end = [0.083, 0.0845, 0.081, 0.0755, 0.0685][i];
    const tip = [0.116, 0.1155, 0.1085, 0.1, 0.09][i];
    const wide = 1 + i * 0.14;
    const thick = [0.0068, 0.0045, 0.0043, 0.0043, 0.0046][i];
    const base = p(x * 0.86, 0.0225 - 0.0018 * i, 0.049 - 0.0035 * i);
    const head = p(x * 1.12 * wide ** 0.3, thick * 1.05, end);
    b.add(`${side} ${name} metatarsal`, 'bone', foot(boneRod(base, head, r(thick))), { detail: 0.6 });
    const at = (q: number, y: number): Vec3 => {
      const last = p(x * 1.25 * wide ** 0.3, thick * 0.72, tip);
      return [head[0] + (last[0] - head[0]) * q, y * k, head[2] + (last[2] - head[2]) * q];
    };
    b.add(
      `${side} ${name} toe bones`,
      'bone',
      foot(
        solid.tube(
          [
            at(0.1, thick),
            at(0.3, thick * 1.15),
            at(0.55, thick * 1.25),
            at(0.62, thick * 1.2),
            at(0.8, thick * 0.85),
            at(1, thick * 0.72),
          ],
          r(thick * 0.86),
          { taper: [1, 0.66, 0.95, 0.9, 0.6, 0.62] },
        ),
      ),
      { detail: 0.5 },
    );
  });
}
