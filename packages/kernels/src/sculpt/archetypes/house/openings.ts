import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { type HousePlan, type Opening, type Wall, wallTop } from './plan.ts';

const TURN: Record<Wall, number> = { front: 0, left: 90, back: 180, right: -90 };
const NICHE = 0.16;
/** Windows above which their bars are painted. */
const MANY = 22;

/** Where a wall stands: what was drawn at z = 0 looking to +z, its u along x, is put there. */
function wallPlace(half: Vec2, wall: Wall): { at: Vec3; rot: Vec3 } {
  const out = wall === 'front' || wall === 'back' ? half[1] : half[0];
  const at: Vec3 =
    wall === 'front' ? [0, 0, out] : wall === 'back' ? [0, 0, -out] : wall === 'left' ? [out, 0, 0] : [-out, 0, 0];
  return { at, rot: [0, TURN[wall], 0] };
}

/** Places a shape that was drawn for a wall at z = 0 looking to +z, its u along x. */
export function onWall(half: Vec2, wall: Wall, of: Shape): Shape {
  const { at, rot } = wallPlace(half, wall);
  return solid.put(of, at, rot);
}

/** The niches that windows and doors stand in. */
export function niches(half: Vec2, openings: readonly Opening[]): Shape[] {
  return openings.map((o) => onWall(half, o.wall, solid.box([o.w, o.h, NICHE * 2], [o.u, o.y + o.h / 2, 0], 0)));
}

/** Windows with frame, sash bars, sill, lintel and shutters; doors with panels, knob, hinges and step. */
export function addOpenings(b: Bench, p: HousePlan, half: Vec2, openings: readonly Opening[], prefix = ''): void {
  const count: Record<string, number> = {};
  for (const o of openings) {
    const place = `${prefix}${o.wall}`;
    count[place] = (count[place] ?? 0) + 1;
    if (o.kind === 'door') addDoor(b, p, half, o);
    else addWindow(b, p, half, o, `${place} window ${count[place]}`);
  }
}

function addWindow(b: Bench, p: HousePlan, half: Vec2, o: Opening, name: string): void {
  const put = (of: Shape): Shape => onWall(half, o.wall, of);
  const mid = o.y + o.h / 2;
  const f = 0.07;
  const ring = outline.roundRect(o.w - 0.004, o.h - 0.004, 0.003, o.u, mid, 1);
  const hole = outline.roundRect(o.w - 2 * f, o.h - 2 * f, 0.003, o.u, mid, 1);
  const pane = solid.box([o.w - f, o.h - f, 0.02], [o.u, mid, -NICHE + 0.05], 0);
  const frame = solid.slab(ring, 0.075, [0, 0, -NICHE + 0.075], 'z', { holes: [hole], bevel: 0 });
  const paintBars = p.openings.length > MANY;
  b.add(`${name} glass`, paintBars ? barred(b, p, half, o) : 'windows', put(pane), { detail: paintBars ? 1 : 0.5 });
  b.add(`${name} frame`, 'trim', put(paintBars ? frame : solid.many([frame, ...bars(p, o)])));
  b.add(`${name} sill`, 'stone', put(solid.box([o.w + 0.2, 0.075, 0.2], [o.u, o.y - 0.037, 0.03], 0.012)));
  if (!p.timber && o.y + o.h + 0.12 < roomOver(p, o))
    b.add(`${name} lintel`, 'stone', put(solid.box([o.w + 0.24, 0.16, 0.09], [o.u, o.y + o.h + 0.08, 0.005], 0.012)));
  if (p.shutters && o.wall === 'front') addShutters(b, put, o, name);
  if (p.style === 'cottage' && o.wall === 'front') addFlowerBox(b, put, o, name);
}

/** Middles and sizes of the glazing bars of a window, in the plane of its wall: upright, then level. */
function barsOf(p: HousePlan, o: Opening): { x: number; y: number; w: number; h: number }[] {
  const [w, h] = [o.w - 0.14, o.h - 0.14];
  const y = o.y + o.h / 2;
  const out: { x: number; y: number; w: number; h: number }[] = [];
  for (let i = 1; i < p.mullions; i++)
    out.push({ x: o.u - w / 2 + (w * i) / p.mullions, y, w: i * 2 === p.mullions ? 0.06 : 0.03, h: h + 0.01 });
  const rows = o.h > 1.4 ? 3 : 2;
  for (let i = 1; i < rows; i++) out.push({ x: o.u, y: y - h / 2 + (h * i) / rows, w: w + 0.01, h: 0.03 });
  return out;
}

function bars(p: HousePlan, o: Opening): Shape[] {
  return barsOf(p, o).map(({ x, y, w, h }) => solid.box([w, h, h > w ? 0.045 : 0.041], [x, y, -NICHE + 0.068], 0));
}

/** Glass with its glazing bars painted on: as boards of their own they would be most of a mansion's texture charts. */
function barred(b: Bench, p: HousePlan, half: Vec2, o: Opening): MaterialSpec {
  const of = barsOf(p, o).map(
    ({ x, y, w, h }): FieldShape => ({ op: 'box', size: [Math.max(w, 0.055), Math.max(h, 0.055), 1], at: [x, y, 0] }),
  );
  const shape: FieldShape = { op: 'union', of, ...wallPlace(half, o.wall) };
  return b.tint('windows', { layers: [{ mask: { kind: 'near', soft: 0.002, shape }, material: b.tint('trim', {}) }] });
}

/** Height up to which the wall shows: the eaves hide what is above, but not on gables. */
function roomOver(p: HousePlan, o: Opening): number {
  const gable = p.roof === 'gabled' && (o.wall === 'left' || o.wall === 'right');
  return gable ? Number.POSITIVE_INFINITY : wallTop(p) - p.eaves * Math.tan((p.pitch * Math.PI) / 180) + 0.02;
}

function addShutters(b: Bench, put: (of: Shape) => Shape, o: Opening, name: string): void {
  const w = o.w * 0.46;
  const shapes: Shape[] = [];
  for (const s of [1, -1]) {
    const x = o.u + s * (o.w / 2 + w / 2 + 0.035);
    const ring = outline.roundRect(w, o.h + 0.04, 0.006, x, o.y + o.h / 2, 1);
    const hole = outline.roundRect(w - 0.12, o.h - 0.1, 0.004, x, o.y + o.h / 2, 1);
    shapes.push(solid.slab(ring, 0.045, [0, 0, 0.032], 'z', { holes: [hole], bevel: 0 }));
    shapes.push(louvres(w - 0.11, o.y + 0.04, o.y + o.h - 0.04, x));
  }
  b.add(`${name} shutters`, 'shutters', put(solid.many(shapes)), { detail: 0.6 });
}

/** The slats of a shutter as one slab of saw-tooth section. */
function louvres(w: number, y0: number, y1: number, x: number): Shape {
  const n = Math.round((y1 - y0) / 0.1);
  const h = (y1 - y0) / n;
  const front: Vec2[] = [];
  for (let i = 0; i < n; i++) front.push([0.045, y0 + h * i + 0.004], [0.018, y0 + h * (i + 1) - 0.004]);
  return solid.slab([[0.006, y0], ...front, [0.006, y1]], w, [x, 0, 0], 'x', { bevel: 0 });
}

function addFlowerBox(b: Bench, put: (of: Shape) => Shape, o: Opening, name: string): void {
  const y = o.y - 0.2;
  b.add(`${name} flower box`, 'trim', put(solid.box([o.w * 0.96, 0.2, 0.2], [o.u, y, 0.16], 0.012)));
  const n = 9;
  const leaves: Shape[] = [];
  const flowers: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const x = o.u + o.w * 0.44 * (-1 + (2 * i) / (n - 1));
    const dy = 0.03 * Math.sin(i * 2.3);
    leaves.push({ op: 'ball', r: [0.085, 0.075, 0.09], at: [x, y + 0.13 + dy, 0.17 + 0.02 * Math.cos(i * 1.7)] });
    flowers.push({
      op: 'ball',
      r: [0.04, 0.032, 0.04],
      at: [x + 0.025, y + 0.2 + dy, 0.19 + 0.03 * Math.cos(i * 2.9)],
    });
    flowers.push({ op: 'ball', r: [0.032, 0.028, 0.032], at: [x - 0.03, y + 0.15 + dy, 0.255] });
  }
  b.add(`${name} leaves`, 'plants', put(solid.many(leaves)), { detail: 0.4 });
  b.add(
    `${name} flowers`,
    b.tint('plants', { base: 'plastic', color: '#c8324a', rough: 0.7 }),
    put(solid.many(flowers)),
    { detail: 0.4 },
  );
}

function addDoor(b: Bench, p: HousePlan, half: Vec2, o: Opening): void {
  const put = (of: Shape): Shape => onWall(half, o.wall, of);
  const z = -NICHE + 0.06;
  const ring: Vec2[] = [
    [-o.w / 2, 0],
    [-o.w / 2 + 0.08, 0],
    [-o.w / 2 + 0.08, o.h - 0.08],
    [o.w / 2 - 0.08, o.h - 0.08],
    [o.w / 2 - 0.08, 0],
    [o.w / 2, 0],
    [o.w / 2, o.h],
    [-o.w / 2, o.h],
  ].map(([x, y]): Vec2 => [x + o.u, y + o.y]);
  b.add('door frame', 'trim', put(solid.slab(ring, 0.12, [0, 0, -NICHE + 0.1], 'z', { bevel: 0.008 })));
  const w = o.w - 0.16;
  const h = o.h - 0.08;
  const cottage = p.style === 'cottage';
  const fittings: Shape[] = [];
  if (cottage) {
    const n = 6;
    const planks: Shape[] = [];
    for (let i = 0; i < n; i++)
      planks.push(
        solid.box([w / n - 0.004, h - 0.01, 0.05], [o.u - w / 2 + (w * (i + 0.5)) / n, o.y + h / 2, z], 0.006),
      );
    b.add('door', 'door', put(solid.many(planks)), { grain: [0, 1, 0] });
    for (const k of [0.18, 0.82])
      b.add(
        'door hinge',
        'metal',
        put(
          solid.bar(
            [
              [o.u - w / 2, o.y + h * k, z + 0.03],
              [o.u + w * 0.28, o.y + h * k, z + 0.03],
            ],
            { kind: 'rect', w: 0.012, h: 0.045, r: 0.004 },
            { up: [0, 1, 0], taper: [1, 0.35] },
          ),
        ),
      );
  } else {
    b.add('door', 'door', put(solid.box([w - 0.006, h - 0.006, 0.05], [o.u, o.y + h / 2, z], 0.006)), {
      grain: [0, 1, 0],
    });
    const panels: Shape[] = [];
    for (const sx of [-1, 1])
      for (const [yc, ph] of [
        [0.24, 0.66],
        [0.6, 0.5],
      ] as const)
        panels.push(solid.box([w * 0.36, ph, 0.03], [o.u + sx * w * 0.22, o.y + h * yc, z + 0.02], 0.012));
    b.add('door panels', 'door', put(solid.many(panels)), { grain: [0, 1, 0] });
    b.add('door light', 'windows', put(solid.box([w * 0.8, 0.28, 0.024], [o.u, o.y + h * 0.86, z + 0.02], 0.006)));
    fittings.push(solid.box([0.26, 0.06, 0.02], [o.u, o.y + 1.0, z + 0.042], 0.006));
  }
  fittings.push(
    solid.turned(
      [
        [0, 0],
        [0.045, 0],
        [0.042, 0.01],
        [0.018, 0.02],
        [0.018, 0.036],
        [0.054, 0.05],
        [0.058, 0.072],
        [0.03, 0.094],
        [0, 0.096],
      ],
      [o.u + w * 0.4, o.y + 1.02, z + 0.03],
      { axis: 'z', smooth: false },
    ),
  );
  b.add('door fittings', 'metal', put(solid.many(fittings)));
  addDoorThings(b, p, put, o);
}

function addDoorThings(b: Bench, p: HousePlan, put: (of: Shape) => Shape, o: Opening): void {
  b.add('door step', 'stone', put(solid.box([o.w + 0.5, p.plinth * 0.5, 0.62], [o.u, p.plinth * 0.74, 0.26], 0.02)));
  b.add('lower step', 'stone', put(solid.box([o.w + 0.8, p.plinth * 0.5, 1.02], [o.u, p.plinth * 0.25, 0.46], 0.02)));
  const x = o.u + o.w / 2 + 0.3;
  const lantern = (of: Shape): Shape => put({ op: 'placed', of, places: [{ at: [x, o.y + 1.86, 0], scale: 1.6 }] });
  b.add(
    'wall lantern',
    'metal',
    lantern(
      solid.many([
        solid.box([0.09, 0.16, 0.03], [0, 0, 0.015], 0.008),
        solid.tube(
          [
            [0, 0.04, 0.02],
            [0, 0.12, 0.1],
            [0, 0.07, 0.15],
          ],
          0.01,
        ),
        solid.turned(
          [
            [0, 0.15],
            [0.03, 0.14],
            [0.085, 0.09],
            [0.08, 0.085],
            [0.06, 0.085],
            [0, 0.085],
          ]
            .reverse()
            .map(([r, y]): Vec2 => [r, y]),
          [0, -0.1, 0.15],
        ),
      ]),
    ),
  );
  b.add(
    'lantern glass',
    'windows',
    lantern(
      solid.turned(
        [
          [0, -0.06],
          [0.04, -0.06],
          [0.065, 0.08],
          [0, 0.08],
        ],
        [0, -0.09, 0.15],
      ),
    ),
  );
}
