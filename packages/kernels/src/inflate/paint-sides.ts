import { createFloatImage, type FloatImage, fromOklab, toRaster } from '../image/index.ts';
import { shareArray } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { ProjectedSides } from '../texture/index.ts';
import { depthOf, type PictureFrame } from './back-depth.ts';
import { blurWithin } from './blur-within.ts';
import type { Grain } from './grain.ts';
import { layGrain } from './lay-grain.ts';

/** Between these slopes against z a side takes on the front's colours. */
const TURNING = [0.15, 0.6] as const;
/** Colours are evened out on the sides, and slopes, as shares of the longest side. */
const EVEN = 1 / 80;
const SLOPE = 1 / 100;

/** What the sides look like that a front picture shows from the edge at most: its smooth colours go around, its detail is laid over them. `back`, as `smooth`: OKLab of the frame's size. */
export function paintSides(
  mesh: Mesh,
  frame: PictureFrame,
  { grain, back }: { grain: Grain; back: FloatImage },
): ProjectedSides {
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
    const colours = paintSide(depth, sign, { side, frame, grain, back });
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

function paintSide(
  depth: FloatImage,
  sign: 1 | -1,
  { side, frame, grain, back }: { side: PictureFrame; frame: PictureFrame; grain: Grain; back: FloatImage },
): FloatImage {
  const { width, height, scale } = side;
  const inside = Float32Array.from(depth.data, (x) => (Number.isNaN(x) ? 0 : 1));
  const longest = Math.max(frame.width, frame.height);
  const known = createFloatImage(width, height, 3);
  for (let i = 0; i < inside.length; i++) known.data[3 * i] = inside[i] ? depth.data[i] : 0;
  const even = blurWithin(known, inside, Math.max(1, SLOPE * longest)).data;
  const out = createFloatImage(width, height, 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (inside[i] === 0) continue;
      // The surface is x over z and y: it looks to the front as far as it falls away there.
      const before = x > 0 && inside[i - 1] ? i - 1 : i;
      const after = x < width - 1 && inside[i + 1] ? i + 1 : i;
      const dz = (-sign * (even[3 * after] - even[3 * before])) / (Math.max(1, after - before) * scale);
      const facing = dz / Math.sqrt(1 + dz * dz);
      const t = Math.min(1, Math.max(0, (facing - TURNING[0]) / (TURNING[1] - TURNING[0])));
      const u = Math.min(frame.width - 1, Math.max(0, Math.floor((depth.data[i] - frame.left) / frame.scale)));
      const from = 3 * (y * frame.width + u);
      for (let c = 0; c < 3; c++) out.data[3 * i + c] = t * grain.base.data[from + c] + (1 - t) * back.data[from + c];
    }
  const smooth = blurWithin(out, inside, EVEN * longest);
  const wide = blurWithin(out, inside, 4 * EVEN * longest);
  for (let i = 0; i < inside.length; i++)
    if (inside[i] === 0) for (let c = 0; c < 3; c++) smooth.data[3 * i + c] = wide.data[3 * i + c];
  layGrain(grain, smooth, inside, sign + 2);
  // Past the outline the nearest colours go on.
  const past = blurWithin(smooth, inside, 2);
  for (let i = 0; i < inside.length; i++)
    if (inside[i] === 0) for (let c = 0; c < 3; c++) smooth.data[3 * i + c] = past.data[3 * i + c];
  return smooth;
}
