import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, glowing, type ScreenLook } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A flat television on two feet or a stand, with a sound bar under it. */
export function buildFlat(b: Bench, look: ScreenLook, rng: Rng): void {
  const taste = rng.fork('flat');
  const w = 1.1;
  const h = w * 0.575;
  const lift = 0.09;
  const y = lift + h / 2;
  b.add('shell', 'body', solid.slab(outline.roundRect(w, h, 0.008), 0.026, [0, y, 0], 'z', { bevel: 0.004 }), {
    detail: 1.2,
  });
  b.add(
    'frame',
    'trim',
    solid.slab(outline.roundRect(w, h, 0.008, 0, y), 0.008, [0, 0, 0.0145], 'z', {
      holes: [outline.roundRect(w - 0.024, h - 0.03, 0.003, 0, y + 0.004)],
      bevel: 0.0025,
    }),
  );
  addScreen(
    b,
    'screen',
    { w: w - 0.02, h: h - 0.026, frame: { at: [0, y + 0.004, 0.0155], rot: [0, 0, 0] }, look },
    rng.fork('screen'),
  );
  b.add('electronics box', 'body', solid.box([w * 0.62, h * 0.45, 0.045], [0, y - h * 0.18, -0.03], 0.012));
  b.add(
    'vents',
    'rubber',
    solid.many(
      Array.from({ length: 8 }, (_, i) =>
        solid.box([w * 0.4, 0.005, 0.004], [0, y - h * 0.02 - i * 0.012, -0.0525], 0.001),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'ports',
    'rubber',
    solid.many(
      [0, 1, 2, 3].map((i) => solid.box([0.02, 0.008, 0.003], [0.1 + i * 0.035, y - h * 0.33, -0.0525], 0.001)),
    ),
    { detail: 0.3 },
  );
  b.add(
    'wall mount holes',
    'metal',
    solid.many(
      [1, -1].flatMap((sx) =>
        [0.02, 0.12].map((v) => solid.cyl(0.008, 0.004, [sx * 0.16, y - h * 0.3 + v, -0.053], 'z')),
      ),
    ),
    { detail: 0.3 },
  );
  const legs = taste.next() < 0.6;
  if (legs)
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const leg = (z: number): Shape =>
        solid.bar(
          [
            [s * w * 0.36, lift + 0.02, z * 0.06],
            [s * w * 0.4, 0.008, z],
          ],
          { kind: 'rect', w: 0.018, h: 0.012, r: 0.003 },
          { up: [1, 0, 0] },
        );
      b.add(`${side} foot`, 'metal', solid.many([leg(0.12), leg(-0.12)]));
      b.add(
        `${side} foot pads`,
        'rubber',
        solid.many([0.12, -0.12].map((z) => solid.cyl(0.011, 0.01, [s * w * 0.4, 0.005, z]))),
        { detail: 0.3 },
      );
    }
  else {
    b.add('neck', 'metal', solid.box([0.1, 0.11, 0.02], [0, 0.06, -0.02], 0.004));
    b.add(
      'stand',
      'metal',
      solid.slab(outline.superellipse(0.26, 0.12, 2.6, 44), 0.012, [0, 0.006, -0.01], 'y', { bevel: 0.003 }),
    );
  }
  b.add('badge', 'metal', solid.box([0.05, 0.007, 0.003], [0, lift + 0.0085, 0.0185], 0.0008));
  b.add(
    'standby light',
    glowing('#e8502c', 1.6),
    solid.box([0.006, 0.003, 0.002], [w * 0.44, lift + 0.0085, 0.0185], 0.0006),
    { detail: 0.3 },
  );
  addSoundBar(b, legs ? 0.62 : 0.6);
}

function addSoundBar(b: Bench, w: number): void {
  const at: Vec3 = [0, 0.029, 0.17];
  b.add('sound bar', 'trim', solid.slab(outline.roundRect(w, 0.05, 0.02), 0.075, at, 'z', { bevel: 0.008 }));
  b.add(
    'sound bar cloth',
    'cloth',
    solid.slab(outline.roundRect(w * 0.96, 0.038, 0.016), 0.006, [0, at[1], at[2] + 0.037], 'z', { bevel: 0.002 }),
  );
  b.add('sound bar feet', 'rubber', solid.both(solid.box([0.06, 0.006, 0.05], [w * 0.38, 0.003, at[2]], 0.001)), {
    hidden: true,
  });
  b.add(
    'sound bar buttons',
    'metal',
    solid.many([-1, 0, 1].map((i) => solid.cyl(0.005, 0.003, [i * 0.018, at[1] + 0.025, at[2]], 'y'))),
    { detail: 0.3 },
  );
  b.add(
    'sound bar lights',
    glowing('#8ad0ff', 1.4),
    solid.many(
      [-1, 0, 1].map((i) => solid.box([0.004, 0.002, 0.002], [w * 0.4 + i * 0.009, at[1], at[2] + 0.04], 0.0005)),
    ),
    { detail: 0.2 },
  );
}
