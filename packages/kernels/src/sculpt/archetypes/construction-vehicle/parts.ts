import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting } from '../../kits/vehicle/index.ts';

/** A hydraulic cylinder between two pins in the plane x: barrel from a, rod to c, with eyes. */
export function addRam(b: Bench, name: string, x: number, a: Vec2, c: Vec2, r: number, share = 0.55): void {
  const at = (t: number): Vec3 => [x, a[1] + (c[1] - a[1]) * t, a[0] + (c[0] - a[0]) * t];
  b.add(`${name} barrel`, 'frame', solid.rod(at(0.02), at(share), r));
  b.add(`${name} rod`, 'pistons', solid.rod(at(share - 0.02), at(0.98), r * 0.6));
  b.add(
    `${name} eyes`,
    'frame',
    solid.many([
      solid.cyl(r * 1.1, r * 2.4, at(0), 'x', { bevel: r * 0.15 }),
      solid.cyl(r * 1.1, r * 2.4, at(1), 'x', { bevel: r * 0.15 }),
    ]),
  );
}

/** A box-shaped operator's cab between corners: glass all round in a frame, door, roof with lamps. */
export function addCab(b: Bench, lo: Vec3, hi: Vec3, slope = 0.2): void {
  const [x0, y0, z0] = lo;
  const [x1, y1, z1] = hi;
  const [xm, w] = [(x0 + x1) / 2, x1 - x0];
  const side: Vec2[] = [
    [z0, y0],
    [z1, y0],
    [z1, y0 + (y1 - y0) * 0.42],
    [z1 - slope, y1],
    [z0, y1],
  ];
  b.add('cab glass', 'windows', solid.slab(outline.rounded(side, 0.06), w - 0.05, [xm, 0, 0], 'x', { bevel: 0.03 }), {
    detail: 1.2,
  });
  const bar = (a: Vec3, c: Vec3) => solid.bar([a, c], { kind: 'rect', w: 0.09, h: 0.09, r: 0.02 }, { up: [1, 0, 0] });
  const mid = y0 + (y1 - y0) * 0.42;
  for (const [name, x] of [
    ['left', x1 - 0.03],
    ['right', x0 + 0.03],
  ] as const) {
    b.add(
      `${name} cab frame`,
      'body',
      solid.many([
        bar([x, y0, z0 + 0.03], [x, y1, z0 + 0.03]),
        bar([x, y0, z1 - 0.02], [x, mid, z1 - 0.02]),
        bar([x, mid - 0.03, z1 - 0.02], [x, y1, z1 - slope - 0.02]),
        bar([x, y0 + 0.03, z0], [x, y0 + 0.03, z1]),
        bar([x, y0, (z0 + z1) / 2 - 0.06], [x, y1, (z0 + z1) / 2 - 0.06]),
      ]),
    );
    b.add(
      `${name} lower panel`,
      'body',
      solid.box([0.05, (mid - y0) * 0.8, z1 - z0 - 0.04], [x, y0 + (mid - y0) * 0.4, (z0 + z1) / 2], 0.012),
    );
  }
  b.add(
    'cab roof',
    'body',
    solid.slab(
      outline.rounded(
        [
          [x0 - 0.06, -(z0 - 0.08)],
          [x1 + 0.06, -(z0 - 0.08)],
          [x1 + 0.06, -(z1 - slope + 0.12)],
          [x0 - 0.06, -(z1 - slope + 0.12)],
        ],
        0.1,
      ),
      0.12,
      [0, y1 + 0.04, 0],
      'y',
      { bevel: 0.03 },
    ),
  );
  b.add(
    'cab lamps',
    'lights',
    solid.many([x0 + 0.16, x1 - 0.16].map((x) => solid.box([0.2, 0.12, 0.1], [x, y1 + 0.02, z1 - slope + 0.16], 0.03))),
  );
  b.add('door handle', 'chrome', solid.box([0.03, 0.04, 0.16], [x1 + 0.02, mid + 0.12, (z0 + z1) / 2 + 0.1], 0.01));
  b.add(
    'grab rail',
    'frame',
    solid.tube(
      [
        [x1 + 0.01, y0 + 0.2, z1 - 0.08],
        [x1 + 0.08, y0 + 0.24, z1 - 0.08],
        [x1 + 0.08, mid + 0.3, z1 - 0.12],
        [x1 + 0.01, mid + 0.34, z1 - 0.14],
      ],
      0.018,
    ),
  );
  b.add(
    'beacon',
    { base: 'lamp', color: '#e8801c', emissive: '#e07a10', emissiveStrength: 0.9 },
    solid.turned(
      [
        [0, 0],
        [0.09, 0],
        [0.08, 0.14],
        [0, 0.18],
      ],
      [x0 + 0.25, y1 + 0.1, z0 + 0.3],
      { bevel: 0.015 },
    ),
  );
  b.add(
    'wiper',
    'trim',
    solid.rod([xm - 0.2, mid + 0.02, z1 + 0.01], [xm + 0.15, mid + (y1 - mid) * 0.55, z1 - slope * 0.55 + 0.02], 0.014),
  );
  b.add(
    'cab mirror',
    'trim',
    solid.many([
      solid.rod([x1, y1 - 0.3, z1 - slope], [x1 + 0.22, y1 - 0.3, z1 - slope + 0.1], 0.016),
      solid.box([0.14, 0.3, 0.04], [x1 + 0.26, y1 - 0.34, z1 - slope + 0.1], 0.015),
    ]),
  );
}

/** Louvres on both sides of an engine cover: bars from z0 to z1 between heights at ±x. */
export function addLouvres(b: Bench, x: number, z0: number, z1: number, y0: number, y1: number): void {
  const n = Math.max(3, Math.round((y1 - y0) / 0.11));
  fitting.pair(
    b,
    'louvres',
    'frame',
    solid.many(
      Array.from({ length: n }, (_, i) =>
        solid.box([0.03, 0.045, z1 - z0], [x, y0 + ((y1 - y0) * (i + 0.5)) / n, (z0 + z1) / 2], 0.01),
      ),
    ),
  );
}

/** An arm as a welded box along points (z, y) in the plane x, tapering by the heights given. */
export function boxArm(
  x: number,
  w: number,
  points: readonly Vec2[],
  heights: readonly number[],
): ReturnType<typeof solid.many> {
  const up: Vec2[] = [];
  const down: Vec2[] = [];
  points.forEach((p, i) => {
    const a = points[Math.max(0, i - 1)];
    const c = points[Math.min(points.length - 1, i + 1)];
    const l = Math.hypot(c[0] - a[0], c[1] - a[1]) || 1;
    const n: Vec2 = [-(c[1] - a[1]) / l, (c[0] - a[0]) / l];
    up.push([p[0] + (n[0] * heights[i]) / 2, p[1] + (n[1] * heights[i]) / 2]);
    down.push([p[0] - (n[0] * heights[i]) / 2, p[1] - (n[1] * heights[i]) / 2]);
  });
  return solid.slab(outline.rounded([...down, ...up.reverse()], 0.06), w, [x, 0, 0], 'x', { bevel: 0.025 });
}
