// GLB to FBX to GLB: how far places, skin weights and clips stray, for real files. Places in shares of the diagonal, at rest and at five
// moments of every clip. usage: npm run round-trips -- [--preset mixamo] [--all] DIR...     --all: also models without skin and clip
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  cleanScene,
  diagonalOf,
  poseScene,
  readFbx,
  readGltf,
  type Scene,
  writeFbx,
  writeGlb,
} from '@claywork/kernels';
import { type Corners, cornersOf, weightsOf } from './acceptance/corners.ts';

const MOMENTS = [0, 0.23, 0.5, 0.81, 1];
const BARS = { rest: 1e-5, weights: 1e-3, clips: 1e-3 };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preset: { type: 'string', default: 'blender' }, all: { type: 'boolean' } },
});
const preset = values.preset as 'blender' | '3dsmax' | 'mixamo';

console.log('rest       weights    clips      n clips  faces    file');
let [count, good] = [0, 0];
for (const path of positionals.flatMap((folder) => [...walk(folder)])) {
  let before: Scene;
  try {
    before = await asImported((await readGltf(new Uint8Array(readFileSync(path)))).scene);
  } catch {
    continue;
  }
  if (!values.all && before.animations.length === 0 && before.skins.length === 0) continue;
  const fbx = readFbx(writeFbx(before, { preset })).scene;
  const after = await asImported(fbx);
  const off = compare(before, after);
  const isGood = off.rest <= BARS.rest && off.weights <= BARS.weights && off.clips <= BARS.clips;
  count++;
  if (isGood) good++;
  const cells = [off.rest, off.weights, off.clips].map((x) => x.toExponential(1).padEnd(10));
  const clips = String(before.animations.length).padStart(7);
  console.log(
    `${cells.join(' ')} ${clips}  ${String(off.faces).padStart(7)}  ${isGood ? '' : 'OFF '}${basename(path)}`,
  );
}
console.log(`${good} of ${count} within ${Object.values(BARS).map(String).join(', ')}`);

/** A model as `import` hands it on; what has no name gets one, as FBX would give it. */
async function asImported(scene: Scene): Promise<Scene> {
  const out = (await readGltf(writeGlb(cleanScene(scene).scene))).scene;
  for (const [i, node] of out.nodes.entries()) node.name ||= `node ${i}`;
  for (const [i, clip] of out.animations.entries()) clip.name ||= `clip ${i}`;
  return out;
}

function compare(a: Scene, b: Scene) {
  const [at, bt] = [cornersOf(a), cornersOf(b)];
  const faces = at.points.length / 9;
  if (at.points.length !== bt.points.length) return { faces, rest: Infinity, weights: Infinity, clips: Infinity };
  const size = diagonalOf(at.points) || 1;
  const { partners, weights } = match(a, at, b, bt, 1e-4 * size);
  let clips = a.animations.length === b.animations.length ? 0 : Infinity;
  for (const [i, clip] of a.animations.entries()) {
    const other = b.animations[i];
    const ends = [clip, other].map((c) => Math.max(...(c?.channels.map((d) => d.times[d.times.length - 1]) ?? [0])));
    if (!other || other.name !== clip.name || Math.abs(ends[0] - ends[1]) > 1e-3) clips = Infinity;
    for (const share of MOMENTS) {
      const [p, q] = [cornersOf(poseScene(a, clip, share * ends[0])), cornersOf(poseScene(b, other, share * ends[0]))];
      clips = Math.max(clips, farthest(p.points, q.points, partners) / size);
    }
  }
  return { faces, rest: farthest(at.points, bt.points, partners) / size, weights, clips };
}

/** For each corner that one of the other scene which stands where it does, and of those the one whose weights are the most alike. */
function match(a: Scene, at: Corners, b: Scene, bt: Corners, cell: number) {
  const key = (x: number, y: number, z: number): string => `${x} ${y} ${z}`;
  const grid = new Map<string, number[]>();
  for (let j = 0; 3 * j < bt.points.length; j++) {
    const [x, y, z] = bt.points.subarray(3 * j, 3 * j + 3);
    const k = key(Math.round(x / cell), Math.round(y / cell), Math.round(z / cell));
    grid.set(k, [...(grid.get(k) ?? []), j]);
  }
  const known = new Map<string, Map<number, number>>();
  const weigh = (scene: Scene, corners: Corners, i: number, mark: string): Map<number, number> => {
    const k = `${mark} ${corners.sources.subarray(3 * i, 3 * i + 3).join()}`;
    let found = known.get(k);
    if (!found) known.set(k, (found = weightsOf(scene, corners, i)));
    return found;
  };
  const partners = new Int32Array(at.points.length / 3).fill(-1);
  let weights = 0;
  const done = new Map<string, number>();
  for (let i = 0; i < partners.length; i++) {
    const source = at.sources.subarray(3 * i, 3 * i + 3).join();
    const before = done.get(source);
    if (before !== undefined) {
      partners[i] = before;
      continue;
    }
    const [x, y, z] = at.points.subarray(3 * i, 3 * i + 3);
    const [cx, cy, cz] = [x, y, z].map((c) => Math.round(c / cell));
    let best = Infinity;
    for (let d = 0; d < 27; d++) {
      for (const j of grid.get(key(cx + (d % 3) - 1, cy + (Math.floor(d / 3) % 3) - 1, cz + Math.floor(d / 9) - 1)) ??
        []) {
        const away = Math.hypot(x - bt.points[3 * j], y - bt.points[3 * j + 1], z - bt.points[3 * j + 2]) / cell;
        const off = unlike(weigh(a, at, i, 'a'), weigh(b, bt, j, 'b'));
        if (off + away >= best) continue;
        best = off + away;
        partners[i] = j;
      }
    }
    if (partners[i] < 0) return { partners, weights: Infinity };
    done.set(source, partners[i]);
    weights = Math.max(weights, unlike(weigh(a, at, i, 'a'), weigh(b, bt, partners[i], 'b')));
  }
  return { partners, weights };
}

function unlike(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  let worst = 0;
  for (const joint of new Set([...a.keys(), ...b.keys()]))
    worst = Math.max(worst, Math.abs((a.get(joint) ?? 0) - (b.get(joint) ?? 0)));
  return worst;
}

function farthest(a: Float64Array, b: Float64Array, partners: Int32Array): number {
  let worst = 0;
  partners.forEach((j, i) => {
    const d =
      j < 0 ? Infinity : Math.hypot(a[3 * i] - b[3 * j], a[3 * i + 1] - b[3 * j + 1], a[3 * i + 2] - b[3 * j + 2]);
    if (!(d <= worst)) worst = d;
  });
  return worst;
}

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else if (/\.(?:glb|gltf)$/i.test(name)) yield path;
  }
}
