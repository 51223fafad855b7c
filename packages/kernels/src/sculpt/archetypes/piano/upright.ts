import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addBench, addKeys, addPedals, addScore } from './parts.ts';

/** An upright piano: panelled case, desk with a score, candle sconces, brass pedals. */
export function buildUpright(b: Bench, bench: boolean, rng: Rng): void {
  const taste = rng.fork('upright');
  const [w, h] = [1.44, taste.range(1.18, 1.28)];
  b.add('case', 'case', solid.box([w, h - 0.06, 0.32], [0, (h - 0.06) / 2 + 0.03, -0.1], 0.008), { detail: 1.1 });
  b.add('top', 'case', solid.box([w + 0.06, 0.035, 0.4], [0, h - 0.015, -0.09], 0.012));
  b.add('plinth', 'case', solid.box([w + 0.03, 0.08, 0.34], [0, 0.05, -0.1], 0.01));
  b.add('toe block', 'case', solid.both(solid.box([0.1, 0.07, 0.62], [w / 2 - 0.05, 0.055, 0.04], 0.01)));
  b.add('key bed', 'case', solid.box([w, 0.07, 0.34], [0, 0.63, 0.18], 0.01));
  b.add(
    'cheeks',
    'case',
    solid.both(
      solid.slab(
        outline.rounded(pairs([0.05, 0.64, 0.35, 0.64, 0.35, 0.7, 0.27, 0.74, 0.14, 0.78, 0.05, 0.78]), 0.03),
        0.09,
        [w / 2 - 0.045, 0, 0],
        'x',
        { bevel: 0.008 },
      ),
    ),
  );
  addKeys(b, [0, 0.7, 0.245]);
  b.add('fallboard', 'case', solid.box([1.26, 0.13, 0.02], [0, 0.765, 0.135], 0.005, [-16, 0, 0]));
  const panel = (x: number, y: number, pw: number, ph: number, name: string): void => {
    b.add(
      name,
      'case',
      solid.slab(outline.roundRect(pw, ph, 0.012, x, y), 0.016, [0, 0, 0.062], 'z', { bevel: 0.006 }),
      { grain: [0, 1, 0] },
    );
    b.add(
      `${name} beading`,
      'metal',
      solid.bar(
        outline.roundRect(pw * 0.9, ph * 0.86, 0.01, x, y).map(([u, v]): Vec3 => [u, v, 0.0705]),
        { kind: 'rect', w: 0.004, h: 0.003, r: 0.0008 },
        { closed: true, up: [0, 0, 1] },
      ),
      { detail: 0.5 },
    );
  };
  panel(-0.46, h - 0.2, 0.42, 0.28, 'left panel');
  panel(0, h - 0.2, 0.42, 0.28, 'middle panel');
  panel(0.46, h - 0.2, 0.42, 0.28, 'right panel');
  panel(0, 0.34, 1.24, 0.4, 'lower panel');
  const leg = pairs([
    0, 0.085, 0.035, 0.085, 0.04, 0.12, 0.026, 0.15, 0.034, 0.2, 0.046, 0.46, 0.034, 0.5, 0.05, 0.54, 0.05, 0.6, 0, 0.6,
  ]);
  b.add('legs', 'case', solid.both(solid.turned(leg, [w / 2 - 0.06, 0, 0.28])));
  b.add('desk', 'case', solid.box([0.7, 0.02, 0.07], [0, 0.85, 0.11], 0.005));
  addScore(b, [0, 0.862, 0.105], 12);
  addPedals(b, 0.16, 0.075);
  const arm = solid.tube(
    [
      [0.36, h - 0.2, 0.07],
      [0.36, h - 0.24, 0.12],
      [0.36, h - 0.2, 0.15],
      [0.36, h - 0.15, 0.15],
    ],
    0.006,
  );
  b.add(
    'sconces',
    'metal',
    solid.both(
      solid.many([
        arm,
        solid.turned(pairs([0, 0, 0.008, 0, 0.028, 0.008, 0.026, 0.01, 0.011, 0.006, 0.011, 0.03, 0, 0.03]), [
          0.36,
          h - 0.155,
          0.15,
        ]),
      ]),
    ),
  );
  b.add('candles', { base: 'wax', color: '#efe5cb' }, solid.both(solid.cyl(0.0095, 0.09, [0.36, h - 0.085, 0.15])));
  b.add('lock', 'metal', solid.cyl(0.008, 0.006, [0, 0.735, 0.155], 'z'));
  if (bench) addBench(b, 0.8, taste);
}

/** A stage keyboard on a crossed stand: panel with screen, knobs, sliders, pads. */
export function buildKeyboard(b: Bench, rng: Rng): void {
  const y = 0.74;
  const taste = rng.fork('keyboard');
  const side: Vec2[] = outline.rounded(
    pairs([-0.17, 0, 0.17, 0, 0.17, 0.055, -0.01, 0.055, -0.02, 0.085, -0.17, 0.11]),
    0.01,
  );
  b.add(
    'body',
    'case',
    solid.slab(
      side.map(([z, v]): Vec2 => [z, v + y]),
      1.29,
      [0, 0, 0],
      'x',
      { bevel: 0.005 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'end caps',
    { base: 'wood', color: '#7a4522' },
    solid.both(
      solid.slab(
        side.map(([z, v]): Vec2 => [z * 1.02, v * 1.03 + y]),
        0.025,
        [0.655, 0, 0],
        'x',
        { bevel: 0.005 },
      ),
    ),
  );
  addKeys(b, [0, y + 0.072, 0.085]);
  const on = (of: Shape, x: number, z: number): Shape =>
    solid.put(of, [x, y + 0.094 - z * 0.17, -0.09 + z], [10, 0, 0]);
  b.add('display', glowing('#58b4ff', 1), on(solid.box([0.18, 0.005, 0.06], [0, 0.002, 0], 0.001), 0, 0));
  const words = solid.put(
    { op: 'text', value: taste.pick(['GRAND', 'STRINGS', 'SYNTH']), height: 0.02, depth: 0.002, bevel: 0 },
    [0, -0.01, 0],
  );
  b.add('display text', glowing('#eaf6ff', 1), on(solid.put(words, [0, 0.005, 0], [-90, 0, 0]), 0, 0), { detail: 0.4 });
  b.add(
    'knobs',
    'metal',
    solid.many(
      Array.from({ length: 8 }, (_, i) => on(fitting.knob(0.01, 0.014, 16), -0.5 + i * 0.045, -0.02 + (i % 2) * 0.004)),
    ),
    { detail: 0.5 },
  );
  b.add(
    'sliders',
    'white',
    solid.many(
      Array.from({ length: 6 }, (_, i) =>
        on(solid.box([0.012, 0.012, 0.008], [0, 0.005, 0], 0.002), 0.2 + i * 0.03, -0.016 + ((i * 7) % 5) * 0.008),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'pads',
    glowing('#ff8a3a', 1.1),
    solid.many(
      Array.from({ length: 8 }, (_, i) =>
        on(
          solid.box([0.026, 0.006, 0.022], [0, 0.002, 0], 0.002),
          0.42 + (i % 4) * 0.034,
          -0.014 + Math.floor(i / 4) * 0.028,
        ),
      ),
    ),
    { detail: 0.4 },
  );
  for (const [i, s] of [1, -1].entries()) {
    b.add(
      `stand bar ${i + 1}`,
      'metal',
      solid.both(
        solid.bar(
          [
            [0.45, y - 0.016, s * 0.17],
            [0.45, 0.03, s * -0.2],
          ],
          { kind: 'rect', w: 0.03, h: 0.03, r: 0.004 },
          { up: [1, 0, 0] },
        ),
      ),
    );
    b.add(`stand rail ${i + 1}`, 'metal', solid.box([1.0, 0.03, 0.03], [0, y - 0.014, s * 0.16], 0.004));
    b.add(`stand foot ${i + 1}`, 'black', solid.box([1.02, 0.035, 0.04], [0, 0.0176, s * 0.2], 0.01));
  }
  b.add('stand joint', 'black', solid.both(solid.cyl(0.03, 0.045, [0.45, y / 2, 0], 'x')));
  b.add('crossbar', 'metal', solid.rod([-0.45, y / 2, 0], [0.45, y / 2, 0], 0.011));
}
