import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../../kits/joinery/index.ts';
import { ORDER, spineDepth } from './spine.ts';
import { curve, SIDES, type Yard } from './yard.ts';

/** Half widths and depths of the rib rings, and how far they fall towards the front; trunk units. */
const RIBS: readonly (readonly [w: number, d: number, drop: number])[] = [
  [0.0374, 0.0344, 0.0202],
  [0.052, 0.0476, 0.0313],
  [0.0624, 0.0574, 0.0405],
  [0.0697, 0.0648, 0.0478],
  [0.0744, 0.0705, 0.0534],
  [0.0775, 0.0746, 0.057],
  [0.0796, 0.0771, 0.0607],
  [0.0806, 0.0779, 0.0644],
  [0.0801, 0.0771, 0.0644],
  [0.0775, 0.0738, 0.0607],
  [0.0707, 0.0672, 0.046],
  [0.0624, 0.0574, 0.0313],
];
/** Angles from the back at which the bone of a rib ends. */
const ENDS = [2.75, 2.62, 2.52, 2.46, 2.4, 2.34, 2.28, 2.16, 2.02, 1.9, 1.5, 1.05];

const ramp = (a: number, b: number, v: number): number => Math.min(1, Math.max(0, (v - a) / (b - a)));

/** Point of a rib at an angle from the back; trunk units from the height of its vertebra. */
function ribPoint(i: number, a: number, side: number): Vec3 {
  const [w, d, drop] = RIBS[i];
  const t = 0.965 - i * 0.0433;
  const back = spineDepth(t) - 0.006;
  const z0 = back + d * 0.93;
  const fall = drop * ramp(0.25, 2.5, a) ** 1.25;
  return [
    side * w * Math.sin(a) ** 0.86,
    t * 0.352 - fall + 0.004 * Math.sin(a * 2),
    z0 - d * Math.cos(a) * (a < Math.PI / 2 ? 1.04 : 0.96),
  ];
}

/** Ribs with their cartilages, breastbone. In the frame of the chest. */
export function addRibs({ b, rig, stout }: Yard): void {
  const u = rig.u;
  const y0 = rig.body.figure.crotchY;
  const place = ([x, y, z]: Vec3): Vec3 => [x * u, y0 + y * u, z * u];
  const chest = (of: Shape): Shape => rig.atRest('chest', of);
  /** Edge of the breastbone where a rib's cartilage ends. */
  const edge = (i: number, s: number): Vec3 => {
    const k = i / 6;
    return [s * (0.0135 - 0.004 * k), (0.915 - 0.235 * k) * 0.352, 0.036 + 0.026 * k ** 0.8];
  };
  const rib = { kind: 'ellipse', rx: 0.0036 * u * stout, ry: 0.0059 * u * stout } as const;
  for (const [side, s] of SIDES) {
    const seven = edge(6, s);
    for (let i = 0; i < 12; i++) {
      const n = 11;
      const path = Array.from({ length: n }, (_, j) => ribPoint(i, 0.17 + ((ENDS[i] - 0.17) * j) / (n - 1), s));
      const taper = path.map((_, j) => (j < 2 ? 0.8 : i > 9 && j > n - 4 ? (n - 0.4 - j) / 3.4 : 1));
      b.add(
        `${side} ${ORDER[i]} rib`,
        'bone',
        chest(solid.bar(path.map(place), rib, { spline: 'catmull', up: [0, 1, 0], taper, cap: 'round' })),
        { detail: 0.9 },
      );
      if (i > 9) continue;
      const from = path[n - 1];
      const before = path[n - 2];
      const to: Vec3 =
        i < 7
          ? edge(i, s)
          : [
              seven[0] + s * (0.012 + 0.011 * (i - 7)),
              seven[1] - 0.006 - 0.0085 * (i - 7),
              seven[2] + 0.001 - 0.003 * (i - 7),
            ];
      const ahead: Vec3 = [
        from[0] + (from[0] - before[0]) * 0.7,
        from[1] + (from[1] - before[1]) * 0.5,
        from[2] + (from[2] - before[2]) * 0.7,
      ];
      const mid: Vec3 = [(ahead[0] + to[0]) / 2, (ahead[1] + to[1]) / 2 - 0.004, Math.max(ahead[2], to[2])];
      b.add(
        `${side} ${ORDER[i]} costal cartilage`,
        'cartilage',
        chest(
          solid.bar(
            curve([from, ahead, mid, to].map(place)),
            { kind: 'ellipse', rx: rib.rx * 0.92, ry: rib.ry * 0.86 },
            { up: [0, 1, 0], cap: 'round' },
          ),
        ),
        { detail: 0.6 },
      );
    }
  }
  const board = (rows: readonly (readonly [t: number, w: number, z: number])[], thick: number): Shape => ({
    op: 'loft',
    spline: 'catmull',
    sections: rows.map(([t, w, z]) => ({
      points: outline.superellipse(w * u, thick * u, 2.6, 20).map(([x, d]): Vec3 => [x, y0 + t * 0.352 * u, z * u - d]),
    })),
    cap: 'flat',
  });
  b.add(
    'manubrium',
    'bone',
    chest(
      board(
        [
          [0.855, 0.011, 0.0395],
          [0.88, 0.0125, 0.0375],
          [0.92, 0.019, 0.0345],
          [0.945, 0.0175, 0.033],
          [0.953, 0.012, 0.0325],
        ],
        0.0052,
      ),
    ),
  );
  b.add(
    'breastbone',
    'bone',
    chest(
      board(
        [
          [0.645, 0.004, 0.0655],
          [0.665, 0.009, 0.0645],
          [0.71, 0.0125, 0.0605],
          [0.78, 0.0115, 0.0525],
          [0.848, 0.0095, 0.0415],
        ],
        0.005,
      ),
    ),
  );
  b.add(
    'xiphoid process',
    'cartilage',
    chest(
      board(
        [
          [0.6, 0.002, 0.0675],
          [0.62, 0.0045, 0.067],
          [0.648, 0.005, 0.0655],
        ],
        0.0032,
      ),
    ),
  );
}
