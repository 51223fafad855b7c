import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { masonry } from './masonry.ts';
import { addFlag, addTower } from './tower.ts';

/** The great tower in the yard: buttressed square block, two rows of arched windows, corner turrets, hipped roof. */
export function addKeep(b: Bench, at: Vec2, h: number, cone: boolean, rng: Rng): void {
  const w = rng.range(9.5, 11);
  const d = rng.range(8.5, 9.8);
  const put = (of: Shape): Shape => solid.put(of, [at[0], 0, at[1]]);
  const holes: Shape[] = [];
  const panes: Shape[] = [];
  const frames: Shape[] = [];
  for (const [turn, wide, out] of [
    [0, w, d / 2],
    [90, d, w / 2],
    [180, w, d / 2],
    [270, d, w / 2],
  ] as const) {
    for (const [y, n, ww, wh] of [
      [h * 0.42, 2, 0.9, 2.0],
      [h * 0.68, 3, 1.0, 2.3],
    ] as const) {
      for (let i = 0; i < n; i++) {
        const u = wide * 0.66 * (i / (n - 1) - 0.5);
        const o = masonry.archOutline(ww, wh, true);
        const place = (z: number, of: Shape): Shape =>
          solid.put(solid.put(of, [u, y, out + z]), [0, 0, 0], [0, turn, 0]);
        holes.push(place(0, solid.slab(o, 0.8, [0, 0, 0], 'z', { bevel: 0 })));
        panes.push(place(-0.3, solid.slab(o, 0.06, [0, 0, 0], 'z', { bevel: 0 })));
        frames.push(
          place(0, solid.put(masonry.voussoirs(ww, wh, 0.16, true), [0, 0, 0])),
          place(0.06, solid.box([ww + 0.4, 0.18, 0.3], [0, -0.09, 0], 0.03)),
          place(-0.2, solid.box([0.09, wh * 0.96, 0.1], [0, wh * 0.47, 0], 0.012)),
        );
      }
    }
  }
  b.add('keep', 'walls', put(solid.cut(solid.box([w, h, d], [0, h / 2, 0], 0.05), ...holes)));
  b.add('keep windows', 'windows', put(solid.many(panes)));
  b.add('keep window stones', 'stone', put(solid.many(frames)), { detail: 0.6 });
  b.add('keep foot', 'stone', put(solid.box([w + 0.6, 1.1, d + 0.6], [0, 0.55, 0], 0.12)));
  b.add('keep course', 'stone', put(solid.box([w + 0.24, 0.24, d + 0.24], [0, h * 0.36, 0], 0.05)));
  const buttress: Shape[] = [];
  for (const s of [-1, 1]) {
    for (const sx of [-1, 1])
      buttress.push(solid.box([1.0, h * 0.8, 0.5], [sx * w * 0.2, h * 0.4, s * (d / 2 + 0.2)], 0.05));
    buttress.push(solid.box([0.5, h * 0.8, 1.0], [s * (w / 2 + 0.2), h * 0.4, 0], 0.05));
  }
  b.add('keep buttresses', 'walls', put(solid.many(buttress)));
  const o = 0.42;
  b.add(
    'keep parapet',
    'walls',
    put(
      solid.cut(
        solid.box([w + 2 * o, 1.5, d + 2 * o], [0, h + 0.2, 0], 0.05),
        solid.box([w - 0.2, 2, d - 0.2], [0, h + 1.1, 0], 0),
      ),
    ),
  );
  const places: { at: Vec3; rot: Vec3 }[] = [];
  const nx = Math.round(w / 1.05);
  for (let i = 0; i < nx; i++)
    for (const s of [1, -1])
      places.push({ at: [-w / 2 + (w * (i + 0.5)) / nx, h - 0.9, s * d * 0.5], rot: [0, s > 0 ? 0 : 180, 0] });
  const nz = Math.round(d / 1.05);
  for (let i = 0; i < nz; i++)
    for (const s of [1, -1])
      places.push({ at: [s * w * 0.5, h - 0.9, -d / 2 + (d * (i + 0.5)) / nz], rot: [0, s > 0 ? 90 : -90, 0] });
  b.add(
    'keep corbels',
    'stone',
    put(
      solid.at(
        solid.slab(
          [
            [-0.1, -0.1],
            [0.02, -0.1],
            [o, 0.34],
            [o, 0.46],
            [-0.1, 0.46],
          ],
          0.34,
          [0, 0, 0],
          'x',
          { bevel: 0.03 },
        ),
        places,
      ),
    ),
  );
  const e = [w / 2 + o - 0.2, d / 2 + o - 0.2];
  b.add(
    'keep merlons',
    'walls',
    put(
      solid.many([
        masonry.merlons([-e[0] + 1.2, e[1]], [e[0] - 1.2, e[1]], h + 0.94, 0.42),
        masonry.merlons([-e[0] + 1.2, -e[1]], [e[0] - 1.2, -e[1]], h + 0.94, 0.42),
        masonry.merlons([e[0], -e[1] + 1.2], [e[0], e[1] - 1.2], h + 0.94, 0.42),
        masonry.merlons([-e[0], -e[1] + 1.2], [-e[0], e[1] - 1.2], h + 0.94, 0.42),
      ]),
    ),
  );
  for (const [name, sx, sz] of [
    ['left front', 1, 1],
    ['right front', -1, 1],
    ['left back', 1, -1],
    ['right back', -1, -1],
  ] as const) {
    addTower(b, {
      name: `${name} turret`,
      at: [at[0] + (sx * w) / 2, at[1] + (sz * d) / 2],
      r: 1.25,
      h: h + 3.2,
      roof: cone ? 'cone' : 'open',
      face: sz > 0 ? 0 : 180,
      flag: false,
      wind: 0,
    });
  }
  addKeepRoof(b, at, w - 0.9, d - 0.9, h + 0.3, cone, rng);
}

function addKeepRoof(b: Bench, at: Vec2, w: number, d: number, y: number, steep: boolean, rng: Rng): void {
  const rise = steep ? 4.6 : 2.4;
  const rows = 12;
  const shapes: Shape[] = [];
  for (let i = 0; i < rows; i++) {
    const f = (d / 2) * (i / rows);
    const t = Math.min(d / 2 - 0.04, (d / 2) * ((i + 1.12) / rows));
    const ring = (k: number, h: number): { points: Vec3[] } => ({
      points: [
        [w / 2 - k, h, d / 2 - k],
        [w / 2 - k, h, k - d / 2],
        [k - w / 2, h, k - d / 2],
        [k - w / 2, h, d / 2 - k],
      ],
    });
    shapes.push({
      op: 'loft',
      sections: [
        ring(f + 0.02, y + (rise * f * 2) / d - 0.02),
        ring(f - 0.03, y + (rise * f * 2) / d + 0.05),
        ring(t, y + (rise * t * 2) / d),
      ],
      spline: 'linear',
      cap: 'flat',
    });
  }
  b.add('keep roof', 'roof', solid.put(solid.many(shapes), [at[0], 0, at[1]]));
  addFlag(b, 'keep', [at[0], y + rise - 0.2, at[1]], 4.4, rng.range(0, 1));
}
