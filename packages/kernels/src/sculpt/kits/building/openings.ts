import type { Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../joinery/index.ts';
import { masonry } from './masonry.ts';

/** A window or door drawn in the plane of its wall: foot at y = 0, looking to +Z, standing proud of the wall. Metres. */
export interface OpeningSpec {
  w: number;
  h: number;
  head: 'flat' | 'round' | 'pointed';
  /** Panes across and up. Default 2 x 3. */
  cols?: number;
  rows?: number;
  /** Width of the frame. Default 9 % of the width. */
  frame?: number;
  sill?: boolean;
  /** Depth of the frame. Default as its width. */
  depth?: number;
  slots?: { frame?: string; glass?: string; sill?: string; door?: string; metal?: string };
}

/** A vertical outline of an opening from y = 0 up. */
function shapeOf(w: number, h: number, head: OpeningSpec['head']): Vec2[] {
  if (head === 'flat') return outline.pairs([-w / 2, 0, w / 2, 0, w / 2, h, -w / 2, h]);
  return masonry.archOutline(w, h, head === 'pointed');
}

/** A ring round an opening, from the ground or all round. */
function frameOf(o: OpeningSpec, f: number, depth: number): Shape {
  const outer = shapeOf(o.w + 2 * f, o.h + f * (o.sill === false ? 1 : 1), o.head);
  const inner = shapeOf(o.w, o.h - f * 0.4, o.head).map(([x, y]): Vec2 => [x, y + f * 0.5]);
  return solid.slab(outer, depth, [0, 0, depth * 0.3], 'z', { holes: [inner], bevel: 0 });
}

/**
 * The same window at every place: one part each for panes, frames with bars, and sills, so that many cost few nodes. About three shells
 * a window, plus one per bar.
 */
export function addWindows(b: Bench, name: string, o: OpeningSpec, places: readonly Placement[]): void {
  if (!places.length) return;
  const f = o.frame ?? Math.max(0.05, o.w * 0.09);
  const depth = o.depth ?? f;
  const { cols = 2, rows = 3, slots = {} } = o;
  b.add(
    `${name} panes`,
    slots.glass ?? 'windows',
    solid.at(
      solid.slab(shapeOf(o.w + f * 0.6, o.h + f * 0.2, o.head), depth * 0.6, [0, 0, 0], 'z', { bevel: 0 }),
      places,
    ),
  );
  const bars: Shape[] = [];
  const t = f * 0.45;
  for (let i = 1; i < cols; i++) {
    const x = (i / cols - 0.5) * o.w;
    const high = o.head === 'flat' ? o.h : o.h - (o.w / 2) * (1 - Math.sqrt(Math.max(0, 1 - ((2 * x) / o.w) ** 2)));
    bars.push(solid.box([t, high * 0.98, depth * 0.4], [x, high / 2, depth * 0.3], 0));
  }
  for (let i = 1; i < rows; i++)
    bars.push(
      solid.box(
        [o.w * 0.98, t, depth * 0.36],
        [0, (i / rows) * (o.head === 'flat' ? o.h : o.h * 0.86), depth * 0.3],
        0,
      ),
    );
  b.add(`${name} frames`, slots.frame ?? 'trim', solid.at(solid.many([frameOf(o, f, depth), ...bars]), places), {
    detail: 0.7,
  });
  if (o.sill !== false)
    b.add(
      `${name} sills`,
      slots.sill ?? 'stone',
      solid.at(solid.box([o.w + 4 * f, f * 1.1, f * 2.6], [0, -f * 0.5, f * 0.6], f * 0.15), places),
      { detail: 0.5 },
    );
}

/** A door: planks or panels, frame, hinges, handle and a step. `put` moves it to its wall. */
export function addDoor(b: Bench, name: string, o: OpeningSpec, put: (of: Shape) => Shape): void {
  const f = o.frame ?? Math.max(0.06, o.w * 0.1);
  const depth = o.depth ?? f * 1.2;
  const { slots = {} } = o;
  const leaf = shapeOf(o.w, o.h, o.head);
  b.add(name, slots.door ?? 'door', put(solid.slab(leaf, depth * 0.5, [0, 0, depth * 0.02], 'z', { bevel: 0 })), {
    grain: [0, 1, 0],
  });
  const n = Math.max(3, Math.round(o.w / 0.2));
  const gaps = Array.from({ length: n - 1 }, (_, i): Shape => {
    const x = ((i + 1) / n - 0.5) * o.w;
    const high = o.head === 'flat' ? o.h : o.h - (o.w / 2) * (1 - Math.sqrt(Math.max(0, 1 - ((2 * x) / o.w) ** 2)));
    return solid.box([0.02 * Math.max(1, o.w), high * 0.97, depth * 0.1], [x, (high * 0.97) / 2, depth * 0.28], 0);
  });
  const slot = slots.door ?? 'door';
  b.add(`${name} joints`, b.tint(slot, { color: '#2a1c12' }), put(solid.many(gaps)), { detail: 0.3 });
  b.add(
    `${name} frame`,
    slots.frame ?? 'trim',
    put(
      solid.slab([...shapeOf(o.w + 2 * f, o.h + f, o.head)], depth, [0, 0, depth * 0.2], 'z', {
        holes: [shapeOf(o.w, o.h, o.head).map(([x, y]): Vec2 => [x, y + 0.001])],
        bevel: 0,
      }),
    ),
  );
  b.add(
    `${name} hinges`,
    slots.metal ?? 'metal',
    put(
      solid.many(
        [0.2, 0.68].map((k) =>
          solid.box([o.w * 0.55, o.h * 0.026, depth * 0.12], [-o.w * 0.2, o.h * k, depth * 0.31], 0),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    `${name} handle`,
    slots.metal ?? 'metal',
    put(solid.hoop(o.h * 0.026, { kind: 'circle', r: o.h * 0.007 }, [o.w * 0.33, o.h * 0.46, depth * 0.36], 'z', 18)),
    { detail: 0.5 },
  );
  b.add(
    `${name} step`,
    slots.sill ?? 'stone',
    put(solid.box([o.w + 4 * f, o.h * 0.06, o.w * 0.55], [0, o.h * 0.02, o.w * 0.2], o.h * 0.008)),
  );
}

/** Where something stands on a round wall: angle 0 looks to +Z. */
export function onRound(angle: number, r: number, y: number, at: Vec3 = [0, 0, 0]): Placement {
  return {
    at: [at[0] + r * Math.sin(angle), at[1] + y, at[2] + r * Math.cos(angle)],
    rot: [0, (angle * 180) / Math.PI, 0],
  };
}
