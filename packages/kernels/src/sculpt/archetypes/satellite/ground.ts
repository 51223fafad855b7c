import type { Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addDish, girder } from './parts.ts';

/** A dish on the ground: concrete plinth, yoke on a turntable, dish looking up. */
export function buildGround(b: Bench): void {
  b.add('plinth', { base: 'concrete', color: '#a8a49c' }, solid.box([1.1, 0.16, 1.1], [0, 0.08, 0], 0.03));
  for (const [i, [x, z]] of (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(`anchor bolt ${i + 1}`, 'metal', solid.put(fitting.hex(0.03, 0.03), [x * 0.36, 0.19, z * 0.36]), {
      detail: 0.3,
    });
  b.add('foot plate', 'metal', solid.box([0.86, 0.035, 0.86], [0, 0.175, 0], 0.008));
  b.add(
    'pedestal',
    'body',
    solid.turned(pairs([0, 0.19, 0.34, 0.19, 0.22, 0.3, 0.2, 0.75, 0.28, 0.82, 0, 0.82]), [0, 0, 0], {
      bevel: 0.015,
      segments: 44,
    }),
  );
  b.add('turntable', 'metal', solid.slab(fitting.ribbed(0.3, 48, 0.012), 0.07, [0, 0.85, 0], 'y', { bevel: 0.008 }));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} yoke`,
      'body',
      solid.slab(
        outline.rounded(pairs([-0.2, 0.87, 0.2, 0.87, 0.1, 1.5, -0.1, 1.5]), 0.06),
        0.07,
        [s * 0.24, 0, 0],
        'x',
        { bevel: 0.012 },
      ),
    );
    b.add(`${side} bearing`, 'metal', solid.cyl(0.09, 0.06, [s * 0.29, 1.4, 0], 'x', { bevel: 0.012 }));
  }
  b.add('back box', 'body', solid.box([0.36, 0.4, 0.44], [0, 1.42, -0.1], 0.03, [-35, 0, 0]));
  b.add('counterweight', 'metal', solid.box([0.3, 0.24, 0.3], [0, 1.2, -0.42], 0.03, [-35, 0, 0]));
  addDish(b, 'dish', [0, 1.56, 0.12], 1.05, [-38, 0, 0]);
  b.add('cabinet', 'accent', solid.box([0.3, 0.42, 0.16], [0.3, 0.42, 0.28], 0.012));
  b.add('lamp', glowing('#ff4a3a', 1.4), { op: 'ball', r: 0.03, at: [0, 0.9, 0.31] });
}

/** A lattice mast with dishes, drums and lamps. */
export function buildMast(b: Bench): void {
  const h = 20;
  const leg = (k: number, y: number): Vec3 => {
    const a = (k * Math.PI) / 2 + Math.PI / 4;
    const r = 1.9 - (1.55 * y) / h;
    return [r * Math.cos(a), y, r * Math.sin(a)];
  };
  for (let k = 0; k < 4; k++) {
    b.add(`leg ${k + 1}`, 'body', solid.rod(leg(k, 0.1), leg(k, h), 0.11, 0.06));
    b.add(
      `footing ${k + 1}`,
      { base: 'concrete', color: '#a8a49c' },
      solid.box([0.8, 0.4, 0.8], [leg(k, 0)[0], 0.2, leg(k, 0)[2]], 0.04),
    );
  }
  const n = 9;
  for (let i = 0; i < n; i++) {
    const [y0, y1] = [0.4 + (i * (h - 0.6)) / n, 0.4 + ((i + 1) * (h - 0.6)) / n];
    b.add(
      `bracing ${i + 1}`,
      i % 2 ? 'body' : 'accent',
      solid.many(
        [0, 1, 2, 3].flatMap((k) => [
          solid.rod(leg(k, y0), leg((k + 1) % 4, y1), 0.04),
          solid.rod(leg((k + 1) % 4, y0), leg(k, y1), 0.04),
          solid.rod(leg(k, y1), leg((k + 1) % 4, y1), 0.05),
        ]),
      ),
      { detail: 0.5 },
    );
  }
  b.add('spire', 'accent', solid.rod([0, h - 0.3, 0], [0, h + 3.4, 0], 0.08, 0.03));
  b.add('top lamp', glowing('#ff3a2a', 1.5), { op: 'ball', r: 0.16, at: [0, h + 3.4, 0] });
  b.add('platform', 'metal', solid.box([1.7, 0.08, 1.7], [0, h * 0.86, 0], 0.02));
  addDish(b, 'upper dish', [0, h * 0.76, 0.95], 0.75);
  addDish(b, 'lower dish', [0.95, h * 0.62, 0], 0.62, [0, 90, 0]);
  for (let k = 0; k < 3; k++)
    b.add(
      `sector antenna ${k + 1}`,
      'dish',
      solid.put(solid.box([0.28, 1.7, 0.14], [0, h * 0.91, 0.75], 0.03), [0, 0, 0], [0, k * 120, 0]),
    );
}

/** A solar panel on its frame. */
export function buildPanel(b: Bench): void {
  const [w, h] = [1.6, 1.0];
  const put = (of: Parameters<typeof solid.put>[0]) => solid.put(of, [0, 0.5, 0], [-35, 0, 0]);
  b.add(
    'frame',
    'metal',
    put(
      solid.slab(outline.roundRect(w, h, 0.01), 0.04, [0, 0, 0], 'z', {
        bevel: 0.004,
        holes: [outline.roundRect(w - 0.05, h - 0.05, 0.006).reverse()],
      }),
    ),
  );
  b.add('back sheet', 'body', put(solid.box([w - 0.04, h - 0.04, 0.012], [0, 0, -0.006], 0)));
  for (let r = 0; r < 6; r++)
    b.add(
      `cell row ${r + 1}`,
      'panels',
      put(
        solid.many(
          Array.from({ length: 10 }, (_, c) =>
            solid.slab(
              outline.roundRect(0.147, 0.147, 0.016, (c - 4.5) * 0.153, (r - 2.5) * 0.155, 1),
              0.006,
              [0, 0, 0.002],
              'z',
              { bevel: 0 },
            ),
          ),
        ),
      ),
      { detail: 0.5 },
    );
  b.add(
    'bus bars',
    'metal',
    put(
      solid.many(
        Array.from({ length: 20 }, (_, i) =>
          solid.box([0.002, h - 0.07, 0.002], [-w * 0.46 + 0.021 + i * 0.0765, 0, 0.0055], 0),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} front leg`, 'metal', solid.rod([s * 0.6, 0, 0.42], [s * 0.6, 0.2, 0.4], 0.02));
    b.add(`${side} back leg`, 'metal', solid.rod([s * 0.6, 0, -0.42], [s * 0.6, 0.76, -0.36], 0.02));
    b.add(`${side} rail`, 'metal', solid.rod([s * 0.6, 0.014, 0.46], [s * 0.6, 0.014, -0.46], 0.014));
    b.add(`${side} brace`, 'metal', solid.rod([s * 0.6, 0.04, 0.2], [s * 0.6, 0.5, -0.38], 0.012));
  }
  b.add('junction box', 'accent', put(solid.box([0.14, 0.1, 0.03], [0, 0.3, -0.028], 0.006)));
  b.add('cross bar', 'metal', girder(-0.6, 0.6, 0.3, -0.4, 0.018, 10), { detail: 0.3 });
}
