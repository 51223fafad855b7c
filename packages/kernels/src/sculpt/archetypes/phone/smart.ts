import type { Shape } from '../../../curves/index.ts';
import type { Rng } from '../../../math/index.ts';
import { addScreen, type ScreenLook } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { leaning } from './leaning.ts';

/** A smartphone standing upright, screen forward, cameras behind. */
export function buildSmart(b: Bench, look: ScreenLook, rng: Rng): void {
  const taste = rng.fork('smart');
  const w = 0.0745;
  const h = 0.158;
  const t = 0.0082;
  const r = 0.012;
  const { put, point, rot } = leaning(8, [0, 0.0006, 0]);
  b.add(
    'frame',
    'metal',
    put(solid.slab(outline.roundRect(w, h, r, 0, h / 2, 6), t, [0, 0, 0], 'z', { bevel: 0.0024 })),
    { detail: 1.5 },
  );
  b.add(
    'back',
    'case',
    put(
      solid.slab(outline.roundRect(w * 0.975, h * 0.987, r * 0.92, 0, h / 2, 6), 0.0012, [0, 0, -t / 2], 'z', {
        bevel: 0.0004,
      }),
    ),
  );
  b.add(
    'front glass',
    { base: 'glass', color: '#0a0b0d', rough: 0.05, transmission: 0 },
    put(
      solid.slab(outline.roundRect(w * 0.972, h * 0.985, r * 0.9, 0, h / 2, 6), 0.001, [0, 0, t / 2], 'z', {
        bevel: 0.0003,
      }),
    ),
  );
  addScreen(
    b,
    'screen',
    { w: w * 0.93, h: h * 0.962, r: r * 0.78, frame: { at: point([0, h / 2, t / 2 + 0.0011]), rot }, look },
    rng.fork('screen'),
  );
  b.add(
    'front camera',
    'trim',
    put(
      solid.slab(outline.roundRect(0.017, 0.0052, 0.0025, 0, h * 0.955), 0.0008, [0, 0, t / 2 + 0.0014], 'z', {
        bevel: 0.0002,
      }),
    ),
  );
  b.add(
    'volume keys',
    'metal',
    put(solid.many([0, 1].map((i) => solid.box([0.0012, 0.013, 0.0032], [-w / 2, h * 0.7 - i * 0.016, 0], 0.0005)))),
  );
  b.add('mute switch', 'metal', put(solid.box([0.0012, 0.006, 0.0032], [-w / 2, h * 0.8, 0], 0.0005)));
  b.add('power key', 'metal', put(solid.box([0.0012, 0.019, 0.0032], [w / 2, h * 0.68, 0], 0.0005)));
  b.add(
    'antenna bands',
    'trim',
    put(
      solid.many(
        [0.1, 0.9].flatMap((k) =>
          [1, -1].map((s) => solid.box([0.0006, 0.0012, t * 0.8], [s * w * 0.5, h * k, 0], 0.0002)),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  const holes = [-0.024, -0.019, -0.014, 0.014, 0.019, 0.024].map((x) =>
    solid.cyl(0.0008, 0.0008, [x, 0.0002, 0], 'y', { segments: 8 }),
  );
  b.add('speaker holes', 'trim', put(solid.many(holes)), { detail: 0.3, hidden: true });
  addCameras(b, put, taste.next() < 0.6, w, h, t);
}

/** The camera plate with two or three lenses, the flash and the badge behind. */
function addCameras(b: Bench, put: (of: Shape) => Shape, three: boolean, w: number, h: number, t: number): void {
  const [px, py] = [w * 0.27, h * 0.865];
  const back = -t / 2 - 0.0006;
  b.add(
    'camera plate',
    b.tint('case', { rough: 0.3 }),
    put(
      solid.slab(outline.roundRect(0.032, three ? 0.033 : 0.032, 0.008, px, py), 0.002, [0, 0, back - 0.0006], 'z', {
        bevel: 0.0007,
      }),
    ),
  );
  const spots = three
    ? [
        [-0.0072, 0.0075],
        [-0.0072, -0.0075],
        [0.0075, 0],
      ]
    : [
        [-0.006, 0.007],
        [0.006, -0.007],
      ];
  spots.forEach(([x, y], i) => {
    b.add(
      `camera ring ${i + 1}`,
      'metal',
      put(solid.cyl(0.0064, 0.0024, [px + x, py + y, back - 0.0022], 'z', { bevel: 0.0005 })),
    );
    b.add(
      `camera lens ${i + 1}`,
      { base: 'glass', color: '#10141c', rough: 0.04, transmission: 0 },
      put(solid.cyl(0.005, 0.002, [px + x, py + y, back - 0.0029], 'z', { bevel: 0.0006 })),
    );
  });
  b.add(
    'flash',
    { base: 'lamp', color: '#fff3d6' },
    put(solid.cyl(0.0024, 0.0012, [px + 0.009, py + 0.0105, back - 0.0018], 'z')),
  );
  b.add(
    'logo',
    b.tint('metal', { rough: 0.12 }),
    put(
      solid.slab(
        outline.superellipse(0.007, 0.008, 2.5, 24).map(([x, y]) => [x, y + h * 0.52]),
        0.0006,
        [0, 0, -t / 2 - 0.0007],
        'z',
        { bevel: 0.0001 },
      ),
    ),
  );
}
