import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeWorldMatrices, joinScene, readScene } from '../../packages/kernels/src/index.ts';
import type { RigType } from '../../packages/kernels/src/rig/index.ts';
import type { RigCase } from './case.ts';
import { matchJoints } from './match-joints.ts';

/** Models in files below a folder: those that its RIG_CASES.tsv lists (type, path), and as `none` those of NOT_RIGGABLE.tsv (path) if there is one. */
export async function* fileCases(folder: string): AsyncGenerator<RigCase> {
  for (const [type, path] of await rows(join(folder, 'RIG_CASES.tsv')))
    yield await fileCase(folder, path, type as RigType);
  for (const [path] of await rows(join(folder, 'NOT_RIGGABLE.tsv')).catch(() => []))
    yield await fileCase(folder, path, 'none');
}

/** One file's shape, and where those of its nodes are at rest that are joints of ours too. */
export async function fileCase(folder: string, path: string, truth: RigCase['truth']): Promise<RigCase> {
  const { scene } = await readScene(new Uint8Array(await readFile(join(folder, path))), path);
  const { mesh } = joinScene(scene);
  const worlds = computeWorldMatrices(scene);
  const nodes = scene.nodes.map(({ name }, i) => ({ name, at: placeIn(worlds[i]) }));
  // Matched as their maker left them: what tells knees from hocks and elbows from wrists goes by where the front is.
  const joints = truth === 'none' ? [] : [...matchJoints(truth, nodes)].map(([name, at]) => ({ name, at }));
  return { name: path, truth, mesh: { positions: mesh.positions, indices: mesh.indices }, joints };
}

async function rows(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

function placeIn(m: Float64Array | undefined): readonly [number, number, number] {
  return m ? [m[12], m[13], m[14]] : [0, 0, 0];
}
