import type { Vec3 } from '../../math/index.ts';
import { computeNormals, type Mesh } from '../../mesh/index.ts';

/** Grows a coloured mesh piece by piece. Colours are linear. */
export class MeshBuilder {
  private positions: number[] = [];
  private colors: number[] = [];
  private uvs: number[] = [];
  private normals: number[] = [];
  private indices: number[] = [];

  /** Adds a vertex, returns its index. Give every vertex a normal, or none. */
  vertex(p: Vec3, color: Vec3 = [1, 1, 1], uv: readonly [number, number] = [0, 0], normal?: Vec3): number {
    this.positions.push(p[0], p[1], p[2]);
    this.colors.push(color[0], color[1], color[2], 1);
    this.uvs.push(uv[0], uv[1]);
    if (normal) this.normals.push(normal[0], normal[1], normal[2]);
    return this.positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c);
  }

  /** A flat quad a b c d, counter-clockwise from the front; `uv` of the corners runs over the unit square. */
  quad(a: Vec3, b: Vec3, c: Vec3, d: Vec3, color?: Vec3, size: readonly [number, number] = [1, 1]): void {
    const i = this.vertex(a, color, [0, size[1]]);
    this.vertex(b, color, [size[0], size[1]]);
    this.vertex(c, color, [size[0], 0]);
    this.vertex(d, color, [0, 0]);
    this.indices.push(i, i + 1, i + 2, i, i + 2, i + 3);
  }

  /** An upright box between two corners. */
  box(min: Vec3, max: Vec3, color?: Vec3): void {
    const p = (x: number, y: number, z: number): Vec3 => [
      x ? max[0] : min[0],
      y ? max[1] : min[1],
      z ? max[2] : min[2],
    ];
    const w = max[0] - min[0];
    const h = max[1] - min[1];
    const d = max[2] - min[2];
    this.quad(p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1), color, [w, h]);
    this.quad(p(1, 0, 0), p(0, 0, 0), p(0, 1, 0), p(1, 1, 0), color, [w, h]);
    this.quad(p(1, 0, 1), p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), color, [d, h]);
    this.quad(p(0, 0, 0), p(0, 0, 1), p(0, 1, 1), p(0, 1, 0), color, [d, h]);
    this.quad(p(0, 1, 1), p(1, 1, 1), p(1, 1, 0), p(0, 1, 0), color, [w, d]);
    this.quad(p(0, 0, 0), p(1, 0, 0), p(1, 0, 1), p(0, 0, 1), color, [w, d]);
  }

  get triangleCount(): number {
    return this.indices.length / 3;
  }

  /** The mesh; normals by crease angle where vertices brought none. */
  finish(creaseAngleDeg = 30): Mesh {
    const mesh: Mesh = {
      positions: Float32Array.from(this.positions),
      indices: Uint32Array.from(this.indices),
      colors: Float32Array.from(this.colors),
      uvs: Float32Array.from(this.uvs),
    };
    if (this.normals.length === this.positions.length) return { ...mesh, normals: Float32Array.from(this.normals) };
    return computeNormals(mesh, { creaseAngleDeg });
  }
}
