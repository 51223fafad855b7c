// For tests: a model to add to the catalog.
import { createHash } from 'node:crypto';
import type { ModelFile, NewModel } from './model.ts';
import { newModelId } from './write-model.ts';

/** A model with one GLB file and one picture, whose bytes are in no store. */
export function sampleModel(more: Partial<NewModel> = {}): NewModel {
  const id = more.id ?? newModelId();
  return {
    id,
    title: 'Oak chair',
    description: 'A plain chair made of oak.',
    category: 'furniture',
    tags: ['wood', 'seat'],
    license: { id: 'CC0-1.0', name: 'CC0 1.0 Universal', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    author: { handle: null, name: 'Claywork' },
    faces: 1200,
    vertices: 640,
    animated: false,
    rigged: false,
    textured: true,
    dimensions: { x: 0.5, y: 0.9, z: 0.55 },
    featured: false,
    tier: null,
    price: null,
    files: [sampleFile(id, 'model.glb')],
    images: [{ bytes: 100, sha256: digest(`${id} picture`), key: `models/${id}/1/0.webp` }],
    ...more,
  };
}

/** A file of it, by name. */
export function sampleFile(id: string, name: string, mime = 'model/gltf-binary'): ModelFile {
  const format = name.split('.').at(-1)!;
  return { name, format, mime, bytes: 1000, sha256: digest(`${id} ${name}`), key: `models/${id}/1/${name}` };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
