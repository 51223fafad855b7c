import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing.ts';
import { findSources } from '../inspect/find-sources.ts';
import { guessCategory } from './guess-category.ts';
import { LICENSES } from './licenses.data.ts';
import { readLicense } from './read-license.ts';
import { readSidecars } from './sidecar.ts';
import { titleGiven, titleOfFile } from './title.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test.each([
  ['CC0-1.0', 'CC0-1.0'],
  ['cc0', 'CC0-1.0'],
  ['CC-BY 4.0 Model by PixelMannen https://opengameart.org/content/fox', 'CC-BY-4.0'],
  ['CC BY-4.0 (https://creativecommons.org/licenses/by/4.0/)', 'CC-BY-4.0'],
  ['http://creativecommons.org/licenses/by-nc-sa/3.0/', 'CC-BY-NC-SA-3.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0'],
  ['Creative Commons Attribution-ShareAlike 3.0 Unported', 'CC-BY-SA-3.0'],
  ['CC Attribution', 'CC-BY-4.0'],
  ['CC Attribution-NonCommercial-NoDerivs', 'CC-BY-NC-ND-4.0'],
  ['mit', 'MIT'],
  ['The MIT License', 'MIT'],
  ['https://spdx.org/licenses/Apache-2.0.html', 'Apache-2.0'],
  ['Copyright 2021 Somebody, all rights reserved', undefined],
  ['Editorial', undefined],
  ['admitted by nobody', undefined],
  ['', undefined],
])('%s is the licence %s', (text, id) => {
  expect(readLicense(text)?.id).toBe(id);
});

test('every licence is found by its identifier, its name where it is one of Creative Commons, and its address', () => {
  for (const license of LICENSES.values()) {
    expect(readLicense(license.id.toUpperCase())).toBe(license);
    expect(readLicense(license.url as string)).toBe(license);
    if (license.id.startsWith('CC-BY')) expect(readLicense(license.name)).toBe(license);
  }
});

test.each([
  ['low_poly-FoxRun (1).glb', '', 'Low poly fox run'],
  ['scene.gltf', 'red_barn', 'Red barn'],
  ['model.glb', 'export', 'Model'],
  ['Wall2.obj', '', 'Wall 2'],
  ['KNIGHT_FINAL_v3.fbx', '', 'Knight v3'],
  ['USBStick.stl', '', 'USB stick'],
  ['Grüner_Baum.glb', '', 'Grüner baum'],
])('%s in %s is called %s', (file, inFolder, title) => {
  expect(titleOfFile(file, inFolder)).toBe(title);
});

test('a title that a program wrote is none', () => {
  expect(titleGiven('Fox and hound')).toBe('Fox and hound');
  for (const title of [undefined, 'Untitled', 'C:\\work\\fox.blend', 'scene', 'export 2', 'fox.max'])
    expect(titleGiven(title)).toBeUndefined();
});

test.each([
  [{ title: 'Low poly fox' }, 'animals', 'fox'],
  [{ title: 'Green dragon' }, 'creatures', 'dragon'],
  [{ title: 'Shield heater 2', file: 'Shield_Heater_2.glb' }, 'weapons', 'shield'],
  [{ title: 'Kitchen cabinet', file: 'Kitchen_Cabinet.glb' }, 'furniture', 'kitchen cabinet'],
  [{ title: 'Xq 7', folder: 'dinosaurs_pack' }, 'animals', undefined],
  [{ title: 'Xq', keywords: ['sports car', 'red'] }, 'vehicles', 'sports car'],
  [{ title: 'Qwrtz' }, 'other', 'qwrtz'],
  [{ title: '' }, 'other', undefined],
])('%j is of %s', (hints, category, tag) => {
  const guess = guessCategory(hints);
  expect(guess.category).toBe(category);
  if (tag) expect(guess.tags).toContain(tag);
});

async function read(files: Record<string, unknown>, model = 'fox.glb') {
  const root = join(folder.path, String(Math.random()).slice(2));
  for (const [name, content] of Object.entries({ [model]: 'glTF', ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const sources = await findSources([root]);
  return readSidecars(sources.find((source) => source.main.name === model)!, ['free', 'maker']);
}

test('what is said of one model stands over what is said of all in its folder', async () => {
  const shared = { license: 'CC0-1.0', author: 'Ann', tags: ['Toy', 'toy', 'red'], category: 'animals' };
  const details = await read({
    'model.json': shared,
    'fox.json': { title: ' Fox ', author: { name: 'Ben', handle: 'ben' }, tier: 'maker', featured: true, price: 300 },
    'hen.glb': 'glTF',
  });
  expect(details).toEqual({
    title: 'Fox',
    author: { name: 'Ben', handle: 'ben' },
    category: 'animals',
    tags: ['toy', 'red'],
    license: LICENSES.get('CC0-1.0'),
    ...{ tier: 'maker', featured: true, price: 300 },
  });
  const own = { id: 'LicenseRef-studio', name: 'Studio licence', url: 'https://example.org/l' };
  expect((await read({ 'fox.glb.json': { license: own } })).license).toEqual(own);
  expect(await read({ 'other.json': { title: 5 } })).toEqual({});
});

test.each([
  [{ title: 5 }, /fox\.json: title: /],
  [{ titel: 'Fox' }, /fox\.json: titel: there is no such field/],
  [{ title: 'a\nb' }, /title: must be one line/],
  [{ license: 'all mine' }, /license: "all mine" is no licence that is known here; give an SPDX/],
  [{ license: { id: 'LicenseRef-x' } }, /license: LicenseRef-x needs a name/],
  [{ license: { id: 'MIT', url: 'javascript:alert(1)' } }, /license/],
  [{ category: 'Big Things' }, /category: must be lower case words/],
  [{ tags: ['ok', 7] }, /tags\.1: /],
  [{ tags: 'red' }, /tags: /],
  [{ author: { handle: 'x' } }, /author/],
  [{ tier: 'gold' }, /tier: there is no plan gold; there are free, maker/],
  [{ price: 1.5 }, /price: /],
  ['{"title": ', /fox\.json: is no JSON/],
  [[], /must be an object/],
])('%j is refused, and the field named', async (sidecar, sentence) => {
  await expect(read({ 'fox.json': sidecar })).rejects.toThrow(sentence);
});

test('one title for several models is refused', async () => {
  await expect(read({ 'model.json': { title: 'Fox' }, 'hen.glb': 'glTF' })).rejects.toThrow(
    /model\.json: title: the folder holds 2 models; give this one in fox\.json/,
  );
  expect((await read({ 'model.json': { title: 'Fox' } })).title).toBe('Fox');
});
