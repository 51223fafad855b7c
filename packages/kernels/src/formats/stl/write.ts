import { flattenScene, type Scene } from '../../scene/index.ts';

export interface StlWriteOptions {
  /** Millimetres and Z up, as slicers read STL. Default: metres and +Y up, as everything else here. */
  forPrint?: boolean;
}

/**
 * Writes a scene as binary STL: every triangle in world space, poses applied, facet normals from the corners, mirrored parts turned
 * back outwards. STL has no units, colours or parts; numbers are metres, +Y up, unless `forPrint` says otherwise. 84 + 50 bytes a triangle.
 */
export function writeStl(scene: Scene, options: StlWriteOptions = {}): Uint8Array {
  const parts = flattenScene(scene);
  let faces = 0;
  for (const { mesh } of parts) faces += Math.floor(mesh.indices.length / 3);
  const out = new Uint8Array(84 + 50 * faces);
  // Must not begin with "solid", by which readers tell the text form.
  out.set(new TextEncoder().encode(`Claywork binary STL, ${options.forPrint ? 'millimetres, Z up' : 'metres, +Y up'}`));
  const view = new DataView(out.buffer);
  view.setUint32(80, faces, true);
  const c = new Float64Array(9);
  let at = 84;
  for (const { mesh, matrix: m } of parts) {
    const mirrored =
      m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2]) + m[8] * (m[1] * m[6] - m[5] * m[2]) <
      0;
    for (let f = 0; f + 2 < mesh.indices.length; f += 3) {
      for (let k = 0; k < 3; k++) {
        const v = 3 * mesh.indices[f + (mirrored ? 2 - k : k)];
        const x = mesh.positions[v];
        const y = mesh.positions[v + 1];
        const z = mesh.positions[v + 2];
        for (let r = 0; r < 3; r++) c[3 * k + r] = m[r] * x + m[4 + r] * y + m[8 + r] * z + m[12 + r];
        if (options.forPrint)
          [c[3 * k], c[3 * k + 1], c[3 * k + 2]] = [1000 * c[3 * k], -1000 * c[3 * k + 2], 1000 * c[3 * k + 1]];
      }
      writeNormal(view, at, c);
      for (let i = 0; i < 9; i++) view.setFloat32(at + 12 + 4 * i, c[i], true);
      at += 50;
    }
  }
  return out;
}

function writeNormal(view: DataView, at: number, c: Float64Array): void {
  const [ux, uy, uz] = [c[3] - c[0], c[4] - c[1], c[5] - c[2]];
  const [vx, vy, vz] = [c[6] - c[0], c[7] - c[1], c[8] - c[2]];
  const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const l = Math.hypot(n[0], n[1], n[2]) || 1;
  for (let k = 0; k < 3; k++) view.setFloat32(at + 4 * k, n[k] / l, true);
}
