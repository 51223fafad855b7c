import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { thread } from '../../kits/mechanics/index.ts';

/** The screw's axis. */
const X = 0.045;

/** The bow of the frame, before it is moved to the axis, and the radii of its corners. */
const FRAME = pairs([
  -0.014, 0, 0.012, 0, 0.016, 0.006, 0.016, 0.016, 0.006, 0.02, -0.056, 0.022, -0.062, 0.03, -0.062, 0.146, -0.05,
  0.152, -0.012, 0.15, -0.012, 0.14, 0.012, 0.14, 0.012, 0.174, -0.012, 0.174, -0.058, 0.178, -0.088, 0.16, -0.092,
  0.02, -0.07, 0.001,
]);
const FRAME_CORNERS = [
  0.004, 0.004, 0.003, 0.003, 0.012, 0.012, 0.014, 0.014, 0.01, 0.006, 0.002, 0.003, 0.004, 0.004, 0.012, 0.03, 0.03,
  0.02,
];

/** A G clamp, its screw upright: ribbed cast frame, threaded spindle with swivel pad below and sliding bar above. */
export function buildClamp(b: Bench): undefined {
  const frame = outline.rounded(FRAME, FRAME_CORNERS, 4).map(([x, y]): Vec2 => [x + X, y]);
  b.add('frame', 'grip', solid.slab(frame, 0.01, [0, 0, 0], 'z', { bevel: 0.0016 }), { detail: 1.4 });
  // the ribs of a casting: the spine is wider at its inner and outer edge
  const rib = (name: string, path: readonly Vec3[]): void =>
    b.add(
      name,
      'grip',
      solid.bar(path, { kind: 'rect', w: 0.02, h: 0.0055, r: 0.0018 }, { spline: 'catmull', up: [1, 0, 0] }),
      { detail: 0.9 },
    );
  const at = (x: number, y: number): Vec3 => [x + X, y, 0];
  rib('outer rib', [
    at(-0.012, 0.1735),
    at(-0.05, 0.174),
    at(-0.078, 0.162),
    at(-0.0888, 0.135),
    at(-0.0888, 0.04),
    at(-0.082, 0.018),
    at(-0.064, 0.004),
    at(-0.02, 0.003),
  ]);
  rib('inner rib', [
    at(-0.014, 0.1512),
    at(-0.046, 0.1508),
    at(-0.0575, 0.146),
    at(-0.0632, 0.132),
    at(-0.0632, 0.042),
    at(-0.058, 0.028),
    at(-0.046, 0.0225),
    at(-0.014, 0.0208),
  ]);
  addSpindle(b);
  for (const [side, turn] of [
    ['front', 0],
    ['rear', 180],
  ] as const)
    b.add(
      `${side} capacity mark`,
      'grip',
      solid.put(
        solid.put(
          { op: 'text', value: '4 IN', height: 0.013, depth: 0.0022, bevel: 0.0002 },
          [(turn ? -1 : 1) * -0.031 + 0.0058, 0.088, 0.0052],
          [0, 0, 90],
        ),
        [0, 0, 0],
        [0, turn, 0],
      ),
      { detail: 0.5 },
    );
  return undefined;
}

/** Boss and pad of the frame, threaded spindle, swivel pad, sliding bar. */
function addSpindle(b: Bench): void {
  const x = X;
  b.add(
    'screw boss',
    'grip',
    solid.turned(pairs([0, 0.136, 0.013, 0.136, 0.0145, 0.14, 0.0145, 0.174, 0.013, 0.178, 0, 0.178]), [x, 0, 0], {
      bevel: 0.0014,
    }),
  );
  b.add(
    'anvil pad',
    'metal',
    solid.turned(pairs([0, 0.012, 0.014, 0.012, 0.0145, 0.0205, 0.013, 0.0225, 0, 0.0225]), [x, 0, 0], {
      bevel: 0.001,
    }),
  );
  b.add('spindle', 'metal', solid.cyl(0.0066, 0.152, [x, 0.148, 0], 'y', { bevel: 0.001 }), { grain: [0, 1, 0] });
  b.add(
    'spindle thread',
    'metal',
    solid.put(thread({ r: 0.0062, depth: 0.0019, pitch: 0.0042, from: 0.082, to: 0.212, crest: 0.3, per: 14 }), [
      x,
      0,
      0,
    ]),
    { detail: 1.2 },
  );
  b.add(
    'swivel pad',
    'metal',
    solid.turned(pairs([0, 0, 0.0135, 0, 0.014, 0.003, 0.0095, 0.009, 0.0085, 0.016, 0, 0.016]), [x, 0.0605, 0], {
      bevel: 0.0008,
    }),
  );
  b.add('swivel ball', 'tip', { op: 'ball', r: 0.0075, at: [x, 0.0775, 0] }, { detail: 0.6 });
  b.add(
    'spindle head',
    'metal',
    solid.turned(pairs([0, 0, 0.0082, 0, 0.0092, 0.002, 0.0092, 0.018, 0.0078, 0.021, 0, 0.021]), [x, 0.217, 0], {
      bevel: 0.001,
    }),
  );
  b.add('sliding bar', 'metal', solid.cyl(0.0034, 0.09, [x - 0.012, 0.228, 0], 'x', { bevel: 0.0006 }));
  for (const [name, s] of [
    ['left bar knob', -0.045],
    ['right bar knob', 0.045],
  ] as const)
    b.add(name, 'metal', { op: 'ball', r: 0.0056, at: [x - 0.012 + s, 0.228, 0] }, { detail: 0.5 });
}
