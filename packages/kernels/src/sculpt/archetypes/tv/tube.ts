import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, fitting, type ScreenLook } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A television of the sixties: veneered case on splayed legs, bulged tube, dials, rabbit-ear antenna. */
export function buildTube(b: Bench, look: ScreenLook, rng: Rng): void {
  const taste = rng.fork('tube');
  const [w, h, d] = [0.62, 0.44, 0.36];
  const lift = taste.pick([0.13, 0.2]);
  const y = lift + h / 2;
  const front = d / 2;
  const hole = outline.roundRect(w - 0.04, h - 0.04, 0.02, 0, y);
  b.add(
    'case',
    'wood',
    solid.slab(outline.roundRect(w, h, 0.035, 0, y), d, [0, 0, 0], 'z', { holes: [hole], bevel: 0.006 }),
    { detail: 1.3, grain: [1, 0, 0] },
  );
  const sx = -w * 0.115;
  const [sw, sh] = [w * 0.66, h * 0.8];
  const window = outline.roundRect(sw, sh, 0.06, sx, y, 6);
  b.add(
    'face',
    'body',
    solid.slab(outline.roundRect(w - 0.036, h - 0.036, 0.02, 0, y), 0.016, [0, 0, front - 0.022], 'z', {
      holes: [window],
      bevel: 0.003,
    }),
  );
  b.add(
    'screen mask',
    'metal',
    solid.bar(
      outline.roundRect(sw, sh, 0.06, sx, y, 6).map(([u, v]): Vec3 => [u, v, front - 0.014]),
      { kind: 'rect', w: 0.014, h: 0.02, r: 0.004 },
      { closed: true, up: [0, 0, 1] },
    ),
  );
  b.add(
    'tube',
    'rubber',
    solid.slab(outline.roundRect(sw + 0.01, sh + 0.01, 0.06, sx, y, 6), 0.03, [0, 0, front - 0.045], 'z', {
      bevel: 0.008,
    }),
    { hidden: true },
  );
  addScreen(
    b,
    'screen',
    { w: sw * 0.985, h: sh * 0.98, r: 0.055, frame: { at: [sx, y, front - 0.024], rot: [0, 0, 0] }, look },
    rng.fork('screen'),
  );
  addPanel(b, w * 0.345, y, h, front - 0.013);
  b.add(
    'back hump',
    'trim',
    formed.board(
      [
        [-front + 0.01, 0.9],
        [-front - 0.04, 0.7],
        [-front - 0.08, 0.34],
      ].map(([z, k]) => ({
        at: [0, y, z] as Vec3,
        w: w * 0.92 * k,
        h: h * 0.9 * k,
        side: [1, 0, 0] as Vec3,
        up: [0, 1, 0] as Vec3,
      })),
      0.03,
      'linear',
    ),
  );
  b.add(
    'back vents',
    'rubber',
    solid.many(
      Array.from({ length: 7 }, (_, i) =>
        solid.box([w * 0.2, 0.005, 0.004], [0, y - 0.05 + i * 0.014, -front - 0.0805], 0.001),
      ),
    ),
    { detail: 0.3 },
  );
  for (const [i, [px, pz]] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].entries()) {
    b.add(
      `leg ${i + 1}`,
      'wood',
      solid.rod([px * (w * 0.36), lift + 0.004, pz * d * 0.32], [px * (w * 0.43), 0.012, pz * d * 0.44], 0.017, 0.009),
      { grain: [0, 1, 0] },
    );
    b.add(
      `leg tip ${i + 1}`,
      'metal',
      solid.rod([px * w * 0.426, 0.03, pz * d * 0.435], [px * w * 0.4318, 0.001, pz * d * 0.4425], 0.0115, 0.0098),
    );
  }
  b.add(
    'leg plates',
    'metal',
    solid.many(
      [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ].map(([px, pz]) => solid.cyl(0.03, 0.006, [px * w * 0.36, lift - 0.001, pz * d * 0.32])),
    ),
    { detail: 0.4 },
  );
  addEars(b, y + h / 2, taste);
}

/** Channel dials, small knobs and the loudspeaker at the right. */
function addPanel(b: Bench, x: number, y: number, h: number, z: number): void {
  b.add(
    'panel',
    'trim',
    solid.slab(outline.roundRect(0.13, h * 0.84, 0.012, x, y), 0.006, [0, 0, z], 'z', { bevel: 0.0015 }),
  );
  for (const [i, dy] of [0.125, 0.045].entries()) {
    const at: Vec3 = [x, y + dy, z + 0.003];
    b.add(
      `dial ring ${i + 1}`,
      'metal',
      solid.put(solid.turned(pairs([0, 0, 0.034, 0, 0.034, 0.003, 0.028, 0.005, 0, 0.005]), [0, 0, 0]), at, [90, 0, 0]),
    );
    b.add(`dial ${i + 1}`, 'knobs', solid.put(fitting.knob(0.023, 0.024, 20), at, [90, 0, 0]));
    b.add(`dial mark ${i + 1}`, 'trim', solid.put(fitting.knobMark(0.023, 0.024), at, [90, 0, i ? 130 : 40]), {
      detail: 0.3,
    });
    b.add(
      `dial bar ${i + 1}`,
      'knobs',
      solid.put(solid.box([0.04, 0.006, 0.01], [0, 0.027, 0], 0.003), at, [90, 0, i ? 130 : 40]),
      { detail: 0.5 },
    );
  }
  b.add(
    'small knobs',
    'metal',
    solid.many(
      [-1, 0, 1].map((i) =>
        solid.put(fitting.knob(0.009, 0.014, 16), [x + i * 0.034, y - 0.022, z + 0.003], [90, 0, 0]),
      ),
    ),
    { detail: 0.5 },
  );
  b.add('loudspeaker', 'cloth', solid.box([0.11, h * 0.32, 0.003], [x, y - 0.105, z + 0.002], 0.001));
  b.add(
    'loudspeaker grille',
    'metal',
    solid.put(fitting.grille(0.116, h * 0.34, 0.005, { pitch: 0.014, r: 0.006 }), [x, y - 0.105, z + 0.004]),
    { detail: 0.5 },
  );
}

function addEars(b: Bench, y: number, taste: Rng): void {
  b.add(
    'antenna foot',
    'trim',
    solid.turned(pairs([0, 0, 0.05, 0, 0.05, 0.008, 0.03, 0.026, 0.018, 0.032, 0, 0.032]), [0, y - 0.003, -0.05]),
  );
  b.add('antenna joint', 'metal', { op: 'ball', r: 0.014, at: [0, y + 0.032, -0.05] });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const reach = taste.range(0.2, 0.26);
    const a: Vec3 = [s * 0.006, y + 0.034, -0.05];
    const c: Vec3 = [s * reach, y + 0.34, -0.08];
    const mid: Vec3 = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2];
    b.add(`${side} antenna`, 'metal', solid.many([solid.rod(a, mid, 0.0042), solid.rod(mid, c, 0.0027)]));
    b.add(`${side} antenna tip`, 'metal', { op: 'ball', r: 0.007, at: c });
  }
}

/** A film or slide projector throws light: case, lens, reels of film. */
export function buildProjector(b: Bench): void {
  const y = 0.16;
  b.add('case', 'body', solid.box([0.12, 0.22, 0.26], [0, y, 0], 0.014), { detail: 1.2 });
  b.add('foot', 'trim', solid.box([0.15, 0.03, 0.3], [0, 0.036, 0], 0.01));
  b.add(
    'feet',
    'rubber',
    solid.many([1, -1].flatMap((sx) => [1, -1].map((sz) => solid.cyl(0.014, 0.024, [sx * 0.055, 0.012, sz * 0.12])))),
    { detail: 0.4 },
  );
  b.add(
    'lens barrel',
    'metal',
    solid.turned(
      pairs([
        0, 0, 0.034, 0, 0.034, 0.03, 0.028, 0.034, 0.028, 0.07, 0.032, 0.074, 0.032, 0.09, 0.026, 0.09, 0.022, 0.08, 0,
        0.078,
      ]),
      [0, y + 0.02, 0.12],
      { axis: 'z' },
    ),
    { detail: 1.2 },
  );
  b.add(
    'lens',
    { base: 'lamp', color: '#fff6dc', color2: '#ffe9b0' },
    { op: 'ball', r: [0.024, 0.024, 0.01], at: [0, y + 0.02, 0.203] },
  );
  b.add(
    'vents',
    'rubber',
    solid.both(
      solid.many(
        Array.from({ length: 7 }, (_, i) =>
          solid.box([0.004, 0.006, 0.1], [0.0595, y - 0.06 + i * 0.014, -0.03], 0.001),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  const reel = (z: number, r: number, dy: number, name: string): void => {
    const at: Vec3 = [0.075, y + dy, z];
    const spokes = [0, 1, 2, 3].map((k) =>
      outline.ngon(
        r * 0.24,
        16,
        0,
        r * 0.55 * Math.cos((k * Math.PI) / 2 + 0.4),
        r * 0.55 * Math.sin((k * Math.PI) / 2 + 0.4),
      ),
    );
    const side = (x: number): Shape =>
      solid.slab(outline.ngon(r, 44), 0.003, [at[0] + x, at[1], at[2]], 'x', { holes: spokes, bevel: 0.0008 });
    b.add(`${name} reel`, 'metal', solid.many([side(-0.011), side(0.011)]));
    b.add(
      `${name} film`,
      'rubber',
      solid.hoop(r * 0.62, { kind: 'rect', w: 0.017, h: r * 0.34, r: 0.002 }, at, 'x', 44),
    );
    b.add(`${name} hub`, 'trim', solid.cyl(r * 0.17, 0.034, at, 'x'));
    b.add(
      `${name} arm`,
      'body',
      solid.bar(
        [
          [0.052, y + 0.08, z * 0.35],
          [0.056, at[1], at[2]],
        ],
        { kind: 'rect', w: 0.02, h: 0.012, r: 0.003 },
        { up: [1, 0, 0] },
      ),
    );
  };
  reel(0.13, 0.11, 0.24, 'front');
  reel(-0.14, 0.095, 0.2, 'rear');
  b.add(
    'crank',
    'metal',
    solid.many([
      solid.cyl(0.022, 0.012, [-0.064, y, 0.05], 'x'),
      solid.rod([-0.068, y, 0.05], [-0.072, y + 0.045, 0.05], 0.004),
      solid.rod([-0.068, y + 0.042, 0.05], [-0.1, y + 0.042, 0.05], 0.007, 0.008, 'round'),
    ]),
  );
  b.add(
    'switches',
    'knobs',
    solid.many([0, 1, 2].map((i) => solid.cyl(0.008, 0.008, [-0.062, y - 0.05, -0.06 + i * 0.03], 'x'))),
    { detail: 0.4 },
  );
}
