import type { Shape } from '../../../../curves/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import type { Head } from '../head/head.ts';
import type { Dress } from './dress.ts';

/** Spectacles. */
export function glasses(d: Dress, o: { dark?: boolean; square?: boolean } = {}): void {
  const { head, bench } = d;
  const { eye, unit } = head;
  const of: Shape[] = [];
  const lenses: Shape[] = [];
  const z = eye.z + eye.r + 0.035;
  for (const s of [1, -1]) {
    const path = Array.from({ length: 28 }, (_, i): Vec3 => {
      const a = (i / 28) * 2 * Math.PI;
      const e = o.square ? 0.6 : 1;
      const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** e;
      const v = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** e;
      return head.place([
        s * (eye.x + 0.004) + 0.094 * c,
        eye.y - 0.004 + 0.082 * v,
        z - 0.22 * (0.09 * Math.max(0, c * s)) - 0.01,
      ]);
    });
    of.push({ op: 'sweep', path, section: { kind: 'circle', r: 0.0085 * unit }, closed: true, spline: 'linear' });
    of.push({
      op: 'sweep',
      path: [
        [s * (eye.x + 0.095), eye.y + 0.01, z - 0.03],
        [s * 0.315, eye.y + 0.02, 0.16],
        [s * 0.34, eye.y - 0.0, -0.04],
      ].map((p) => head.place(p as unknown as Vec3)),
      section: { kind: 'circle', r: 0.008 * unit },
      spline: 'catmull',
    });
    if (o.dark)
      lenses.push({
        op: 'placed',
        of: { op: 'ball', r: [0.09 * unit, 0.078 * unit, 0.01 * unit] },
        places: [{ at: head.place([s * (eye.x + 0.004), eye.y - 0.004, z - 0.012]), rot: head.rot }],
      });
  }
  of.push({
    op: 'sweep',
    path: [
      [0.06, eye.y + 0.012, z - 0.01],
      [0, eye.y + 0.03, z],
      [-0.06, eye.y + 0.012, z - 0.01],
    ].map((p) => head.place(p as unknown as Vec3)),
    section: { kind: 'circle', r: 0.008 * unit },
    spline: 'catmull',
  });
  bench.add('glasses', { base: 'plastic', color: '#1d1b1c', rough: 0.25 }, { op: 'assembly', of }, { joint: 'head' });
  if (lenses.length)
    bench.add(
      'lenses',
      { base: 'plastic', color: '#0d0e12', rough: 0.06, clearcoat: 1 },
      { op: 'assembly', of: lenses },
      { joint: 'head' },
    );
}

/** A cloth mask over part of the face, as a sheet a little before the skin: between two heights, as wide as an angle. */
export function faceMask(
  d: Dress,
  o: { low: number; high: number; round: number; lift?: number; eyes?: boolean; material?: string; name?: string },
): void {
  const { head, bench } = d;
  const rows = 9;
  const cols = 33;
  const grid: Vec3[][] = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: cols }, (_, c): Vec3 => {
      const y = o.high + ((o.low - o.high) * r) / (rows - 1);
      const a = ((c / (cols - 1)) * 2 - 1) * o.round;
      const p = head.skull([0, y, 0.02], [Math.sin(a), 0, Math.cos(a)]);
      return head.place([p[0] + Math.sin(a) * (o.lift ?? 0.014), p[1], p[2] + Math.cos(a) * (o.lift ?? 0.014)]);
    }),
  );
  bench.add(
    o.name ?? 'mask',
    o.material ?? 'hat',
    { op: 'sheet', grid, thickness: 0.012 * head.unit, spline: 'catmull' },
    { joint: 'head' },
  );
}

/** A hood: cloth round the head and the neck, open in front of the face. */
export function hood(d: Dress, o: { material?: string; deep?: number; mask?: boolean } = {}): void {
  const { head, bench } = d;
  const deep = o.deep ?? 0;
  bench.add('hood', o.material ?? 'hat', hoodShape(head, deep), { joint: 'head' });
}

function hoodShape(head: Head, deep: number): Shape {
  const rows = 17;
  const cols = 15;
  // arcs from the left collar over the head to the right one; from the face's rim backwards to the nape
  const grid: Vec3[][] = [];
  for (let c = 0; c < cols; c++) {
    const k = c / (cols - 1);
    const row: Vec3[] = [];
    for (let r = 0; r < rows * 2 - 1; r++) {
      const a = ((r / (rows * 2 - 2)) * 2 - 1) * 2.62;
      const x = Math.sin(a);
      const y = Math.cos(a);
      const z = 0.3 + deep - k * (0.62 + deep) + (k > 0.72 ? 0.1 * ((k - 0.72) / 0.28) : 0);
      const slim = Math.sqrt(Math.max(0.03, 1 - Math.max(0, (k - 0.45) / 0.58) ** 2.4));
      const rim = 1 + 0.035 * Math.exp(-((k / 0.07) ** 2));
      const wide = 0.41 * slim * rim * (y < -0.3 ? 1 + 0.28 * (-y - 0.3) : 1);
      const tall = 0.46 * (0.35 + 0.65 * slim) * rim;
      row.push(
        head.place([
          x * wide,
          0.6 + y * (y > 0 ? tall : 0.78) - (y < 0 ? 0.0 : 0.05 * k),
          z - (y < -0.4 ? 0.1 * (-y - 0.4) : 0),
        ]),
      );
    }
    grid.push(row);
  }
  return { op: 'sheet', grid, thickness: 0.024 * head.unit, spline: 'catmull' };
}
