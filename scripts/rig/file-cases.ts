import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeWorldMatrices, joinScene, poseScene, readScene, type Scene } from '../../packages/kernels/src/index.ts';
import type { RigType } from '../../packages/kernels/src/rig/index.ts';
import { ARM_POSES, holdArms } from './arm-poses.ts';
import type { RigCase } from './case.ts';
import { matchJoints } from './match-joints.ts';

/** Clips in which a body keeps upright, by their names, and others of such names. */
const UPRIGHT = /idle|walk|run|stand|t-?pose|swim|fly|crawl|gallop/i;
const ODD = /death|die|lie|sit|jump|attack|bite|dodge|roll|hold|block/i;

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
  return caseOf(scene, path, truth, findJoints(scene, truth));
}

/** The models in files below a folder as their makers move them: so many moments each of clips in which a body stands, walks or runs. Files without such clips have none. */
export async function* posedCases(folder: string, moments: number): AsyncGenerator<RigCase> {
  for (const [type, path] of await rows(join(folder, 'RIG_CASES.tsv'))) {
    const { scene } = await readScene(new Uint8Array(await readFile(join(folder, path))), path);
    const clips = (scene.animations ?? []).filter(({ name }) => UPRIGHT.test(name ?? '') && !ODD.test(name ?? ''));
    const joints = findJoints(scene, type as RigType);
    for (let k = 0; k < moments && clips.length > 0; k++) {
      const clip = clips[Math.floor((k * clips.length) / moments)];
      const end = Math.max(...clip.channels.map(({ times }) => times[times.length - 1] ?? 0));
      // Moments that no other clip is asked for: golden ratio steps.
      const time = end * ((0.31 + k * 0.618) % 1);
      const name = `${path} ${clip.name} ${time.toFixed(2)} s`;
      yield caseOf(poseScene(scene, clip, time), name, type as RigType, joints);
    }
  }
}

/** The bipeds in files below a folder with their arms held as in T and A poses, and relaxed: those whose skins have arms. */
export async function* armedCases(folder: string): AsyncGenerator<RigCase> {
  for (const [type, path] of await rows(join(folder, 'RIG_CASES.tsv'))) {
    if (type !== 'biped') continue;
    const { scene } = await readScene(new Uint8Array(await readFile(join(folder, path))), path);
    const joints = findJoints(scene, type);
    for (const [name, below] of Object.entries(ARM_POSES)) {
      const held = holdArms(scene, joints, below);
      if (held) yield caseOf(held, `${path} ${name}`, type, joints);
    }
  }
}

/** Which nodes are joints of ours, by our names: matched as their maker left them, for what tells knees from hocks and elbows from wrists goes by where the front is. */
function findJoints(scene: Scene, truth: RigCase['truth']): ReadonlyMap<string, number> {
  if (truth === 'none') return new Map();
  const worlds = computeWorldMatrices(scene);
  const nodes = scene.nodes.map(({ name }, i) => ({ name, at: placeIn(worlds[i]) }));
  const found = [...matchJoints(truth, nodes)].map(
    ([name, at]) => [name, nodes.findIndex((n) => n.at === at)] as const,
  );
  return new Map(found.filter(([, node]) => node >= 0));
}

function caseOf(scene: Scene, name: string, truth: RigCase['truth'], joints: ReadonlyMap<string, number>): RigCase {
  const { mesh } = joinScene(scene);
  const worlds = computeWorldMatrices(scene);
  const places = [...joints].map(([joint, node]) => ({ name: joint, at: placeIn(worlds[node]) }));
  return { name, truth, mesh: { positions: mesh.positions, indices: mesh.indices }, joints: places };
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
