import type { Mesh } from '../mesh/index.ts';
import { type Brick, type BrickLayout, cellOf, NEED } from './brick-layout.ts';
import type { Voxels } from './voxels.ts';

/** In distances between studs: bevel of a brick's edges (its neighbour's makes the groove between them), stud radius, height and bevel. */
const BEVEL = 0.055;
const STUD_RADIUS = 0.3;
const STUD_HEIGHT = 0.21;
const STUD_BEVEL = 0.045;
/** Corners of a stud: fewer where there are many. */
const STUD_CORNERS = [16, 12, 10] as const;

interface Sink {
  positions: number[];
  normals: number[];
  uvs: number[];
  indices: number[];
  /** Texture coordinates of what is being added. */
  u: number;
  v: number;
}

/** The bricks that can be seen, faces between bricks left out, with studs where nothing stands on them; see-through ones apart. */
export function meshBricks(voxels: Voxels, layout: BrickLayout, swatches: Float32Array): { bricks: Mesh; clear: Mesh } {
  const [solid, clear] = [createSink(), createSink()];
  const many = layout.bricks.length;
  const corners = STUD_CORNERS[many < 1500 ? 0 : many < 6000 ? 1 : 2];
  const covered = (at: number): boolean => {
    const id = layout.brickOf[at];
    return id >= 0 ? layout.bricks[id]?.color !== NEED.clear : layout.need[at] > NEED.empty;
  };
  for (const brick of layout.bricks) {
    if (!brick) continue;
    const sink = brick.color === NEED.clear ? clear : solid;
    if (brick.color !== NEED.any && brick.color !== NEED.clear) {
      sink.u = swatches[2 * brick.color];
      sink.v = swatches[2 * brick.color + 1];
    }
    const open = openSides(layout, brick, covered);
    if (!open.includes(true)) continue;
    addBox(sink, voxels, brick, open);
    if (open[3]) addStuds(sink, voxels, layout, brick, corners, covered);
  }
  return { bricks: toMesh(solid), clear: toMesh(clear) };
}

function createSink(): Sink {
  return { positions: [], normals: [], uvs: [], indices: [], u: 0.5, v: 0.5 };
}

function toMesh({ positions, normals, uvs, indices }: Sink): Mesh {
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
  };
}

/** Whether anything of a side shows: -x, +x, -y, +y, -z, +z. */
function openSides(layout: BrickLayout, brick: Brick, covered: (at: number) => boolean): boolean[] {
  const open = [false, false, false, false, false, false];
  const { x, y, z, width, depth } = brick;
  const row = layout.size[0] * layout.size[1];
  for (let k = 0; k < depth; k++)
    for (let i = 0; i < width; i++) {
      const at = cellOf(layout, x + i, y, z + k);
      if (i === 0 && !covered(at - 1)) open[0] = true;
      if (i === width - 1 && !covered(at + 1)) open[1] = true;
      if (!covered(at - layout.size[0])) open[2] = true;
      if (!covered(at + layout.size[0])) open[3] = true;
      if (k === 0 && !covered(at - row)) open[4] = true;
      if (k === depth - 1 && !covered(at + row)) open[5] = true;
    }
  return open;
}

/** A box with bevelled edges. Bevels share their corners with the faces, whose normals they blend: no vertex more than the faces have. */
function addBox(sink: Sink, { origin, cell }: Voxels, brick: Brick, open: readonly boolean[]): void {
  const low = [brick.x, brick.y, brick.z].map((n, k) => origin[k] + n * cell[k]);
  const high = [brick.width, 1, brick.depth].map((n, k) => low[k] + n * cell[k]);
  const bevel = BEVEL * cell[0];
  const known = new Map<number, number>();
  /** The vertex of a face (axis, side) nearest to a corner, given as bits. */
  const vertex = (axis: number, corner: number): number => {
    const key = axis * 8 + corner;
    const before = known.get(key);
    if (before !== undefined) return before;
    const at = sink.positions.length / 3;
    known.set(key, at);
    for (let k = 0; k < 3; k++) {
      const far = (corner >> k) & 1;
      const inset = k === axis ? 0 : bevel;
      sink.positions.push(far ? high[k] - inset : low[k] + inset);
      sink.normals.push(k === axis ? (far ? 1 : -1) : 0);
    }
    sink.uvs.push(sink.u, sink.v);
    return at;
  };
  const isOpen = (axis: number, corner: number): boolean => open[2 * axis + ((corner >> axis) & 1)];
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (let side = 0; side < 2; side++) {
      if (!open[2 * axis + side]) continue;
      const c = side << axis;
      const q = [c, c | (1 << u), c | (1 << u) | (1 << v), c | (1 << v)].map((corner) => vertex(axis, corner));
      addQuad(sink, side ? q : q.reverse());
    }
    // Edges along this axis, between the faces of the other two.
    for (let i = 0; i < 4; i++) {
      const corner = ((i & 1) << u) | ((i >> 1) << v);
      if (!isOpen(u, corner) && !isOpen(v, corner)) continue;
      const far = corner | (1 << axis);
      const q = [vertex(u, corner), vertex(v, corner), vertex(v, far), vertex(u, far)];
      addQuad(sink, (i & 1) ^ (i >> 1) ? q.reverse() : q);
    }
  }
  for (let corner = 0; corner < 8; corner++) {
    if (![0, 1, 2].some((axis) => isOpen(axis, corner))) continue;
    const [a, b, c] = [0, 1, 2].map((axis) => vertex(axis, corner));
    const bits = (corner & 1) + ((corner >> 1) & 1) + (corner >> 2);
    if (bits % 2) sink.indices.push(a, b, c);
    else sink.indices.push(a, c, b);
  }
}

function addQuad({ indices }: Sink, [a, b, c, d]: readonly number[]): void {
  indices.push(a, b, c, a, c, d);
}

function addStuds(
  sink: Sink,
  { origin, cell }: Voxels,
  layout: BrickLayout,
  { x, y, z, width, depth }: Brick,
  corners: number,
  covered: (at: number) => boolean,
): void {
  const [pitch, top] = [cell[0], origin[1] + (y + 1) * cell[1]];
  for (let k = 0; k < depth; k++)
    for (let i = 0; i < width; i++) {
      if (covered(cellOf(layout, x + i, y + 1, z + k))) continue;
      const [mx, mz] = [origin[0] + (x + i + 0.5) * cell[0], origin[2] + (z + k + 0.5) * cell[2]];
      const first = sink.positions.length / 3;
      const ring = (radius: number, height: number, up: number): void => {
        for (let c = 0; c < corners; c++) {
          const [s, t] = [Math.sin((2 * Math.PI * c) / corners), Math.cos((2 * Math.PI * c) / corners)];
          sink.positions.push(mx + radius * pitch * s, top + height * pitch, mz + radius * pitch * t);
          sink.normals.push(up ? 0 : s, up, up ? 0 : t);
          sink.uvs.push(sink.u, sink.v);
        }
      };
      ring(STUD_RADIUS, 0, 0);
      ring(STUD_RADIUS, STUD_HEIGHT - STUD_BEVEL, 0);
      ring(STUD_RADIUS - STUD_BEVEL, STUD_HEIGHT, 1);
      for (let c = 0; c < corners; c++) {
        const d = (c + 1) % corners;
        for (const low of [first, first + corners])
          addQuad(sink, [low + c, low + d, low + corners + d, low + corners + c]);
      }
      for (let c = 1; c + 1 < corners; c++) {
        const cap = first + 2 * corners;
        sink.indices.push(cap, cap + c, cap + c + 1);
      }
    }
}
