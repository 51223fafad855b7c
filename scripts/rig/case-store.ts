import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RigCase } from './case.ts';

/** Keeps cases as files, because making them takes longer than fitting them: JSON's length, JSON, positions, indices. */
export async function storeCase(folder: string, { mesh, ...rest }: RigCase): Promise<void> {
  await mkdir(folder, { recursive: true });
  const text = JSON.stringify({ ...rest, positions: mesh.positions.length, indices: mesh.indices.length });
  const json = Buffer.from(
    text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4 + (text.length - Buffer.byteLength(text))),
  );
  const head = Buffer.alloc(4);
  head.writeUInt32LE(json.length);
  const bytes = [head, json, bytesOf(mesh.positions), bytesOf(mesh.indices)];
  await writeFile(join(folder, `${rest.name.replace(/[^\w.-]+/g, '_')}.case`), Buffer.concat(bytes));
}

/** The cases of a folder in the order of their names, one at a time. */
export async function* storedCases(folder: string): AsyncGenerator<RigCase> {
  for (const file of (await readdir(folder)).filter((f) => f.endsWith('.case')).sort()) {
    const bytes = await readFile(join(folder, file));
    const length = bytes.readUInt32LE(0);
    const { positions, indices, ...rest } = JSON.parse(bytes.toString('utf8', 4, 4 + length));
    const at = bytes.byteOffset + 4 + length;
    const all = bytes.buffer.slice(at, at + 4 * (positions + indices));
    yield {
      ...(rest as Omit<RigCase, 'mesh'>),
      mesh: { positions: new Float32Array(all, 0, positions), indices: new Uint32Array(all, 4 * positions, indices) },
    };
  }
}

function bytesOf(array: Float32Array | Uint32Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}
