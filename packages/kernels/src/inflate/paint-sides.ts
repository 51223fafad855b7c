import { createFloatImage, type FloatImage, fillHole, fromOklab, toOklab, toRaster } from '../image/index.ts';
import { shareArray } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { ProjectedSides } from '../texture/index.ts';
import { depthOf, type PictureFrame } from './back-depth.ts';
import { blurWithin } from './blur-within.ts';
import type { Grain } from './grain.ts';
import { layGrain } from './lay-grain.ts';

/** Between these slopes against z a side takes on the front's colours. */
const TURNING = [0.15, 0.6] as const;
/** Flatter than this front and back are copied from; between these slopes pieces are laid. */
const ASLANT = 0.55;
/** Share of the usual search for pieces. */
const EFFORT = 0.3;
/** Colours are evened out on the sides, and slopes, as shares of the longest side. */
const EVEN = 1 / 80;
const SLOPE = 1 / 100;

/** What sides are painted from, OKLab of the frame's size: the sharp front and back, of which pieces are copied (but where `only` is 1: what the front alone has), or a smooth back and the front's detail. */
export type SideLooks =
  | { kind: 'pieces'; front: FloatImage; back: FloatImage; only: Uint8Array }
  | { kind: 'grain'; grain: Grain; back: FloatImage };

/** What the sides look like that a front picture shows from the edge at most: front and back go on into each other. */
export function paintSides(mesh: Mesh, frame: PictureFrame, looks: SideLooks): ProjectedSides {
  const turned = turnAside(mesh);
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < turned.positions.length; i += 3) {
    low = Math.min(low, turned.positions[i]);
    high = Math.max(high, turned.positions[i]);
  }
  const { height, scale, top } = frame;
  const side = { width: Math.ceil((high - low) / scale) + 4, height, scale, top, left: low - 2 * scale };
  const paint = (sign: 1 | -1) => {
    const depth = depthOf(turned, sign, side);
    const colours = paintSide(depth, sign, { side, frame, looks });
    return { depth: shareArray(depth.data), colors: shareArray(toRaster(fromOklab(colours)).data as Uint8Array) };
  };
  return { width: side.width, height, left: side.left, top, scale, ways: [paint(1), paint(-1)] };
}

/** The mesh with x and z exchanged. */
function turnAside({ positions, indices }: Mesh): Mesh {
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    out[i] = positions[i + 2];
    out[i + 1] = positions[i + 1];
    out[i + 2] = positions[i];
  }
  return { positions: out, indices };
}

interface SidePlace {
  side: PictureFrame;
  frame: PictureFrame;
  looks: SideLooks;
}

function paintSide(depth: FloatImage, sign: 1 | -1, { side, frame, looks }: SidePlace): FloatImage {
  const inside = Float32Array.from(depth.data, (x) => (Number.isNaN(x) ? 0 : 1));
  const facing = measureFacing(depth, inside, sign, side.scale, SLOPE * Math.max(frame.width, frame.height));
  const columns = Int32Array.from(depth.data, (x) =>
    Math.min(frame.width - 1, Math.max(0, Math.floor((x - frame.left) / frame.scale))),
  );
  const look = { inside, facing, columns };
  return looks.kind === 'pieces'
    ? fillBetween(look, side, looks)
    : goOver(look, { side, longest: Math.max(frame.width, frame.height), seed: sign + 2 }, looks);
}

/** A side, pixel by pixel: whether it is of the subject, the slope of its surface against z, and which column of the front picture lies before it. */
interface SideLook {
  inside: Float32Array;
  facing: Float32Array;
  columns: Int32Array;
}

/** Front and back as far as they show a side, and between them pieces of both. */
function fillBetween(
  { inside, facing, columns }: SideLook,
  { width, height }: PictureFrame,
  { front, back, only }: Extract<SideLooks, { kind: 'pieces' }>,
): FloatImage {
  const known = createFloatImage(width, height, 3);
  const mask = createFloatImage(width, height, 1);
  const banned = createFloatImage(width, height, 1);
  for (let i = 0; i < inside.length; i++) {
    const from = Math.floor(i / width) * front.width + columns[i];
    const { data } = facing[i] > 0 ? front : back;
    for (let c = 0; c < 3; c++) known.data[3 * i + c] = data[3 * from + c];
    if (inside[i] === 0) banned.data[i] = 1;
    else if (Math.abs(facing[i]) < ASLANT) mask.data[i] = 1;
    else if (facing[i] > 0 && only[from]) banned.data[i] = 1;
  }
  const filled = toOklab(fillHole(fromOklab(known), mask, { banned, kind: 'texture', effort: EFFORT }));
  return extend(filled, inside);
}

/** Smooth colours that go over from the front's to the back's, with the front's detail on them. */
function goOver(
  { inside, facing, columns }: SideLook,
  { side, longest, seed }: { side: PictureFrame; longest: number; seed: number },
  { grain, back }: Extract<SideLooks, { kind: 'grain' }>,
): FloatImage {
  const { width, height } = side;
  const out = createFloatImage(width, height, 3);
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] === 0) continue;
    const t = Math.min(1, Math.max(0, (facing[i] - TURNING[0]) / (TURNING[1] - TURNING[0])));
    const from = 3 * (Math.floor(i / width) * back.width + columns[i]);
    for (let c = 0; c < 3; c++) out.data[3 * i + c] = t * grain.base.data[from + c] + (1 - t) * back.data[from + c];
  }
  const smooth = blurWithin(out, inside, EVEN * longest);
  const wide = blurWithin(out, inside, 4 * EVEN * longest);
  for (let i = 0; i < inside.length; i++)
    if (inside[i] === 0) for (let c = 0; c < 3; c++) smooth.data[3 * i + c] = wide.data[3 * i + c];
  layGrain(grain, smooth, inside, seed);
  return extend(smooth, inside);
}

/** Past the outline the nearest colours go on. In place. */
function extend(image: FloatImage, inside: Float32Array): FloatImage {
  const past = blurWithin(image, inside, 2);
  for (let i = 0; i < inside.length; i++)
    if (inside[i] === 0) for (let c = 0; c < 3; c++) image.data[3 * i + c] = past.data[3 * i + c];
  return image;
}

/** Slope of a side's surface, which is x over z and y, against z: it looks to the front as far as it falls away there. `even`: pixels over which it is evened out. */
function measureFacing(
  depth: FloatImage,
  inside: Float32Array,
  sign: 1 | -1,
  scale: number,
  even: number,
): Float32Array {
  const { width, height } = depth;
  const known = createFloatImage(width, height, 3);
  for (let i = 0; i < inside.length; i++) known.data[3 * i] = inside[i] ? depth.data[i] : 0;
  const { data } = blurWithin(known, inside, Math.max(1, even));
  const out = new Float32Array(inside.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (inside[i] === 0) continue;
      const before = x > 0 && inside[i - 1] ? i - 1 : i;
      const after = x < width - 1 && inside[i + 1] ? i + 1 : i;
      const dz = (-sign * (data[3 * after] - data[3 * before])) / (Math.max(1, after - before) * scale);
      out[i] = dz / Math.sqrt(1 + dz * dz);
    }
  return out;
}
