import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { BOARD, type CabinetPlan, type Face } from './carcass.ts';

/** What fills a cell: a drawer, a door hung left or right, a glazed door, or nothing. */
export type Cell = 'drawer' | 'left' | 'right' | 'glass' | 'open';

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
  z: number;
}

/** Doors and drawers in rows from the bottom up. */
export function addFronts(
  b: Bench,
  p: CabinetPlan,
  face: Face,
  rows: readonly { share: number; cells: readonly Cell[] }[],
): void {
  const gap = 0.004;
  let y = face.y0;
  const count: Record<string, number> = {};
  rows.forEach(({ share, cells }, r) => {
    const h = share * (face.y1 - face.y0);
    const w = (2 * face.a) / cells.length;
    if (r > 0)
      b.add(`rail ${r}`, 'wood', solid.box([2 * face.a - 2 * BOARD, 0.02, p.d - 0.03], [0, y, -0.008], 0.002), {
        hidden: true,
      });
    cells.forEach((cell, i) => {
      const place = { x: -face.a + w * (i + 0.5), y: y + h / 2, w: w - gap, h: h - gap, z: face.z + 0.0095 };
      const kind = cell === 'drawer' ? 'drawer' : cell === 'open' ? 'niche' : 'door';
      count[kind] = (count[kind] ?? 0) + 1;
      const name = `${kind} ${count[kind]}`;
      if (cell === 'open') addNiche(b, p, place, name);
      else if (cell === 'glass') addGlass(b, p, place, name, i === 0);
      else addFront(b, p, place, name, cell);
      if (i > 0)
        b.add(
          `partition ${r + 1}-${i}`,
          'wood',
          solid.box([0.02, h - 0.012, p.d - 0.03], [-face.a + w * i, y + h / 2, -0.008], 0.002),
          { hidden: cell !== 'open' },
        );
    });
    y += h;
  });
}

/** One front: flat, framed or with a raised field, and what it is opened by. */
function addFront(b: Bench, p: CabinetPlan, c: Place, name: string, cell: Cell): void {
  const { x, y, w, h, z } = c;
  const steel = p.kind === 'filing' || p.kind === 'locker';
  const grain: Vec3 = cell === 'drawer' ? [1, 0, 0] : [0, 1, 0];
  b.add(name, 'doors', solid.box([w, h, 0.019], [x, y, z], steel ? 0.005 : 0.003), { grain });
  const f = Math.min(0.06, h * 0.24, w * 0.2);
  if (p.style === 'shaker' && !steel) {
    const ring = outline.roundRect(w - 0.002, h - 0.002, 0.002, x, y, 1);
    const hole = outline.roundRect(w - 2 * f, h - 2 * f, 0.002, x, y, 1);
    b.add(`${name} frame`, 'doors', solid.slab(ring, 0.01, [0, 0, z + 0.0128], 'z', { holes: [hole], bevel: 0.002 }), {
      grain,
    });
  } else if (p.style === 'classic' && !steel) {
    const hole = outline.roundRect(w - 2 * f, h - 2 * f, 0.002, x, y, 1);
    b.add(
      `${name} frame`,
      'doors',
      solid.slab(outline.roundRect(w - 0.002, h - 0.002, 0.002, x, y, 1), 0.01, [0, 0, z + 0.0128], 'z', {
        holes: [hole],
        bevel: 0.003,
      }),
      { grain },
    );
    if (h > 0.12)
      b.add(`${name} field`, 'doors', solid.box([w - 2.7 * f, h - 2.7 * f, 0.016], [x, y, z + 0.0125], 0.0075), {
        grain,
      });
  }
  addPull(b, p, c, name, cell);
  if (cell !== 'drawer' && p.style !== 'modern') {
    const s = cell === 'left' ? -1 : 1;
    b.add(
      `${name} hinges`,
      'metal',
      solid.many(
        [-1, 1].map((k) =>
          solid.cyl(0.006, 0.07, [x + s * (w / 2 - 0.001), y + k * (h / 2 - 0.12 * Math.min(1, h)), z + 0.008], 'y', {
            bevel: 0.002,
            segments: 10,
          }),
        ),
      ),
      { detail: 0.4 },
    );
    if (p.kind !== 'kitchen')
      b.add(
        `${name} keyhole`,
        'metal',
        solid.slab(
          outline.rounded(
            outline.pairs([-0.012, -0.022, 0.012, -0.022, 0.016, 0.012, 0, 0.026, -0.016, 0.012]),
            0.006,
            3,
          ),
          0.003,
          [x - s * (w / 2 - 0.032), y - 0.07, z + 0.0185],
          'z',
          { bevel: 0.001 },
        ),
      );
  }
  if (steel) addSteelDetails(b, p, c, name);
}

function addPull(b: Bench, p: CabinetPlan, c: Place, name: string, cell: Cell): void {
  const { x, y, w, h, z } = c;
  const face = z + (p.style === 'modern' ? 0.009 : 0.0175);
  const knob = solid.turned(
    outline.pairs([
      0, 0, 0.013, 0, 0.012, 0.004, 0.007, 0.009, 0.007, 0.016, 0.015, 0.024, 0.017, 0.031, 0.011, 0.037, 0, 0.038,
    ]),
    [0, 0, 0],
    { axis: 'z', bevel: 0.001, segments: 16 },
  );
  if (cell === 'drawer') {
    const two = w > 0.6;
    const xs = two ? [x - w * 0.27, x + w * 0.27] : [x];
    if (p.style === 'modern') b.add(`${name} handle`, 'metal', bar(w > 0.3 ? 0.16 : 0.08, x, y + h * 0.2, face, false));
    else if (p.style === 'classic' && w > 0.3)
      b.add(`${name} handles`, 'metal', solid.many(xs.flatMap((u) => bail(u, y, face))), { detail: 0.7 });
    else b.add(`${name} knobs`, 'metal', solid.many(xs.map((u) => solid.put(knob, [u, y, face]))), { detail: 0.6 });
    return;
  }
  const s = cell === 'left' ? 1 : -1;
  const u = x + s * (w / 2 - 0.035);
  if (p.style === 'modern') b.add(`${name} handle`, 'metal', bar(Math.min(0.26, h * 0.4), u, y, face, true));
  else b.add(`${name} knob`, 'metal', solid.put(knob, [u, y, face]), { detail: 0.6 });
}

/** A straight bar on two feet. */
function bar(l: number, x: number, y: number, z: number, upright: boolean): Shape {
  const at = (t: number, out: number): Vec3 => (upright ? [x, y + t, z + out] : [x + t, y, z + out]);
  return solid.many([
    solid.rod(at(-l / 2, 0.024), at(l / 2, 0.024), 0.006),
    ...[-1, 1].map((k) => solid.rod(at(k * l * 0.36, -0.001), at(k * l * 0.36, 0.024), 0.005)),
  ]);
}

/** A swan-neck drop handle on its plate. */
function bail(x: number, y: number, z: number): Shape[] {
  const plate: Vec2[] = outline.rounded(
    outline.pairs([
      -0.052, 0.004, -0.03, -0.018, 0, -0.012, 0.03, -0.018, 0.052, 0.004, 0.03, 0.024, 0, 0.018, -0.03, 0.024,
    ]),
    0.008,
    3,
  );
  const loop = outline.triples([
    x - 0.034,
    y + 0.004,
    z + 0.008,
    x - 0.036,
    y - 0.016,
    z + 0.014,
    x - 0.02,
    y - 0.027,
    z + 0.015,
    x,
    y - 0.03,
    z + 0.015,
    x + 0.02,
    y - 0.027,
    z + 0.015,
    x + 0.036,
    y - 0.016,
    z + 0.014,
    x + 0.034,
    y + 0.004,
    z + 0.008,
  ]);
  return [solid.slab(plate, 0.003, [x, y, z + 0.0012], 'z', { bevel: 0.001 }), solid.tube(loop, 0.0036)];
}

/** Vents, label holders and locks of steel fronts. */
function addSteelDetails(b: Bench, p: CabinetPlan, c: Place, name: string): void {
  const { x, y, w, h, z } = c;
  const ring = outline.roundRect(0.07, 0.036, 0.003, x, 0, 1);
  const label = p.kind === 'locker' ? y + h * 0.22 : y + h * 0.36;
  b.add(
    `${name} label holder`,
    'metal',
    solid.slab(ring, 0.004, [0, label, z + 0.0105], 'z', {
      holes: [outline.roundRect(0.058, 0.026, 0.001, x, 0, 1)],
      bevel: 0.001,
    }),
  );
  b.add(
    `${name} label`,
    { base: 'paper', color: '#f2efe6' },
    solid.box([0.06, 0.028, 0.002], [x, label, z + 0.0095], 0),
  );
  b.add(
    `${name} lock`,
    'metal',
    solid.cyl(0.011, 0.01, [x + w * 0.36, p.kind === 'locker' ? y - 0.02 : y + h * 0.36, z + 0.011], 'z'),
  );
  if (p.kind !== 'locker') return;
  const louvre = solid.put(solid.box([w * 0.5, 0.012, 0.02], [0, 0, 0], 0.003), [0, 0, 0], [35, 0, 0]);
  b.add(
    `${name} vents`,
    'doors',
    solid.at(
      louvre,
      [0.3, 0.325, 0.35, 0.375, -0.3, -0.325, -0.35].map((k) => ({ at: [x, y + h * k, z + 0.006] as Vec3 })),
    ),
  );
}

/** A door of four panes, with shelves and china behind it. */
function addGlass(b: Bench, p: CabinetPlan, c: Place, name: string, first: boolean): void {
  const { x, y, w, h, z } = c;
  const f = 0.05;
  const ring = outline.roundRect(w, h, 0.002, x, y, 1);
  const hole = outline.roundRect(w - 2 * f, h - 2 * f, 0.002, x, y, 1);
  b.add(`${name} frame`, 'doors', solid.slab(ring, 0.022, [0, 0, z], 'z', { holes: [hole], bevel: 0.003 }), {
    grain: [0, 1, 0],
  });
  b.add(`${name} glass`, 'glass', solid.box([w - 2 * f + 0.01, h - 2 * f + 0.01, 0.004], [x, y, z], 0));
  b.add(
    `${name} bars`,
    'doors',
    solid.many([
      solid.box([0.014, h - 2 * f + 0.006, 0.014], [x, y, z + 0.002], 0.003),
      ...[-1, 1].map((k) =>
        solid.box([w - 2 * f + 0.006, 0.014, 0.013], [x, y + (k * (h - 2 * f)) / 6, z + 0.002], 0.003),
      ),
    ]),
  );
  addPull(b, p, c, name, first ? 'left' : 'right');
  const levels = 4;
  const dish = outline.pairs([
    0, 0, 0.03, 0, 0.07, 0.012, 0.085, 0.016, 0.083, 0.019, 0.066, 0.016, 0.03, 0.006, 0, 0.006,
  ]);
  const jug = outline.pairs([0, 0, 0.03, 0, 0.045, 0.03, 0.046, 0.06, 0.034, 0.09, 0.03, 0.11, 0.036, 0.12, 0, 0.118]);
  const shapes: Shape[] = [];
  for (let i = 0; i < levels; i++) {
    const sy = y - h / 2 + 0.02 + (i * (h - 0.06)) / levels;
    if (i > 0)
      b.add(`${name} shelf ${i}`, 'wood', solid.box([w - 0.012, 0.014, p.d - 0.07], [x, sy, -0.02], 0.002), {
        hidden: true,
        grain: [1, 0, 0],
      });
    for (const k of [-1, 1]) {
      const at: Vec3 = [x + k * w * 0.22, sy + 0.008, 0];
      shapes.push(
        (i + k) % 2
          ? solid.turned(jug, at, { bevel: 0.002, segments: 20 })
          : solid.put(
              solid.turned(dish, [0, 0, 0], { axis: 'z', bevel: 0.001, segments: 24 }),
              [at[0], sy + 0.09, -0.08],
              [-12, 0, 0],
            ),
      );
    }
  }
  b.add(`${name} china`, 'contents', solid.many(shapes), { detail: 0.6, hidden: true });
}

/** An open compartment with a shelf and a box in it. */
function addNiche(b: Bench, p: CabinetPlan, c: Place, name: string): void {
  b.add(`${name} shelf`, 'wood', solid.box([c.w, 0.018, p.d - 0.04], [c.x, c.y, -0.01], 0.002), { grain: [1, 0, 0] });
  b.add(
    `${name} player`,
    { base: 'plastic', color: '#1d1e20' },
    solid.box([c.w * 0.7, 0.05, p.d * 0.6], [c.x, c.y + 0.0345, 0], 0.006),
  );
  b.add(
    `${name} lamp`,
    { base: 'lamp', color: '#3fa0e8', color2: '#3fa0e8' },
    solid.box([0.03, 0.004, 0.002], [c.x + c.w * 0.22, c.y + 0.03, p.d * 0.3 + 0.001], 0),
  );
  const h = c.h / 2 - 0.05;
  b.add(
    `${name} basket`,
    { base: 'wicker', color: '#a9834f' },
    solid.box([c.w * 0.8, h, p.d * 0.7], [c.x, c.y - c.h / 2 + h / 2 + 0.022, 0], 0.012),
  );
}
