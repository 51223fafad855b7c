import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addFlag, addTower } from './tower.ts';

/** A window of the keep: its middle foot on the wall's face, in the keep's own frame, and where it looks. */
interface Window {
  at: Vec3;
  turn: number;
  w: number;
  h: number;
}

/** The great tower in the yard: buttressed square block, two rows of arched windows, corner turrets, hipped roof. */
export function addKeep(b: Bench, at: Vec2, h: number, cone: boolean, rng: Rng): void {
  const w = rng.range(9.5, 11);
  const d = rng.range(8.5, 9.8);
  const windows = windowsOf(w, d, h);
  b.add('keep', keepStone(b, windows, at), solid.put(keepBlock(w, d, h, windows), [at[0], 0, at[1]]));
  for (const [name, sx, sz] of [
    ['left front', 1, 1],
    ['right front', -1, 1],
    ['left back', 1, -1],
    ['right back', -1, -1],
  ] as const)
    addTower(b, {
      name: `${name} turret`,
      at: [at[0] + (sx * w) / 2, at[1] + (sz * d) / 2],
      r: 1.25,
      h: h + 3.2,
      roof: cone ? 'cone' : 'open',
      face: sz > 0 ? 0 : 180,
      slits: 0,
      flag: false,
      wind: 0,
    });
  addKeepRoof(b, at, w - 0.9, d - 0.9, h + 0.3, cone, rng);
}

function windowsOf(w: number, d: number, h: number): Window[] {
  const out: Window[] = [];
  for (const [turn, wide, far] of [
    [0, w, d / 2],
    [90, d, w / 2],
    [180, w, d / 2],
    [270, d, w / 2],
  ] as const) {
    for (const [y, n, ww, wh] of [
      [h * 0.42, 2, 0.95, 2.1],
      [h * 0.68, turn % 180 ? 2 : 3, 1.05, 2.4],
    ] as const) {
      for (let i = 0; i < n; i++) {
        const u = wide * 0.62 * (i / (n - 1) - 0.5);
        const a = (turn * Math.PI) / 180;
        const p: Vec3 = [u * Math.cos(a) + far * Math.sin(a), y, far * Math.cos(a) - u * Math.sin(a)];
        out.push({ at: p, turn, w: ww, h: wh });
      }
    }
  }
  return out;
}

/** Wall stone, with a paler surround about every window and dark glass at the back of its recess. */
function keepStone(b: Bench, windows: readonly Window[], at: Vec2): MaterialSpec {
  const space = (grow: number, depth: number): FieldShape => ({
    op: 'union',
    of: windows.map((o) =>
      masonry.archSpace(
        o.w + 2 * grow,
        o.h + 2 * grow,
        depth,
        [o.at[0] + at[0], o.at[1] - grow, o.at[2] + at[1]],
        [0, o.turn, 0],
      ),
    ),
  });
  const walls = b.tint('walls', {});
  const back: FieldShape = {
    op: 'union',
    of: windows.map((o): FieldShape => {
      const a = (o.turn * Math.PI) / 180;
      const sunk = 0.42;
      return {
        op: 'box',
        size: [o.w + 0.2, o.h, 0.06],
        at: [o.at[0] + at[0] - sunk * Math.sin(a), o.at[1] + o.h / 2, o.at[2] + at[1] - sunk * Math.cos(a)],
        rot: [0, o.turn, 0],
      };
    }),
  };
  return {
    ...walls,
    layers: [
      {
        mask: { kind: 'near', soft: 0.03, shape: space(0.22, 0.1) },
        material: { ...b.tint('stone', {}), base: 'sandstone' },
      },
      { mask: { kind: 'near', soft: 0.01, shape: back }, material: b.tint('windows', {}) },
    ],
  };
}

/** The block as one shell: foot, moulding, buttresses, overhanging parapet with merlons, recesses of the windows. */
function keepBlock(w: number, d: number, h: number, windows: readonly Window[]): Shape {
  const o = 0.42;
  const buttress: Shape[] = [];
  for (const s of [-1, 1]) {
    for (const sx of [-1, 1])
      buttress.push(solid.box([0.9, h * 0.8, 0.7], [sx * w * 0.16, h * 0.4, s * (d / 2 + 0.1)], 0));
    buttress.push(solid.box([0.7, h * 0.8, 0.9], [s * (w / 2 + 0.1), h * 0.4, 0], 0));
  }
  const mass: Shape = {
    op: 'fuse',
    of: [
      solid.box([w, h, d], [0, h / 2, 0], 0),
      solid.box([w + 0.7, 1.1, d + 0.7], [0, 0.55, 0], 0),
      solid.box([w + 0.3, 0.26, d + 0.3], [0, h * 0.36, 0], 0),
      coved(w, d, h - 0.9, o, 2.8),
      ...buttress,
    ],
  };
  const e = [w / 2 + o - 0.2, d / 2 + o - 0.2];
  const top = h + 1.9;
  return solid.cut(
    mass,
    solid.box([w - 0.1, 3, d - 0.1], [0, h + 1.5, 0], 0),
    ...masonry.crenels([1.2 - e[0], e[1]], [e[0] - 1.2, e[1]], top, 0.42),
    ...masonry.crenels([1.2 - e[0], -e[1]], [e[0] - 1.2, -e[1]], top, 0.42),
    ...masonry.crenels([e[0], 1.2 - e[1]], [e[0], e[1] - 1.2], top, 0.42),
    ...masonry.crenels([-e[0], 1.2 - e[1]], [-e[0], e[1] - 1.2], top, 0.42),
    ...windows.map((v) =>
      solid.put(solid.slab(masonry.archOutline(v.w, v.h, true), 0.8, [0, 0, 0], 'z', { bevel: 0 }), v.at, [
        0,
        v.turn,
        0,
      ]),
    ),
  );
}

/** A box whose lower edge leans out by `o`: a parapet on a cove. Bottom at y. */
function coved(w: number, d: number, y: number, o: number, tall: number): Shape {
  const ring = (k: number, at: number): { points: Vec3[] } => ({
    points: [
      [w / 2 + k, at, d / 2 + k],
      [w / 2 + k, at, -d / 2 - k],
      [-w / 2 - k, at, -d / 2 - k],
      [-w / 2 - k, at, d / 2 + k],
    ],
  });
  return { op: 'loft', sections: [ring(-0.02, y), ring(o, y + 0.6), ring(o, y + tall)], spline: 'linear', cap: 'flat' };
}

function addKeepRoof(b: Bench, at: Vec2, w: number, d: number, y: number, steep: boolean, rng: Rng): void {
  const rise = steep ? 4.6 : 2.4;
  const ring = (k: number, lift: number): { points: Vec3[] } => ({
    points: [
      [w / 2 - k, y + lift, d / 2 - k],
      [w / 2 - k, y + lift, k - d / 2],
      [k - w / 2, y + lift, k - d / 2],
      [k - w / 2, y + lift, d / 2 - k],
    ],
  });
  const roof: Shape = {
    op: 'loft',
    sections: [ring(0.05, -0.3), ring(0, 0), ring(d * 0.18, rise * 0.42), ring(d / 2 - 0.05, rise)],
    spline: 'linear',
    cap: 'flat',
  };
  b.add('keep roof', 'roof', solid.put(roof, [at[0], 0, at[1]]));
  addFlag(b, 'keep', [at[0], y + rise - 0.2, at[1]], 4.4, rng.range(0, 1));
}
