import { expect, it } from 'vitest';
import { loadRegistry } from '../../engine/registry.ts';
import { inputKinds } from './input-kinds.ts';

const { ops } = await loadRegistry({ lanes: ['generate', 'image', 'splat', 'mesh', 'rig', 'io'] });

const kinds = (name: string) => inputKinds(ops.get(name)!, ops);

it('tells which ops go into which: what is rigged can be moved, what is divided can be completed', () => {
  expect(kinds('retarget').input).toMatchObject({ kind: 'task', from: ['rig'] });
  expect(kinds('complete').input).toMatchObject({ kind: 'task', from: ['ai-segment', 'smart-segment'] });
  expect(kinds('multiview-edit').input).toMatchObject({ kind: 'task', from: ['multiview', 'multiview-edit'] });
  expect(kinds('photo-scan').multiview_task).toMatchObject({ kind: 'task', from: ['multiview', 'multiview-edit'] });
});

it('offers models to what works on models, pictures to what works on pictures', () => {
  const models = kinds('rig').input!.from!;
  expect(models).toEqual(expect.arrayContaining(['text-to-3d', 'image-to-3d', 'import', 'retopo', 'convert']));
  expect(models).not.toContain('text-to-image');
  expect(models).not.toContain('splat');
  const pictures = kinds('image-to-3d').image_task!.from!;
  expect(pictures).toEqual(expect.arrayContaining(['text-to-image', 'image-edit', 'multiview']));
  expect(pictures).not.toContain('text-to-3d');
});

it('offers a rig to exports that hold skeletons', () => {
  expect(kinds('convert').input!.from).toContain('rig');
  // an STL is an export, but nothing goes on from it
  expect(kinds('convert').input!.formats).toEqual(['fbx', 'glb']);
});

it('names uploads by their token', () => {
  expect(kinds('import')).toEqual({ model_token: { kind: 'model_token' } });
  expect(kinds('photo-scan').views).toEqual({ kind: 'image_token' });
});
