import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, fitting, type ScreenLook } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A beige computer of the eighties: tube in a deep case, disk slot, vents, badge. Its keyboard and mouse are added by the caller. */
export function addRetroCase(b: Bench, look: ScreenLook, rng: Rng): void {
  const [w, h] = [0.25, 0.34];
  const front = 0.02;
  const rows = [
    [front, w, h, 0],
    [front - 0.03, w, h, 0],
    [front - 0.2, w * 0.96, h * 0.98, 0],
    [front - 0.27, w * 0.8, h * 0.84, -0.02],
  ];
  const stations = rows.map(([z, sw, sh, dy]) => ({
    at: [0, 0.012 + h / 2 + dy, z] as Vec3,
    w: sw,
    h: sh,
    side: [1, 0, 0] as Vec3,
    up: [0, 1, 0] as Vec3,
  }));
  b.add('case', 'body', formed.board(stations, 0.012, 'linear'), { detail: 1.3 });
  const y = 0.012 + h * 0.64;
  const hole = outline.roundRect(w * 0.74, w * 0.56, 0.014, 0, y);
  b.add(
    'face',
    b.tint('body', { rough: 0.5 }),
    solid.slab(outline.roundRect(w * 0.97, h * 0.97, 0.012, 0, 0.012 + h / 2), 0.012, [0, 0, front + 0.004], 'z', {
      holes: [hole],
      bevel: 0.003,
    }),
  );
  b.add(
    'tube surround',
    'rubber',
    solid.slab(outline.roundRect(w * 0.78, w * 0.6, 0.014, 0, y), 0.003, [0, 0, front + 0.0005], 'z', {
      bevel: 0.0008,
    }),
  );
  addScreen(
    b,
    'screen',
    { w: w * 0.7, h: w * 0.52, r: 0.016, frame: { at: [0, y, front + 0.005], rot: [0, 0, 0] }, look },
    rng.fork('screen'),
  );
  b.add('disk slot', 'rubber', solid.box([0.09, 0.004, 0.004], [0.045, 0.012 + h * 0.25, front + 0.0095], 0.001));
  b.add(
    'disk slot lip',
    b.tint('body', { rough: 0.5 }),
    solid.box([0.1, 0.012, 0.005], [0.045, 0.012 + h * 0.275, front + 0.0105], 0.0015),
  );
  b.add('disk button', 'keyboard', solid.box([0.012, 0.006, 0.004], [0.085, 0.012 + h * 0.22, front + 0.011], 0.001));
  ['#58b04a', '#f0c320', '#f0821c', '#d8302c', '#8a3f96', '#2f8ad0'].forEach((color, i) => {
    b.add(
      `badge stripe ${i + 1}`,
      { base: 'plastic', color },
      solid.box([0.018, 0.0026, 0.0014], [-w * 0.36, 0.012 + h * 0.19 - i * 0.0026, front + 0.0103], 0),
      { detail: 0.3 },
    );
  });
  const slot = solid.box([w * 0.7, 0.003, 0.003], [0, 0, 0], 0.0006);
  b.add(
    'top vents',
    'rubber',
    solid.at(
      slot,
      Array.from({ length: 9 }, (_, i) => ({ at: [0, 0.012 + h - 0.001 - i * 0.0002, -0.03 - i * 0.012] as Vec3 })),
    ),
    { detail: 0.3 },
  );
  const side = solid.box([0.003, 0.002, 0.11], [0, 0, 0], 0.0006);
  b.add(
    'side vents',
    'rubber',
    solid.both(
      solid.at(
        side,
        Array.from({ length: 8 }, (_, i) => ({ at: [w * 0.49, 0.06 + i * 0.009, -0.1] as Vec3 })),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'brightness knob',
    'keyboard',
    solid.put(fitting.knob(0.009, 0.008, 18), [-w * 0.1, 0.012 + h * 0.17, front + 0.009], [90, 0, 0]),
  );
  b.add(
    'foot',
    'body',
    formed.board(
      [0.012, -0.03, -0.22].map((z) => ({
        at: [0, 0.008, z] as Vec3,
        w: w * 0.88,
        h: 0.016,
        side: [1, 0, 0] as Vec3,
        up: [0, 1, 0] as Vec3,
      })),
      0.003,
      'linear',
    ),
  );
  b.add(
    'cable',
    'rubber',
    solid.tube(
      [
        [0.04, 0.012, -0.23],
        [0.06, 0.006, -0.28],
        [0.16, 0.0045, -0.27],
        [0.2, 0.0045, -0.1],
        [0.17, 0.0045, 0.04],
      ],
      0.004,
    ),
    { detail: 0.5 },
  );
  b.add(
    'power light',
    { base: 'lamp', color: '#ffd0c0', color2: '#ff4a2a' },
    solid.turned(pairs([0, 0, 0.0025, 0, 0.002, 0.0015, 0, 0.002]), [w * 0.4, 0.012 + h * 0.1, front + 0.0095], {
      axis: 'z',
    }),
  );
}
