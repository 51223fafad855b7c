import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import type { CratePlan } from './crate.ts';
import { stencil } from './stencil.ts';

/** A moulded box with a rim, ribs, snap-on lid and two clips. */
export function addTote(b: Bench, p: CratePlan): void {
  const { w, h, d } = p;
  const r = w * 0.07;
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: outline.roundRect(w * k, d * k, r * k, 0, 0, 5).map(([x, z]): Vec3 => [x, y, -z]),
  });
  const lid = h * 0.12;
  const top = h - lid;
  const t = 0.012;
  b.add('box', 'body', {
    op: 'loft',
    sections: [
      ring(0.84, 0),
      ring(0.86, 0.003),
      ring(0.955, top - 0.02),
      ring(0.99, top - 0.019),
      ring(0.99, top - 0.002),
      ring(0.94, top),
      ring(0.83, t),
      ring(0.5, t),
    ],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  for (const [name, z] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(
      `${name} ribs`,
      'body',
      solid.many(
        [-0.28, -0.14, 0, 0.14, 0.28].map((x) =>
          solid.put(
            solid.box([0.012, top * 0.6, 0.01], [0, 0, 0], 0.003),
            [x * w, top * 0.48, z * d * 0.457],
            [z * 5.4, 0, 0],
          ),
        ),
      ),
      { detail: 0.6 },
    );
  if (!p.open) {
    b.add('lid', b.tint('body', { color: '#f0f2f2' }), {
      op: 'loft',
      sections: [
        ring(1, top - 0.006),
        ring(1.005, top + lid * 0.2),
        ring(0.985, top + lid * 0.55),
        ring(0.93, top + lid * 0.6),
        ring(0.9, h),
        ring(0.4, h),
      ],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    });
  }
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} clip`,
      b.tint('body', { color: '#3a4046' }),
      solid.box([0.014, h * 0.26, d * 0.26], [s * (w * 0.503), top - h * 0.03, 0], 0.004),
    );
  if (p.label) stencil(b, p.label, w * 0.5, h * 0.2, [0, h * 0.5, d * 0.478]);
}

/** A box of tissues, one pulled half out of its slot. */
export function addTissues(b: Bench, p: CratePlan): void {
  const { w, h, d } = p;
  b.add('box', 'body', solid.span([-w / 2, 0, -d / 2], [w / 2, h, d / 2], 0.003));
  b.add(
    'pattern',
    b.tint('body', { color: '#f2ede2' }),
    solid.many(
      [-0.36, -0.12, 0.12, 0.36].flatMap((x) =>
        [1, -1].map((z) =>
          solid.slab(outline.ngon(h * 0.2, 24), 0.0008, [x * w, h * 0.5, z * (d / 2 + 0.0002)], 'z', { bevel: 0 }),
        ),
      ),
    ),
    { detail: 0.5 },
  );
  const slot = outline.superellipse(w * 0.3, d * 0.2, 2, 40);
  b.add(
    'slot',
    { base: 'plastic', color: '#dfe6ea', rough: 0.2 },
    solid.slab(slot, 0.0012, [0, h + 0.0004, 0], 'y', { bevel: 0.0003 }),
  );
  const grid = Array.from({ length: 10 }, (_, i) => {
    const t = i / 9;
    return Array.from({ length: 17 }, (_, j): Vec3 => {
      const u = (j / 16) * 2 - 1;
      const spread = w * (0.12 + 0.2 * t);
      return [
        u * spread,
        h - 0.004 + h * 0.95 * t * (1 - 0.28 * u * u) + h * 0.06 * Math.sin(u * 9) * t,
        d * (0.1 * Math.sin(u * 5 + t * 2) * (0.3 + t) + 0.16 * t * t * Math.sin(u * 2.2 + 1)),
      ];
    });
  });
  b.add(
    'tissue',
    { base: 'paper', color: '#fbfbf8' },
    { op: 'sheet', grid, thickness: 0.0012, spline: 'catmull' },
    { detail: 1.3 },
  );
}

/** A folded box that widens upwards, flaps tucked, a wire handle, chopsticks in it. */
export function addTakeaway(b: Bench, p: CratePlan): void {
  const { w, h, d } = p;
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: outline.roundRect(w * k, d * k, 0.003, 0, 0, 2).map(([x, z]): Vec3 => [x, y, -z]),
  });
  b.add('box', 'body', {
    op: 'loft',
    sections: [ring(0.72, 0), ring(1, h), ring(0.96, h), ring(0.7, 0.004), ring(0.3, 0.004)],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  const flap = (yaw: number, out: number, wide: number, lean: number): Shape =>
    solid.put(
      solid.put(
        solid.slab(
          outline.pairs([-wide / 2, 0, wide / 2, 0, wide * 0.34, h * 0.34, -wide * 0.34, h * 0.34]),
          0.0012,
          [0, 0, 0],
          'z',
          { bevel: 0.0003 },
        ),
        [0, h - 0.0006, out - 0.001],
        [lean, 0, 0],
      ),
      [0, 0, 0],
      [0, yaw, 0],
    );
  b.add('front flap', 'body', flap(0, d * 0.49, w * 0.92, 22));
  b.add('back flap', 'body', flap(180, d * 0.49, w * 0.92, 16));
  b.add('left flap', 'body', flap(90, w * 0.49, d * 0.9, 28));
  b.add('right flap', 'body', flap(-90, w * 0.49, d * 0.9, 34));
  const half = w * 0.47;
  b.add(
    'wire handle',
    'metal',
    solid.tube(
      [
        [half + 0.003, h * 0.82, 0],
        [half + 0.004, h * 1.05, 0],
        [half * 0.5, h * 1.5, 0],
        [0, h * 1.62, 0],
        [-half * 0.5, h * 1.5, 0],
        [-half - 0.004, h * 1.05, 0],
        [-half - 0.003, h * 0.82, 0],
      ],
      0.0011,
    ),
  );
  b.add(
    'pagoda',
    b.tint('ink', { color: '#c2281c' }),
    solid.many(
      [0, 1, 2].map((i) =>
        solid.put(
          solid.slab(
            outline
              .pairs([-0.3 + 0.06 * i, 0, 0.3 - 0.06 * i, 0, 0.14 - 0.03 * i, 0.1, -0.14 + 0.03 * i, 0.1])
              .map(([x, y]) => [x * w, y * h]),
            0.0008,
            [0, 0, 0],
            'z',
            { bevel: 0 },
          ),
          [0, h * (0.3 + 0.15 * i), d * (0.408 + 0.021 * i)],
          [7.4, 0, 0],
        ),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'noodles',
    { base: 'cream', color: '#e8c878' },
    solid.box([w * 0.9, h * 0.06, d * 0.9], [0, h * 0.88, 0], h * 0.02),
  );
  b.add(
    'chopsticks',
    { base: 'wood', color: '#c89a5a' },
    solid.many(
      [0, 1].map((i) =>
        solid.rod(
          [w * (0.1 + 0.1 * i), h * 0.8, -d * 0.1],
          [w * (0.42 + 0.22 * i), h * 1.75, -d * 0.5],
          0.0022,
          0.0032,
        ),
      ),
    ),
  );
}
