import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { flatOval } from '../../kits/mechanics/index.ts';
import { blade, swung } from './halves.ts';

/** A ring handle: middle, half axes and lean of the hole, radii of the rim across and along z. */
interface Ring {
  at: readonly [x: number, y: number];
  rx: number;
  ry: number;
  lean: number;
}

interface Model {
  /** Blade length over the pivot, its width at the root, its thickness; half width of the handles' rims. */
  long: number;
  wide: number;
  thick: number;
  rim: number;
  right: Ring;
  left: Ring;
  blunt?: boolean;
}

const MODELS: Readonly<Record<string, Model>> = {
  paper: {
    long: 0.104,
    wide: 0.0165,
    thick: 0.0022,
    rim: 0.0052,
    right: { at: [0.0225, -0.051], rx: 0.0155, ry: 0.0245, lean: -11 },
    left: { at: [0.0215, -0.05], rx: 0.0145, ry: 0.021, lean: -11 },
  },
  tailor: {
    long: 0.145,
    wide: 0.022,
    thick: 0.0032,
    rim: 0.0056,
    right: { at: [0.0265, -0.058], rx: 0.0175, ry: 0.034, lean: -10 },
    left: { at: [0.0235, -0.056], rx: 0.015, ry: 0.0205, lean: -10 },
  },
  safety: {
    long: 0.068,
    wide: 0.0145,
    thick: 0.002,
    rim: 0.0048,
    right: { at: [0.0195, -0.04], rx: 0.0135, ry: 0.0185, lean: -10 },
    left: { at: [0.0195, -0.04], rx: 0.0135, ry: 0.0185, lean: -10 },
    blunt: true,
  },
  nail: {
    long: 0.036,
    wide: 0.0062,
    thick: 0.0014,
    rim: 0.0021,
    right: { at: [0.0135, -0.04], rx: 0.0098, ry: 0.0128, lean: -11 },
    left: { at: [0.0135, -0.04], rx: 0.0098, ry: 0.0128, lean: -11 },
  },
};

/** Scissors standing on their rings. Returns the height where they are held. */
export function buildScissors(b: Bench, kind: string, open: number): number {
  const m = MODELS[kind];
  const w = m.wide;
  const swing = 2 + 17 * open;
  const pivot = drop(m, swing);
  for (const [side, put] of swung(pivot, swing)) {
    const ring = side === 'right' ? m.right : m.left;
    const tip = m.blunt ? 0.34 : 0.08;
    const shape = blade([
      [-w * 0.72, -w * 0.5, w * 0.26, m.thick],
      [-w * 0.2, -w * 0.56, w * 0.5, m.thick],
      [w * 0.3, -w * 0.54, w * 0.5, m.thick],
      [m.long * 0.45, -w * 0.44, w * 0.34, m.thick],
      [m.long * 0.8, -w * 0.3, w * 0.16, m.thick * 0.85],
      [m.long * 0.97, -w * (m.blunt ? 0.26 : 0.1), w * tip * 0.5, m.thick * 0.7],
      [m.long, -w * (m.blunt ? 0.12 : 0.05), w * tip * 0.1, m.thick * 0.6],
    ]);
    b.add(`${side} blade`, 'blade', put(shape), { detail: 1.5, grain: [0, 1, 0] });
    addHandle(b, side, m, ring, put);
  }
  const s = w * 0.33;
  b.add('pivot screw', 'screw', solid.put(fitting.screw(s, 'slot'), [0, pivot, m.thick], [90, 0, 20]), {
    detail: 0.7,
  });
  b.add('pivot nut', 'screw', solid.put(fitting.hex(s, m.thick * 0.7), [0, pivot, -m.thick], [-90, 0, 0]), {
    detail: 0.6,
  });
  b.add('pivot', 'screw', solid.cyl(s * 0.55, m.thick * 2.2, [0, pivot, 0], 'z'), { hidden: true });
  return pivot * 0.6;
}

/** Points of the rim's middle line about a hole, egg-shaped: wider where the fingers enter. */
function rimPath({ at: [cx, cy], rx, ry, lean }: Ring, rim: number): Vec3[] {
  const turn = (lean * Math.PI) / 180;
  return Array.from({ length: 28 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 28;
    const u = (rx + rim * 0.6) * Math.cos(a) * (1 - 0.1 * Math.sin(a));
    const v = (ry + rim * 0.6) * Math.sin(a);
    return [cx + u * Math.cos(turn) + v * Math.sin(turn), cy + v * Math.cos(turn) - u * Math.sin(turn), 0];
  });
}

/** How far the lowest ring hangs below the pivot when both halves are swung by `swing` degrees. */
function drop(m: Model, swing: number): number {
  const a = (swing * Math.PI) / 180;
  const points = [...rimPath(m.right, m.rim), ...rimPath(m.left, m.rim)];
  return m.rim * 1.15 - Math.min(...points.map(([x, y]) => x * Math.sin(a) + y * Math.cos(a)));
}

function addHandle(b: Bench, side: string, m: Model, ring: Ring, put: (of: Shape) => Shape): void {
  const [cx, cy] = ring.at;
  const rim = m.rim;
  const path = rimPath(ring, rim);
  const hoop = (points: readonly Vec3[], rx: number, ry: number): Shape =>
    put({
      op: 'sweep',
      path: points,
      section: { kind: 'ellipse', rx, ry },
      closed: true,
      spline: 'catmull',
      up: [0, 0, 1],
    });
  b.add(`${side} handle ring`, 'handle', hoop(path, rim * 1.15, rim * 0.82), { detail: 1.4 });
  const [w, t] = [m.wide, m.thick];
  const [tx, ty] = path[8];
  const stations: readonly (readonly [number, number, number, number])[] = [
    [tx, ty - rim * 0.2, rim * 1.5, rim * 1.5],
    [tx * 0.62, ty + (-w * 0.5 - ty) * 0.42, w * 0.66, rim * 1.6],
    [w * 0.04, -w * 0.5, w * 0.7, t * 3],
    [-w * 0.06, -w * 0.28, w * 0.6, t * 2.4],
  ];
  const shank = solid.put(flatOval(stations.flat(), { e: 2.8, n: 18, cap: 'flat' }), [0, 0, -t * 0.55]);
  b.add(`${side} shank`, 'handle', put(shank), { detail: 1.1 });
  if (rim < 0.003) return;
  const inner = path.map(([x, y]): Vec3 => [cx + (x - cx) * 0.86, cy + (y - cy) * 0.9, 0]);
  b.add(`${side} ring lining`, 'trim', hoop(inner, rim * 0.78, rim * 0.5), { detail: 0.8 });
}
