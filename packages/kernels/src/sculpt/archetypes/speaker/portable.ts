import type { Vec2 } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

import { CAP } from './driver.ts';
/** A portable loudspeaker: a pill in mesh with rubber ends, passive radiators, buttons and a wrist loop. */
export function buildPortable(b: Bench): void {
  const [r, l] = [0.042, 0.2];
  const y = r + 0.004;
  const pill = pairs([0, -l / 2, r * 0.9, -l / 2, r, -l / 2 + 0.008, r, l / 2 - 0.008, r * 0.9, l / 2, 0, l / 2]);
  b.add(
    'mesh',
    b.tint('body', { base: 'fabric', scale: 0.3 }),
    solid.turned(
      pill.map(([a, c]): Vec2 => [a * 0.985, c * 0.86]),
      [0, y, 0],
      { axis: 'x', segments: 56 },
    ),
    { detail: 1.2 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const ring = pairs([
      r * 0.72,
      0,
      r * 1.03,
      0,
      r * 1.03,
      0.016,
      r * 0.95,
      0.021,
      r * 0.8,
      0.021,
      r * 0.72,
      0.012,
      r * 0.72,
      0,
    ]);
    b.add(
      `${side} end ring`,
      'rubber',
      solid.put(solid.turned(ring, [0, 0, 0], { segments: 48 }), [s * (l / 2 - 0.012), y, 0], [0, 0, -90 * s]),
    );
    b.add(
      `${side} radiator`,
      CAP,
      solid.put(
        solid.turned(
          pairs([0, 0, r * 0.75, 0, r * 0.75, 0.006, r * 0.6, 0.011, r * 0.5, 0.007, r * 0.2, 0.007, 0, 0.008]),
          [0, 0, 0],
          { segments: 44 },
        ),
        [s * (l / 2 - 0.008), y, 0],
        [0, 0, -90 * s],
      ),
    );
    b.add(`${side} emblem`, 'accent', solid.cyl(r * 0.2, 0.002, [s * (l / 2 + 0.0005), y, 0], 'x'), { detail: 0.4 });
  }
  b.add(
    'control strip',
    'rubber',
    solid.slab(outline.roundRect(l * 0.56, 0.022, 0.01), 0.006, [0, y + r - 0.001, 0], 'y', { bevel: 0.0016 }),
  );
  ['minus', 'play', 'plus', 'link'].forEach((name, i) => {
    const x = (i - 1.5) * 0.025;
    const bar = solid.box([0.009, 0.0016, 0.0024], [x, y + r + 0.0022, 0], 0.0004);
    const of =
      name === 'plus'
        ? solid.many([bar, solid.box([0.0024, 0.0017, 0.009], [x, y + r + 0.0022, 0], 0.0004)])
        : name === 'minus'
          ? bar
          : name === 'play'
            ? solid.slab(outline.ngon(0.0052, 3, 0, x, 0), 0.0016, [0, y + r + 0.0022, 0], 'y', { bevel: 0.0003 })
            : solid.put(solid.hoop(0.0036, { kind: 'rect', w: 0.0016, h: 0.0016, r: 0.0003 }, [0, 0, 0], 'y', 24), [
                x,
                y + r + 0.0022,
                0,
              ]);
    b.add(`${name} button`, 'accent', of, { detail: 0.4 });
  });
  b.add(
    'logo plate',
    'accent',
    solid.slab(outline.roundRect(0.05, 0.018, 0.004, 0, y), 0.004, [0, 0, r * 0.985], 'z', { bevel: 0.001 }),
  );
  appliance.label(b, 'logo', 'CLAY', [0, y - 0.0045, r * 0.985 + 0.0022], 0.009, 'rubber');
  b.add('base pad', 'rubber', solid.box([l * 0.6, 0.008, 0.034], [0, 0.004, 0], 0.003));
  b.add(
    'wrist loop',
    'rubber',
    solid.tube(
      [
        [l / 2 - 0.005, y + r * 0.9, 0],
        [l / 2 + 0.012, y + r * 1.1, 0.004],
        [l / 2 + 0.02, y + 0.01, 0.012],
        [l / 2 + 0.014, y - r * 0.5, 0.01],
        [l / 2 + 0.006, y - r * 0.2, 0.002],
      ],
      0.0026,
    ),
  );
}

/** A long low bar under a television: fabric front, end caps, touch keys, lamps. */
export function buildBar(b: Bench): void {
  const [w, h, d, y] = [0.9, 0.062, 0.1, 0.006];
  appliance.feet(b, w * 0.9, d, 0.014, y + 0.001);
  b.add('cabinet', 'body', solid.slab(outline.roundRect(w, d, 0.03), h, [0, y + h / 2, 0], 'y', { bevel: 0.006 }));
  b.add(
    'grille',
    'grille',
    solid.slab(outline.roundRect(w - 0.004, d + 0.004, 0.03), h * 0.76, [0, y + h * 0.46, 0.0], 'y', { bevel: 0.002 }),
  );
  b.add(
    'top glass',
    { base: 'glass', color: '#0e1014', transmission: 0, rough: 0.06 },
    solid.slab(outline.roundRect(0.16, 0.04, 0.02), 0.002, [0, y + h + 0.0003, 0], 'y', { bevel: 0.0006 }),
  );
  for (let i = 0; i < 4; i++)
    b.add(
      `touch key ${i + 1}`,
      glowing('#dfeaff', 0.9),
      solid.put(solid.hoop(0.0065, { kind: 'rect', w: 0.0012, h: 0.0014, r: 0.0003 }, [0, 0, 0], 'y', 22), [
        (i - 1.5) * 0.032,
        y + h + 0.0015,
        0,
      ]),
      { detail: 0.3 },
    );
  b.add('badge', 'accent', solid.box([0.05, 0.012, 0.003], [0, y + h * 0.42, d / 2 + 0.0024], 0.001));
  appliance.label(b, 'badge name', 'CLAY', [0, y + h * 0.42 - 0.0036, d / 2 + 0.0038], 0.0072, 'rubber');
  for (let i = 0; i < 3; i++)
    b.add(
      `lamp ${i + 1}`,
      glowing('#ffffff', 1),
      solid.cyl(0.0024, 0.002, [w * 0.36 + i * 0.012, y + h * 0.7, d / 2 + 0.002], 'z', { segments: 14 }),
      { detail: 0.3 },
    );
  for (const s of [1, -1]) {
    b.add(
      s > 0 ? 'left trim' : 'right trim',
      'accent',
      solid.slab(outline.roundRect(0.004, d + 0.006, 0.0018, s * (w / 2 - 0.05)), h * 0.78, [0, y + h * 0.46, 0], 'y', {
        bevel: 0.001,
      }),
    );
  }
  b.add('back panel', 'rubber', solid.box([w * 0.3, h * 0.6, 0.006], [0, y + h * 0.5, -d / 2 - 0.001]));
}
