import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../../kits/joinery/index.ts';
import { gripOf, inHand } from '../humanoid/props/grip.ts';
import { holdThing } from '../humanoid/props/hold.ts';
import type { Dress } from '../humanoid/wardrobe/dress.ts';
import { sword } from '../sword/sword.ts';

const lathe = (flat: readonly number[], k: number): Shape =>
  solid.turned(
    outline.pairs(flat).map(([x, y]): [number, number] => [x * k, y * k]),
    [0, 0, 0],
    { bevel: 0.002 * k },
  );

/** A torch in the right hand: stem, bowl with gallery, flame. */
function torch(d: Dress): void {
  const k = d.body.figure.u;
  inHand(
    d,
    'right',
    'torch stem',
    'prop',
    lathe(
      [0, -0.07, 0.012, -0.07, 0.017, -0.055, 0.012, -0.04, 0.0125, 0.05, 0.018, 0.06, 0.014, 0.07, 0.03, 0.1, 0, 0.1],
      k,
    ),
  );
  inHand(
    d,
    'right',
    'torch gallery',
    'prop',
    lathe([0, 0.095, 0.034, 0.095, 0.042, 0.104, 0.042, 0.118, 0.036, 0.122, 0, 0.122], k),
  );
  const tongue = (a: number, h: number, out: number): Shape =>
    solid.tube(
      [
        [0, 0.11, 0],
        [out * Math.cos(a), 0.11 + h * 0.4, out * Math.sin(a)],
        [out * 0.9 * Math.cos(a + 0.7), 0.11 + h * 0.75, out * 0.9 * Math.sin(a + 0.7)],
        [out * 0.3 * Math.cos(a + 1.6), 0.11 + h, out * 0.3 * Math.sin(a + 1.6)],
      ].map(([x, y, z]): Vec3 => [x * k, y * k, z * k]),
      0.018 * k,
      { taper: [1, 1.1, 0.7, 0.12] },
    );
  inHand(
    d,
    'right',
    'flame',
    'crown',
    solid.many([tongue(0, 0.13, 0.016), tongue(2.1, 0.11, 0.018), tongue(4.2, 0.1, 0.018), tongue(5.2, 0.085, 0.02)]),
  );
}

/** A tablet of the law on the left arm. */
function tablet(d: Dress): void {
  const u = d.body.figure.u;
  const { at } = gripOf(d.body, 'left');
  const elbow = d.body.joint('left forearm');
  const mid = V3.lerp(elbow, at, 0.72);
  const rot: Vec3 = [-14, 62, 10];
  d.bench.add(
    'tablet',
    'prop',
    solid.put(
      solid.many([
        solid.box([0.115 * u, 0.19 * u, 0.026 * u], [0, 0.058 * u, 0], 0.004 * u),
        solid.box([0.096 * u, 0.166 * u, 0.005 * u], [0, 0.058 * u, 0.0145 * u], 0.002 * u),
      ]),
      [mid[0] + 0.026 * u, mid[1] + 0.012 * u, mid[2] + 0.012 * u],
      rot,
    ),
  );
}

/** A diadem with seven rays. */
function rays(d: Dress): void {
  const { head } = d;
  const ring = Array.from({ length: 40 }, (_, i): Vec3 => {
    const a = (i / 40) * 2 * Math.PI;
    return head.place([0.355 * Math.sin(a), 0.7 + 0.035 * Math.cos(a), -0.03 + 0.43 * Math.cos(a)]);
  });
  d.bench.add(
    'diadem',
    'crown',
    solid.bar(
      ring,
      { kind: 'rect', w: 0.045 * head.unit, h: 0.13 * head.unit, r: 0.01 * head.unit },
      { closed: true, up: head.turn([0, 1, 0]) },
    ),
  );
  for (let i = 0; i < 7; i++) {
    const a = ((i - 3) / 3) * 1.42;
    const dir: Vec3 = [Math.sin(a), Math.cos(a), 0.28];
    const from: Vec3 = [0.33 * Math.sin(a), 0.72 + 0.26 * Math.cos(a), 0.16];
    d.bench.add(
      `ray ${i + 1}`,
      'crown',
      solid.rod(
        head.place(from),
        head.place([from[0] + dir[0] * 0.62, from[1] + dir[1] * 0.62, from[2] + dir[2] * 0.62]),
        0.034 * head.unit,
        0.004 * head.unit,
      ),
      { detail: 0.5 },
    );
  }
}

/** Scales in the left hand. */
function scales(d: Dress): void {
  const u = d.body.figure.u;
  const { at } = gripOf(d.body, 'left');
  const top: Vec3 = [at[0], at[1] - 0.02 * u, at[2]];
  const w = 0.13 * u;
  d.bench.add(
    'scale beam',
    'prop',
    solid.many([
      solid.tube(
        [
          [top[0] - w, top[1] - 0.018 * u, top[2]],
          [top[0] - w * 0.5, top[1] + 0.004 * u, top[2]],
          top,
          [top[0] + w * 0.5, top[1] + 0.004 * u, top[2]],
          [top[0] + w, top[1] - 0.018 * u, top[2]],
        ],
        0.0055 * u,
      ),
      solid.rod([top[0], top[1] + 0.06 * u, top[2]], top, 0.0045 * u),
      { op: 'ball', r: 0.011 * u, at: top },
    ]),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = top[0] + s * w;
    const y = top[1] - 0.018 * u;
    const bowl = y - 0.14 * u;
    d.bench.add(
      `${side} pan chains`,
      'prop',
      solid.many(
        [0, 1, 2].map((i) => {
          const a = i * 2.09 + 0.5;
          return solid.rod(
            [x, y, top[2]],
            [x + 0.046 * u * Math.cos(a), bowl, top[2] + 0.046 * u * Math.sin(a)],
            0.0024 * u,
          );
        }),
      ),
      { detail: 0.4 },
    );
    d.bench.add(
      `${side} pan`,
      'prop',
      solid.turned(
        outline
          .pairs([0, -0.02, 0.028, -0.016, 0.049, 0, 0.052, 0, 0.03, -0.021, 0, -0.026].map((v) => v * u))
          .reverse(),
        [x, bowl, top[2]],
        { bevel: 0.001 * u },
      ),
      { detail: 0.6 },
    );
  }
}

/** A cloth over the eyes. */
function blindfold(d: Dress): void {
  const { head } = d;
  const ring = Array.from({ length: 40 }, (_, i): Vec3 => {
    const a = (i / 40) * 2 * Math.PI;
    const x = 0.35 * Math.sin(a);
    const z =
      Math.cos(a) > 0
        ? Math.max(0.1, head.front(Math.abs(x), 0.49)) * Math.abs(Math.cos(a)) ** 0.55 + 0.018
        : 0.42 * Math.cos(a) - 0.02;
    return head.place([x, 0.5, z]);
  });
  d.bench.add(
    'blindfold',
    'trim',
    solid.bar(
      ring,
      { kind: 'rect', w: 0.03 * head.unit, h: 0.125 * head.unit, r: 0.012 * head.unit },
      { closed: true, up: head.turn([0, 1, 0]) },
    ),
  );
}

/** A sword that stands on its point before the feet, hilt under the hands. */
function restingSword(d: Dress): void {
  const u = d.body.figure.u;
  const l = gripOf(d.body, 'left').at;
  const r = gripOf(d.body, 'right').at;
  const mid = V3.lerp(l, r, 0.5);
  const y = mid[1];
  const z = mid[2];
  d.bench.add('sword blade', 'prop', {
    op: 'loft',
    spline: 'linear',
    sections: [
      [0.004, 0.006],
      [0.06, 0.02],
      [0.5, 0.024],
      [0.83, 0.028],
    ].map(([k, w]) => ({
      points: [
        [1, 0],
        [0, 0.26],
        [-1, 0],
        [0, -0.26],
      ].map(([a, c]): Vec3 => [mid[0] + a * w * u, k * y, z + c * w * u]),
    })),
    smooth: false,
    cap: 'flat',
  });
  d.bench.add(
    'sword guard',
    'metal',
    solid.put(
      solid.bar(
        [
          [-0.075 * u, 0.006 * u, 0],
          [0, 0, 0],
          [0.075 * u, 0.006 * u, 0],
        ],
        { kind: 'rect', w: 0.016 * u, h: 0.014 * u, r: 0.004 * u },
        { up: [0, 0, 1], spline: 'catmull' },
      ),
      [mid[0], y * 0.84, z],
    ),
  );
  d.bench.add('sword hilt', 'prop', solid.rod([mid[0], y * 0.83, z], [mid[0], y + 0.02 * u, z], 0.0095 * u));
  d.bench.add('sword pommel', 'metal', { op: 'ball', r: 0.018 * u, at: [mid[0], y + 0.03 * u, z] });
}

/** A coiled bun on the crown and the mark between the brows of the enlightened. */
function enlightened(d: Dress): void {
  const { head } = d;
  const at = (p: Vec3): Vec3 => head.place(p);
  d.bench.add('topknot', 'hair', { op: 'ball', r: 0.14 * head.unit, at: at([0, 1.05, -0.05]) });
  d.bench.add(
    'brow mark',
    'hair',
    { op: 'ball', r: 0.016 * head.unit, at: at([0, 0.62, head.front(0, 0.62)]) },
    { detail: 0.4 },
  );
  const curls: Vec3[] = [];
  for (let i = 0; i < 110; i++) {
    const y = 1 - (i / 110) * 0.78;
    const a = i * 2.39996;
    const q = Math.sqrt(1 - y * y);
    const dir: Vec3 = [q * Math.sin(a), y, q * Math.cos(a)];
    if (dir[2] > 0.35 && y < 0.68) continue;
    curls.push(at(head.skull([0, 0.55, -0.06], dir)));
  }
  d.bench.add(
    'curls',
    'hair',
    { op: 'placed', of: { op: 'ball', r: 0.046 * head.unit }, places: curls.map((p) => ({ at: p })) },
    { detail: 0.7 },
  );
}

/** A roll of parchment in the left hand. */
const scroll = (d: Dress): void => {
  const k = d.body.figure.u;
  inHand(
    d,
    'left',
    'scroll',
    'prop',
    solid.many([solid.cyl(0.014 * k, 0.15 * k, [0, 0, 0]), solid.cyl(0.006 * k, 0.17 * k, [0, 0, 0])]),
  );
};

const blade = (d: Dress): void => holdThing(d, 'right', sword, { params: { style: 'longsword' } });

/** What statues hold and wear to be known by. */
export const attributes = { torch, tablet, rays, scales, blindfold, restingSword, enlightened, scroll, blade };
