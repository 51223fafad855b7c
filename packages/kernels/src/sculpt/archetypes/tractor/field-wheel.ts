import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting } from '../../kits/vehicle/index.ts';

/** A wheel for soft ground: radius over the lugs, width, lugs a side. */
export interface FieldWheel {
  r: number;
  w: number;
  lugs: number;
}

/** Half of a chevron tread: a toothed ring that turns as it widens, from the middle (x = 0) to the shoulder. */
function chevrons(r: number, w: number, n: number, mirror: boolean): Shape {
  const h = r * 0.055;
  const ring = (x: number, turn: number, k: number): Vec3[] => {
    const out: Vec3[] = [];
    for (let i = 0; i < n; i++)
      for (const [u, rr] of [
        [0.02, r - h - k],
        [0.52, r - h - k],
        [0.58, r - k],
        [0.96, r - k],
      ] as const) {
        const a = (2 * Math.PI * (i + u + turn)) / n;
        out.push([x, rr * Math.sin(a), rr * Math.cos(a)]);
      }
    return out;
  };
  const hole = (x: number): Vec3[] =>
    Array.from({ length: 4 * n }, (_, i) => [
      x,
      (r - h * 2.6) * Math.sin((2 * Math.PI * i) / (4 * n)),
      (r - h * 2.6) * Math.cos((2 * Math.PI * i) / (4 * n)),
    ]);
  const s = mirror ? -1 : 1;
  const rows = [
    hole(0),
    ring(0, 0, 0),
    ring(s * w * 0.25, 0.45, 0),
    ring(s * w * 0.46, 0.8, h * 0.4),
    ring(s * w * 0.5, 0.85, h * 1.1),
    hole(s * w * 0.47),
  ];
  const body: Shape = { op: 'loft', spline: 'linear', cap: 'flat', sections: rows.map((points) => ({ points })) };
  return solid.cut(body, solid.cyl(r - h * 2.2, w * 1.2, [0, 0, 0], 'x', { bevel: 0, segments: 48 }));
}

/** Tyre with chevron lugs, dished rim, hub and nuts at `at`, the outside towards `side`. */
export function addFieldWheel(b: Bench, name: string, { r, w, lugs }: FieldWheel, at: Vec3, side: number): void {
  const rim = r * 0.6;
  const h = w / 2;
  const out = r * 0.955;
  const tyre: Vec2[] = [
    [rim, -h * 0.8],
    [rim + (out - rim) * 0.5, -h * 1.02],
    [out - 0.03, -h * 0.92],
    [out, -h * 0.6],
    [out, h * 0.6],
    [out - 0.03, h * 0.92],
    [rim + (out - rim) * 0.5, h * 1.02],
    [rim, h * 0.8],
    [rim, -h * 0.8],
  ];
  b.add(`${name} tyre`, 'tyres', solid.turned(tyre, at, { axis: 'x', bevel: 0.03 }));
  b.add(`${name} lugs left`, 'tyres', solid.put(chevrons(r, w, lugs, false), at), { detail: 0.8 });
  b.add(`${name} lugs right`, 'tyres', solid.put(chevrons(r, w, lugs, true), at), { detail: 0.8 });
  const disc: Vec2[] = [
    [0, 0],
    [rim * 0.3, 0],
    [rim * 0.4, h * 0.2],
    [rim * 0.75, h * 0.1],
    [rim * 0.9, h * 0.75],
    [rim * 1.03, h * 0.82],
    [rim * 1.03, -h * 0.82],
    [rim * 0.94, -h * 0.82],
    [rim * 0.9, -h * 0.2],
    [0, -h * 0.2],
  ];
  const put = (s: Shape): Shape => solid.put(s, at, [0, side > 0 ? 0 : 180, 0]);
  b.add(`${name} rim`, 'wheels', put(solid.turned(disc, [0, 0, 0], { axis: 'x', bevel: 0.012 })));
  b.add(
    `${name} hub`,
    'engine',
    put(
      solid.turned(
        [
          [0, -0.02],
          [rim * 0.24, -0.02],
          [rim * 0.22, h * 0.4],
          [rim * 0.12, h * 0.56],
          [0, h * 0.58],
        ],
        [0, 0, 0],
        { axis: 'x', bevel: 0.01 },
      ),
    ),
  );
  b.add(
    `${name} nuts`,
    'chrome',
    put(
      fitting.bolts(
        rim * 0.045,
        outline.ngon(rim * 0.56, 8).map(([y, z]): Vec3 => [h * 0.17, y, z]),
        'x',
      ),
    ),
    { detail: 0.5 },
  );
}
