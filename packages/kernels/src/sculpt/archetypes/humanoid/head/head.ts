import type { Shape } from '../../../../curves/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import type { Body } from '../body/body.ts';
import { ramp } from '../body/ring.ts';
import { trunkHeight, trunkSection, trunkShift } from '../body/trunk.ts';
import type { EyeForm, FaceMorphs } from './face.ts';
import { closeOpenings, sculptHead } from './sculpt.ts';

/** A head in its place. */
export interface Head {
  face: FaceMorphs;
  eye: EyeForm;
  /** Metres of one head. */
  unit: number;
  shape: Shape;
  /** A point or direction in heads, put where the head is. */
  place(p: Vec3): Vec3;
  turn(d: Vec3): Vec3;
  /** Placement angles of the head. */
  rot: Vec3;
  /** Surface of the face in heads: the foremost z at (x, y); of the skull: the farthest point along a direction from a centre. */
  front(x: number, y: number): number;
  skull(from: Vec3, dir: Vec3): Vec3;
}

const NECK_RINGS = 6;

/** The head with its neck, from the crown to inside of the collar (`deep`: to the shoulders), as one closed skin. */
export function createHead(body: Body, face: FaceMorphs, angles: (m: readonly number[]) => Vec3, deep = false): Head {
  const { figure, rest } = body;
  const skin = sculptHead(face);
  const unit = figure.headH;
  const origin: Vec3 = [0, figure.chinY, 0.012 * figure.u + 0.01 * unit];
  const points = Array.from(skin.points);
  const triangles = [...skin.grid.triangles];
  const { quads } = skin.grid;
  for (let q = 0; q < quads.length; q += 4) {
    triangles.push(quads[q], quads[q + 1], quads[q + 2], quads[q], quads[q + 2], quads[q + 3]);
  }
  const local = Float64Array.from(points);
  closeOpenings(skin, points, triangles);
  const n = points.length / 3;
  const model = points.map((v, i) => origin[i % 3] + v * unit);
  const neck = new Array<number>(n).fill(0);
  addNeck(body, { model, triangles, neck, skin, deep });
  const positions = new Float32Array(model.length);
  const move = (bone: string, p: Vec3): Vec3 => body.follow(bone, p);
  for (let v = 0; v < model.length / 3; v++) {
    const p: Vec3 = [model[v * 3], model[v * 3 + 1], model[v * 3 + 2]];
    const low = v < n ? ramp(-0.02, -0.1, points[v * 3 + 1]) * 0.25 : neck[v];
    const a = move('head', p);
    const b = low > 0 ? move(low > 1 ? 'chest' : 'neck', p) : a;
    const c = low > 1 ? move('neck', p) : a;
    const k = low > 1 ? low - 1 : low;
    for (let i = 0; i < 3; i++) positions[v * 3 + i] = low > 1 ? c[i] + (b[i] - c[i]) * k : a[i] + (b[i] - a[i]) * k;
  }
  const place = (p: Vec3): Vec3 =>
    body.follow('head', [origin[0] + p[0] * unit, origin[1] + p[1] * unit, origin[2] + p[2] * unit]);
  return {
    face,
    eye: skin.eye,
    unit,
    shape: { op: 'mesh', positions, indices: Uint32Array.from(triangles) },
    place,
    turn: (d) => body.turn('head', d),
    rot: angles(body.placed[rest.index.head].turn),
    ...surfaceOf(local, triangles),
  };
}

interface NeckInput {
  model: number[];
  triangles: number[];
  /** 0 moves with the head, 1 with the neck, 2 with the chest; by vertex. */
  neck: number[];
  skin: ReturnType<typeof sculptHead>;
  deep: boolean;
}

/** Rings from the jaw down into the trunk. */
function addNeck(body: Body, { model, triangles, neck, skin, deep }: NeckInput): void {
  const f = body.figure;
  const { grid } = skin;
  const last = grid.rows.length - 1;
  const columns = grid.columns;
  let before = Array.from({ length: columns }, (_, c) => grid.at(last, c));
  const start = before.map((v): Vec3 => [model[v * 3], model[v * 3 + 1], model[v * 3 + 2]]);
  for (let i = 1; i <= NECK_RINGS; i++) {
    const k = i / NECK_RINGS;
    // the last ring lies under the skin of the shoulders
    const t = 1.075 - (deep ? 0.115 : 0.07) * k;
    const [w, front, back] = trunkSection(f, t);
    const { y, tilt } = trunkHeight(f, t);
    const fit = i === NECK_RINGS ? 0.86 : 1.02;
    const z0 = trunkShift(f, t);
    const ring = Array.from({ length: columns }, (_, c) => {
      const a = (c / columns) * 2 * Math.PI;
      const p = start[c];
      const angle = Math.atan2(p[0] / w, (p[2] - z0) / (p[2] > z0 ? front : back));
      const s = Math.sin(angle);
      const d = Math.cos(angle);
      const on: Vec3 = [w * fit * s, y - tilt * d, z0 + fit * d * (d > 0 ? front : back)];
      const blend = Math.min(1, k * 1.9) ** 0.8;
      const q: Vec3 = [p[0] + (on[0] - p[0]) * blend, p[1] + (on[1] - p[1]) * k, p[2] + (on[2] - p[2]) * blend];
      neck.push(0.25 + 1.6 * k + 0 * a);
      return model.push(...q) / 3 - 1;
    });
    before.forEach((v, c) => {
      const d = (c + 1) % columns;
      triangles.push(v, ring[c], ring[d], v, ring[d], before[d]);
    });
    before = ring;
  }
  const low = before.map((v) => model[v * 3 + 1]);
  neck.push(2);
  const centre = model.push(0, Math.min(...low), 0) / 3 - 1;
  before.forEach((v, c) => {
    triangles.push(v, centre, before[(c + 1) % columns]);
  });
}

function surfaceOf(p: Float64Array, triangles: readonly number[]): Pick<Head, 'front' | 'skull'> {
  const count = p.length / 3;
  const own: number[] = [];
  for (let i = 0; i < triangles.length; i += 3)
    if (triangles[i] < count && triangles[i + 1] < count && triangles[i + 2] < count)
      own.push(triangles[i] * 3, triangles[i + 1] * 3, triangles[i + 2] * 3);
  /** Farthest hit of a ray (Moller & Trumbore, 1997). */
  const cast = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number => {
    let best = -1;
    for (let i = 0; i < own.length; i += 3) {
      const a = own[i];
      const b = own[i + 1];
      const c = own[i + 2];
      const e1x = p[b] - p[a];
      const e1y = p[b + 1] - p[a + 1];
      const e1z = p[b + 2] - p[a + 2];
      const e2x = p[c] - p[a];
      const e2y = p[c + 1] - p[a + 1];
      const e2z = p[c + 2] - p[a + 2];
      const hx = dy * e2z - dz * e2y;
      const hy = dz * e2x - dx * e2z;
      const hz = dx * e2y - dy * e2x;
      const det = e1x * hx + e1y * hy + e1z * hz;
      if (det < 1e-14 && det > -1e-14) continue;
      const sx = ox - p[a];
      const sy = oy - p[a + 1];
      const sz = oz - p[a + 2];
      const u = (sx * hx + sy * hy + sz * hz) / det;
      if (u < -1e-6 || u > 1 + 1e-6) continue;
      const qx = sy * e1z - sz * e1y;
      const qy = sz * e1x - sx * e1z;
      const qz = sx * e1y - sy * e1x;
      const v = (dx * qx + dy * qy + dz * qz) / det;
      if (v < -1e-6 || u + v > 1 + 1e-6) continue;
      const t = (e2x * qx + e2y * qy + e2z * qz) / det;
      if (t > best) best = t;
    }
    return best;
  };
  return {
    front: (x, y) => Math.max(0, cast(x, y, 0, 0, 0, 1)),
    skull: (from, dir) => {
      const t = Math.max(0, cast(from[0], from[1], from[2], dir[0], dir[1], dir[2]));
      return [from[0] + dir[0] * t, from[1] + dir[1] * t, from[2] + dir[2] * t];
    },
  };
}
