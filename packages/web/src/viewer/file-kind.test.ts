import { describe, expect, test } from 'vitest';
import { formatOf, kindOf, labelOf, planOf } from './file-kind.ts';

const file = (name: string, mime = 'application/octet-stream') => ({ name, mime, url: `/f/${name}` });

describe('what a file is', () => {
  test('its name says it, whatever the case', () => {
    expect(kindOf(file('model.GLB'))).toBe('model');
    expect(kindOf(file('scene.splat'))).toBe('splat');
    expect(kindOf(file('front.webp'))).toBe('image');
    expect(kindOf(file('export.zip'))).toBe('other');
  });
  test('the media type says it where the name does not', () => {
    expect(formatOf(file('0', 'model/gltf-binary'))).toBe('glb');
    expect(kindOf(file('thumb', 'image/png; charset=binary'))).toBe('image');
  });
});

describe('what is done with files', () => {
  test('a GLB is shown rather than the same model as FBX', () => {
    expect(planOf([file('model.fbx'), file('model.glb'), file('thumb.png')])).toMatchObject({
      kind: 'models',
      files: [{ name: 'model.glb' }],
    });
  });
  test('every clip of a rig is offered', () => {
    expect(planOf([file('clip-1.glb'), file('clip-2.glb')])).toMatchObject({ kind: 'models', files: { length: 2 } });
  });
  test('one picture with the one before is compared, several are not', () => {
    expect(planOf([file('a.png')], '/before.png')).toMatchObject({ kind: 'compare', before: '/before.png' });
    expect(planOf([file('a.png'), file('b.png')], '/before.png').kind).toBe('images');
  });
  test('what cannot be shown is left for downloading', () => {
    expect(planOf([file('export.zip')]).kind).toBe('none');
    expect(planOf([]).kind).toBe('none');
  });
});

test('labels are words', () => {
  expect(labelOf({ name: 'clip-2_walk.glb' })).toBe('clip 2 walk');
  expect(labelOf({ name: 'clip-2.glb', label: 'Walk' })).toBe('Walk');
});
