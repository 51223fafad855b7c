import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** Courses of a moulding from below: height and half width as shares of the width. */
type Course = readonly [height: number, half: number, name: string];

const PLINTH: readonly Course[] = [
  [0.1, 0.62, 'foot'],
  [0.06, 0.57, 'foot moulding'],
  [0.035, 0.52, 'foot fillet'],
  [0.34, 0.47, 'die'],
  [0.035, 0.5, 'cap fillet'],
  [0.06, 0.55, 'cap moulding'],
  [0.08, 0.58, 'cap'],
];

/** A plinth, pedestal or base of the width across its top. Returns the height of its top. */
export function addPedestal(b: Bench, kind: string, w: number, label: boolean): number {
  if (kind === 'plinth') return addPlinth(b, w, label);
  return kind === 'pedestal' ? addColumn(b, w) : addBase(b, w, label);
}

function addPlinth(b: Bench, w: number, label: boolean): number {
  let y = 0;
  for (const [h, half, name] of PLINTH) {
    const [tall, side] = [h * w, 2 * half * 0.86 * w];
    b.add(
      name,
      'body',
      solid.box([side, tall + 0.004 * w, side], [0, y + tall / 2, 0], Math.min(0.012 * w, 0.35 * tall)),
    );
    if (name === 'die') {
      const panel: Shape = solid.box(
        [0.72 * side, 0.74 * tall, 0.02 * w],
        [0, y + tall / 2, side / 2 + 0.004 * w],
        0.008 * w,
      );
      for (const [i, turn] of [0, 90, 180, 270].entries())
        b.add(`panel ${i + 1}`, 'body', { op: 'assembly', of: [panel], rot: [0, turn, 0] });
      if (label)
        b.add(
          'plate',
          'trim',
          solid.box([0.4 * side, 0.16 * tall, 0.02 * w], [0, y + 0.6 * tall, side / 2 + 0.018 * w], 0.006 * w),
        );
    }
    y += tall;
  }
  return y;
}

/** A fluted shaft between torus and cap. */
function addColumn(b: Bench, w: number): number {
  const r = 0.36 * w;
  const h = 1.35 * w;
  const foot = 0.1 * w;
  b.add('foot', 'body', solid.box([1.02 * w, foot, 1.02 * w], [0, foot / 2, 0], 0.012 * w));
  const torus = (y: number, out: number, high: number): Shape =>
    solid.turned(
      [
        [0, 0],
        [out, 0],
        [out + 0.35 * high, 0.5 * high],
        [out, high],
        [0, high],
      ],
      [0, y, 0],
      { bevel: 0.2 * high },
    );
  b.add('lower torus', 'body', torus(foot - 0.002, 1.14 * r, 0.08 * w));
  b.add('upper torus', 'body', torus(foot + 0.075 * w, 1.04 * r, 0.05 * w));
  const flutes = 20;
  const outline = Array.from({ length: flutes * 4 }, (_, i): Vec2 => {
    const a = (i / (flutes * 4)) * 2 * Math.PI;
    const out = r * (i % 4 === 2 ? 0.93 : i % 4 === 0 ? 1 : 0.97);
    return [out * Math.cos(a), out * Math.sin(a)];
  });
  const y = foot + 0.12 * w;
  b.add('shaft', 'body', {
    op: 'extrude',
    outline,
    depth: h,
    bevel: 0.006 * w,
    at: [0, y + h / 2, 0],
    rot: [-90, 0, 0],
  });
  b.add('neck', 'body', torus(y + h - 0.004 * w, 1.0 * r, 0.045 * w));
  b.add(
    'echinus',
    'body',
    solid.turned(
      [
        [0, 0],
        [0.98 * r, 0],
        [0.48 * w, 0.09 * w],
        [0, 0.09 * w],
      ],
      [0, y + h + 0.035 * w, 0],
      { bevel: 0.015 * w },
    ),
  );
  const cap = 0.09 * w;
  b.add('cap', 'body', solid.box([1.02 * w, cap, 1.02 * w], [0, y + h + 0.12 * w + cap / 2, 0], 0.012 * w));
  return y + h + 0.12 * w + cap;
}

/** A low disc with a turned edge. */
function addBase(b: Bench, w: number, label: boolean): number {
  const r = 0.5 * w;
  const h = 0.085 * w;
  b.add(
    'base',
    'body',
    solid.turned(
      [
        [0, 0],
        [1.06 * r, 0],
        [1.06 * r, 0.3 * h],
        [1.0 * r, 0.42 * h],
        [0.98 * r, 0.72 * h],
        [1.01 * r, 0.84 * h],
        [0.98 * r, h],
        [0, h],
      ],
      [0, 0, 0],
      { bevel: 0.1 * h, segments: 72 },
    ),
    { detail: 1.4 },
  );
  b.add('felt foot', { base: 'fabric', color: '#1d4a2c' }, solid.cyl(0.9 * r, 0.02 * h, [0, -0.008 * h, 0]), {
    hidden: true,
  });
  if (label) b.add('plate', 'trim', solid.box([0.46 * r, 0.3 * h, 0.05 * h], [0, 0.57 * h, 0.992 * r], 0.01 * h));
  return h;
}
