import { createRng, hashString, type Rng } from '../math/index.ts';
import type { BlockKind } from './block-list.ts';

/** Pixels along a side of a block's face. */
export const BLOCK_PIXELS = 16;

type Side = 'side' | 'top' | 'bottom';
type Pixels = Uint8Array;

/** Draws one face of a block: 16 x 16 RGB bytes, sRGB, rows from the top. The same every time. */
export function drawBlock(kind: BlockKind, side: Side): Pixels {
  const rng = createRng(hashString(`${kind.name} ${side}`));
  const other = kind.other ?? kind.color;
  const draw = (shade: (x: number, y: number) => readonly [number, number]): Pixels => paint(shade);
  const grain = Array.from({ length: BLOCK_PIXELS ** 2 }, () => rng.range(-1, 1));
  const at = (x: number, y: number): number => grain[(y & 15) * BLOCK_PIXELS + (x & 15)];
  const soft = (x: number, y: number): number =>
    (2 * at(x, y) + at(x + 1, y) + at(x - 1, y) + at(x, y + 1) + at(x, y - 1)) / 4;
  switch (kind.pattern) {
    case 'planks':
      return draw((x, y) => plank(kind.color, x, y, at));
    case 'log':
      return side === 'side'
        ? draw((x, y) => [kind.color, (x % 4 === 0 ? -0.16 : 0) + 0.12 * at(x, y >> 2) + 0.05 * at(x, y)])
        : draw((x, y) => rings(kind.color, other, x, y, at));
    case 'cobble':
      return cobble(kind.color, other, rng, at);
    case 'bricks':
      return draw((x, y) => brick(kind.color, other, x, y, at));
    case 'wool':
      return draw((x, y) => [kind.color, 0.07 * soft(x, y) + ((x + y) % 4 < 2 ? 0.025 : -0.025)]);
    case 'smooth':
      return draw((x, y) => [kind.color, 0.015 * at(x, y)]);
    case 'clay':
      return draw((x, y) => [kind.color, 0.045 * soft(x, y) + 0.02 * at(x >> 2, y >> 1)]);
    case 'leaves':
      return draw((x, y) => {
        const v = at(x >> 1, y >> 1) + 0.6 * at(x, y);
        return v < -0.75 ? [other, -0.12] : [kind.color, 0.16 * v];
      });
    case 'grass':
      return draw((x, y) => {
        const green = side === 'top' || (side === 'side' && y < 3 + (at(x, 0) > 0 ? 1 : 0) + (at(x, 1) > 0.5 ? 1 : 0));
        return green ? [kind.color, 0.12 * at(x, y)] : [other, 0.16 * at(x, y)];
      });
    case 'grain':
      return draw((x, y) => (at(x, y) > 0.72 ? [other, 0] : [kind.color, 0.07 * at(x + 5, y + 3)]));
    case 'glass':
      return draw((x, y) => {
        const frame = x === 0 || y === 0 || x === 15 || y === 15;
        const gleam = (x + y === 9 && x > 2 && x < 7) || (x + y === 11 && x > 3 && x < 6);
        return frame || gleam ? [other, 0] : [kind.color, 0.01 * at(x, y)];
      });
    case 'metal':
      return draw((x, y) => {
        if (x === 0 || y === 0) return [other, 0];
        if (x === 15 || y === 15) return [kind.color, -0.2];
        return [kind.color, 0.05 * at(0, y >> 1) + 0.02 * at(x, y)];
      });
    case 'ring':
      return draw((x, y) => {
        const rim = x === 0 || y === 0 || x === 15 || y === 15;
        return [kind.color, (rim ? -0.11 : 0.02) + 0.025 * soft(x, y)];
      });
    default:
      return draw((x, y) => [kind.color, 0.1 * soft(x, y) + 0.05 * at(x >> 2, (y >> 1) + 7)]);
  }
}

/** Pixels from a colour and how much lighter or darker it is there. */
function paint(shade: (x: number, y: number) => readonly [number, number]): Pixels {
  const out = new Uint8Array(3 * BLOCK_PIXELS ** 2);
  for (let y = 0; y < BLOCK_PIXELS; y++)
    for (let x = 0; x < BLOCK_PIXELS; x++) {
      const [color, light] = shade(x, y);
      for (let k = 0; k < 3; k++) {
        const v = (color >> (16 - 8 * k)) & 255;
        out[3 * (y * BLOCK_PIXELS + x) + k] = Math.min(255, Math.max(0, Math.round((v + 6) * (1 + light) - 6)));
      }
    }
  return out;
}

type Grain = (x: number, y: number) => number;

/** Four boards, their joints staggered. */
function plank(color: number, x: number, y: number, at: Grain): readonly [number, number] {
  const board = y >> 2;
  if (y % 4 === 3) return [color, -0.26];
  if (x === (board % 2 ? 5 : 13)) return [color, -0.2];
  return [color, 0.06 * at(board, 0) + 0.07 * at(x >> 2, y) + 0.02];
}

/** The cut end of a log. */
function rings(bark: number, wood: number, x: number, y: number, at: Grain): readonly [number, number] {
  const d = Math.max(Math.abs(x - 7.5), Math.abs(y - 7.5));
  if (d > 6.6) return [bark, 0.1 * at(x, y)];
  return [wood, (Math.floor(d) % 2 ? -0.1 : 0.04) + 0.03 * at(x, y)];
}

/** Courses of four pixels, half a brick apart. */
function brick(color: number, mortar: number, x: number, y: number, at: Grain): readonly [number, number] {
  const course = y >> 2;
  const along = (x + (course % 2 ? 4 : 0)) % 8;
  if (y % 4 === 3 || along === 7) return [mortar, 0.05 * at(x, y)];
  const each = at((x + (course % 2 ? 4 : 0)) >> 3, course + 9);
  return [color, 0.08 * each + 0.05 * at(x, y) + (y % 4 === 0 ? 0.05 : 0)];
}

/** Round stones: the nearest of scattered middles, repeating over the face's border. */
function cobble(color: number, gap: number, rng: Rng, at: Grain): Pixels {
  const middles = Array.from({ length: 11 }, () => [rng.range(0, 16), rng.range(0, 16), rng.range(-1, 1)]);
  const wrap = (d: number): number => Math.abs(((d + 24) % 16) - 8);
  return paint((x, y) => {
    let [first, second, tone] = [99, 99, 0];
    for (const [mx, my, light] of middles) {
      const d = Math.hypot(wrap(x - mx), wrap(y - my));
      if (d < first) {
        second = first;
        first = d;
        tone = light;
      } else second = Math.min(second, d);
    }
    return second - first < 1.1 ? [gap, 0.05 * at(x, y)] : [color, 0.1 * tone + 0.06 * at(x, y) - 0.03 * (first - 2)];
  });
}
