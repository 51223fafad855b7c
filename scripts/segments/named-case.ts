import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMeshParts, type PartGranularity, weld } from '../../packages/kernels/src/index.ts';
import { listPartFacts, type ModelFacts } from '../../packages/kernels/src/segment/part-facts.ts';
import { type PartTruth, truthOfParts } from './judge-names.ts';
import type { SculptedModel } from './sculpted-models.ts';

/** A divided thing before its parts are named. */
export interface DividedCase extends ModelFacts {
  truths: PartTruth[];
}

/** One of our own things, divided as if nothing were known of it, and with its parts known. */
export interface NamedCase {
  name: string;
  bare: DividedCase;
  known?: DividedCase;
}

/** Divides a thing twice, or only without its parts known. */
export function divideModel(model: SculptedModel, grain: PartGranularity, withKnown = true): NamedCase {
  return {
    name: model.name,
    bare: divide(model, grain, false),
    known: withKnown ? divide(model, grain, true) : undefined,
  };
}

function divide(model: SculptedModel, grain: PartGranularity, areNames: boolean): DividedCase {
  const { positions, indices, faceGroups } = weld({
    ...model.mesh,
    faceGroups: Uint32Array.from(model.partOf, (_, f) => f),
  });
  const faceOf = faceGroups as Uint32Array;
  const numbers = new Map([...new Set(model.partOf)].map((name, k) => [name, k]));
  const looks = Array.from(faceOf, (face) => (areNames ? (numbers.get(model.partOf[face]) as number) : 0));
  const found = findMeshParts({ positions, indices }, grain, { looks, areNames });
  const { fine, graph, ofPatch, count } = found;
  // Faces are finer than they were: the last piece of each says where it is, which is enough to weigh parts by.
  const partOf = new Int32Array(model.partOf.length).fill(-1);
  fine.source.forEach((source, f) => {
    partOf[faceOf[source]] = ofPatch[graph.ofFace[f]];
  });
  const facts = listPartFacts(found, areNames ? (face) => model.partOf[faceOf[face]] : undefined);
  return { ...facts, truths: truthOfParts(model, partOf, count) };
}

/** Keeps a case in a folder. */
export async function storeCase(folder: string, item: NamedCase): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${item.name.replaceAll('/', '~')}.json`), JSON.stringify(item));
}

/** The cases that were kept in a folder. */
export async function* storedCases(folder: string, only = ''): AsyncGenerator<NamedCase> {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
    const item = JSON.parse(await readFile(join(folder, file), 'utf8')) as NamedCase;
    if (item.name.includes(only)) yield item;
  }
}
