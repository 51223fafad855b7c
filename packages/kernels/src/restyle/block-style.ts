import { linearToOklab, type Raster } from '../image/index.ts';
import { srgbToLinear } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { BLOCKS, type BlockFamily, familyOf } from './block-list.ts';
import { BLOCK_PIXELS, drawBlock } from './draw-block.ts';
import { type ShadeWeights, shadeDistance } from './shade-distance.ts';
import type { StyleSource } from './style-source.ts';
import { plainMaterial, type StyledModel } from './styled-model.ts';
import type { VoxelColors } from './voxel-colors.ts';
import { quantise } from './voxel-style.ts';
import type { Voxels } from './voxels.ts';

/** Texels along a side of a drawn pixel: viewers that smooth pictures show pixels all the same. */
const ENLARGE = 4;
/** Texels around a tile that repeat its edge. */
const MARGIN = 8;
/** Texels from one tile to the next. */
const PITCH = BLOCK_PIXELS * ENLARGE + 2 * MARGIN;
/** Shades that the source's colours are gathered into first: one block for each, so that plain things stay plain. */
const SHADES = 64;
/** What the distance counts by where the name of the source's material speaks for a block, and where it speaks against it. */
const SPOKEN_FOR = 0.85;
const SPOKEN_AGAINST = 1.35;
/** Busy blocks stand for what they are only. */
const BUSY: ReadonlySet<BlockFamily> = new Set(['plant', 'glass', 'ground', 'brick', 'metal'] as const);
const BUSY_UNASKED = 2.2;
/** Pale yellow may turn a little darker, but neither cream nor green. */
const WEIGHTS: ShadeWeights = {
  lightness: 1,
  chroma: 1.5,
  hue: 3,
  faded: 3,
  fadedShare: 0.7,
  turned: 0,
  richer: 1,
  gaudy: 0,
};

interface Atlas {
  picture: Raster;
  /** Tiles of each block: side, top, bottom. */
  tiles: Int32Array;
  columns: number;
  /** OKLab of the sides. */
  lab: Float64Array;
}

/** A model of textured blocks: for each cell the block nearest in colour, helped by what the source's materials are called. One quad a face. */
export function makeBlockModel(source: StyleSource, voxels: Voxels, colors: VoxelColors): StyledModel {
  const atlas = drawAtlas();
  const kinds = chooseBlocks(source, colors, atlas);
  const mesh = meshFaces(voxels, colors, kinds, atlas);
  let blocks = 0;
  for (let i = 0; i < voxels.solid.length; i++) blocks += voxels.solid[i];
  const material = plainMaterial('blocks', 0.9, true);
  return { parts: [{ name: 'blocks', mesh, material }], picture: atlas.picture, blocks };
}

function drawAtlas(): Atlas {
  const faces: Uint8Array[] = [];
  const tiles = new Int32Array(3 * BLOCKS.length);
  const lab = new Float64Array(3 * BLOCKS.length);
  BLOCKS.forEach((kind, b) => {
    const sides =
      kind.pattern === 'log' || kind.pattern === 'grass' ? (['side', 'top', 'bottom'] as const) : (['side'] as const);
    sides.forEach((side, i) => {
      tiles[3 * b + i] = faces.length;
      faces.push(drawBlock(kind, side));
    });
    for (let i = sides.length; i < 3; i++) tiles[3 * b + i] = tiles[3 * b];
    meanLab(faces[tiles[3 * b + (kind.pattern === 'grass' ? 1 : 0)]], lab, 3 * b);
  });
  const columns = Math.ceil(Math.sqrt(faces.length));
  const side = columns * PITCH;
  const data = new Uint8Array(3 * side * side);
  faces.forEach((pixels, t) => {
    const [left, top] = [(t % columns) * PITCH, Math.floor(t / columns) * PITCH];
    for (let y = 0; y < PITCH; y++)
      for (let x = 0; x < PITCH; x++) {
        const px = Math.min(BLOCK_PIXELS - 1, Math.max(0, Math.floor((x - MARGIN) / ENLARGE)));
        const py = Math.min(BLOCK_PIXELS - 1, Math.max(0, Math.floor((y - MARGIN) / ENLARGE)));
        for (let k = 0; k < 3; k++)
          data[3 * ((top + y) * side + left + x) + k] = pixels[3 * (py * BLOCK_PIXELS + px) + k];
      }
  });
  return { picture: { width: side, height: side, channels: 3, data }, tiles, columns, lab };
}

function meanLab(pixels: Uint8Array, out: Float64Array, at: number): void {
  const sum = [0, 0, 0];
  for (let i = 0; i < pixels.length; i++) sum[i % 3] += srgbToLinear(pixels[i] / 255);
  const n = pixels.length / 3;
  linearToOklab(sum[0] / n, sum[1] / n, sum[2] / n, out, at);
}

/** Block of every row: one for each shade and family. */
function chooseBlocks(source: StyleSource, colors: VoxelColors, { lab }: Atlas): Uint8Array {
  const { color, linear } = quantise(colors, SHADES);
  const families = source.parts.map((p) => familyOf(p.part.material.name));
  const known = new Map<string, number>();
  const shade = new Float64Array(3);
  const out = new Uint8Array(color.length);
  for (let row = 0; row < color.length; row++) {
    const family = families[colors.part[row]];
    const key = `${color[row]} ${family}`;
    let best = known.get(key);
    if (best === undefined) {
      const c = 3 * color[row];
      linearToOklab(linear[c], linear[c + 1], linear[c + 2], shade, 0);
      best = nearestBlock(shade, family, lab);
      known.set(key, best);
    }
    out[row] = best;
  }
  return out;
}

function nearestBlock(shade: Float64Array, family: BlockFamily | undefined, lab: Float64Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  BLOCKS.forEach((kind, b) => {
    let d = shadeDistance(lab, 3 * b, shade, 0, WEIGHTS) + 0.004;
    if (family && kind.family === family) d *= SPOKEN_FOR;
    else if (kind.family && BUSY.has(kind.family)) d *= BUSY_UNASKED;
    else if (family) d *= SPOKEN_AGAINST;
    if (d < least) {
      least = d;
      best = b;
    }
  });
  return best;
}

/** Corners of a face in the order left-bottom, right-bottom, right-top, left-top as seen from outside: x, y, z steps. */
const FACES: readonly { step: readonly number[]; corners: readonly (readonly number[])[] }[] = [
  {
    step: [1, 0, 0],
    corners: [
      [1, 0, 1],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
    ],
  },
  {
    step: [-1, 0, 0],
    corners: [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ],
  },
  {
    step: [0, 1, 0],
    corners: [
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
    ],
  },
  {
    step: [0, -1, 0],
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
  },
  {
    step: [0, 0, 1],
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  {
    step: [0, 0, -1],
    corners: [
      [1, 0, 0],
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ],
  },
];

function meshFaces(
  { size: [nx, ny], origin, cell, solid }: Voxels,
  { slot, cells }: VoxelColors,
  kinds: Uint8Array,
  { tiles, columns, picture }: Atlas,
): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (const at of cells) {
    const place = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / (nx * ny))];
    for (const { step, corners } of FACES) {
      if (solid[at + step[0] + nx * (step[1] + ny * step[2])]) continue;
      const tile = tiles[3 * kinds[slot[at]] + (step[1] === 0 ? 0 : step[1] > 0 ? 1 : 2)];
      const left = ((tile % columns) * PITCH + MARGIN) / picture.width;
      const top = (Math.floor(tile / columns) * PITCH + MARGIN) / picture.height;
      const [wide, high] = [(BLOCK_PIXELS * ENLARGE) / picture.width, (BLOCK_PIXELS * ENLARGE) / picture.height];
      const first = positions.length / 3;
      for (let c = 0; c < 4; c++) {
        for (let k = 0; k < 3; k++) positions.push(origin[k] + (place[k] + corners[c][k]) * cell[k]);
        normals.push(step[0], step[1], step[2]);
        uvs.push(left + (c === 1 || c === 2 ? wide : 0), top + (c < 2 ? high : 0));
      }
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
  };
}
