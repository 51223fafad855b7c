import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A cornice on consoles over a flat head, with a fanlight between where one is wanted. */
export function addHood(b: Bench, w: number, h: number, f: number): void {
  const y = h + f;
  b.add('frieze', 'frame', solid.box([w + 2 * f + 0.02, 0.16, 0.1], [0, y + 0.08, 0.02], 0.006));
  b.add(
    'cornice',
    'frame',
    solid.slab(
      outline.pairs([0, 0, 0.08, 0, 0.11, 0.03, 0.15, 0.045, 0.17, 0.08, 0.17, 0.105, 0, 0.105]),
      w + 2 * f + 0.22,
      [0, y + 0.16, -0.03],
      'x',
      { bevel: 0.003 },
    ),
  );
  b.add(
    'consoles',
    'trim',
    solid.both(
      solid.slab(
        outline.rounded(outline.pairs([0, 0, 0.03, 0, 0.07, 0.1, 0.12, 0.2, 0.12, 0.24, 0, 0.24]), 0.015, 3),
        0.09,
        [w / 2 + f / 2, y - 0.08, 0.04],
        'x',
        { bevel: 0.006 },
      ),
    ),
  );
}

/** A half-round light over the door: glass, rays, hub, rim. */
export function addFanlight(b: Bench, w: number, y: number, f: number): void {
  const r = w / 2;
  const half = (k: number): Vec2[] => outline.arc(0, 0, k, 0, 180, 20);
  b.add('fanlight glass', 'glass', solid.slab(half(r), 0.01, [0, y, 0], 'z', { bevel: 0 }));
  b.add(
    'fanlight rays',
    'frame',
    solid.many(
      [30, 60, 90, 120, 150].map((a) =>
        solid.bar(
          [
            [0, y, 0.002],
            [Math.cos((a * Math.PI) / 180) * r, y + Math.sin((a * Math.PI) / 180) * r, 0.002],
          ],
          { kind: 'rect', w: 0.018, h: 0.03 },
          { up: [0, 0, 1] },
        ),
      ),
    ),
  );
  b.add('fanlight hub', 'frame', solid.slab(half(r * 0.24), 0.05, [0, y, 0], 'z', { bevel: 0.004 }));
  b.add(
    'fanlight rim',
    'frame',
    solid.slab([...half(r + f), ...half(r - 0.006).toReversed()], 0.13, [0, y, -0.01], 'z', { bevel: 0.004 }),
  );
  b.add(
    'fanlight moulding',
    'frame',
    solid.slab([...half(r + f + 0.045), ...half(r + f - 0.03).toReversed()], 0.05, [0, y, 0.055], 'z', {
      bevel: 0.004,
    }),
  );
  b.add('transom', 'frame', solid.box([w + 2 * f, 0.08, 0.15], [0, y - 0.035, 0], 0.006));
}

/** A ring pull on a rose, a lever or a knob at `at`; `side` is where its lock is. */
export function addHandle(b: Bench, kind: 'ring' | 'lever' | 'knob', at: Vec3, side: 1 | -1, name = 'handle'): void {
  const [x, y, z] = at;
  if (kind === 'ring') {
    b.add(
      `${name} plate`,
      'metal',
      solid.turned(outline.pairs([0, 0, 0.05, 0, 0.055, 0.006, 0.03, 0.014, 0.016, 0.03, 0, 0.032]), [x, y, z], {
        axis: 'z',
        bevel: 0,
      }),
    );
    b.add(name, 'metal', solid.hoop(0.065, { kind: 'circle', r: 0.0095 }, [x, y - 0.06, z + 0.026], 'z', 32));
    b.add(
      `${name} keyhole`,
      { base: 'plain', color: '#0e0c0a' },
      solid.slab(
        outline.pairs([-0.006, -0.02, 0.006, -0.02, 0.004, 0.006, -0.004, 0.006]),
        0.006,
        [x, y - 0.2, z],
        'z',
        { bevel: 0 },
      ),
    );
    return;
  }
  b.add(
    `${name} plate`,
    'metal',
    solid.slab(outline.roundRect(0.046, 0.24, 0.02), 0.008, [x, y - 0.03, z + 0.003], 'z', { bevel: 0.003 }),
  );
  if (kind === 'lever')
    b.add(
      name,
      'metal',
      solid.tube(
        [
          [x, y, z],
          [x, y, z + 0.05],
          [x - side * 0.03, y, z + 0.058],
          [x - side * 0.13, y - 0.004, z + 0.055],
        ],
        0.0105,
        { taper: [1, 1, 1, 0.8] },
      ),
    );
  else
    b.add(
      name,
      'metal',
      solid.turned(
        outline.pairs([0, 0, 0.026, 0, 0.014, 0.012, 0.012, 0.03, 0.032, 0.042, 0.036, 0.058, 0.026, 0.074, 0, 0.08]),
        [x, y, z + 0.005],
        { axis: 'z', smooth: true, bevel: 0 },
      ),
    );
  b.add(
    `${name} keyhole`,
    { base: 'plain', color: '#0e0c0a' },
    solid.cyl(0.007, 0.004, [x, y - 0.1, z + 0.0075], 'z', { bevel: 0 }),
  );
}
