import type { Shape } from '../../../curves/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { coil, flatOval } from '../../kits/mechanics/index.ts';
import { blade, swung } from './halves.ts';

/** Garden shears: two long blades, one with a notch, cranked tangs, bored wooden handles with ferrules, rubber stops. */
export function buildShears(b: Bench, open: number): number {
  const y = 0.3;
  for (const [side, put] of swung(y, 4 + 12 * open)) {
    const shape = blade([
      [-0.03, -0.02, 0.006, 0.0045],
      [-0.008, -0.024, 0.018, 0.0045],
      [0.02, -0.022, 0.02, 0.0042],
      [0.12, -0.02, 0.0125, 0.0036],
      [0.22, -0.014, 0.004, 0.0028],
      [0.258, -0.007, 0.0005, 0.002],
    ]);
    const notch = solid.cyl(0.006, 0.03, [0.024, 0.03, 0], 'z', { bevel: 0 });
    b.add(`${side} blade`, 'blade', put(side === 'left' ? solid.cut(shape, notch) : shape), {
      detail: 1.5,
      grain: [0, 1, 0],
    });
    const tang = solid.put(
      flatOval(
        [
          -0.006, -0.01, 0.026, 0.007, 0.004, -0.03, 0.019, 0.007, 0.012, -0.055, 0.012, 0.008, 0.016, -0.085, 0.0095,
          0.009,
        ],
        { e: 3 },
      ),
      [0, 0, -0.003],
    );
    b.add(`${side} tang`, 'blade', put(tang));
    const lay = (of: Shape): Shape => put(solid.put(of, [0.0165, -0.08, -0.003], [0, 0, 180 + 6]));
    b.add(
      `${side} ferrule`,
      'screw',
      lay(
        solid.turned(pairs([0, -0.004, 0.0105, -0.004, 0.0135, 0.006, 0.0138, 0.026, 0, 0.026]), [0, 0, 0], {
          bevel: 0.001,
        }),
      ),
    );
    b.add(
      `${side} handle`,
      'handle',
      lay(
        solid.turned(
          pairs([
            0, 0.018, 0.0128, 0.018, 0.0138, 0.05, 0.0165, 0.1, 0.018, 0.16, 0.0168, 0.196, 0.0185, 0.212, 0.016, 0.222,
            0.008, 0.2255, 0, 0.226,
          ]),
          [0, 0, 0],
          { smooth: true },
        ),
      ),
      { detail: 1.2, grain: [0, 1, 0] },
    );
    b.add(
      `${side} stop`,
      'trim',
      put(
        solid.turned(
          pairs([0, -0.004, 0.0085, -0.004, 0.0095, 0.004, 0.0085, 0.012, 0, 0.012]),
          [0.002, -0.064, -0.003],
          { axis: 'x', bevel: 0.0015 },
        ),
      ),
      { detail: 0.6 },
    );
  }
  b.add('pivot bolt', 'screw', solid.put(fitting.hex(0.0115, 0.007), [0, y, 0.0042], [90, 0, 0]), { detail: 0.7 });
  b.add('pivot washer', 'screw', solid.cyl(0.0145, 0.0022, [0, y, 0.005], 'z'), { detail: 0.5 });
  b.add(
    'wing nut',
    'screw',
    solid.put(
      solid.slab(
        outline.rounded(
          pairs([
            -0.007, -0.006, 0.007, -0.006, 0.02, 0.004, 0.018, 0.013, 0.006, 0.004, -0.006, 0.004, -0.018, 0.013, -0.02,
            0.004,
          ]),
          0.003,
        ),
        0.0055,
        [0, 0, 0],
        'z',
        { bevel: 0.001 },
      ),
      [0, y, -0.011],
      [-90, 0, 0],
    ),
    { detail: 0.6 },
  );
  return 0.14;
}

/** Bypass secateurs: hooked anvil blade, curved cutting blade, sprung sleeved handles with a catch. */
export function buildSecateurs(b: Bench, open: number): number {
  const y = 0.138;
  const lower = outline.rounded(
    pairs([
      -0.012, -0.008, 0.008, -0.012, 0.014, 0.002, 0.0035, 0.018, 0.002, 0.034, 0.008, 0.05, 0.004, 0.056, -0.006, 0.05,
      -0.0125, 0.034, -0.015, 0.01,
    ]),
    0.006,
  );
  const upper = outline.rounded(
    pairs([
      -0.012, -0.006, 0.006, -0.014, 0.015, 0.004, 0.017, 0.022, 0.012, 0.044, -0.002, 0.064, -0.0085, 0.069, -0.014,
      0.048, -0.016, 0.018,
    ]),
    0.007,
  );
  for (const [side, put] of swung(y, 1 + 10 * open)) {
    const cuts = side === 'right';
    b.add(
      cuts ? 'cutting blade' : 'hook blade',
      'blade',
      put(
        solid.slab(cuts ? upper : lower, cuts ? 0.0032 : 0.005, [0, 0, cuts ? -0.0018 : -0.0028], 'z', {
          bevel: cuts ? 0.0012 : 0.0012,
        }),
      ),
      { detail: 1.4 },
    );
    b.add(
      `${side} arm`,
      'screw',
      put(
        solid.put(
          flatOval([0, 0, 0.026, 0.005, 0.009, -0.02, 0.018, 0.0075, 0.014, -0.042, 0.013, 0.01], { e: 3 }),
          [0, 0, -0.0035],
        ),
      ),
    );
    const grip = [
      0.0115, -0.03, 0.017, 0.012, 0.0155, -0.05, 0.018, 0.0155, 0.0205, -0.085, 0.0175, 0.0165, 0.0185, -0.115, 0.0165,
      0.016, 0.0115, -0.134, 0.0145, 0.014,
    ];
    b.add(`${side} handle`, 'handle', put(solid.put(flatOval(grip, { e: 2.6 }), [0, 0, -0.002])), { detail: 1.3 });
    b.add(
      `${side} grip inlay`,
      'trim',
      put(
        solid.put(
          flatOval([0.0225, -0.056, 0.006, 0.011, 0.0275, -0.082, 0.0068, 0.0125, 0.026, -0.108, 0.006, 0.011], {
            e: 2.6,
            n: 14,
          }),
          [0, 0, -0.002],
        ),
      ),
      { detail: 0.6 },
    );
  }
  b.add('pivot nut', 'screw', solid.put(fitting.hex(0.0085, 0.005), [0, y, 0.005], [90, 0, 0]), { detail: 0.6 });
  b.add('pivot bolt', 'screw', solid.put(fitting.screw(0.0075, 'slot'), [0, y, -0.005], [-90, 0, 0]), { detail: 0.6 });
  const reach = 0.012 + 0.0065 * open;
  b.add('spring', 'screw', solid.put(coil(0.0038, 0.0008, reach * 2, 7), [-reach, y - 0.046, -0.001], [0, 0, -90]), {
    detail: 0.7,
  });
  b.add(
    'catch',
    'trim',
    solid.put(solid.box([0.008, 0.016, 0.005], [0, 0, 0], 0.0015), [0.012, y - 0.022, 0.0052], [0, 0, 24]),
    { detail: 0.5 },
  );
  return 0.06;
}
