import type { Space } from './space.ts';

/** A program that a file is written for. */
export type FbxPreset = 'blender' | '3dsmax' | 'mixamo';

/** What a program expects. */
export interface PresetRules {
  /** From our space (metres, +Y up, +Z front) to the file's; `scale` is units of the file per metre. */
  space: Space;
  /** Centimetres per unit of the file. */
  unitCm: number;
  /** Which axis is up (1: Y, 2: Z) and which points to the viewer, with its sign. */
  up: 1 | 2;
  front: { axis: 1 | 2; sign: 1 | -1 };
  /** Bytes that a name may have. */
  nameBytes: number;
  /** Names that differ only in case are the same. */
  foldCase: boolean;
  /** Joints that carry a standard name get Mixamo's prefix. */
  mixamoNames: boolean;
}

/** The front of a model faces -Y where Z is up. */
const Z_UP = { axes: [0, 2, 1], signs: [1, -1, 1], mirrored: false } as const;
const Y_UP = { axes: [0, 1, 2], signs: [1, 1, 1], mirrored: false } as const;

/**
 * - `blender`: metres and Z up, so that objects and armatures arrive with scale 1 and no rotation; names of at most 63 bytes.
 * - `3dsmax`: centimetres, FBX's own unit, and Z up, so that nothing gets a turned pivot; names differ by more than case.
 * - `mixamo`: centimetres and Y up, as Mixamo's own files are; joints are named mixamorig:Hips and so on.
 *
 * Units and axes are worked into points, nodes, skins and clips alike: no node is put above the scene.
 */
export const FBX_PRESETS: Readonly<Record<FbxPreset, PresetRules>> = {
  blender: {
    space: { ...Z_UP, scale: 1 },
    unitCm: 100,
    up: 2,
    front: { axis: 1, sign: -1 },
    nameBytes: 63,
    foldCase: false,
    mixamoNames: false,
  },
  '3dsmax': {
    space: { ...Z_UP, scale: 100 },
    unitCm: 1,
    up: 2,
    front: { axis: 1, sign: -1 },
    nameBytes: 255,
    foldCase: true,
    mixamoNames: false,
  },
  mixamo: {
    space: { ...Y_UP, scale: 100 },
    unitCm: 1,
    up: 1,
    front: { axis: 2, sign: 1 },
    nameBytes: 255,
    foldCase: false,
    mixamoNames: true,
  },
};
