import type { Vec2, Vec3 } from '../../../math/index.ts';
import { appliance, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** Slotted screws on a front at (x, y). */
export const screws = (b: Bench, places: readonly Vec2[], z: number, r: number): void =>
  places.forEach(([x, y], i) => {
    b.add(`screw ${i + 1}`, 'metal', appliance.front(fitting.screw(r, 'slot'), [x, y, z]), { detail: 0.3 });
  });

/** A lion's head with a ring in its jaws. */
export function buildKnocker(b: Bench): void {
  const y = 0.132;
  b.add(
    'plate',
    'plate',
    solid.turned(pairs([0, 0, 0.062, 0, 0.064, 0.004, 0.058, 0.008, 0.05, 0.006, 0, 0.008]), [0, y, 0], {
      axis: 'z',
      segments: 56,
    }),
  );
  const tufts = 16;
  for (let i = 0; i < tufts; i++) {
    const a = (2 * Math.PI * i) / tufts;
    const at = (r: number, z: number, t: number): Vec3 => [r * Math.cos(a + t), y + r * Math.sin(a + t), z];
    b.add(
      `mane ${i + 1}`,
      'metal',
      {
        op: 'sweep',
        path: [at(0.026, 0.018, 0), at(0.04, 0.02, 0.08), at(0.053, 0.012, 0.2), at(0.057, 0.009, 0.34)],
        section: { kind: 'circle', r: 0.0075 },
        taper: [1.1, 1.1, 0.8, 0.3],
        spline: 'catmull',
        cap: 'round',
      },
      { detail: 0.6 },
    );
  }
  b.add('head', 'metal', { op: 'ball', r: [0.031, 0.036, 0.024], at: [0, y, 0.018] }, { detail: 1.2 });
  b.add('brow', 'metal', { op: 'ball', r: [0.022, 0.012, 0.014], at: [0, y + 0.017, 0.03] });
  b.add('snout', 'metal', { op: 'ball', r: [0.015, 0.013, 0.016], at: [0, y - 0.011, 0.037] });
  b.add('nose', 'metal', { op: 'ball', r: [0.0075, 0.0045, 0.006], at: [0, y - 0.004, 0.051] });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} eye`, 'dark', { op: 'ball', r: 0.0042, at: [s * 0.0125, y + 0.008, 0.0385] }, { detail: 0.5 });
    b.add(`${side} cheek`, 'metal', { op: 'ball', r: [0.0095, 0.008, 0.009], at: [s * 0.0095, y - 0.016, 0.044] });
    b.add(`${side} ear`, 'metal', { op: 'ball', r: [0.009, 0.01, 0.006], at: [s * 0.027, y + 0.03, 0.022] });
  }
  b.add('jaw', 'metal', { op: 'ball', r: [0.012, 0.008, 0.012], at: [0, y - 0.0335, 0.034] });
  b.add(
    'ring',
    'metal',
    {
      op: 'sweep',
      path: Array.from({ length: 36 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 36;
        return [0.044 * Math.sin(a), y - 0.072 + 0.047 * Math.cos(a), 0.036 - 0.008 * (1 - Math.cos(a))];
      }),
      section: { kind: 'circle', r: 0.0052 },
      closed: true,
      spline: 'linear',
    },
    { detail: 1.2 },
  );
  b.add('striker', 'metal', { op: 'ball', r: 0.0115, at: [0, y - 0.119, 0.0205] });
  b.add(
    'strike plate',
    'plate',
    solid.turned(pairs([0, 0, 0.016, 0, 0.015, 0.006, 0.01, 0.0095, 0, 0.0095]), [0, y - 0.116, 0], {
      axis: 'z',
      segments: 36,
    }),
  );
}

/** A bell push: pointed plate, lit ring, button. */
export function buildBell(b: Bench): void {
  const edge = outline.rounded(
    pairs([-0.026, 0.014, 0, 0, 0.026, 0.014, 0.026, 0.096, 0, 0.11, -0.026, 0.096]),
    0.012,
    5,
  );
  b.add('plate', 'plate', solid.slab(edge, 0.005, [0, 0, 0.0025], 'z', { bevel: 0.0018 }), { detail: 1.1 });
  b.add(
    'bead',
    'metal',
    solid.tube(
      edge.map(([x, y]): Vec3 => [x * 0.88, 0.055 + (y - 0.055) * 0.93, 0.0052]),
      0.0011,
      { closed: true, spline: 'linear' },
    ),
  );
  b.add(
    'button ring',
    'metal',
    solid.turned(
      pairs([0.0115, 0, 0.019, 0, 0.019, 0.003, 0.0155, 0.006, 0.0115, 0.004, 0.0115, 0]),
      [0, 0.055, 0.0045],
      { axis: 'z', segments: 48 },
    ),
  );
  b.add(
    'button',
    'accent',
    solid.turned(pairs([0, 0, 0.0112, 0, 0.0112, 0.005, 0.009, 0.0072, 0, 0.0082]), [0, 0.055, 0.0045], {
      axis: 'z',
      segments: 40,
    }),
    { detail: 1.1 },
  );
  b.add(
    'lit ring',
    glowing('#ffd890', 1.1),
    solid.hoop(0.0117, { kind: 'circle', r: 0.0006 }, [0, 0.055, 0.009], 'z', 40),
    { detail: 0.4 },
  );
  screws(
    b,
    [
      [0, 0.096],
      [0, 0.014],
    ],
    0.005,
    0.003,
  );
  appliance.label(b, 'word', 'PRESS', [0, 0.031, 0.005], 0.0048, 'metal');
}
