import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { backPostAt, frontLegAt } from './legs.ts';
import type { ChairPlan } from './plan.ts';

/** Seat outline (x, z), wider in front, `grow` metres over the frame. */
function seatOutline(p: ChairPlan, grow: number, r: number): Vec2[] {
  const f = p.w / 2 + grow;
  const k = p.wBack / 2 + grow;
  const front = p.d / 2 + grow;
  const back = -p.d / 2 + 0.012;
  return outline.rounded(
    [
      [-f, front],
      [-k, back],
      [k, back],
      [f, front],
    ],
    [r, r * 0.4, r * 0.4, r],
    5,
  );
}

/** Plank, cushion, upholstered or woven seat. */
export function addSeat(b: Bench, p: ChairPlan): void {
  const top = p.seatH;
  const flat = (points: readonly Vec2[]): Vec2[] => points.map(([x, z]): Vec2 => [x, -z]).reverse();
  if (p.seat === 'plank' || p.seat === 'cushion') {
    const saddle = p.back === 'spindles';
    const board = seatOutline(p, 0.018, saddle ? 0.12 : 0.04);
    const t = saddle ? 0.036 : 0.026;
    b.add('seat', 'frame', solid.slab(flat(board), t, [0, top - t / 2, 0], 'y', { bevel: 0.006 }), {
      grain: [1, 0, 0],
    });
  }
  if (p.seat === 'cushion') addCushion(b, seatOutline(p, -0.005, 0.06), top + 0.001, 0.036, 0.014);
  if (p.seat === 'upholstered') {
    b.add(
      'seat frame',
      'frame',
      solid.slab(flat(seatOutline(p, 0, 0.03)), 0.024, [0, top - 0.026, 0], 'y', { bevel: 0.003 }),
      { grain: [1, 0, 0] },
    );
    addCushion(b, seatOutline(p, 0.008, 0.045), top - 0.016, 0.042, 0.022);
  }
  if (p.seat === 'woven') addWoven(b, p, top);
}

function addCushion(b: Bench, points: readonly Vec2[], y: number, h: number, crown: number): void {
  b.add('seat cushion', 'seat', solid.put(formed.pad(points, h, { crown, edge: h * 0.45 }), [0, y, 0]), {
    detail: 1.3,
  });
  b.add('seat piping', b.tint('seat', { relief: 0.4 }), solid.put(formed.piping(points, h / 2, 0.0045), [0, y, 0]));
}

/** Rush: cords wound from all four rails to the middle, in four triangles. */
function addWoven(b: Bench, p: ChairPlan, top: number): void {
  const f = p.w / 2 + 0.002;
  const k = p.wBack / 2 - 0.004;
  const zf = p.d / 2 - 0.002;
  const zb = -p.d / 2 + 0.026;
  const y = top - 0.012;
  for (const [name, a, c, m] of [
    ['front weave', [-f, zf], [f, zf], 0],
    ['back weave', [k, zb], [-k, zb], 0],
    ['left weave', [f, zf], [k, zb], 1],
    ['right weave', [-k, zb], [-f, zf], 1],
  ] as const) {
    const rows = 11;
    const cords = [];
    for (let i = 0; i < rows; i++) {
      const t = (i / rows) * (m ? 0.97 : 0.94);
      const p0: Vec3 = [a[0] * (1 - t), y + 0.004 * t, a[1] + (0.01 - a[1]) * t];
      const p1: Vec3 = [c[0] * (1 - t), y + 0.004 * t, c[1] + (0.01 - c[1]) * t];
      if (Math.hypot(p1[0] - p0[0], p1[2] - p0[2]) > 0.02) cords.push(solid.rod(p0, p1, 0.0105, 0.0105, 'round'));
    }
    b.add(name, 'seat', solid.many(cords));
  }
  const frame: Vec2[] = [
    [-f, -zf],
    [f, -zf],
    [k, -zb],
    [-k, -zb],
  ];
  b.add('seat base', 'seat', solid.slab(frame, 0.014, [0, y - 0.006, 0], 'y', { bevel: 0.004 }));
}

/** Armrests from the back posts over turned or square uprights. */
export function addArms(b: Bench, p: ChairPlan): void {
  const y = p.seatH + 0.21;
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const post = backPostAt(p, y + 0.015);
    const front = frontLegAt(p, p.seatH);
    const x = front[0] + 0.012;
    const zf = front[2] - 0.05;
    const stations = [
      { at: [post[0] * sx, y + 0.012, post[2] + 0.005] as Vec3, w: 0.03, h: 0.022 },
      { at: [(post[0] * 0.6 + x * 0.4) * sx, y + 0.004, post[2] + 0.12] as Vec3, w: 0.036, h: 0.022 },
      { at: [x * 1.02 * sx, y, zf - 0.12] as Vec3, w: 0.044, h: 0.022 },
      { at: [x * 1.03 * sx, y - 0.001, zf - 0.01] as Vec3, w: 0.062, h: 0.023 },
      { at: [x * 1.03 * sx, y - 0.003, zf + 0.045] as Vec3, w: 0.06, h: 0.022 },
      { at: [x * 1.03 * sx, y - 0.006, zf + 0.07] as Vec3, w: 0.034, h: 0.017 },
    ].map((s) => ({ ...s, side: [1, 0, 0] as Vec3 }));
    b.add(`${side} armrest`, 'frame', formed.board(stations, 0.008), { grain: [0, 0, 1] });
    const foot: Vec3 = [(front[0] - 0.004) * sx, p.seatH - 0.012, zf - 0.006];
    b.add(
      `${side} arm post`,
      'frame',
      solid.tube([foot, [(front[0] + 0.004) * sx, p.seatH + 0.1, zf - 0.004], [x * sx, y - 0.004, zf]], 0.013, {
        taper: [1, 1.25, 0.85],
        cap: 'flat',
      }),
      { grain: [0, 1, 0] },
    );
  }
}

/** Two bent rockers; the legs end on them at `y`. */
export function addRockers(b: Bench, p: ChairPlan): void {
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const stations = [];
    for (let i = 0; i <= 14; i++) {
      const t = -1 + i / 7;
      const z = t * 0.43 - 0.05;
      const front = frontLegAt(p, 0.06);
      const back = backPostAt(p, 0.06);
      const k = (z - back[2]) / (front[2] - back[2]);
      const x = (back[0] + (front[0] - back[0]) * k) * sx;
      const thin = 1 - 0.4 * Math.abs(t) ** 4;
      stations.push({
        at: [x, 0.022 + 0.12 * t * t, z] as Vec3,
        w: 0.026,
        h: 0.044 * thin,
        side: [1, 0, 0] as Vec3,
        up: [0, 1, 0] as Vec3,
      });
    }
    b.add(`${side} rocker`, 'frame', formed.board(stations, 0.006), { grain: [0, 0, 1] });
  }
}
