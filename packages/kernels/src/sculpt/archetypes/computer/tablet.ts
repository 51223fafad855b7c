import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, type ScreenLook } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A tablet leaning back, lying wide, with its pen on top. */
export function buildTablet(b: Bench, look: ScreenLook, rng: Rng): void {
  const taste = rng.fork('tablet');
  const w = 0.25;
  const h = 0.178;
  const t = 0.0065;
  const lean = -22;
  const at: Vec3 = [0, 0.004, 0.02];
  const put = (of: Parameters<typeof solid.put>[0]): ReturnType<typeof solid.put> => solid.put(of, at, [lean, 0, 0]);
  const r = taste.pick([0.01, 0.014]);
  b.add('case', 'body', put(solid.slab(outline.roundRect(w, h, r, 0, h / 2), t, [0, 0, 0], 'z', { bevel: 0.002 })), {
    detail: 1.4,
  });
  b.add(
    'bezel',
    'trim',
    put(
      solid.slab(outline.roundRect(w * 0.988, h * 0.983, r * 0.9, 0, h / 2), 0.0012, [0, 0, t / 2], 'z', {
        bevel: 0.0003,
      }),
    ),
  );
  const a = (lean * Math.PI) / 180;
  const z = t / 2 + 0.0012;
  const middle: Vec3 = [
    0,
    at[1] + (h / 2) * Math.cos(a) - z * Math.sin(a),
    at[2] + (h / 2) * Math.sin(a) + z * Math.cos(a),
  ];
  addScreen(
    b,
    'screen',
    { w: w * 0.94, h: h * 0.915, r: 0.005, frame: { at: middle, rot: [lean, 0, 0] }, look },
    rng.fork('screen'),
  );
  b.add(
    'front camera',
    'rubber',
    put(solid.cyl(0.0018, 0.001, [-w * 0.482, h / 2, t / 2 + 0.0006], 'z', { segments: 12 })),
  );
  b.add(
    'volume keys',
    'metal',
    put(solid.many([0, 1].map((i) => solid.box([0.014, 0.0016, 0.0028], [-w * 0.4 + i * 0.017, h, 0], 0.0006)))),
  );
  b.add('power key', 'metal', put(solid.box([0.012, 0.0016, 0.0028], [w * 0.43, h, 0], 0.0006)));
  b.add(
    'speaker slots',
    'rubber',
    put(
      solid.both(
        solid.many([0, 1, 2, 3].map((i) => solid.box([0.0016, 0.004, 0.002], [w / 2, h * 0.2 + i * 0.007, 0], 0.0004))),
      ),
    ),
  );
  b.add(
    'back camera plate',
    'trim',
    put(
      solid.slab(outline.roundRect(0.03, 0.03, 0.008, w * 0.41, h * 0.86), 0.002, [0, 0, -t / 2 - 0.0004], 'z', {
        bevel: 0.0006,
      }),
    ),
  );
  b.add('back camera', 'rubber', put(solid.cyl(0.0075, 0.003, [w * 0.41, h * 0.86, -t / 2 - 0.0014], 'z')));
  const back = -t / 2 - 0.0008;
  b.add(
    'folding stand',
    'keyboard',
    put(
      solid.slab(outline.roundRect(w * 0.96, h * 0.5, 0.006, 0, h * 0.27), 0.002, [0, 0, back], 'z', { bevel: 0.0006 }),
    ),
  );
  const foot = at[2] - h * 0.5 * Math.sin(-a) - 0.062;
  const hinge: Vec3 = [0, at[1] + h * 0.5 * Math.cos(a), at[2] + h * 0.5 * Math.sin(a) + back];
  b.add(
    'stand leg',
    'keyboard',
    solid.bar([hinge, [0, 0.0015, foot]], { kind: 'rect', w: w * 0.6, h: 0.0022, r: 0.0008 }, { up: [0, 0.4, 0.9] }),
  );
  b.add('pen', 'mouse', put(solid.rod([-0.082, h + 0.0042, 0], [0.07, h + 0.0042, 0], 0.0042)));
  b.add('pen tip', 'metal', put(solid.rod([0.07, h + 0.0042, 0], [0.083, h + 0.0042, 0], 0.0042, 0.001)));
}
