import type { Shape } from '../../../curves/index.ts';
import { createRng, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { leafShape, type Produce, produce } from '../../kits/organic/index.ts';
import { twisted } from '../../kits/plait.ts';
import type { CratePlan } from './crate.ts';
import { stencil } from './stencil.ts';

const SIDES = [
  ['front', 0],
  ['right', 90],
  ['back', 180],
  ['left', -90],
] as const;

/** A slatted crate: boards with gaps, battens round every side, a brace across, nails; a tray for fruit has no brace and lower sides. */
export function addCrate(b: Bench, p: CratePlan): void {
  const t = p.w * 0.026;
  const low = p.h < p.w * 0.6;
  const [w, d] = [p.w - 2 * t, p.d - 2 * t];
  const rows = low ? 3 : 5;
  const batten = p.w * (low ? 0.07 : 0.1);
  const y0 = t;
  const y1 = p.h - (p.open ? 0 : t);
  for (const [name, yaw] of SIDES) {
    const long = yaw % 180 === 0;
    const [half, out] = long ? [w / 2, d / 2] : [d / 2 - t, w / 2];
    const turn = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, yaw, 0]);
    const step = (y1 - y0) / rows;
    const gap = low ? step * 0.14 : p.w * 0.006;
    for (let i = 0; i < rows; i++)
      b.add(
        `${name} slat ${i + 1}`,
        'body',
        turn(
          solid.span([-half, y0 + i * step + gap / 2, out - t], [half, y0 + (i + 1) * step - gap / 2, out], t * 0.14),
        ),
        {
          grain: long ? [1, 0, 0] : [0, 0, 1],
        },
      );
    const wide = long ? half + t : half + t;
    const post = (s: number): Shape =>
      solid.span(
        [s * (wide - batten), y0 + (low ? 0 : batten) - (low ? t : 0), out + 0.0005],
        [s * wide, y1 - (low ? 0 : batten), out + t],
        t * 0.16,
      );
    b.add(`${name} battens`, 'frame', turn(solid.both(post(1))), { grain: [0, 1, 0] });
    const nails: Vec3[] = [];
    if (!low) {
      const rail = (y: number): Shape => solid.span([-wide, y, out + 0.0005], [wide, y + batten, out + t], t * 0.16);
      b.add(`${name} rails`, 'frame', turn(solid.many([rail(y0), rail(y1 - batten)])), {
        grain: long ? [1, 0, 0] : [0, 0, 1],
      });
      const inner: Vec3 = [wide - batten, (y1 - y0) / 2 - batten, 0];
      const angle = (Math.atan2(inner[1], inner[0]) * 180) / Math.PI;
      const l = 2 * Math.hypot(inner[0], inner[1]);
      const cut = solid.span([-inner[0], y0 + batten, out], [inner[0], y1 - batten, out + 2 * t], 0);
      const brace = solid.put(
        solid.box([l * 1.3, batten * 0.95, t - 0.001], [0, 0, 0], t * 0.16),
        [0, (y0 + y1) / 2, out + t / 2],
        [0, 0, angle],
      );
      b.add(`${name} brace`, 'frame', turn({ op: 'clip', of: brace, within: cut }), { grain: [1, 0.6, 0] });
      for (const sx of [-1, 1])
        for (const y of [y0 + batten / 2, y1 - batten / 2])
          for (const k of [0.35, 0.75]) nails.push([sx * (wide - batten * k), y, out + t]);
    } else
      for (const sx of [-1, 1])
        for (let i = 0; i < rows; i++) nails.push([sx * (wide - batten / 2), y0 + step * (i + 0.5), out + t]);
    const nail: Shape = solid.put(
      { op: 'ball', r: [p.w * 0.007, p.w * 0.003, p.w * 0.007], from: 0, to: 90 },
      [0, 0, 0],
      [90, 0, 0],
    );
    b.add(
      `${name} nails`,
      'metal',
      turn(
        solid.at(
          nail,
          nails.map((at) => ({ at })),
        ),
      ),
      { detail: 0.5 },
    );
  }
  b.add('bottom', 'body', boards(p.w, p.d, t, 0, 5), { grain: [1, 0, 0] });
  if (!p.open) b.add('lid', 'body', boards(p.w + t * 0.6, p.d + t * 0.6, t, p.h - t, 6), { grain: [1, 0, 0] });
  if (p.label) {
    const [hw, hh] = [p.w * (p.label.length > 2 ? 0.36 : 0.2), p.h * (low ? 0.24 : 0.2)];
    const z = p.d / 2 + (low ? -t * 0.5 : t * 0.3);
    b.add(
      'sign board',
      'body',
      solid.span([-hw, p.h * 0.5 - hh, p.d / 2 - t + 0.0005], [hw, p.h * 0.5 + hh, z], t * 0.16),
      {
        grain: [1, 0, 0],
      },
    );
    stencil(b, p.label, hw * 1.8, hh * 1.3, [0, p.h * 0.5, z + 0.0003]);
  }
  if (p.open && p.fill !== 'none') addHeap(b, p, w - t, d - t);
}

/** Boards side by side on `y`. */
function boards(w: number, d: number, t: number, y: number, n: number): Shape {
  const each = d / n;
  return solid.many(
    Array.from({ length: n }, (_, i) =>
      solid.span(
        [-w / 2, y, -d / 2 + i * each + 0.0015],
        [w / 2, y + t - 0.0006, -d / 2 + (i + 1) * each - 0.0015],
        t * 0.16,
      ),
    ),
  );
}

/** Fruit in rows up to the rim, a second layer on them, on straw. */
function addHeap(b: Bench, p: CratePlan, w: number, d: number): void {
  const rng = createRng(p.seed);
  const size = d / 4.2;
  const level = p.h - size * 0.62;
  b.add('filling', { base: 'fabric', color: '#8a6c3c' }, solid.box([w, level * 0.8, d], [0, level * 0.5, 0]), {
    detail: 0.2,
  });
  if (p.fill === 'straw' || p.fill === 'egg') {
    const of = Array.from({ length: 60 }, () =>
      solid.put(
        leafShape({ length: size * 1.2, width: size * 0.1, rise: 0.5, droop: 0.6, thick: size * 0.015, plain: true }),
        [rng.range(-0.42, 0.42) * w, level * 0.9, rng.range(-0.4, 0.4) * d],
        [rng.range(-30, 0), rng.range(0, 360), 0],
      ),
    );
    b.add('straw', { base: 'leaf', color: '#d8bc70', color2: '#c8a858' }, solid.many(of), { detail: 0.7 });
    if (p.fill === 'straw') return;
  }
  const lay = (nx: number, nz: number, y: number): void => {
    for (let i = 0; i < nx; i++)
      for (let j = 0; j < nz; j++) {
        const x = ((i + 0.5) / nx - 0.5) * w * (nx < 5 ? 0.78 : 0.99);
        const z = ((j + 0.5) / nz - 0.5) * d * (nz < 4 ? 0.76 : 0.99);
        const one = produce(p.fill as Produce, size * rng.range(0.93, 0.99), rng.int(999));
        const place = (s: Shape): Shape =>
          solid.put(
            solid.put(s, [0, -one.h / 2, 0]),
            [x, y + rng.range(-0.04, 0.04) * size, z],
            p.fill === 'potato' ? [80, x * 900, z * 600] : [14 - z * 90, x * 700, x * 60],
          );
        b.add(p.fill, one.skin, place(one.shape), { detail: 0.8 });
        if (one.stem && nz < 4)
          b.add(`${p.fill} stem`, { base: 'bark', color: '#5a4226' }, place(one.stem), { detail: 0.3 });
      }
  };
  lay(6, 4, level);
  lay(4, 3, level + size * 0.72);
}

/** Olive boards with a hinged lid on battens, rope handles, latches, stencilled. */
export function addAmmo(b: Bench, p: CratePlan): void {
  const t = p.w * 0.03;
  const split = p.h * 0.74;
  b.add('box', 'body', solid.span([-p.w / 2, t, -p.d / 2], [p.w / 2, split - 0.002, p.d / 2], 0.004), {
    grain: [1, 0, 0],
  });
  b.add('lid', 'body', solid.span([-p.w / 2, split + 0.001, -p.d / 2], [p.w / 2, p.h - t * 0.7, p.d / 2], 0.004), {
    grain: [1, 0, 0],
  });
  for (const [name, x] of [
    ['left', 0.34],
    ['right', -0.34],
  ] as const) {
    const wide = p.w * 0.09;
    b.add(
      `${name} front batten`,
      'body',
      solid.span(
        [x * p.w - wide / 2, t * 1.6, p.d / 2 + 0.0004],
        [x * p.w + wide / 2, split - t * 0.5, p.d / 2 + t * 0.7],
        0.002,
      ),
      { grain: [0, 1, 0] },
    );
    b.add(
      `${name} lid batten`,
      'body',
      solid.span(
        [x * p.w - wide / 2, p.h - t * 0.7 + 0.0004, -p.d / 2 + t],
        [x * p.w + wide / 2, p.h, p.d / 2 - t],
        0.002,
      ),
      { grain: [0, 0, 1] },
    );
    b.add(
      `${name} runner`,
      'body',
      solid.span([x * p.w - wide / 2, 0, -p.d / 2], [x * p.w + wide / 2, t - 0.0004, p.d / 2], 0.002),
      { grain: [0, 0, 1] },
    );
    const xl = x * p.w * 0.45;
    b.add(
      `${name} latch`,
      'metal',
      solid.many([
        solid.box([p.w * 0.05, p.h * 0.2, 0.004], [xl, split - p.h * 0.02, p.d / 2 + 0.0024], 0.001),
        solid.cyl(0.006, p.w * 0.05, [xl, split + p.h * 0.07, p.d / 2 + 0.007], 'x'),
      ]),
    );
    b.add(
      `${name} latch screws`,
      'metal',
      solid.many([-0.09, -0.05].map((k) => solid.cyl(0.004, 0.003, [xl, split + k * p.h, p.d / 2 + 0.005], 'z'))),
      { detail: 0.4 },
    );
    const s = Math.sign(x);
    b.add(
      `${name} cleat`,
      'frame',
      solid.span(
        [s * (p.w / 2 + 0.0004), split * 0.55, -p.d * 0.4],
        [s * (p.w / 2 + t * 0.9), split * 0.82, p.d * 0.4],
        0.003,
      ),
      { grain: [0, 0, 1] },
    );
    const path = Array.from({ length: 13 }, (_, i): Vec3 => {
      const a = (Math.PI * i) / 12;
      return [
        s * (p.w / 2 + t * 0.85 + 0.012 * Math.sin(a)),
        split * 0.7 - 0.11 * p.w * Math.sin(a),
        Math.cos(a) * p.d * 0.26,
      ];
    });
    b.add(
      `${name} rope handle`,
      { base: 'rope', color: '#b89a68' },
      twisted({ path, across: [1, 0.2, 0], r: 0.0085, turns: 10 }),
    );
    for (const y of [t * 1.02, p.h - t * 0.7])
      for (const z of [1, -1])
        b.add(
          `${name} corner iron`,
          'metal',
          solid.box(
            [p.w * 0.06, p.h * 0.08, 0.0025],
            [s * p.w * 0.471, y + (y > split ? -1 : 1) * p.h * 0.04, z * (p.d / 2 + 0.0008)],
            0.0008,
          ),
          { detail: 0.5 },
        );
  }
  if (p.label) stencil(b, p.label, p.w * 0.36, p.h * 0.2, [0, split * 0.42, p.d / 2 + 0.0006], '#e8d9a0');
}

/** Deck boards on stringers on blocks on runners, as the railways exchange them. */
export function addPallet(b: Bench, p: CratePlan): void {
  const t = 0.022;
  const widths = [0.145, 0.1, 0.145, 0.1, 0.145];
  const gap = (p.d - widths.reduce((s, x) => s + x, 0)) / 4;
  let z = -p.d / 2;
  widths.forEach((wide, i) => {
    b.add(`deck board ${i + 1}`, 'body', solid.span([-p.w / 2, p.h - t, z], [p.w / 2, p.h, z + wide], 0.003), {
      grain: [1, 0, 0],
    });
    const nail: Shape = { op: 'ball', r: [0.007, 0.003, 0.007], from: 0, to: 90 };
    b.add(
      `deck nails ${i + 1}`,
      'metal',
      solid.at(
        nail,
        [-0.52, -0.47, -0.02, 0.03, 0.47, 0.52].map((x) => ({
          at: [x * p.w * 0.98, p.h - 0.0004, z + wide * (0.3 + 0.4 * ((x * 50) & 1))] as Vec3,
        })),
      ),
      { detail: 0.4 },
    );
    z += wide + gap;
  });
  for (const [i, x] of [-1, 0, 1].entries()) {
    const at = x * (p.w / 2 - 0.0725);
    b.add(
      `stringer ${i + 1}`,
      'frame',
      solid.span([at - 0.0725, p.h - 2 * t, -p.d / 2], [at + 0.0725, p.h - t - 0.0006, p.d / 2], 0.003),
      { grain: [0, 0, 1] },
    );
    for (const [j, k] of [-1, 0, 1].entries())
      b.add(
        `block ${i * 3 + j + 1}`,
        'frame',
        solid.span(
          [at - 0.0725, t, k * (p.d / 2 - 0.05) - 0.05],
          [at + 0.0725, p.h - 2 * t - 0.0006, k * (p.d / 2 - 0.05) + 0.05],
          0.003,
        ),
        { grain: [0, 0, 1] },
      );
  }
  for (const [i, k] of [-1, 0, 1].entries())
    b.add(
      `runner ${i + 1}`,
      'body',
      solid.span([-p.w / 2, 0, k * (p.d / 2 - 0.05) - 0.05], [p.w / 2, t - 0.0006, k * (p.d / 2 - 0.05) + 0.05], 0.003),
      { grain: [1, 0, 0] },
    );
}
