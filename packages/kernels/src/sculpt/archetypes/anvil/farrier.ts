import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A horseshoe, heels up for luck: fullered groove, eight nail holes with nails in four, toe clip. */
export function buildHorseshoe(b: Bench): void {
  // the middle line of the web, from heel to heel, toe below
  const line = (t: number): Vec2 => {
    const a = (118 + 304 * t) * (Math.PI / 180);
    const k = Math.abs(t - 0.5) * 2;
    return [0.0505 * Math.cos(a) * (1 - 0.16 * k ** 5), 0.064 + 0.0545 * Math.sin(a) + 0.012 * k ** 3];
  };
  const n = 44;
  const at = (t: number, k: number): Vec2 => {
    const [p, q] = [line(Math.max(0, t - 0.004)), line(Math.min(1, t + 0.004))];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const c = line(t);
    return [c[0] + ((q[1] - p[1]) / l) * k, c[1] - ((q[0] - p[0]) / l) * k];
  };
  const half = (t: number): number => 0.0122 - 0.0035 * (Math.abs(t - 0.5) * 2) ** 2;
  const ts = Array.from({ length: n + 1 }, (_, i) => i / n);
  const web = [...ts.map((t) => at(t, half(t))), ...[...ts].reverse().map((t) => at(t, -half(t)))];
  const nails = [0.17, 0.25, 0.33, 0.41, 0.59, 0.67, 0.75, 0.83];
  const holes = nails.map((t) => {
    const c = at(t, 0.0018);
    const d = line(t + 0.01);
    const o = line(t);
    const turn = Math.atan2(d[1] - o[1], d[0] - o[0]);
    return outline
      .roundRect(0.0052, 0.003, 0.0008, 0, 0, 2)
      .map(
        ([u, v]): Vec2 => [
          c[0] + u * Math.cos(turn) - v * Math.sin(turn),
          c[1] + u * Math.sin(turn) + v * Math.cos(turn),
        ],
      );
  });
  b.add('shoe', 'iron', solid.slab(web, 0.0095, [0, 0, 0], 'z', { bevel: 0.0018, holes }), { detail: 2 });
  for (const [name, from, to] of [
    ['left crease', 0.12, 0.45],
    ['right crease', 0.55, 0.88],
  ] as const) {
    const path = Array.from({ length: 14 }, (_, i): Vec3 => {
      const [x, y] = at(from + ((to - from) * i) / 13, 0.0018);
      return [x, y, 0.0046];
    });
    for (const s of [1, -1])
      b.add(
        `${name} ${s > 0 ? 'outer' : 'inner'} lip`,
        'trim',
        solid.tube(
          path.map(([x, y, z], i): Vec3 => {
            const [u, v] = at(from + ((to - from) * i) / 13, 0.0018 + s * 0.0026);
            return [u + (x - x), v + (y - y), z];
          }),
          0.0007,
        ),
        { detail: 0.4 },
      );
  }
  nails.forEach((t, i) => {
    if (i % 2) return;
    const [x, y] = at(t, 0.0018);
    b.add(`nail ${i / 2 + 1}`, 'face', solid.box([0.0042, 0.0042, 0.0052], [x, y, 0.0044], 0.0008), { detail: 0.3 });
  });
  const toe = at(0.5, half(0.5));
  b.add(
    'toe clip',
    'iron',
    {
      op: 'hull',
      points: [
        [-0.009, toe[1] + 0.002, -0.004],
        [0.009, toe[1] + 0.002, -0.004],
        [-0.009, toe[1] + 0.0045, -0.004],
        [0.009, toe[1] + 0.0045, -0.004],
        [0, toe[1] + 0.001, -0.012],
        [0, toe[1] + 0.0025, -0.012],
      ],
    },
    { detail: 0.5 },
  );
}

/** A grindstone on its trestle: sandstone wheel on an axle, crank, water trough, seat board. */
export function buildGrindstone(b: Bench): void {
  const y = 0.62;
  const r = 0.3;
  b.add(
    'wheel',
    'stone',
    solid.slab(outline.ngon(r, 64), 0.085, [0, y, 0], 'z', { bevel: 0.006, holes: [outline.ngon(0.03, 4, 45)] }),
    { detail: 1.5 },
  );
  for (const s of [1, -1]) {
    const side = s > 0 ? 'front' : 'rear';
    b.add(`${side} flange`, 'trim', solid.cyl(0.075, 0.012, [0, y, s * 0.047], 'z', { bevel: 0.003 }), { detail: 0.6 });
    for (let i = 0; i < 4; i++) {
      const a = (Math.PI / 2) * i + 0.785;
      b.add(
        `${side} flange bolt ${i + 1}`,
        'trim',
        solid.put(fitting.hex(0.01, 0.008), [0.052 * Math.cos(a), y + 0.052 * Math.sin(a), s * 0.052], [s * 90, 0, 0]),
        { detail: 0.3 },
      );
    }
    b.add(`${side} rail`, 'wood', solid.box([1.0, 0.075, 0.05], [0, y - 0.03, s * 0.13], 0.006), {
      detail: 0.9,
      grain: [1, 0, 0],
    });
    b.add(
      `${side} bearing`,
      'iron',
      solid.slab(
        [...outline.arc(0, 0, 0.036, 0, 180, 12), [-0.05, -0.012], [0.05, -0.012]],
        0.05,
        [0, y + 0.018, s * 0.13],
        'z',
        { bevel: 0.003 },
      ),
      { detail: 0.6 },
    );
    for (const x of [-0.4, 0.4]) {
      const leg: Shape = solid.bar(
        [
          [x * 1.16, 0.005, s * 0.2],
          [x * 0.96, y - 0.06, s * 0.135],
        ],
        { kind: 'rect', w: 0.055, h: 0.06, r: 0.005 },
        { up: [0, 0, 1] },
      );
      b.add(`${side} ${x < 0 ? 'left' : 'right'} leg`, 'wood', leg, { detail: 0.8, grain: [0, 1, 0] });
      b.add(
        `${side} ${x < 0 ? 'left' : 'right'} leg bolt`,
        'trim',
        solid.put(fitting.hex(0.014, 0.01), [x * 0.97, y - 0.035, s * 0.154], [s * 90, 0, 0]),
        { detail: 0.3 },
      );
    }
  }
  for (const x of [-0.43, 0.43])
    b.add(x < 0 ? 'left stretcher' : 'right stretcher', 'wood', solid.box([0.05, 0.05, 0.36], [x, 0.24, 0], 0.005), {
      detail: 0.6,
      grain: [0, 0, 1],
    });
  for (const x of [-0.47, 0.47])
    b.add(
      x < 0 ? 'left end board' : 'right end board',
      'wood',
      solid.box([0.05, 0.06, 0.22], [x, y - 0.03, 0], 0.005),
      { detail: 0.6, grain: [0, 0, 1] },
    );
  b.add('axle', 'iron', solid.cyl(0.016, 0.44, [0, y, 0.03], 'z', { bevel: 0.002 }), { detail: 0.5 });
  b.add(
    'crank arm',
    'iron',
    solid.bar(
      [
        [0, y, 0.232],
        [0.0, y - 0.02, 0.244],
        [0.05, y - 0.17, 0.244],
      ],
      { kind: 'rect', w: 0.026, h: 0.014, r: 0.004 },
      { up: [0, 0, 1] },
    ),
    { detail: 0.7 },
  );
  b.add(
    'crank handle',
    'wood',
    solid.turned(
      [
        [0, 0],
        [0.014, 0],
        [0.018, 0.03],
        [0.02, 0.08],
        [0.016, 0.115],
        [0, 0.118],
      ],
      [0.05, y - 0.17, 0.246],
      { axis: 'z', smooth: true },
    ),
    { detail: 0.8 },
  );
  b.add(
    'trough',
    'iron',
    solid.slab(
      [...outline.arc(0, 0, r + 0.055, 205, 335, 20), ...outline.arc(0, 0, r + 0.04, 335, 205, 20)],
      0.15,
      [0, y, 0],
      'z',
      { bevel: 0.003 },
    ),
    { detail: 0.9 },
  );
}
