import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Frame, frames } from '../frame.ts';
import { type Bench, outline, solid, tone } from '../joinery/index.ts';
import { SCREEN_LOOKS, type ScreenLook, type ScreenTile } from './screen-looks.ts';

export interface ScreenPlan {
  w: number;
  h: number;
  /** The middle of the glass; the screen faces the frame's +Z. */
  frame: Frame;
  look: ScreenLook;
  lit?: boolean;
  /** Corner radius, metres. */
  r?: number;
  /** Colour of what the prompt says of the screen; else the look's own. */
  tint?: MaterialSpec;
}

/** What shines by itself. Bright lights reflect little, so that their colour does not wash out. */
export function glowing(color: string, strength = 1, rough = 0.25): MaterialSpec {
  const own = strength > 1.15 ? tone(color, 0.3) : color;
  return { base: 'lamp', color: own, color2: color, rough, emissiveStrength: Math.min(strength, 1.6) };
}

/**
 * A display: a sheet of glass with a wallpaper, and on it, raised by hairs so that nothing flickers, what an interface shows: icons,
 * windows, lines of text. One part per colour.
 */
export function addScreen(b: Bench, name: string, p: ScreenPlan, rng: Rng): void {
  const { w, h, frame } = p;
  const thin = Math.min(w, h) * 0.004;
  const put = (of: Shape): Shape => solid.put(of, frame.at, frame.rot);
  const panel = solid.slab(outline.roundRect(w, h, p.r ?? 0.002), thin * 2, [0, 0, -thin], 'z', { bevel: thin * 0.4 });
  if (p.lit === false) {
    b.add(`${name} glass`, { base: 'glass', color: '#0c0e12', rough: 0.06, transmission: 0 }, put(panel));
    return;
  }
  const look = SCREEN_LOOKS[p.look](rng, w / h);
  const back = p.tint && p.tint.base === 'lamp' && p.tint.color ? [p.tint.color, p.tint.color] : look.back;
  b.add(`${name} glass`, wallpaper(back, frame, h), put(panel), { detail: 0.6 });
  const groups = new Map<string, Shape[]>();
  for (const tile of look.tiles) {
    const list = groups.get(tile.color) ?? [];
    list.push(put(tileShape(tile, w, h, thin)));
    groups.set(tile.color, list);
  }
  let i = 1;
  for (const [color, shapes] of groups)
    b.add(`${name} ${look.what} ${i++}`, glowing(color, 1), solid.many(shapes), { detail: 0.4 });
}

function tileShape(t: ScreenTile, w: number, h: number, thin: number): Shape {
  const at: Vec3 = [t.x * w, t.y * h, (t.level ?? 1) * thin * 0.5 - thin * 0.5];
  const size: [number, number] = [t.w * w, t.h * (t.square ? w : h)];
  const round = Math.min(...size) * (t.r ?? 0.12);
  return solid.slab(outline.roundRect(size[0], size[1], round, 0, 0, 3), thin, at, 'z', { bevel: 0 });
}

function wallpaper([low, high]: readonly string[], frame: Frame, h: number): MaterialSpec {
  const dir = frames.direction(frame, [0, 1, 0]);
  const middle = dir[0] * frame.at[0] + dir[1] * frame.at[1] + dir[2] * frame.at[2];
  const mask = { kind: 'span', dir, from: middle - h * 0.5, to: middle + h * 0.5 } as const;
  return { ...glowing(low, 1), layers: [{ mask, material: { color: high, color2: high } }] };
}
