// Looks at a quad remesh: reads any model file, remeshes it, draws the quads' edges over the shaded surface and prints the figures.
// usage: node scripts/wireframe.ts MODEL [-n 5000] [-o wire.png] [--views three-quarter,front] [--size 900] [--crease 50] [--holes 0.1] [--symmetry]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readScene } from '../packages/kernels/src/formats/index.ts';
import { computeNormals, type Mesh, mergeMeshes } from '../packages/kernels/src/mesh/index.ts';
import { measureQuads, remeshQuads } from '../packages/kernels/src/quads/index.ts';
import { renderScene, VIEWS } from '../packages/kernels/src/render/index.ts';
import { flattenScene } from '../packages/kernels/src/scene/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', short: 'n', default: '5000' },
    output: { type: 'string', short: 'o', default: 'wire.png' },
    views: { type: 'string', default: 'three-quarter,front' },
    size: { type: 'string', default: '900' },
    crease: { type: 'string', default: '50' },
    holes: { type: 'string', default: '0.1' },
    symmetry: { type: 'boolean', default: false },
  },
});
const [path] = positionals;
const { scene } = await readScene(readFileSync(path), path);
const source = mergeMeshes(flattenScene(scene).map((flat) => flat.mesh));
const started = performance.now();
const { mesh, report } = remeshQuads(source, {
  faceCount: Number(values.count),
  creaseAngleDeg: Number(values.crease),
  holeShare: Number(values.holes),
  symmetry: values.symmetry,
});
const ms = performance.now() - started;
console.log(`${ms.toFixed(0)} ms`, report, measureQuads(mesh, source));

const surface: Mesh = { ...computeNormals(mesh, { creaseAngleDeg: 180 }), quadCount: mesh.quadCount };
const parts = [part(surface, 0.75), part(drawEdges(surface), 0.02)];
const size = Number(values.size);
const views = values.views.split(',');
const images = views.map((name, i) => {
  const picture = renderScene(
    { parts },
    { width: size, height: size, view: VIEWS[name], background: [214, 215, 217], cull: true },
  );
  return {
    input: Buffer.from(picture.data),
    raw: { width: size, height: size, channels: 4 as const },
    left: i * size,
    top: 0,
  };
});
await sharp({ create: { width: size * views.length, height: size, channels: 3, background: '#d6d7d9' } })
  .composite(images)
  .png()
  .toFile(values.output);

function part(m: Mesh, grey: number) {
  return {
    mesh: m,
    material: {
      name: 'wire',
      baseColorFactor: [grey, grey, grey, 1] as [number, number, number, number],
      metallicFactor: 0,
      roughnessFactor: 0.7,
      emissiveFactor: [0, 0, 0] as [number, number, number],
      alphaMode: 'OPAQUE' as const,
      doubleSided: true,
    },
  };
}

/** A ribbon along every edge of every quad, a hair above the surface. */
function drawEdges(m: Mesh): Mesh {
  const p = m.positions;
  const n = m.normals as Float32Array;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < (m.quadCount ?? 0); i++) {
    const q = [m.indices[i * 6], m.indices[i * 6 + 1], m.indices[i * 6 + 2], m.indices[i * 6 + 5]];
    const middle = [0, 1, 2].map((k) => q.reduce((sum, v) => sum + p[v * 3 + k] / 4, 0));
    const size = Math.hypot(...middle.map((x, k) => x - p[q[0] * 3 + k]));
    for (let e = 0; e < 4; e++) {
      const first = positions.length / 3;
      for (const v of [q[e], q[(e + 1) & 3]]) {
        for (const inwards of [0, 0.06]) {
          for (let k = 0; k < 3; k++) {
            const at = p[v * 3 + k] + (middle[k] - p[v * 3 + k]) * inwards;
            positions.push(at + n[v * 3 + k] * 0.02 * size);
          }
        }
      }
      indices.push(first, first + 2, first + 3, first, first + 3, first + 1);
    }
  }
  return computeNormals({ positions: Float32Array.from(positions), indices: Uint32Array.from(indices) });
}
