import type { Raster } from '../../image/index.ts';
import { type FlatPart, flattenScene, type Material, type Scene } from '../../scene/index.ts';
import { createSampler, encode8 } from '../_write/vertex-color.ts';

export interface ObjWriteOptions {
  /** The scene's pictures decoded, by texture index: vertex colours are read from the base colour there. */
  pictures?: readonly (Raster | undefined)[];
  /** A material library beside the file, and what the scene's materials, and last none, are called there: instead of vertex colours. */
  library?: { file: string; names: readonly string[] };
}

/**
 * Writes a scene as Wavefront OBJ: one object per node, world transforms and poses applied, positions with vertex colours
 * (`v x y z r g b`, sRGB 0..1: read by Blender, MeshLab and ZBrush), texture coordinates with the origin at the bottom left, normals.
 * Quads are written as quads. Metres, +Y up. Mirrored parts have their faces turned back outwards.
 * Source: Wavefront, "Advanced Visualizer", appendix B1.
 */
export function writeObj(scene: Scene, options: ObjWriteOptions = {}): Uint8Array {
  const lines: string[] = ['# Claywork', '# metres, +Y up'];
  if (options.library) lines.push(`mtllib ${options.library.file}`);
  let base = { v: 1, vt: 1, vn: 1 };
  let last = -1;
  for (const part of flattenScene(scene)) {
    if (part.mesh.indices.length === 0) continue;
    if (part.node !== last) lines.push(`o ${cleanName(part.name) || `part_${part.node}`}`);
    last = part.node;
    if (options.library) lines.push(`usemtl ${options.library.names[part.material ?? scene.materials.length]}`);
    base = writePart(
      part,
      part.material === undefined ? undefined : scene.materials[part.material],
      options,
      base,
      lines,
    );
  }
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

/** Names may hold no line breaks and no leading or trailing blanks. */
function cleanName(name: string): string {
  return name.replace(/[\s#\\]+/g, '_').slice(0, 120);
}

const short = (x: number): string => String(Math.round(x * 1e6) / 1e6);

function writePart(
  { mesh, matrix: m }: FlatPart,
  material: Material | undefined,
  options: ObjWriteOptions,
  base: { v: number; vt: number; vn: number },
  lines: string[],
): { v: number; vt: number; vn: number } {
  const { positions: p, normals: n, uvs, indices } = mesh;
  const count = p.length / 3;
  const color = createSampler(mesh, material, options.pictures ?? []);
  const rgb = new Float64Array(3);
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [p[3 * i], p[3 * i + 1], p[3 * i + 2]];
    const place =
      `v ${short(m[0] * x + m[4] * y + m[8] * z + m[12])} ${short(m[1] * x + m[5] * y + m[9] * z + m[13])} ` +
      short(m[2] * x + m[6] * y + m[10] * z + m[14]);
    if (!options.library) color(i, rgb);
    lines.push(options.library ? place : `${place} ${encode8(rgb[0])} ${encode8(rgb[1])} ${encode8(rgb[2])}`);
  }
  if (uvs) for (let i = 0; i < count; i++) lines.push(`vt ${short(uvs[2 * i])} ${short(1 - uvs[2 * i + 1])}`);
  const mirrored = determinant(m) < 0;
  if (n) for (let i = 0; i < count; i++) lines.push(`vn ${turnNormal(m, n, 3 * i, mirrored ? -1 : 1)}`);
  const corner = (i: number): string => {
    const v = base.v + i;
    if (uvs && n) return `${v}/${base.vt + i}/${base.vn + i}`;
    return uvs ? `${v}/${base.vt + i}` : n ? `${v}//${base.vn + i}` : `${v}`;
  };
  const quads = Math.min(mesh.quadCount ?? 0, Math.floor(indices.length / 6));
  for (let c = 0; c < 6 * quads; c += 6) {
    const ring = [indices[c], indices[c + 1], indices[c + 2], indices[c + 5]];
    if (mirrored) ring.reverse();
    lines.push(`f ${ring.map(corner).join(' ')}`);
  }
  for (let f = 6 * quads; f + 2 < indices.length; f += 3) {
    const [b, c] = mirrored ? [indices[f + 2], indices[f + 1]] : [indices[f + 1], indices[f + 2]];
    lines.push(`f ${corner(indices[f])} ${corner(b)} ${corner(c)}`);
  }
  return { v: base.v + count, vt: base.vt + (uvs ? count : 0), vn: base.vn + (n ? count : 0) };
}

function determinant(m: ArrayLike<number>): number {
  return m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2]) + m[8] * (m[1] * m[6] - m[5] * m[2]);
}

/** By the cofactors, which are right for uneven scales. */
function turnNormal(m: ArrayLike<number>, n: Float32Array, o: number, sign: number): string {
  const [x, y, z] = [n[o], n[o + 1], n[o + 2]];
  const a = (m[5] * m[10] - m[9] * m[6]) * x + (m[9] * m[2] - m[1] * m[10]) * y + (m[1] * m[6] - m[5] * m[2]) * z;
  const b = (m[8] * m[6] - m[4] * m[10]) * x + (m[0] * m[10] - m[8] * m[2]) * y + (m[4] * m[2] - m[0] * m[6]) * z;
  const c = (m[4] * m[9] - m[8] * m[5]) * x + (m[8] * m[1] - m[0] * m[9]) * y + (m[0] * m[5] - m[4] * m[1]) * z;
  const l = sign / (Math.hypot(a, b, c) || 1);
  return `${short(a * l)} ${short(b * l)} ${short(c * l)}`;
}
