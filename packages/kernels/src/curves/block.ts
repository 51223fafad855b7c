import type { Vec3 } from '../math/index.ts';
import { type Mesh, weld } from '../mesh/index.ts';
import { createBuilder } from './builder.ts';
import type { MeshNode } from './shape.ts';

type Block = Extract<MeshNode, { op: 'block' }>;

/** A box whose edges are quarter circles: six grids that meet at 45 degrees, welded. Flat sides stay single quads. */
export function blockMesh(shape: Block): Mesh {
  const half: Vec3 = [Math.abs(shape.size[0]) / 2, Math.abs(shape.size[1]) / 2, Math.abs(shape.size[2]) / 2];
  const least = Math.min(...half);
  const bevel = Math.min(Math.max(0, shape.bevel ?? Math.min(0.08 * least, 0.03 * Math.max(...half))), least * 0.999);
  const steps = bevel > 0 ? Math.max(1, Math.round((shape.bevelSegments ?? (bevel > least * 0.3 ? 6 : 2)) / 2)) : 0;
  // offsets across a face: from the 45 degree line over the flat part to the other 45 degree line
  const stops: { sign: number; tan: number }[] = [];
  for (let i = steps; i >= 0; i--) stops.push({ sign: -1, tan: Math.tan((Math.PI / 4) * (steps ? i / steps : 0)) });
  for (let i = 0; i <= steps; i++) stops.push({ sign: 1, tan: Math.tan((Math.PI / 4) * (steps ? i / steps : 0)) });
  const b = createBuilder();
  for (let axis = 0; axis < 3; axis++) {
    const u = (axis + 1) % 3;
    const v = (axis + 2) % 3;
    for (const side of [-1, 1]) {
      const ids = stops.map((q) =>
        stops.map((p) => {
          const l = Math.sqrt(p.tan * p.tan + q.tan * q.tan + 1);
          const at: [number, number, number] = [0, 0, 0];
          at[axis] = side * (half[axis] - bevel + bevel / l);
          at[u] = p.sign * (half[u] - bevel + (bevel * p.tan) / l);
          at[v] = q.sign * (half[v] - bevel + (bevel * q.tan) / l);
          return b.vertex(at);
        }),
      );
      for (let j = 0; j + 1 < stops.length; j++) {
        for (let i = 0; i + 1 < stops.length; i++) {
          if (side > 0) b.quad(ids[j][i], ids[j][i + 1], ids[j + 1][i + 1], ids[j + 1][i]);
          else b.quad(ids[j][i], ids[j + 1][i], ids[j + 1][i + 1], ids[j][i + 1]);
        }
      }
    }
  }
  return weld(b.finish(), least * 1e-5);
}
