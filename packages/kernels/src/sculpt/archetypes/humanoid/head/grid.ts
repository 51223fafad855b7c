import { type EyeForm, eyeForm, eyeLine, type FaceMorphs, mouthLine } from './face.ts';
import { angleOf, headRing, NECK_ROW, ringPoint } from './form.ts';

/**
 * The head as a grid of loops: columns from the middle of the face round to the nape, rows from the crown to the neck. At the eyes a row
 * is split and opened, so that the rows beside it follow the lids; at the mouth as well.
 */
export interface HeadGrid {
  /** xyz in heads. */
  points: Float64Array;
  /** Vertex of a row and a column; a split row stands twice, upper lip first. */
  at(row: number, column: number): number;
  rows: readonly number[];
  columns: number;
  quads: number[];
  triangles: number[];
  /** Loops round the left and the right eye, and round the mouth: upper edge from inside (left corner) on, then the lower one back. */
  eyes: readonly [number[], number[]];
  mouth: number[];
}

/** Half widths of the columns at the eyes' height, as shares. */
const COLUMNS = [
  0, 0.035, 0.07, 0.107, 0.145, 0.183, 0.221, 0.262, 0.303, 0.344, 0.385, 0.426, 0.467, 0.508, 0.549, 0.59, 0.631,
  0.672, 0.713, 0.76, 0.81, 0.86, 0.91, 0.955, 0.985, 1,
];
const BACK = 9;

function rowsOf(f: FaceMorphs): { rows: number[]; eyeRow: number; mouthRow: number } {
  const ey = eyeLine(f);
  const my = mouthLine(f);
  const rows: number[] = [];
  const to = (y0: number, y1: number, n: number): void => {
    for (let i = 0; i < n; i++) rows.push(-(y0 + ((y1 - y0) * i) / n));
  };
  to(0.997, 0.97, 2);
  to(0.97, 0.72, 8);
  to(0.72, ey + 0.15, 5);
  to(ey + 0.15, ey, 13);
  const eyeRow = rows.length;
  to(ey, ey - 0.1, 9);
  to(ey - 0.1, 0.25, 10);
  to(0.25, my, 7);
  const mouthRow = rows.length;
  to(my, my - 0.07, 8);
  to(my - 0.07, 0, 6);
  to(0, -NECK_ROW, 3);
  rows.push(NECK_ROW);
  return { rows, eyeRow, mouthRow };
}

/** Half width of the mouth, heads. */
export function mouthHalf(f: FaceMorphs): number {
  return (
    0.093 *
    f.mouthWidth *
    (1 - 0.04 * f.female) *
    (1 + 0.09 * Math.max(0, f.smile)) *
    (1 - 0.12 * Math.max(0, 1 - f.age))
  );
}

/** Height of the mouth's line over its middle at a half width. */
export function mouthCurve(f: FaceMorphs, x: number): number {
  const v = Math.min(1.2, Math.abs(x) / mouthHalf(f));
  return f.smile * 0.024 * v * v - 0.004 * Math.exp(-((v / 0.25) ** 2));
}

/** The plain head's grid with its openings, before any sculpting. */
export function createGrid(f: FaceMorphs): HeadGrid {
  const { rows, eyeRow, mouthRow } = rowsOf(f);
  const half = COLUMNS.length - 1 + BACK;
  const columns = half * 2;
  const angle = (c: number): number => {
    const k = c <= half ? c : columns - c;
    const a =
      k < COLUMNS.length ? angleOf(COLUMNS[k]) : Math.PI / 2 + (Math.PI / 2) * ((k - COLUMNS.length + 1) / BACK);
    return c <= half ? a : -a;
  };
  const eye = eyeForm(f);
  const xs = Array.from({ length: columns }, (_, c) => ringPoint(headRing(-eye.y), angle(c))[0]);
  const mxs = Array.from({ length: columns }, (_, c) => ringPoint(headRing(-mouthLine(f)), angle(c))[0]);
  const isFront = (c: number): boolean => c < COLUMNS.length || c > columns - COLUMNS.length;
  const inEye = (c: number): boolean => isFront(c) && Math.abs(Math.abs(xs[c]) - eye.x) < eye.half * 0.985;
  const inMouth = (c: number): boolean => isFront(c) && Math.abs(mxs[c]) < mouthHalf(f) * 0.97;
  // never quite shut, so that the lips' edges stay two
  const gape = 0.0012 + 0.075 * f.mouthOpen;
  const points: number[] = [];
  const put = (row: number, c: number, side: number): number => {
    let r = row;
    if (isFront(c)) {
      r = -eyeShift(-row, Math.abs(xs[c]), side, { eye, mouth: false });
      const d = mouthCurve(f, mxs[c]);
      const near = Math.exp(-(((-row - mouthLine(f)) / 0.06) ** 2)) * Math.max(0, 1 - (Math.abs(mxs[c]) / 0.24) ** 2);
      const v = Math.abs(mxs[c]) / mouthHalf(f);
      const open = Math.sqrt(Math.max(0, 1 - v * v)) * gape;
      const y = -row - mouthLine(f);
      const lower = y < 0 || (y === 0 && side < 0);
      r -=
        d * near -
        open * (lower ? 0.85 * Math.exp(-((Math.max(0, -y) / 0.12) ** 2)) : -0.15 * Math.exp(-((y / 0.04) ** 2)));
    }
    return points.push(...ringPoint(headRing(r), angle(c))) / 3 - 1;
  };
  const ids: number[][] = [];
  const lower = new Map<number, number>();
  rows.forEach((row, r) => {
    ids.push(Array.from({ length: columns }, (_, c) => put(row, c, 1)));
    for (let c = 0; c < columns; c++)
      if ((r === eyeRow && inEye(c)) || (r === mouthRow && inMouth(c))) lower.set(r * columns + c, put(row, c, -1));
  });
  const at = (r: number, c: number): number => ids[r][(c + columns) % columns];
  const under = (r: number, c: number): number => lower.get(r * columns + ((c + columns) % columns)) ?? at(r, c);
  const quads: number[] = [];
  for (let r = 0; r + 1 < rows.length; r++)
    for (let c = 0; c < columns; c++) quads.push(under(r, c), at(r + 1, c), at(r + 1, c + 1), under(r, c + 1));
  const triangles: number[] = [];
  const crown = points.push(0, 1, -0.045) / 3 - 1;
  for (let c = 0; c < columns; c++) triangles.push(crown, at(0, c), at(0, c + 1));
  const loop = (r: number, from: number, to: number): number[] => {
    const out: number[] = [];
    for (let c = from; c <= to; c++) out.push(at(r, c));
    for (let c = to - 1; c > from; c--) out.push(under(r, c));
    return out;
  };
  const first = xs.findIndex((_, c) => c < half && inEye(c)) - 1;
  let last = first + 1;
  while (inEye(last)) last++;
  let corner = 0;
  while (inMouth(corner)) corner++;
  return {
    points: Float64Array.from(points),
    at,
    rows,
    columns,
    quads,
    triangles,
    eyes: [loop(eyeRow, first, last), loop(eyeRow, columns - last, columns - first)],
    mouth: loop(mouthRow, -corner, corner),
  };
}

/** New height of a front point: rows near the eyes make room for the opening. */
function eyeShift(y: number, x: number, side: number, { eye }: { eye: EyeForm; mouth: boolean }): number {
  const v = (x - eye.x) / eye.half;
  const soft = Math.abs(v) < 1 ? 1 : Math.exp(-(((Math.abs(v) - 1) / 0.35) ** 2));
  const clamped = eye.x + Math.max(-0.999, Math.min(0.999, v)) * eye.half;
  const up = y > eye.y || (y === eye.y && side > 0);
  const edge = (up ? eye.upper(clamped) : eye.lower(clamped)) - eye.y;
  const reach = up ? 0.15 : 0.1;
  const k = Math.abs(y - eye.y) / reach;
  if (k >= 1) return y;
  return y + edge * soft * (1 - k) ** 1.15;
}
