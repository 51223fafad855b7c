import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, fitting, keycap } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { leaning } from './leaning.ts';

/** A brick phone of the nineties, or with `fold` a flip phone, or with `radio` a walkie-talkie: keys, small screen, stub antenna. */
export function buildKeyed(b: Bench, kind: string, rng: Rng): void {
  const radio = kind === 'walkie';
  const flip = kind === 'flip';
  const w = radio ? 0.062 : 0.05;
  const h = flip ? 0.092 : radio ? 0.125 : 0.125;
  const t = radio ? 0.036 : 0.02;
  const { put } = leaning(flip ? 0 : 4, [0, 0.001, 0]);
  const flat = (of: Shape): Shape => (flip ? solid.put(of, [0, 0.009, 0.04], [-82, 0, 0]) : put(of));
  b.add(
    'case',
    'case',
    flat(solid.slab(outline.roundRect(w, h, w * 0.24, 0, h / 2, 6), t, [0, 0, 0], 'z', { bevel: 0.0055 })),
    { detail: 1.5 },
  );
  b.add(
    'face',
    b.tint('case', { rough: 0.5 }),
    flat(
      solid.slab(outline.roundRect(w * 0.88, h * 0.92, w * 0.2, 0, h / 2), 0.0015, [0, 0, t / 2], 'z', {
        bevel: 0.0005,
      }),
    ),
  );
  const kz = t / 2 + 0.0005;
  const keys: Shape[] = [];
  const top = flip ? 0.8 : radio ? 0.36 : 0.5;
  const rows = radio ? 3 : 4;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < 3; c++) {
      const at: Vec3 = [(c - 1) * w * 0.26, h * top - r * h * (radio ? 0.105 : flip ? 0.15 : 0.1), kz];
      keys.push(solid.put(keycap(w * 0.22, h * (flip ? 0.11 : 0.07), 0.0022, [0, 0, 0]), at, [90, 0, 0]));
    }
  b.add('keys', 'button', flat(solid.many(keys)), { detail: 0.6 });
  if (flip) addLid(b, w, h, rng);
  else addDisplay(b, { w, h, top, kz, radio }, rng);
  if (!flip) addTop(b, put, w, h, t, radio);
}

/** The upper half of a flip phone with its screen. */
function addLid(b: Bench, w: number, h: number, rng: Rng): void {
  b.add('hinge', 'metal', solid.cyl(0.0062, w * 0.84, [0, 0.0155, -0.053], 'x', { bevel: 0.001 }));
  const lid = leaning(14, [0, 0.016, -0.053]);
  b.add(
    'lid',
    'case',
    lid.put(solid.slab(outline.roundRect(w, h, w * 0.2, 0, h / 2, 6), 0.011, [0, 0, 0], 'z', { bevel: 0.0035 })),
    { detail: 1.4 },
  );
  b.add(
    'bezel',
    'trim',
    lid.put(
      solid.slab(outline.roundRect(w * 0.9, h * 0.84, w * 0.14, 0, h * 0.5), 0.0014, [0, 0, 0.0055], 'z', {
        bevel: 0.0004,
      }),
    ),
  );
  addScreen(
    b,
    'screen',
    { w: w * 0.72, h: h * 0.58, r: 0.002, frame: { at: lid.point([0, h * 0.5, 0.007]), rot: lid.rot }, look: 'home' },
    rng.fork('screen'),
  );
  b.add(
    'earpiece',
    'metal',
    lid.put(solid.slab(outline.roundRect(0.014, 0.003, 0.0014, 0, h * 0.9), 0.001, [0, 0, 0.0063], 'z')),
  );
  b.add(
    'outer display',
    'trim',
    lid.put(solid.slab(outline.roundRect(w * 0.5, h * 0.25, 0.003, 0, h * 0.55), 0.001, [0, 0, -0.0056], 'z')),
  );
}

/** Small green screen, keys under it, earpiece over it. */
function addDisplay(b: Bench, p: { w: number; h: number; top: number; kz: number; radio: boolean }, rng: Rng): void {
  const { w, h, top, kz, radio } = p;
  const { put, point, rot } = leaning(4, [0, 0.001, 0]);
  const sh = radio ? 0.14 : 0.2;
  const sy = radio ? 0.55 : 0.72;
  b.add(
    'screen bezel',
    'trim',
    put(
      solid.slab(outline.roundRect(w * 0.74, h * (sh + 0.05), 0.004, 0, h * sy), 0.0014, [0, 0, kz], 'z', {
        bevel: 0.0004,
      }),
    ),
  );
  addScreen(
    b,
    'screen',
    {
      w: w * 0.62,
      h: h * sh,
      frame: { at: point([0, h * sy, kz + 0.0012]), rot },
      look: 'plain',
      tint: { base: 'lamp', color: '#9fc46a' },
    },
    rng.fork('screen'),
  );
  b.add(
    'screen text',
    'trim',
    put(
      solid.put({ op: 'text', value: radio ? 'CH 16' : '12:45', height: h * sh * 0.36, depth: 0.0008, bevel: 0 }, [
        0,
        h * sy - h * sh * 0.18,
        kz + 0.0015,
      ]),
    ),
    { detail: 0.4 },
  );
  b.add(
    'menu keys',
    'button',
    put(
      solid.many(
        [-1, 1].map((s) =>
          solid.box([w * 0.2, h * 0.035, 0.0024], [s * w * 0.24, h * (top + 0.085), kz + 0.0004], 0.001, [
            0,
            0,
            s * 12,
          ]),
        ),
      ),
    ),
  );
  b.add(
    'call key',
    { base: 'plastic', color: '#3f9a4a' },
    put(
      solid.slab(
        outline.superellipse(w * 0.13, h * 0.022, 2.4, 20).map(([x, y]) => [x, y + h * (top + 0.075)]),
        0.003,
        [0, 0, kz + 0.0004],
        'z',
      ),
    ),
  );
  b.add(
    'earpiece',
    'trim',
    put(
      solid.put(
        fitting.grille(w * (radio ? 0.7 : 0.34), radio ? 0.03 : 0.007, 0.0014, { pitch: radio ? 0.005 : 0.0028 }),
        [0, h * (radio ? 0.8 : 0.9), kz],
      ),
    ),
    { detail: 0.5 },
  );
}

/** Antenna; knobs, talk key and belt clip of a radio. */
function addTop(b: Bench, put: (of: Shape) => Shape, w: number, h: number, t: number, radio: boolean): void {
  const ax = w * 0.34;
  b.add('antenna base', 'trim', put(solid.cyl(0.0065, 0.012, [-ax, h + 0.003, -t * 0.1], 'y')));
  b.add(
    'antenna',
    'trim',
    put(solid.rod([-ax, h, -t * 0.1], [-ax, h + (radio ? 0.11 : 0.03), -t * 0.1], 0.0052, 0.0036, 'round')),
  );
  if (!radio) return;
  b.add('channel knob', 'button', put(solid.put(fitting.knob(0.0075, 0.014, 16), [ax * 0.35, h - 0.002, 0])));
  b.add('volume knob', 'button', put(solid.put(fitting.knob(0.006, 0.011, 16), [ax * 1.05, h - 0.002, 0])));
  b.add('talk key', 'button', put(solid.box([0.005, 0.036, 0.014], [-w / 2 - 0.0005, h * 0.6, 0], 0.0018)));
  b.add('belt clip', 'metal', put(solid.box([0.024, 0.07, 0.004], [0, h * 0.55, -t / 2 - 0.005], 0.0015)));
  b.add('belt clip block', 'trim', put(solid.box([0.02, 0.014, 0.008], [0, h * 0.8, -t / 2 - 0.002], 0.0015)));
}
