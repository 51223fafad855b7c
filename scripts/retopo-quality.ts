// How good retopo's meshes are: npm run quality:retopo -- FILE|FOLDER... [-n 2500] [--share 0.1]
// One row a model. smart: quads wanted and made, how many of all faces are quads, irregular vertices, mean deviation of corners from 90
// degrees, distance from the source (99th percentile, both ways, per cent of the diagonal), seconds. basic, at that share of the triangles:
// mean and 99th percentile of the distance for our simplification and for meshoptimizer's.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  joinScene,
  layQuads,
  type Mesh,
  measureDistance,
  measureQuads,
  readScene,
  reduceFaces,
  simplify,
  weld,
} from '../packages/kernels/src/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quads: { type: 'string', short: 'n', default: '2500' }, share: { type: 'string', default: '0.1' } },
});
const columns = 'faces,crease,quads,quads %,irregular %,corners °,p99 %,s,to,mean %,p99 %,s,peer mean %,p99 %,s,model';
console.log(columns.replaceAll(',', '\t'));
for (const path of positionals.flatMap(filesIn)) {
  try {
    const { scene } = await readScene(readFileSync(path), path);
    const source = weld(joinScene(scene).mesh);
    const row = [
      source.indices.length / 3,
      ...smart(source),
      ...(await basic(source)),
      path.split('/').slice(-2).join('/'),
    ];
    console.log(row.join('\t'));
  } catch (cause) {
    console.log(`${cause instanceof Error ? cause.message : cause}\t${path}`);
  }
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted();
  return names.filter((name) => /\.(glb|gltf|obj|stl|fbx)$/i.test(name)).map((name) => join(path, name));
}

function smart(source: Mesh): (string | number)[] {
  const [{ mesh, creaseAngleDeg }, seconds] = timed(() => layQuads(source, { faceCount: Number(values.quads) }));
  const m = measureQuads(mesh, source);
  const share = (100 * m.quads) / (m.quads + m.triangles);
  const { p99 } = measureDistance(source, mesh);
  return [
    creaseAngleDeg,
    m.quads,
    share,
    percent(m.irregularShare),
    m.angleDeviationDeg.toFixed(1),
    percent(p99),
    seconds,
  ];
}

async function basic(source: Mesh): Promise<(string | number)[]> {
  const faceCount = Math.max(100, Math.round((Number(values.share) * source.indices.length) / 3));
  const [own, seconds] = timed(() => simplify(source, { faceCount, dropShells: true }));
  const started = performance.now();
  const indices = await reduceFaces({ positions: source.positions, indices: source.indices }, own.indices.length / 3);
  const peerSeconds = ((performance.now() - started) / 1000).toFixed(2);
  const [a, b] = [measureDistance(source, own), measureDistance(source, { positions: source.positions, indices })];
  const count = own.indices.length / 3;
  return [count, percent(a.mean), percent(a.p99), seconds, percent(b.mean), percent(b.p99), peerSeconds];
}

function timed<T>(work: () => T): [T, string] {
  const started = performance.now();
  const made = work();
  return [made, ((performance.now() - started) / 1000).toFixed(2)];
}

function percent(share: number): string {
  return (100 * share).toFixed(3);
}
