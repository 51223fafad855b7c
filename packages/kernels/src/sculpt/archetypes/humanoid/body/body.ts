import type { Vec3 } from '../../../../math/index.ts';
import { type QuadCage, subdivideQuads } from '../../../../mesh/index.ts';
import { addArm } from './arm.ts';
import { createRest, type Rest, SIDES } from './bones.ts';
import { Cage, LEAD, ZONES, type Zone } from './cage.ts';
import type { Figure } from './figure.ts';
import { addLeg } from './leg.ts';
import { type Placed, type Pose, placeBones } from './pose.ts';
import { addTrunk } from './trunk.ts';
import { Turn } from './turn.ts';

/** A surface of quads with what garments ask of its vertices. */
export interface BodySurface {
  /** xyz per vertex, posed. */
  positions: Float64Array;
  /** xyz per vertex at rest. */
  rest: Float64Array;
  /** Unit normals of the posed surface. */
  normals: Float64Array;
  /** Share of the trunk, place along the limb, per vertex. */
  t: Float64Array;
  s: Float64Array;
  quads: Uint32Array;
  /** Index in `ZONES` per quad. */
  zones: Uint8Array;
}

/** A posed figure. */
export interface Body {
  figure: Figure;
  rest: Rest;
  placed: readonly Placed[];
  surface: BodySurface;
  /** Where a point at rest goes with a bone. */
  follow(bone: string, p: Vec3): Vec3;
  /** Direction at rest, turned with a bone. */
  turn(bone: string, d: Vec3): Vec3;
  /** Where a joint is. */
  joint(bone: string): Vec3;
}

/** Sculpts what rings cannot say: moves vertices at rest along their normals, metres. */
export type Relief = (p: Vec3, n: Vec3, at: { t: number; s: number; zone: Zone }) => number;

/** Builds the body's surface, shapes it at rest and puts it in its pose, feet on the ground. */
export function createBody(figure: Figure, pose: Pose, relief: Relief): Body {
  const rest = createRest(figure);
  const cage = new Cage();
  const loops = addTrunk(cage, figure, rest);
  SIDES.forEach((_, i) => {
    addArm(cage, figure, rest, loops.arms[i], i === 1);
    addLeg(cage, figure, rest, loops.legs[i], i === 1);
  });
  const fine = subdivideQuads({ ...cage.rows(rest), quads: Uint32Array.from(cage.quads) });
  const zones = Uint8Array.from(fine.parents, (p) => cage.zones[p]);
  const placed = placeBones(rest, pose);
  const surface = skin(fine, zones, { rest, placed, relief });
  drop(surface, placed, (pose.lift ?? 0) * figure.height);
  const bone = (name: string): Placed => placed[rest.index[name]];
  const joint = (name: string): Vec3 => bone(name).at;
  return {
    figure,
    rest,
    placed,
    surface,
    joint,
    turn: (name, d) => Turn.apply(bone(name).turn, d),
    follow: (name, p) => {
      const from = rest.bones[rest.index[name]].at;
      const d = Turn.apply(bone(name).turn, [p[0] - from[0], p[1] - from[1], p[2] - from[2]]);
      const to = joint(name);
      return [to[0] + d[0], to[1] + d[1], to[2] + d[2]];
    },
  };
}

interface SkinInput {
  rest: Rest;
  placed: readonly Placed[];
  relief: Relief;
}

function skin(fine: QuadCage, zones: Uint8Array, { rest, placed, relief }: SkinInput): BodySurface {
  const { rows, stride, quads } = fine;
  const n = rows.length / stride;
  const at = new Float64Array(n * 3);
  const t = new Float64Array(n);
  const s = new Float64Array(n);
  const zone = new Uint8Array(n);
  for (let i = 0; i < quads.length; i++) zone[quads[i]] = zones[i >> 2];
  for (let v = 0; v < n; v++) {
    at.set(rows.subarray(v * stride, v * stride + 3), v * 3);
    t[v] = rows[v * stride + 3];
    s[v] = rows[v * stride + 4];
  }
  const flat = quadNormals(at, quads);
  for (let v = 0; v < n; v++) {
    const p: Vec3 = [at[v * 3], at[v * 3 + 1], at[v * 3 + 2]];
    const normal: Vec3 = [flat[v * 3], flat[v * 3 + 1], flat[v * 3 + 2]];
    const out = relief(p, normal, { t: t[v], s: s[v], zone: ZONES[zone[v]] });
    for (let c = 0; c < 3; c++) at[v * 3 + c] += normal[c] * out;
  }
  const positions = new Float64Array(n * 3);
  const bones = rest.bones.length;
  for (let v = 0; v < n; v++)
    for (let b = 0; b < bones; b++) {
      const w = rows[v * stride + LEAD + b];
      if (w === 0) continue;
      const o = rest.bones[b].at;
      const { turn, at: to } = placed[b];
      const x = at[v * 3] - o[0];
      const y = at[v * 3 + 1] - o[1];
      const z = at[v * 3 + 2] - o[2];
      positions[v * 3] += w * (to[0] + turn[0] * x + turn[1] * y + turn[2] * z);
      positions[v * 3 + 1] += w * (to[1] + turn[3] * x + turn[4] * y + turn[5] * z);
      positions[v * 3 + 2] += w * (to[2] + turn[6] * x + turn[7] * y + turn[8] * z);
    }
  return { positions, rest: at, normals: quadNormals(positions, quads), t, s, quads, zones };
}

/** Moves surface and joints so that the lowest point is at `lift`. */
function drop(surface: BodySurface, placed: readonly Placed[], lift: number): void {
  const { positions } = surface;
  let low = Infinity;
  for (let i = 1; i < positions.length; i += 3) low = Math.min(low, positions[i]);
  for (let i = 1; i < positions.length; i += 3) positions[i] += lift - low;
  for (const bone of placed) bone.at = [bone.at[0], bone.at[1] + lift - low, bone.at[2]];
}

/** Vertex normals of quads, by area. */
export function quadNormals(p: Float64Array, quads: Uint32Array): Float64Array {
  const out = new Float64Array(p.length);
  for (let f = 0; f < quads.length; f += 4) {
    const [a, b, c, d] = [quads[f] * 3, quads[f + 1] * 3, quads[f + 2] * 3, quads[f + 3] * 3];
    const ux = p[c] - p[a];
    const uy = p[c + 1] - p[a + 1];
    const uz = p[c + 2] - p[a + 2];
    const vx = p[d] - p[b];
    const vy = p[d + 1] - p[b + 1];
    const vz = p[d + 2] - p[b + 2];
    const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const i of [a, b, c, d]) for (let k = 0; k < 3; k++) out[i + k] += n[k];
  }
  for (let i = 0; i < out.length; i += 3) {
    const l = Math.hypot(out[i], out[i + 1], out[i + 2]) || 1;
    for (let k = 0; k < 3; k++) out[i + k] /= l;
  }
  return out;
}
