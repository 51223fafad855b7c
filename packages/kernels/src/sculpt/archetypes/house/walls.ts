import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Gable, gableTiles } from '../../kits/building/gable.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addOpenings, niches } from './openings.ts';
import { type HousePlan, type Opening, wallTop } from './plan.ts';
import { addGableTrim } from './roof.ts';

const RAD = Math.PI / 180;

/** The block's outline seen from the side (z, y): a box, or a box with a gable. */
function blockOutline(c: number, y0: number, y1: number, pitch: number): Vec2[] {
  if (!pitch)
    return [
      [-c, y0],
      [c, y0],
      [c, y1],
      [-c, y1],
    ];
  return [
    [-c, y0],
    [c, y0],
    [c, y1],
    [0, y1 + c * Math.tan(pitch * RAD)],
    [-c, y1],
  ];
}

/** Main walls with niches, plinth, corner stones, storey band, timber framing. */
export function addWalls(b: Bench, p: HousePlan): void {
  const half: Vec2 = [p.w / 2, p.d / 2];
  const top = wallTop(p);
  const gable = p.roof === 'gabled' ? p.pitch : 0;
  const block = solid.slab(blockOutline(half[1], p.plinth - 0.02, top, gable), p.w, [0, 0, 0], 'x', { bevel: 0.012 });
  b.add('walls', 'walls', solid.cut(block, ...niches(half, p.openings)), { detail: 1.2 });
  b.add('plinth', 'stone', solid.box([p.w + 0.14, p.plinth, p.d + 0.14], [0, p.plinth / 2, 0], 0.03));
  addOpenings(b, p, half, p.openings);
  if (p.storeys > 1 && !p.timber)
    b.add('storey band', 'stone', band(p.w + 0.07, p.d + 0.07, p.plinth + p.storeyH, 0.11));
  if (p.quoins) addQuoins(b, p, top);
  if (p.timber) addTimber(b, p, top);
  addPipes(b, p, top);
}

function band(w: number, d: number, y: number, h: number): Shape {
  return solid.many([
    solid.box([w, h, 0.06], [0, y, d / 2 - 0.02], 0.012),
    solid.box([w, h, 0.06], [0, y, -d / 2 + 0.02], 0.012),
    solid.box([0.06, h, d - 0.1], [w / 2 - 0.02, y, 0], 0.012),
    solid.box([0.06, h, d - 0.1], [-w / 2 + 0.02, y, 0], 0.012),
  ]);
}

function addQuoins(b: Bench, p: HousePlan, top: number): void {
  for (const [name, sx, sz] of [
    ['left front', 1, 1],
    ['right front', -1, 1],
    ['left back', 1, -1],
    ['right back', -1, -1],
  ] as const) {
    const h = 0.29;
    const n = Math.floor((top - p.plinth - 0.1) / h);
    const sections: { points: Vec3[] }[] = [];
    const ring = (a: number, c: number, y: number, joint: number): { points: Vec3[] } => {
      const [x0, z0] = [sx * (p.w / 2 + 0.035 - joint), sz * (p.d / 2 + 0.035 - joint)];
      const [x1, z1] = [sx * (p.w / 2 + 0.035 - a + joint), sz * (p.d / 2 + 0.035 - c + joint)];
      const points: Vec3[] = [
        [x0, y, z0],
        [x0, y, z1],
        [x1, y, z1],
        [x1, y, z0],
      ];
      return { points: sx * sz > 0 ? points : points.reverse() };
    };
    for (let i = 0; i < n; i++) {
      const [a, c] = i % 2 === 0 ? [0.52, 0.32] : [0.32, 0.52];
      const y = p.plinth + h * i;
      sections.push(ring(a, c, y + 0.004, 0.02), ring(a, c, y + 0.02, 0), ring(a, c, y + h - 0.02, 0));
      sections.push(ring(a, c, y + h - 0.004, 0.02));
    }
    const stones: Shape = { op: 'loft', sections, spline: 'linear', cap: 'flat' };
    b.add(`${name} quoins`, 'stone', stones);
  }
}

/** Oak posts, rails and braces standing proud of the plaster. */
function addTimber(b: Bench, p: HousePlan, top: number): void {
  const beams: Shape[] = [];
  const beam = (a: Vec3, c: Vec3, up: Vec3): void => {
    beams.push(solid.bar([a, c], { kind: 'rect', w: 0.09, h: 0.17, r: 0.012 }, { up }));
  };
  for (const [axis, length, out] of [
    ['z', p.w, p.d / 2],
    ['x', p.d, p.w / 2],
  ] as const) {
    const at = (u: number, y: number, s: number): Vec3 => (axis === 'z' ? [u, y, s * out] : [s * out, y, u]);
    const along: Vec3 = axis === 'z' ? [1, 0, 0] : [0, 0, 1];
    for (const s of [1, -1]) {
      const openings = p.openings.filter(
        (o) =>
          (axis === 'z' ? o.wall === (s > 0 ? 'front' : 'back') : o.wall === (s > 0 ? 'left' : 'right')) &&
          o.y < top - 0.6,
      );
      const places = [-length / 2 + 0.08, length / 2 - 0.08];
      for (const o of openings) {
        const k = axis === 'z' ? (s > 0 ? 1 : -1) : s > 0 ? -1 : 1;
        places.push(k * o.u - o.w / 2 - 0.1, k * o.u + o.w / 2 + 0.1);
      }
      for (const u of places) beam(at(u, p.plinth, s), at(u, top, s), along);
      beam(at(-length / 2 + 0.08, top - 0.09, s), at(length / 2 - 0.08, top - 0.09, s), [0, 1, 0]);
      beam(at(-length / 2 + 0.08, p.plinth + 0.09, s), at(length / 2 - 0.08, p.plinth + 0.09, s), [0, 1, 0]);
      for (const e of [1, -1]) {
        const u = e * (length / 2 - 0.16);
        beam(at(u, p.plinth + 0.25, s), at(u - e * 0.62, top - 0.25, s), along);
      }
      if (axis === 'x' && p.roof === 'gabled') {
        const rise = out && (p.d / 2) * Math.tan(p.pitch * RAD);
        beam(at(-p.d / 2 + 0.14, top + 0.02, s), at(0, top + rise - 0.16, s), [0, 1, 0]);
        beam(at(p.d / 2 - 0.14, top + 0.02, s), at(0, top + rise - 0.16, s), [0, 1, 0]);
        for (const u of [-0.75, 0.75]) beam(at(u, top, s), at(u, top + rise * (1 - 0.75 / (p.d / 2)) - 0.12, s), along);
      }
    }
  }
  b.add('timber frame', 'timber', solid.many(beams));
}

function addPipes(b: Bench, p: HousePlan, top: number): void {
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    if (sx < 0 && p.wing) continue;
    const x = sx * (p.w / 2 - 0.16);
    const zw = p.d / 2 + 0.055;
    const ze = p.d / 2 + p.eaves + 0.05;
    const ye =
      top - (p.roof === 'gabled' ? p.eaves * Math.tan(p.pitch * RAD) : p.eaves * Math.tan(p.pitch * RAD)) - 0.03;
    const path: Vec3[] = [
      [x, ye, ze],
      [x, ye - 0.09, ze],
      [x, ye - 0.36, zw],
      [x, ye - 0.5, zw],
      [x, 0.2, zw],
      [x, 0.1, zw + 0.03],
      [x, 0.06, zw + 0.14],
    ];
    const brackets = [0.25, 0.6, 0.85].map((k) => solid.cyl(0.055, 0.04, [x, ye * k, zw], 'y', { bevel: 0 }));
    b.add(
      `${side} downpipe`,
      'metal',
      solid.many([solid.tube(path, 0.038, { spline: 'linear', cap: 'flat' }), ...brackets]),
    );
  }
}

/** A wing that projects from the front with a gable of its own. */
export function addWing(b: Bench, p: HousePlan): void {
  const w = p.w * 0.4;
  const out = 1.7;
  const x = -p.w / 2 + w / 2 + 0.12;
  const top = wallTop(p);
  const depth = out + p.d / 2;
  const z = p.d / 2 + out - depth / 2;
  const half: Vec2 = [w / 2, depth / 2];
  const openings: Opening[] = [];
  for (let s = 0; s < p.storeys; s++)
    openings.push({ kind: 'window', wall: 'front', u: 0, y: p.plinth + s * p.storeyH + 0.8, w: 1.9, h: 1.42 });
  openings.push({ kind: 'window', wall: 'front', u: 0, y: top + 0.3, w: 0.6, h: 0.7 });
  const face: Vec2[] = [
    [-w / 2, p.plinth - 0.02],
    [w / 2, p.plinth - 0.02],
    [w / 2, top],
    [0, top + (w / 2) * Math.tan(p.pitch * RAD)],
    [-w / 2, top],
  ];
  const block = solid.slab(face, depth, [0, 0, 0], 'z', { bevel: 0.012 });
  const put = (of: Shape): Shape => solid.put(of, [x, 0, z]);
  b.add('wing walls', 'walls', put(solid.cut(block, ...niches(half, openings))));
  b.add(
    'wing plinth',
    'stone',
    solid.box([w + 0.14, p.plinth - 0.004, depth + 0.14], [x, p.plinth / 2 - 0.002, z], 0.03),
  );
  const wide = { ...p, mullions: 4, shutters: false };
  const inner: Bench = { ...b, add: (name, slot, shape, more) => b.add(name, slot, put(shape), more) };
  addOpenings(inner, wide, half, openings, 'wing ');
  const g: Gable = { a: depth / 2 + 0.2, c: w / 2, y: top, pitch: p.pitch, eaves: 0.3, verge: 0.1 };
  const turn = (of: Shape): Shape => solid.put(of, [x, 0, z + 0.2], [0, -90, 0]);
  b.add('wing roof tiles', 'roof', turn(gableTiles(g)));
  addGableTrim(b, g, 'wing', turn);
}
