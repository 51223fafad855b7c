import type { Rng } from '../../../math/index.ts';
import { appliance, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDriver, driverPit } from './driver.ts';
import { addAntenna } from './radio.ts';

/** A portable stereo: two drivers, cassette door, tuner scale, keys, meters, handle, antenna. */
export function buildBoombox(b: Bench, rng: Rng): void {
  const [w, h, d, y] = [0.56, 0.28, 0.13, 0.01];
  const z = d / 2;
  appliance.feet(b, w * 0.9, d, 0.016, y + 0.001);
  const pits = [1, -1].map((s) => driverPit([s * w * 0.315, y + h * 0.38, z + 0.004], 0.076));
  const shell = solid.slab(outline.roundRect(w, h, 0.022, 0, y + h / 2), d, [0, 0, 0], 'z', { bevel: 0.008 });
  b.add('case', 'body', solid.cut(shell, ...pits), { detail: 1.2 });
  const panel = outline.roundRect(w * 0.95, h * 0.9, 0.014, 0, y + h / 2);
  b.add(
    'front panel',
    'baffle',
    solid.cut(solid.slab(panel, 0.006, [0, 0, z + 0.001], 'z', { bevel: 0.002 }), ...pits),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDriver(b, `${side} woofer`, [s * w * 0.315, y + h * 0.38, z + 0.004], 0.076);
    b.add(
      `${side} tweeter`,
      'metal',
      solid.turned(
        [
          [0, -0.004],
          [0.024, -0.004],
          [0.024, 0.003],
          [0.02, 0.005],
          [0.008, -0.001],
          [0, 0.004],
        ],
        [s * w * 0.405, y + h * 0.8, z + 0.004],
        { axis: 'z', bevel: 0.001, segments: 36 },
      ),
    );
    b.add(
      `${side} vent`,
      'rubber',
      solid.many(
        [0, 1, 2, 3].map((i) =>
          solid.box([0.045, 0.003, 0.003], [s * w * 0.28, y + h * (0.765 + i * 0.022), z + 0.0045], 0.0008),
        ),
      ),
      { detail: 0.4 },
    );
    b.add(`${side} handle arm`, 'body', solid.box([0.018, 0.075, 0.026], [s * w * 0.42, y + h + 0.024, 0], 0.005));
    b.add(`${side} handle bolt`, 'metal', solid.cyl(0.008, 0.026, [s * w * 0.42, y + h - 0.003, 0], 'x'));
  }
  b.add(
    'handle',
    'rubber',
    solid.bar(
      [
        [w * 0.42, y + h + 0.055, 0],
        [w * 0.38, y + h + 0.068, 0],
        [-w * 0.38, y + h + 0.068, 0],
        [-w * 0.42, y + h + 0.055, 0],
      ],
      { kind: 'rect', w: 0.03, h: 0.017, r: 0.006 },
      { up: [0, 1, 0] },
    ),
  );
  addDeck(b, y + h * 0.36, z);
  addTuner(b, [h, d, y, z], rng);
  appliance.label(b, 'badge', 'CLAYSOUND', [0, y + h * 0.085, z + 0.004], 0.012, 'metal');
  addAntenna(b, [-w * 0.34, y + h + 0.004, -d * 0.36], [-w * 0.52, y + h * 1.75, -d * 0.42], 0.003);
}

/** The cassette behind its window; `dy` is the deck's middle. */
function addDeck(b: Bench, dy: number, z: number): void {
  b.add(
    'deck frame',
    'metal',
    solid.slab(outline.roundRect(0.128, 0.098, 0.008, 0, dy), 0.008, [0, 0, z + 0.004], 'z', { bevel: 0.002 }),
  );
  b.add(
    'deck window',
    { base: 'glass', color: '#181c22', transmission: 0, rough: 0.05 },
    solid.slab(outline.roundRect(0.112, 0.07, 0.005, 0, dy + 0.006), 0.003, [0, 0, z + 0.0075], 'z', { bevel: 0.0008 }),
  );
  b.add(
    'cassette',
    { base: 'plastic', color: '#e8e0cc' },
    solid.slab(outline.roundRect(0.094, 0.05, 0.004, 0, dy + 0.006), 0.003, [0, 0, z + 0.0088], 'z', { bevel: 0.0006 }),
  );
  b.add('cassette label', 'accent', solid.box([0.08, 0.03, 0.0016], [0, dy + 0.01, z + 0.0108], 0.0004));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} reel`,
      'rubber',
      solid.slab(fitting.ribbed(0.0085, 6, 0.0022), 0.002, [s * 0.022, dy + 0.008, z + 0.0118], 'z', { bevel: 0.0004 }),
      { detail: 0.4 },
    );
  b.add(
    'deck name',
    'rubber',
    solid.put({ op: 'text', value: 'AUTO STOP', height: 0.006, depth: 0.001, bevel: 0 }, [0, dy - 0.042, z + 0.0083]),
    { detail: 0.3 },
  );
}

/** Tuner scale, knobs, keys and level lamps. */
function addTuner(b: Bench, [h, d, y, z]: readonly number[], rng: Rng): void {
  // the tuner
  const ty = y + h * 0.84;
  b.add(
    'tuner frame',
    'metal',
    solid.slab(outline.roundRect(0.2, 0.05, 0.005, 0, ty), 0.006, [0, 0, z + 0.004], 'z', { bevel: 0.0015 }),
  );
  b.add(
    'tuner scale',
    { base: 'glass', color: '#10161c', transmission: 0 },
    solid.box([0.186, 0.037, 0.003], [0, ty, z + 0.0065], 0.0008),
  );
  b.add(
    'tuner lines',
    glowing('#8fe0c0', 0.9),
    solid.many(
      [-1, 1].flatMap((r) => [
        solid.box([0.17, 0.001, 0.001], [0, ty + r * 0.007, z + 0.0084], 0),
        ...Array.from({ length: 13 }, (_, i) =>
          solid.box([0.001, i % 3 ? 0.004 : 0.007, 0.001], [(i - 6) * 0.0136, ty + r * 0.011, z + 0.0085], 0),
        ),
      ]),
    ),
    { detail: 0.3 },
  );
  b.add(
    'tuner needle',
    { base: 'plastic', color: '#e8482c' },
    solid.box([0.0018, 0.034, 0.001], [rng.fork('tuner').range(-0.06, 0.06), ty, z + 0.0092], 0),
    { detail: 0.3 },
  );
  ['volume', 'tone', 'tuning', 'balance'].forEach((name, i) => {
    appliance.dial(b, `${name} knob`, [(i - 1.5) * 0.042, y + h * 0.63, z + 0.003], 0.0135, 0.014, {
      turn: [-50, 10, 40, 0][i],
      collar: null,
      mark: 'accent',
    });
  });
  ['record', 'play', 'rewind', 'forward', 'stop', 'pause'].forEach((name, i) => {
    b.add(
      `${name} key`,
      name === 'record' ? 'accent' : 'metal',
      solid.box([0.019, 0.014, 0.022], [(i - 2.5) * 0.0215, y + h + 0.005, d * 0.24], 0.002),
      { detail: 0.5 },
    );
  });
  for (let i = 0; i < 6; i++)
    b.add(
      `level lamp ${i + 1}`,
      glowing(i < 4 ? '#58e070' : '#ff5a40', 1.1),
      solid.box([0.009, 0.004, 0.002], [(i - 2.5) * 0.0125, y + h * 0.735, z + 0.0045], 0.0006),
      { detail: 0.3 },
    );
}
