import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';

/** Head of a screw on y = 0, seen from +Y. One shell: the drive is cut out of it. */
function screw(r: number, drive: 'slot' | 'cross' | 'hex' | 'none' = 'cross'): Shape {
  const h = r * 0.55;
  const head = solid.turned(
    [
      [0, -h * 0.4],
      [r, -h * 0.4],
      [r * 0.96, h * 0.35],
      [r * 0.6, h * 0.85],
      [0, h],
    ],
    [0, 0, 0],
    { bevel: r * 0.08, segments: 14 },
  );
  if (drive === 'none') return head;
  const at: [number, number, number] = [0, h, 0];
  if (drive === 'hex') return solid.cut(head, solid.cyl(r * 0.5, h, at, 'y', { segments: 6, bevel: 0 }));
  const slot = solid.box([r * 1.5, h * 0.9, r * 0.24], at, 0);
  return drive === 'slot'
    ? solid.cut(head, slot)
    : solid.cut(head, slot, solid.box([r * 0.24, h * 0.9, r * 1.5], at, 0));
}

/** Hexagonal bolt head or nut of across-corners radius `r`, standing on y = 0, chamfered on top. */
function hex(r: number, h: number): Shape {
  return solid.turned(
    [
      [0, 0],
      [r, 0],
      [r, h * 0.8],
      [r * 0.86, h],
      [0, h],
    ],
    [0, 0, 0],
    { bevel: r * 0.03, segments: 6 },
  );
}

/** Circle with `n` ribs, for knurled and fluted rims. Counter-clockwise. */
function ribbed(r: number, n: number, depth: number): Vec2[] {
  const out: Vec2[] = [];
  for (let i = 0; i < n; i++) {
    for (const [t, k] of [
      [0, r - depth],
      [0.3, r],
      [0.7, r],
    ] as const) {
      const a = (2 * Math.PI * (i + t)) / n;
      out.push([k * Math.cos(a), k * Math.sin(a)]);
    }
  }
  return out;
}

/** A control knob on y = 0, its axis +Y: knurled side, bevelled face. The pointer line is a shell of its own (`knobMark`). */
function knob(r: number, h: number, n = 24): Shape {
  return solid.slab(ribbed(r, n, r * 0.09), h, [0, h / 2, 0], 'y', { bevel: r * 0.12 });
}

/** The pointer line of a knob, from near its middle to its rim along local -Z. */
function knobMark(r: number, h: number): Shape {
  return solid.box([r * 0.14, r * 0.1, r * 0.62], [0, h, -r * 0.5], r * 0.02);
}

/** A round push button in its bezel, standing on y = 0; `button` and `bezel` take different materials. */
function button(r: number, h: number): { cap: Shape; bezel: Shape } {
  return {
    cap: solid.turned(
      [
        [0, -h * 0.3],
        [r * 0.8, -h * 0.3],
        [r * 0.8, h * 0.8],
        [r * 0.55, h],
        [0, h * 1.04],
      ],
      [0, 0, 0],
      { bevel: r * 0.1 },
    ),
    bezel: solid.hoop(r * 0.93, { kind: 'rect', w: h * 0.7, h: r * 0.26, r: r * 0.08 }, [0, h * 0.2, 0], 'y', 32),
  };
}

/** A plate in the xy plane with rows of slots or round holes through it, thickness `t` along z, centred. One shell. */
function grille(w: number, h: number, t: number, o: { holes?: 'slots' | 'dots'; pitch: number; r?: number }): Shape {
  const holes: Vec2[][] = [];
  const edge = o.pitch * 0.8;
  if (o.holes === 'dots') {
    const nx = Math.floor((w - 2 * edge) / o.pitch);
    const ny = Math.floor((h - 2 * edge) / o.pitch);
    for (let i = 0; i <= nx; i++)
      for (let j = 0; j <= ny; j++)
        holes.push(outline.ngon(o.pitch * 0.3, 6, 30, (i - nx / 2) * o.pitch, (j - ny / 2) * o.pitch));
  } else {
    const n = Math.max(1, Math.floor((h - 2 * edge) / o.pitch));
    for (let j = 0; j <= n; j++)
      holes.push(outline.roundRect(w - 2 * edge, o.pitch * 0.45, o.pitch * 0.2, 0, (j - n / 2) * o.pitch, 2));
  }
  const rim = outline.roundRect(w, h, o.r ?? o.pitch);
  return solid.slab(rim, t, [0, 0, 0], 'z', { holes, bevel: Math.min(t * 0.2, o.pitch * 0.08) });
}

/** Small things of metal and plastic that devices are put together with. All stand on y = 0 and face +Y unless said. Metres. */
export const fitting = { screw, hex, ribbed, knob, knobMark, button, grille };
