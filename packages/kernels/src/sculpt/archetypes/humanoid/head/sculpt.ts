import { brushInPlace, faceBrushes } from './brushes.ts';
import { type EyeForm, eyeForm, type FaceMorphs, mouthLine } from './face.ts';
import { createGrid, type HeadGrid, mouthCurve, mouthHalf } from './grid.ts';

const step = (a: number, b: number, v: number): number => {
  const t = Math.min(1, Math.max(0, (v - a) / (b - a)));
  return t * t * (3 - 2 * t);
};
const bell = (v: number, r: number): number => Math.exp(-((v / r) ** 2));

/** A head's skin in heads: the grid after all work, its eyes' hollows and mouth closed. */
export interface HeadSkin {
  grid: HeadGrid;
  points: Float64Array;
  /** The hollow of the mouth is a sheet of its own colour; vertices from here on. */
  eye: EyeForm;
}

/** Thickness of the lids, heads. */
const LID = 0.0075;

/** Sculpts a head: planes and features by brushes, then lids that lie on the eyeballs, then lips. */
export function sculptHead(f: FaceMorphs): HeadSkin {
  const grid = createGrid(f);
  const points = grid.points;
  brushInPlace(points, faceBrushes(f));
  const eye = eyeForm(f);
  layLids(points, eye);
  shapeLips(points, f);
  return { grid, points, eye };
}

function layLids(points: Float64Array, eye: EyeForm): void {
  const r = eye.r + LID;
  for (let i = 0; i < points.length; i += 3) {
    const z = points[i + 2];
    if (z < 0.05) continue;
    const s = points[i] < 0 ? -1 : 1;
    const x = points[i] * s;
    const y = points[i + 1];
    const dx = x - eye.x;
    const dy = y - eye.y;
    if (Math.abs(dx) > eye.half * 1.7 || Math.abs(dy) > 0.16) continue;
    const clamped = eye.x + Math.max(-1, Math.min(1, dx / eye.half)) * eye.half;
    const aside = Math.max(0, Math.abs(dx) - eye.half);
    const over = Math.max(0, y - eye.upper(clamped));
    const beneath = Math.max(0, eye.lower(clamped) - y);
    const upper = over >= beneath;
    const d = Math.hypot(upper ? over : beneath, aside * 1.3);
    const width = upper ? 0.036 : 0.022;
    const far = dx * dx + dy * dy;
    const ball = far < r * r ? eye.z + Math.sqrt(r * r - far) : 0;
    const hold = 1 - step(0.35 * width, width * 1.5, d);
    let out = z;
    // the ball shows through the skin around it, never bare
    if (ball > 0) out = Math.max(z + (ball - z) * hold, ball - LID * 0.55 * step(width, width * 2.4, d));
    // the crease over the lid, and the soft one below the eye
    const middle = 1 - Math.min(1, Math.abs(dx) / (eye.half * 1.25)) ** 3;
    out -= (upper ? 0.011 : 0.004) * middle * bell(d - width * 1.05, upper ? 0.009 : 0.008);
    points[i + 2] = out;
  }
}

function shapeLips(points: Float64Array, f: FaceMorphs): void {
  const my = mouthLine(f);
  const half = mouthHalf(f);
  const full = f.lips * (1 + 0.3 * f.female) * (f.age < 1 ? 0.9 : 1 - 0.35 * Math.max(0, f.age - 1));
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i];
    if (points[i + 2] < 0.1 || Math.abs(x) > half * 1.25) continue;
    const u = Math.abs(x) / half;
    const y = points[i + 1] - my - mouthCurve(f, x);
    if (Math.abs(y) > 0.11) continue;
    const gape = f.mouthOpen > 0 ? Math.sqrt(Math.max(0, 1 - u * u)) * 0.075 * f.mouthOpen : 0;
    const a = Math.max(0, 1 - u ** 2.4);
    const bow = 1 - 0.22 * bell(u, 0.16) + 0.16 * bell(u - 0.24, 0.18);
    const up = 0.026 * bow;
    const v = y > 0 ? y - 0.15 * gape : y + 0.85 * gape;
    const lip = v > 0 ? 0.019 * full * bell(v - up * 0.5, up * 0.55) * bow : 0.023 * full * bell(v + 0.02, 0.018);
    // lips end in an edge, and meet in a line
    const line = 0.012 * bell(v, 0.004) * Math.max(0, 1 - u ** 6);
    points[i + 2] += lip * Math.sqrt(a) - line * (1 - 0.7 * Math.min(1, gape * 40));
    if (u > 0.75 && u < 1.25) points[i + 2] -= 0.012 * bell(u - 1.02, 0.13) * bell(y, 0.016);
  }
}

/** Strips that turn the rims of eyes and mouth inwards, and close them out of sight. Appends to points and triangles. */
export function closeOpenings(skin: HeadSkin, points: number[], triangles: number[]): void {
  const { grid, eye } = skin;
  const at = (v: number): [number, number, number] => [points[v * 3], points[v * 3 + 1], points[v * 3 + 2]];
  const band = (loop: readonly number[], place: (p: [number, number, number]) => number[]): number[] => {
    const next = loop.map((v) => points.push(...place(at(v))) / 3 - 1);
    loop.forEach((a, i) => {
      const j = (i + 1) % loop.length;
      triangles.push(a, loop[j], next[j], a, next[j], next[i]);
    });
    return next;
  };
  const cap = (loop: readonly number[], centre: readonly [number, number, number]): void => {
    const c = points.push(...centre) / 3 - 1;
    loop.forEach((a, i) => {
      triangles.push(a, loop[(i + 1) % loop.length], c);
    });
  };
  grid.eyes.forEach((loop, side) => {
    const ex = side === 0 ? eye.x : -eye.x;
    const toward = (r: number) => (p: [number, number, number]) => {
      const d = [p[0] - ex, p[1] - eye.y, p[2] - eye.z];
      const l = Math.hypot(...d);
      return [ex + (d[0] / l) * r, eye.y + (d[1] / l) * r, eye.z + (d[2] / l) * r];
    };
    const order = side === 0 ? [...loop].reverse() : [...loop].reverse();
    const inner = band(order, toward(eye.r + 0.001));
    cap(band(inner, toward(eye.r * 0.8)), [ex, eye.y, eye.z]);
  });
  const back = band([...grid.mouth].reverse(), (p) => [p[0] * 0.96, p[1], p[2] - 0.012]);
  const deep = band(back, (p) => [p[0] * 0.9, p[1], Math.min(p[2], 0.3) - 0.05]);
  const ys = deep.map((v) => points[v * 3 + 1]);
  cap(deep, [0, (Math.min(...ys) + Math.max(...ys)) / 2, 0.2]);
}
