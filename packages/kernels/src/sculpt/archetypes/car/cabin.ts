import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, type Skin, solid } from '../../kits/joinery/index.ts';
import { metalwork, within } from './frame.ts';
import { cabinAt, cabinSkin } from './hull.ts';
import { addInterior } from './interior.ts';
import { type CarPlan, lineAt } from './plan.ts';

const level = (p: CarPlan, y: number): number => (y - p.belt) / (p.roof - p.belt);

/** Height of the lower edge of the glass at z. */
function sill(p: CarPlan, z: number): number {
  return Math.max(p.belt, lineAt(p.top, (2 * z) / p.L) + 0.012) + 0.022;
}

/** The side windows as outlines (z, y), front to back. */
export function sideWindows(p: CarPlan): Vec2[][] {
  const top = p.roof - 0.045;
  const front = (y: number): number => cabinAt(p, level(p, y)).front - 0.17;
  const rear = (y: number): number => cabinAt(p, level(p, y)).rear + p.cPillar;
  const stops = [Number.POSITIVE_INFINITY, ...p.pillars, Number.NEGATIVE_INFINITY];
  const windows: Vec2[][] = [];
  const post = p.style === 'van' ? 0.045 : 0.032;
  for (let i = 0; i + 1 < stops.length; i++) {
    if (p.style === 'van' && i === 2) continue;
    const zf = (y: number): number => Math.min(stops[i] - post, front(y));
    const zr = (y: number): number => Math.max(stops[i + 1] + post, rear(y));
    const drop = p.roofFall * 0.55 * (i === stops.length - 2 ? 1 : 0.2);
    const yf = sill(p, zf(p.belt));
    const yr = sill(p, zr(p.belt));
    const points: Vec2[] = [
      [zr(yr), yr],
      [zf(yf), yf],
      [zf(top), top],
      [zr(top - drop), top - drop],
    ];
    if (points[1][0] - points[0][0] < 0.12 && points[2][0] - points[3][0] < 0.12) continue;
    windows.push(metalwork.soft(points, [0.05, 0.03, 0.05, 0.07]));
  }
  return windows;
}

function screenOutline(p: CarPlan, rear: boolean): Vec2[] {
  const top = p.roof - 0.03 - (rear ? p.roofFall * 0.75 : 0.004);
  const z = rear ? p.rear[0] + 0.1 : p.screen[0] - 0.1;
  const low = Math.max(p.belt, lineAt(p.top, (2 * z) / p.L)) + (rear ? 0.05 : 0.02);
  const a = cabinAt(p, level(p, low)).half - (rear ? 0.15 : 0.075);
  const b = cabinAt(p, level(p, top)).half - (rear ? 0.12 : 0.085);
  return metalwork.soft(
    [
      [-a, low],
      [a, low],
      [b, top],
      [-b, top],
    ],
    [0.06, 0.06, 0.08, 0.08],
  );
}

/** Glass, roof and pillars, and what is fixed to them. Returns the cabin's skin. */
export function addCabin(b: Bench, p: CarPlan): Skin {
  const skin = cabinSkin(p);
  const glass = cabinSkin(p, 0.014);
  const windows = sideWindows(p);
  const middle = (p.screen[1] + p.rear[1]) / 2;
  const screens: Shape[] = [metalwork.prism(screenOutline(p, false), 'z', middle, 4)];
  screens.push(metalwork.prism(screenOutline(p, true), 'z', -4, middle));
  const sides = windows.map((w) => metalwork.prism(w, 'x', -2, 2));
  b.add('roof and pillars', 'body', solid.cut(skin.shape, ...sides, ...screens), { detail: 1.2 });
  b.add('windows', 'windows', glass.shape);
  addInterior(b, p);
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    windows.forEach((w, i) => {
      const line = metalwork.drape(skin, metalwork.dense(w, 0.08), 'x', sx, 0.001);
      b.add(
        `${side} window trim ${i + 1}`,
        'trim',
        solid.bar(line, { kind: 'rect', w: 0.012, h: 0.012, r: 0.003 }, { closed: true, up: [sx, 0, 0] }),
      );
    });
  }
  const seal = (o: Vec2[], sign: number): Shape =>
    solid.tube(metalwork.drape(skin, metalwork.dense(o, 0.08), 'z', sign, -0.002), 0.008, {
      closed: true,
      spline: 'linear',
    });
  b.add('windscreen seal', 'rubber', seal(screenOutline(p, false), 1));
  b.add('rear screen seal', 'rubber', seal(screenOutline(p, true), -1));
  const [rearB] = p.pillars.filter((z) => z > p.rear[1]);
  if (rearB !== undefined && p.doors === 4) {
    const post: Vec2[] = [
      [rearB - 0.026, p.belt + 0.02],
      [rearB + 0.026, p.belt + 0.02],
      [rearB + 0.026, p.roof - 0.05],
      [rearB - 0.026, p.roof - 0.05],
    ];
    const outer = cabinSkin(p, -0.0025);
    b.add('door pillars', 'rubber', within(outer, metalwork.prism(post, 'x', -2, 2)));
  }
  addRoofThings(b, p, skin);
  addWipers(b, p, glass);
  return skin;
}

function addRoofThings(b: Bench, p: CarPlan, skin: Skin): void {
  const down: Vec3 = [0, -1, 0];
  if (p.rails) {
    for (const [side, sx] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const x = sx * (p.roofW / 2 - 0.06);
      const path: Vec3[] = [];
      const z0 = p.screen[1] - 0.25;
      const z1 = p.rear[1] + 0.15;
      for (let i = 0; i <= 8; i++) {
        const t = i / 8;
        const hit = skin.hit([x, 4, z0 + (z1 - z0) * t], down);
        if (hit) path.push([x, hit.at[1] + (i === 0 || i === 8 ? -0.004 : 0.042), hit.at[2]]);
      }
      b.add(`${side} roof rail`, 'trim', solid.tube(path, 0.014, { cap: 'flat' }));
    }
  }
  const tailZ = p.rear[1] + (p.rear[1] < -1.5 ? 0.18 : 0.1);
  const hit = skin.hit([0, 4, tailZ], down);
  if (!hit || p.style === 'van' || p.style === 'pickup' || p.style === 'classic') return;
  const y = hit.at[1];
  const fin = metalwork.soft(
    [
      [tailZ - 0.075, y - 0.012],
      [tailZ + 0.11, y - 0.012],
      [tailZ - 0.03, y + 0.055],
      [tailZ - 0.055, y + 0.055],
    ],
    [0.01, 0.02, 0.04, 0.008],
  );
  b.add('antenna fin', 'body', solid.slab(fin, 0.034, [0, 0, 0], 'x', { bevel: 0.01 }));
}

/** Two wiper arms with blades lying on the windscreen. */
function addWipers(b: Bench, p: CarPlan, glass: Skin): void {
  const low = Math.max(p.belt, lineAt(p.top, (2 * (p.screen[0] - 0.1)) / p.L)) + 0.035;
  const point = (x: number, y: number, lift: number): Vec3 | null => {
    const hit = glass.hit([x, y, 6], [0, 0, -1]);
    return hit
      ? [hit.at[0] + hit.normal[0] * lift, hit.at[1] + hit.normal[1] * lift, hit.at[2] + hit.normal[2] * lift]
      : null;
  };
  for (const [name, x0, x1] of [
    ['left wiper', 0.5, -0.03],
    ['right wiper', -0.06, -0.58],
  ] as const) {
    const blade: Vec3[] = [];
    for (let i = 0; i <= 6; i++) {
      const v = point(x0 + ((x1 - x0) * i) / 6, low + 0.01 + 0.018 * i, 0.011);
      if (v) blade.push(v);
    }
    if (blade.length < 3) continue;
    b.add(
      `${name} blade`,
      'rubber',
      solid.bar(blade, { kind: 'rect', w: 0.012, h: 0.014, r: 0.003 }, { spline: 'catmull' }),
    );
    const from = point(x0 - 0.04, low - 0.01, 0.014);
    const to = blade[3];
    if (from)
      b.add(`${name} arm`, 'rubber', solid.rod(from, [to[0], to[1] + 0.008, to[2] + 0.012], 0.0075, 0.005, 'round'));
  }
}
