import type { ModelAbout } from '@claywork/kernels';
import { z } from 'zod';
import type { WrittenFormat } from '../../ops/_shared/write-format.ts';

/** A file on this machine, by the name that others know it by. */
export interface LocalFile {
  name: string;
  path: string;
}

/** A model as it was found: its file, the files beside it that it may name, and the same model in other formats. */
export interface ModelSource {
  main: LocalFile;
  /** Paths relative to the model's folder, with slashes. */
  beside: readonly LocalFile[];
  /** Offered for download as they are, when they can be read. */
  also: readonly LocalFile[];
}

/** What the lighter GLB is kept as. */
export const PREVIEW_NAME = 'preview.glb';

/** What the child is told. */
export interface InspectParams extends ModelSource {
  /** To be written as well; GLB always is. */
  formats: readonly WrittenFormat[];
  /** The file itself has to say its licence: whoever brings it said none. Refused before anything is drawn. */
  mustStateLicense?: boolean;
}

const text = z.string().optional();

/** What the child tells of a model. Its files are emitted, named by their extensions; its pictures are kept. */
export const inspectedSchema = z.object({
  format: z.enum(['glb', 'gltf', 'fbx', 'obj', 'stl']),
  faces: z.int(),
  vertices: z.int(),
  parts: z.int(),
  materials: z.int(),
  animated: z.boolean(),
  rigged: z.boolean(),
  textured: z.boolean(),
  /** Metres. */
  dimensions: z.object({ x: z.number(), y: z.number(), z: z.number() }),
  about: z.object({
    title: text,
    description: text,
    author: text,
    license: text,
    copyright: text,
    source: text,
    keywords: z.array(z.string()).optional(),
    generator: text,
  }) satisfies z.ZodType<ModelAbout>,
  /** Files beside it that it used, as they are called there. */
  used: z.array(z.string()),
  warnings: z.array(z.string()),
});

export type Inspected = z.output<typeof inspectedSchema>;
