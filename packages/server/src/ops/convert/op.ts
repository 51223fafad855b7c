import { z } from 'zod';
import { defineOp } from '../../engine/define-op.ts';
import { faceLimit, flag } from '../_shared/fields.ts';
import { taskInput } from '../_shared/ids.ts';
import { RETOPO_RANGES } from '../_shared/retopo-terms.ts';

const { smart } = RETOPO_RANGES;

import { printFacts } from '../_shared/print-facts.ts';

const EXTENSIONS = { GLTF: 'gltf', FBX: 'fbx', USDZ: 'usdz', OBJ: 'obj', STL: 'stl', '3MF': '3mf' } as const;
const formats = Object.keys(EXTENSIONS) as (keyof typeof EXTENSIONS)[];

export const params = z.object({
  input: taskInput,
  format: z.enum(formats).meta({
    description:
      'GLTF, FBX and USDZ are one self-contained file, OBJ has vertex colours, STL is binary, in metres and Y up (with print_ready: millimetres, Z up), 3MF is for printing: colours, millimetres.',
  }),
  print_ready: flag(
    false,
    'STL and 3MF only: repairs the model into watertight solids (3MF: one object for each part), in millimetres, Z up, standing on the plate. The size is the real one times scale: 1 m becomes 1000 mm. What was done, and walls thinner than a nozzle of 0.4 mm, is told in output.print.',
  ),
  face_limit: faceLimit(100, 2_000_000),
  quad: flag(
    false,
    `FBX, OBJ and USDZ only: lays quads along the form of the model, face_limit of them (${smart.min} to ${smart.quad_max}; ${smart.quad_default} by default), with its look and its skeleton.`,
  ),
  symmetry: flag(false, 'With quad: mirrors the layout of the quads across the model’s own plane of symmetry.'),
  texture_size: z
    .literal([1024, 2048, 4096])
    .default(2048)
    .meta({ description: 'Pictures larger than this are made smaller.' }),
  texture_format: z.enum(['JPEG', 'PNG', 'WEBP']).default('JPEG').meta({
    description:
      'Pictures with holes stay PNG where JPEG is asked for; in FBX and USDZ, which know no WEBP, that is PNG.',
  }),
  pivot_bottom: flag(false, 'Puts the origin under the middle of the model.'),
  scale: z.number().positive().max(1000).default(1),
  orientation: z.enum(['+x', '-x', '+y', '-y']).default('-y').meta({
    description: 'Where the front faces, as seen in a program with Z up; -y, towards the viewer, leaves it as it is.',
  }),
  fbx_preset: z.enum(['blender', '3dsmax', 'mixamo']).default('blender').meta({
    description: 'FBX only: the program whose axes, units and names the file has. All of them read all three.',
  }),
  with_animation: flag(true, 'Keeps animations; GLTF, FBX and USDZ only.'),
  with_textures: flag(
    false,
    'OBJ only: a second file, export.zip, holds the model with its material library (MTL) and pictures.',
  ),
  in_place: flag(false, 'Takes the horizontal travel out of every clip: a walk stays on its spot, and loops.'),
});

export type Params = z.output<typeof params>;

const DEFAULTS = params.parse({ input: 'x', format: 'GLTF' });
const ADVANCED = [
  'print_ready',
  'quad',
  'symmetry',
  'texture_size',
  'texture_format',
  'pivot_bottom',
  'scale',
  'orientation',
  'fbx_preset',
  'with_animation',
  'with_textures',
  'in_place',
] as const;
/** Formats that printers' programs read. */
const PRINTED: ReadonlySet<keyof typeof EXTENSIONS> = new Set(['STL', '3MF'] as const);
const RIGGED = new Set(['rig', 'retarget']);
/** Formats that hold quads. */
const HOLDS_QUADS: ReadonlySet<keyof typeof EXTENSIONS> = new Set(['FBX', 'OBJ', 'USDZ'] as const);
/** Formats that hold skins and clips. */
const HOLDS_RIGS: ReadonlySet<keyof typeof EXTENSIONS> = new Set(['GLTF', 'FBX', 'USDZ'] as const);

export const op = defineOp({
  name: 'convert',
  summary: 'Export a model as GLTF, FBX, USDZ, OBJ, STL or 3MF.',
  lane: 'io',
  visibility: 'private',
  params,
  example: { input: 'task_example', format: 'OBJ' },
  prices: { base: 5, advanced: 10 },
  price: (p, credits) => {
    const advanced = p.face_limit !== undefined || ADVANCED.some((key) => p[key] !== DEFAULTS[key]);
    return advanced ? credits.advanced : credits.base;
  },
  files: (p) => [`export.${EXTENSIONS[p.format]}`, ...(p.with_textures ? ['export.zip'] : [])],
  inputs: { input: 'task' },
  check: (p, { input }) => {
    if (!/\.(glb|fbx)$/.test(input?.files[0]?.name ?? ''))
      return 'input: that task has no GLB or FBX model to convert.';
    if (RIGGED.has(input.op) && !HOLDS_RIGS.has(p.format))
      return `format: a rigged model cannot become ${p.format}; it can become GLTF, FBX or USDZ.`;
    if (p.quad && !HOLDS_QUADS.has(p.format))
      return `quad: ${p.format} holds triangles only; FBX, OBJ and USDZ hold quads.`;
    if (p.symmetry && !p.quad) return 'symmetry: goes with quad.';
    if (p.fbx_preset !== DEFAULTS.fbx_preset && p.format !== 'FBX') return 'fbx_preset: goes with format FBX.';
    if (p.print_ready && !PRINTED.has(p.format)) return 'print_ready: goes with format STL or 3MF.';
    if (p.with_textures && p.format !== 'OBJ') return 'with_textures: goes with format OBJ; the others hold theirs.';
    if (p.in_place && !HOLDS_RIGS.has(p.format)) return `in_place: ${p.format} holds no animations.`;
    if (p.in_place && !p.with_animation) return 'in_place: goes with with_animation.';
    return undefined;
  },
  output: z.object({
    format: z.enum(formats),
    faces: z.int(),
    quads: z.int().optional(),
    bytes: z.int(),
    print: printFacts.optional(),
  }),
  thumbnail: false,
  timeoutMs: 300_000,
  load: () => import('./run.ts'),
});
