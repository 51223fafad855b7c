import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const LONG = 0.9;

const at = (t: number, bend: number): Vec3 => [0.1 - bend * LONG * 0.26 * t * t, LONG * 0.86 * t, -bend * 0.06 * t * t];

/** One loose barb from the shaft: out, up, and drooping at its end. */
function barb(t: number, side: number, l: number, bend: number, front: number): Shape {
  const p = at(t, bend);
  const end = (k: number): Vec3 => [
    p[0] + side * l * (k * 0.95 - 0.12 * k * k),
    p[1] + l * (0.62 * k + 0.22 * k * k),
    p[2] + front * l * 0.16 * k * k,
  ];
  return {
    op: 'sweep',
    path: [p, end(0.35), end(0.7), end(1)],
    section: { kind: 'ellipse', rx: 0.0019, ry: 0.0008 },
    taper: [1, 1.1, 0.9, 0.2],
    spline: 'catmull',
    cap: 'flat',
  };
}

/** The rings of the eye, from without: width, height, sink of its middle below the eye's, colour. */
const RINGS: readonly (readonly [number, number, number, string])[] = [
  [0.096, 0.132, 0, '#7a8a2c'],
  [0.078, 0.106, -0.003, '#b07a2c'],
  [0.058, 0.074, -0.01, '#1f9a9a'],
  [0.036, 0.042, -0.014, '#1c2a78'],
];

/** A peacock's train feather: long bare shaft, loose green barbs, the eye. */
export function addPeacock(b: Bench, bend: number): void {
  b.add('quill', 'quill', solid.tube([at(0, bend), at(0.06, bend), at(0.12, bend)], 0.0042, { taper: [0.6, 1, 1] }));
  b.add(
    'shaft',
    'quill',
    solid.tube(
      Array.from({ length: 12 }, (_, i) => at(0.1 + 0.078 * i, bend)),
      0.0038,
      { taper: Array.from({ length: 12 }, (_, i) => 1 - 0.055 * i) },
    ),
  );
  const n = 64;
  for (const [name, side] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [k, where] of ['lower', 'middle', 'upper'].entries()) {
      const list: Shape[] = [];
      for (let i = Math.floor((n * k) / 3); i < Math.floor((n * (k + 1)) / 3); i++) {
        const t = 0.16 + (0.74 * i) / n;
        const l = 0.05 + 0.055 * Math.sin(Math.PI * Math.min(1, t * 1.05)) + 0.012 * ((i * 7) % 5 === 0 ? 1 : 0);
        list.push(barb(t, side, l, bend, ((i * 5) % 3) - 1));
      }
      b.add(`${name} ${where} barbs`, b.tint('body', { grain: [side * 0.8, 0.6, 0] }), solid.many(list), {
        detail: 0.8,
      });
    }
  const c = at(0.98, bend);
  const halo = Array.from({ length: 40 }, (_, i): Shape => {
    const a = -0.6 + (Math.PI + 1.2) * (i / 39);
    const r = (k: number): Vec3 => [
      c[0] + (0.03 + 0.058 * k) * Math.cos(a),
      c[1] + (0.045 + 0.075 * k) * Math.sin(a),
      c[2],
    ];
    return {
      op: 'sweep',
      path: [r(0), r(0.6), r(1)],
      section: { kind: 'ellipse', rx: 0.0026, ry: 0.001 },
      taper: [1, 1, 0.2],
      cap: 'flat',
    };
  });
  b.add('halo', 'body', solid.many(halo), { detail: 0.8 });
  for (const [i, [w, h, down, color]] of RINGS.entries()) {
    const ring: Vec2[] = outline.superellipse(w / 2, h / 2, 2, 40).map(([x, y]): Vec2 => {
      // the innermost is a heart: notched above
      const notch = i === 3 && y > 0 ? -0.34 * y * Math.max(0, 1 - Math.abs(x) / (w * 0.22)) : 0;
      return [x * (1 + (0.5 * y) / h), y + notch];
    });
    b.add(
      ['eye rim', 'eye gold', 'eye turquoise', 'eye heart'][i],
      { base: 'feathers', color, color2: color, rough: 0.35, metal: 0.35, grain: [0, 1, 0], scale: 0.4 },
      solid.slab(ring, 0.002 + 0.0016 * i, [c[0], c[1] + down, c[2]], 'z', { bevel: 0.0005 }),
      { detail: 1 },
    );
  }
}
