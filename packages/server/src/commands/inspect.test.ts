import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../db/testing.ts';
import { inspect } from './inspect.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const CUBE = `o box\nusemtl paint
v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 0 1\nv 1 0 1\nv 1 1 1\nv 0 1 1
f 1 4 3 2\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\n`;

async function run(name: string, content: string, ...options: string[]) {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  const lines: string[] = [];
  const status = await inspect([path, ...options], (line) => void lines.push(line));
  return { status, text: lines.join('\n') };
}

test('a closed model is told as such, an open one by its open edges', async () => {
  const closed = await run('closed.obj', `${CUBE}f 4 1 5 8\n`);
  expect(closed.status).toBe(0);
  expect(closed.text).toMatch(
    /size +1 x 1 x 1 m \(.*\n[\s\S]*faces +12 triangles \(6 pairs are quads\)\n[\s\S]*watertight +yes\n/,
  );
  expect(closed.text).toMatch(/parts \(1\)\n +name.*\n +box +12 +8 +1 +0 +0 +paint/);
  expect((await run('open.obj', CUBE)).text).toMatch(/\n {2}4 open edges +Fine to look at/);
});

test('numbers stand to the right under their heads, small models are told in small units, long advice goes on below', async () => {
  const small = await run('small.obj', `# units: centimeters\n${CUBE}f 4 1 5 8\no hat\nf 1 2 6\nf 2 6 6\n`);
  expect(small.text).toMatch(/size +10 x 10 x 10 mm/);
  expect(small.text).toContain('  name  faces  points  shells  open edges');
  expect(small.text).toContain('  box      12       8       1           0');
  const huge = await run('huge.obj', CUBE.replaceAll('1 1', '1 900'));
  expect(huge.text).toMatch(/ {2}900 m large +If that is wrong, .*\n {10,}\S/);
});

test('formats that are only written, and those that nobody reads here, are named', async () => {
  expect((await run('box.3mf', 'PK\u0003\u0004')).text).toBe(
    'box.3mf: 3MF cannot be read, only GLB, glTF, FBX, OBJ and STL.',
  );
  expect((await run('box', 'hello')).text).toMatch(/^box: The file is none of the formats that can be read/);
});

test('--json holds the same as data', async () => {
  const { text } = await run('open.obj', CUBE, '--json');
  expect(JSON.parse(text)).toMatchObject({
    file: { name: 'open.obj' },
    faces: 10,
    quads: 5,
    size: { x: 1, y: 1, z: 1, unit: 'm' },
    partList: [{ name: 'box', boundaryEdges: 4, isWatertight: false, materials: ['paint'] }],
    materialList: [{ name: 'paint', metallic: 0 }],
  });
});

test('what cannot be read is said in a sentence, with status 1, and names cannot write to the terminal', async () => {
  expect(await run('x.glb', 'glTF, it says, but it is not')).toMatchObject({
    status: 1,
    text: expect.stringMatching(/^x\.glb: .*\.$/),
  });
  expect((await run('none.obj', 'v 0 0 0\n')).status).toBe(1);
  expect((await run('evil.obj', `${CUBE.replace('box', 'b\u001b[2Jox')}`)).text).not.toContain('\u001b');
  await expect(inspect([join(folder.path, 'missing.obj')])).rejects.toThrow(/no such file/);
});
