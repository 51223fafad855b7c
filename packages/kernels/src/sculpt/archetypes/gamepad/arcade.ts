import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** An arcade cabinet: side panels with art, lit marquee, sloped screen, control panel with stick and buttons, coin door. */
export function buildArcade(b: Bench, rng: Rng): void {
  const w = 0.62;
  const side = outline.rounded(
    pairs([
      -0.36, 0.003, 0.3, 0.003, 0.3, 0.78, 0.4, 0.92, 0.38, 0.99, 0.16, 1.08, 0.06, 1.5, 0.22, 1.58, 0.22, 1.76, -0.3,
      1.76, -0.36, 1.68,
    ]),
    0.03,
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} side`, 'body', solid.slab(side, 0.022, [s * (w / 2), 0, 0], 'x', { bevel: 0.003 }), { detail: 1.1 });
    const edge = side.map(([z, y]): Vec3 => [s * (w / 2), y, z]);
    b.add(
      `${name} edge trim`,
      'accent',
      solid.bar(edge, { kind: 'rect', w: 0.006, h: 0.026, r: 0.002 }, { closed: true, up: [s, 0, 0] }),
    );
    const band = (k: number): Shape =>
      solid.slab(
        pairs([-0.34, 0.5 + k, 0.29, 0.14 + k, 0.29, 0.2 + k, -0.34, 0.56 + k]),
        0.004,
        [s * (w / 2 + 0.0115), 0, 0],
        'x',
        { bevel: 0.001 },
      );
    b.add(`${name} stripes`, 'accent', solid.many([band(0), band(0.18), band(0.36)]));
    const star = Array.from({ length: 10 }, (_, i): [number, number] => {
      const a = Math.PI / 2 + (i * Math.PI) / 5;
      const r = i % 2 ? 0.05 : 0.12;
      return [-0.1 + r * Math.cos(a), 1.3 + r * Math.sin(a)];
    });
    b.add(`${name} star`, 'buttons', solid.slab(star, 0.006, [s * (w / 2 + 0.0115), 0, 0], 'x', { bevel: 0.001 }));
  }
  b.add('front', 'body', solid.box([w, 0.78, 0.02], [0, 0.39, 0.27], 0.003));
  b.add('back', 'trim', solid.box([w, 1.7, 0.02], [0, 0.86, -0.33], 0.003));
  b.add('roof', 'trim', solid.box([w, 0.02, 0.5], [0, 1.735, -0.05], 0.003));
  b.add('kick plate', 'metal', solid.box([w * 0.98, 0.1, 0.006], [0, 0.06, 0.282], 0.002));
  addFront(b, w, rng);
  addControls(b, w);
}

function addFront(b: Bench, w: number, rng: Rng): void {
  const lean: Vec3 = [-13.4, 0, 0];
  const at: Vec3 = [0, 1.285, 0.105];
  const put = (of: Shape): Shape => solid.put(of, at, lean);
  b.add(
    'screen surround',
    'trim',
    put(solid.slab(outline.roundRect(w - 0.022, 0.46, 0.004), 0.02, [0, 0, -0.02], 'z', { bevel: 0.002 })),
  );
  addScreen(
    b,
    'screen',
    { w: 0.46, h: 0.37, r: 0.012, frame: { at: [at[0], at[1], at[2] - 0.004], rot: lean }, look: 'game' },
    rng.fork('screen'),
  );
  b.add(
    'screen frame',
    'metal',
    put(
      solid.bar(
        outline.roundRect(0.475, 0.385, 0.014).map(([x, y]): Vec3 => [x, y, -0.004]),
        { kind: 'rect', w: 0.01, h: 0.012, r: 0.003 },
        { closed: true, up: [0, 0, 1] },
      ),
    ),
  );
  const title = rng.fork('title').pick(['ARCADE', 'INVADERS', 'STARFIRE', 'BLASTER']);
  b.add('marquee', glowing('#ffd86a', 1.1), solid.box([w - 0.024, 0.15, 0.012], [0, 1.668, 0.205], 0.003));
  b.add(
    'marquee title',
    'buttons',
    solid.put(
      { op: 'text', value: title, height: 0.072, depth: 0.006, bevel: 0.001, font: 'round' },
      [0, 1.632, 0.2125],
    ),
    { detail: 0.6 },
  );
  b.add(
    'marquee frame',
    'metal',
    solid.many([1.592, 1.744].map((y) => solid.box([w - 0.02, 0.012, 0.02], [0, y, 0.207], 0.003))),
  );
  b.add(
    'loudspeaker panel',
    'trim',
    solid.put(
      solid.slab(outline.roundRect(w - 0.024, 0.16, 0.004), 0.012, [0, 0, 0], 'z', { bevel: 0.002 }),
      [0, 1.535, 0.13],
      [62, 0, 0],
    ),
  );
  b.add(
    'loudspeakers',
    'metal',
    solid.both(
      solid.put(fitting.grille(0.12, 0.1, 0.006, { pitch: 0.014, r: 0.05 }), [0.15, 1.531, 0.139], [62, 0, 0]),
    ),
    { detail: 0.5 },
  );
  b.add(
    'coin door',
    'metal',
    solid.slab(outline.roundRect(0.26, 0.32, 0.012, 0, 0.4), 0.014, [0, 0, 0.285], 'z', { bevel: 0.004 }),
  );
  b.add('coin slots', 'trim', solid.both(solid.box([0.06, 0.1, 0.01], [0.055, 0.45, 0.291], 0.004)));
  b.add(
    'coin lights',
    glowing('#ff4a2a', 1.5),
    solid.both(solid.box([0.034, 0.05, 0.006], [0.055, 0.46, 0.297], 0.003)),
  );
  b.add('coin return', 'trim', solid.both(solid.box([0.06, 0.06, 0.012], [0.055, 0.31, 0.291], 0.004)));
  b.add('door lock', 'accent', solid.cyl(0.012, 0.01, [0, 0.4, 0.293], 'z'));
}

function addControls(b: Bench, w: number): void {
  const tilt: Vec3 = [20, 0, 0];
  const at: Vec3 = [0, 1.0, 0.27];
  const put = (of: Shape): Shape => solid.put(of, at, tilt);
  b.add('control panel', 'trim', put(solid.box([w - 0.02, 0.03, 0.27], [0, 0, 0], 0.004)));
  b.add('panel overlay', 'accent', put(solid.box([w - 0.05, 0.004, 0.2], [0, 0.0155, -0.004], 0.001)));
  b.add(
    'control front',
    'body',
    solid.put(solid.box([w - 0.02, 0.18, 0.02], [0, 0, 0], 0.003), [0, 0.87, 0.345], [34, 0, 0]),
  );
  for (const [player, x] of [
    ['first', -0.17],
    ['second', 0.17],
  ] as const) {
    const i = player === 'first' ? 0 : 1;
    b.add(`${player} stick plate`, 'metal', put(solid.cyl(0.032, 0.005, [x - 0.055, 0.018, 0.01])));
    b.add(`${player} stick`, 'metal', put(solid.rod([x - 0.055, 0.018, 0.01], [x - 0.05, 0.078, 0.014], 0.006)));
    b.add(`${player} ball`, 'buttons', put({ op: 'ball', r: 0.019, at: [x - 0.0495, 0.09, 0.0145] }));
    for (let k = 0; k < 4; k++) {
      const { cap, bezel } = fitting.button(0.0165, 0.011);
      const spot: Vec3 = [x + 0.012 + (k % 2) * 0.042, 0.018, -0.026 + Math.floor(k / 2) * 0.046 - (k % 2) * 0.008];
      b.add(
        `${player} button ${k + 1}`,
        b.tint('buttons', { color: ['#d8281e', '#2f8ae8', '#e8c01c', '#43b85a'][(k + i) % 4] }),
        put(solid.put(cap, spot)),
      );
      b.add(`${player} button ring ${k + 1}`, 'trim', put(solid.put(bezel, spot)));
    }
  }
  b.add('start buttons', glowing('#f4f4ee', 1.2), put(solid.both(solid.cyl(0.011, 0.01, [0.03, 0.019, -0.085]))));
  b.add(
    'panel bolts',
    'metal',
    put(
      solid.many(
        [1, -1].flatMap((s) =>
          [1, -1].map((z) => solid.put(fitting.screw(0.007), [s * (w / 2 - 0.04), 0.0165, z * 0.115])),
        ),
      ),
    ),
    { detail: 0.3 },
  );
}
