import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { evenly, laidRope, oval } from '../../kits/mechanics/index.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
];

/** A builder's ladder, wider at its foot: chamfered rails, turned rungs pinned through them, tie rods, rubber feet. */
export function buildStraight(b: Bench, rungs: number): void {
  const h = 2.2;
  const half = (y: number): number => 0.26 - 0.03 * (y / h);
  const gap = h / (rungs + 0.4);
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const rail = [0.02, 0.05, h * 0.5, h - 0.03, h].map((y, i) => ({
      at: [s * half(y), y, 0] as Vec3,
      w: [0.04, 0.045, 0.043, 0.041, 0.032][i],
      d: [0.068, 0.074, 0.07, 0.066, 0.054][i],
    }));
    b.add(`${side} rail`, 'rail', oval(rail, { e: 6, n: 24, spline: 'linear', cap: 'flat' }), {
      detail: 1.3,
      grain: [0, 1, 0],
    });
    b.add(`${side} foot`, 'foot', solid.box([0.048, 0.045, 0.086], [s * half(0.02), 0.0225, 0], 0.008), {
      detail: 0.7,
    });
    b.add(`${side} rail cap`, 'foot', solid.box([0.036, 0.02, 0.066], [s * half(h), h - 0.004, 0], 0.006), {
      detail: 0.5,
    });
  }
  for (let i = 0; i < rungs; i++) {
    const y = gap * (i + 0.7);
    const w = half(y);
    b.add(
      `${ORDINALS[i]} rung`,
      'rung',
      solid.turned(
        [
          [0, -w - 0.024],
          [0.0135, -w - 0.024],
          [0.0145, -w + 0.02],
          [0.0175, -w * 0.5],
          [0.0182, 0],
          [0.0175, w * 0.5],
          [0.0145, w - 0.02],
          [0.0135, w + 0.024],
          [0, w + 0.024],
        ],
        [0, y, 0],
        { axis: 'x', bevel: 0.0012 },
      ),
      { detail: 0.9, grain: [1, 0, 0] },
    );
    for (const s of [-1, 1])
      b.add(
        `${ORDINALS[i]} ${s < 0 ? 'left' : 'right'} pin`,
        'metal',
        solid.put(fitting.screw(0.0055, 'slot'), [s * w, y, 0.0345], [90, 0, 20 * i]),
        { detail: 0.3 },
      );
  }
  for (const [name, y] of [
    ['lower tie rod', gap * 0.7 - 0.04],
    ['upper tie rod', gap * (rungs - 0.3) - 0.04],
  ] as const) {
    const w = half(y) + 0.02;
    b.add(name, 'metal', solid.cyl(0.0042, w * 2 + 0.01, [0, y, 0], 'x', { bevel: 0.001 }), { detail: 0.5 });
    for (const s of [-1, 1])
      b.add(
        `${s < 0 ? 'left' : 'right'} nut of the ${name}`,
        'metal',
        solid.put(fitting.hex(0.0105, 0.007), [s * (w - 0.001), y, 0], [0, 0, s * -90]),
        { detail: 0.4 },
      );
  }
}

/** A rope ladder hanging straight: two laid ropes through wooden rungs, seized above and below each, spliced eyes above. */
export function buildRopeLadder(b: Bench, rungs: number): void {
  const h = 2.2;
  const x = 0.22;
  const gap = (h - 0.25) / rungs;
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const line: Vec3[] = [[s * x, 0.0, 0.01]];
    for (let i = 0; i <= 24; i++)
      line.push([
        s * (x + 0.006 * Math.sin(i * 1.1 + s)),
        0.03 + ((h - 0.19) * i) / 24,
        0.008 * Math.sin(i * 0.7 + s * 0.6),
      ]);
    b.add(`${side} rope`, 'rope', laidRope(evenly(line, 0.028), 0.018), { detail: 1.2 });
    const eye = Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = -Math.PI / 2 + (2 * Math.PI * i) / 24;
      return [s * x + 0.042 * Math.cos(a), h - 0.085 + 0.068 * Math.sin(a), 0];
    });
    b.add(`${side} eye`, 'rope', laidRope(eye.slice(0, -1), 0.0145, { closed: true }), { detail: 0.9 });
    b.add(
      `${side} eye seizing`,
      'rope',
      solid.turned(
        pairs([0, -0.03, 0.018, -0.03, 0.022, -0.02, 0.022, 0.02, 0.018, 0.03, 0, 0.03]),
        [s * x, h - 0.165, 0],
        { bevel: 0.003 },
      ),
      { detail: 0.5 },
    );
    b.add(`${side} end knot`, 'rope', solid.put({ op: 'ball', r: [0.033, 0.028, 0.031] }, [s * x, 0.03, 0.006]), {
      detail: 0.6,
    });
  }
  for (let i = 0; i < rungs; i++) {
    const y = 0.16 + gap * i;
    const tilt = 1.4 * Math.sin(i * 2.3);
    b.add(
      `${ORDINALS[i]} rung`,
      'rung',
      solid.put(
        solid.turned(
          pairs([
            0, -0.28, 0.02, -0.28, 0.025, -0.27, 0.0255, -0.22, 0.0265, 0, 0.0215, 0.2, 0.021, 0.24, 0.016, 0.25, 0,
            0.25,
          ]),
          [0, 0, 0],
          { axis: 'x', bevel: 0.002 },
        ),
        [0, y, 0],
        [0, 0, tilt],
      ),
      { detail: 0.9, grain: [1, 0, 0] },
    );
    for (const s of [-1, 1])
      b.add(
        `${ORDINALS[i]} ${s < 0 ? 'left' : 'right'} lashing`,
        'rope',
        solid.many(
          [-1, 1].map((k) =>
            solid.hoop(
              0.0225,
              { kind: 'ellipse', rx: 0.008, ry: 0.007 },
              [s * x, y + k * 0.028 + s * x * Math.sin((tilt * Math.PI) / 180), 0],
              'y',
              20,
            ),
          ),
        ),
        { detail: 0.4 },
      );
  }
}
