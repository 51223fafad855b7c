import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A cabinet, metres over all. */
export interface CabinetPlan {
  kind: string;
  style: string;
  w: number;
  h: number;
  d: number;
  taste: Rng;
}

/** The face that fronts fill: half width, lower and upper edge, plane of the carcass's front. */
export interface Face {
  a: number;
  y0: number;
  y1: number;
  z: number;
}

/** Thickness of the boards. */
export const BOARD = 0.024;

/** Sides, back, floor and top with what the style puts over and under them. Returns the face for doors and drawers. */
export function addCarcass(b: Bench, p: CabinetPlan): Face {
  const { w, h, d, style } = p;
  const steel = p.kind === 'filing' || p.kind === 'locker';
  const legs = steel
    ? 0.06
    : style === 'modern'
      ? p.kind === 'tv' || p.kind === 'sideboard'
        ? 0.18
        : 0.12
      : style === 'classic'
        ? 0.12
        : 0.1;
  const cap = style === 'classic' && !steel ? 0.06 : 0.03;
  const y1 = h - cap;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} side`,
      'wood',
      solid.box([BOARD, y1 - legs, d], [s * (w / 2 - BOARD / 2), (y1 + legs) / 2, 0], 0.003),
      { grain: [0, 1, 0] },
    );
    if (style !== 'modern' && !steel)
      b.add(
        `${side} side panel`,
        'wood',
        solid.slab(
          outline.pairs([
            -d / 2 + 0.06,
            legs + 0.07,
            d / 2 - 0.06,
            legs + 0.07,
            d / 2 - 0.06,
            y1 - 0.07,
            -d / 2 + 0.06,
            y1 - 0.07,
          ]),
          0.014,
          [s * (w / 2 + 0.002), 0, 0],
          'x',
          { bevel: 0.006 },
        ),
        { grain: [0, 1, 0] },
      );
  }
  b.add('floor', 'wood', solid.box([w - 2 * BOARD, BOARD, d - 0.01], [0, legs + BOARD / 2, 0], 0.002), {
    grain: [1, 0, 0],
    hidden: true,
  });
  b.add('back', 'wood', solid.box([w - BOARD, y1 - legs - 0.004, 0.012], [0, (y1 + legs) / 2, -d / 2 + 0.008], 0.002), {
    grain: [0, 1, 0],
  });
  addFeet(b, p, legs, steel);
  addTop(b, p, y1, cap);
  return {
    a: w / 2 - (style === 'modern' || steel ? 0.004 : 0),
    y0: legs + (style === 'modern' ? 0.002 : 0.004),
    y1: y1 - 0.004,
    z: d / 2,
  };
}

function addFeet(b: Bench, p: CabinetPlan, legs: number, steel: boolean): void {
  const { w, d, style } = p;
  const x = w / 2 - 0.06;
  const z = d / 2 - 0.06;
  const bun = outline.pairs([
    0,
    0,
    0.024,
    0,
    0.04,
    0.02,
    0.044,
    0.045,
    0.03,
    0.07,
    0.024,
    0.078,
    0.036,
    0.088,
    0.038,
    legs - 0.004,
    0,
    legs - 0.004,
  ]);
  if (steel || style === 'shaker') {
    b.add('plinth', 'legs', solid.box([w - (steel ? 0.02 : 0), legs, d - 0.03], [0, legs / 2, -0.01], 0.004), {
      grain: [1, 0, 0],
    });
    if (!steel)
      b.add('plinth moulding', 'legs', solid.box([w + 0.02, 0.024, d + 0.012], [0, legs - 0.004, 0.002], 0.008), {
        grain: [1, 0, 0],
      });
    return;
  }
  for (const [name, sx, sz] of [
    ['left front', 1, 1],
    ['right front', -1, 1],
    ['left back', 1, -1],
    ['right back', -1, -1],
  ] as const) {
    const at: Vec3 = [sx * x, 0, sz * z];
    if (style === 'classic') b.add(`${name} foot`, 'legs', solid.turned(bun, at, { bevel: 0.002 }));
    else {
      b.add(
        `${name} leg`,
        'legs',
        solid.rod([at[0] + sx * 0.025, 0, at[2] + sz * 0.02], [at[0], legs, at[2]], 0.012, 0.021),
        { grain: [0, 1, 0] },
      );
      b.add(`${name} leg plate`, 'metal', solid.cyl(0.03, 0.008, [at[0], legs - 0.003, at[2]]));
    }
  }
  if (style === 'classic') {
    b.add('base moulding', 'legs', solid.box([w + 0.03, 0.034, d + 0.022], [0, legs - 0.004, 0.004], 0.012), {
      grain: [1, 0, 0],
    });
    const n = 14;
    const apron: Vec2[] = [
      [w / 2 - 0.1, legs - 0.01],
      [-w / 2 + 0.1, legs - 0.01],
    ];
    for (let i = 0; i <= n; i++) {
      const u = i / n;
      apron.push([(u - 0.5) * (w - 0.2), legs - 0.03 - 0.028 * Math.abs(Math.cos(u * 3 * Math.PI)) ** 0.7]);
    }
    b.add('apron', 'legs', solid.slab(apron.reverse(), 0.018, [0, 0, d / 2 - 0.01], 'z', { bevel: 0.003 }), {
      grain: [1, 0, 0],
    });
  }
}

function addTop(b: Bench, p: CabinetPlan, y1: number, cap: number): void {
  const { w, d, style } = p;
  if (style === 'classic' && p.kind !== 'kitchen') {
    for (const [k, grow] of [0.012, 0.034, 0.06].entries())
      b.add(
        `cornice ${k + 1}`,
        k === 2 ? 'top' : 'wood',
        solid.box([w + grow, cap / 3 + 0.004, d + grow * 0.6], [0, y1 + (cap * (k + 0.5)) / 3, grow * 0.3], 0.007),
        { grain: [1, 0, 0] },
      );
    if (p.h > 1.5) {
      const n = 20;
      const arch: Vec2[] = [
        [-w / 2, 0],
        [w / 2, 0],
      ];
      for (let i = 0; i <= n; i++) {
        const u = 1 - (2 * i) / n;
        arch.push([(u * w) / 2, 0.03 + 0.13 * Math.max(0, Math.cos(u * Math.PI * 0.5)) ** 1.6]);
      }
      b.add('pediment', 'wood', solid.slab(arch, 0.03, [0, p.h - 0.004, d / 2 - 0.02], 'z', { bevel: 0.008 }), {
        grain: [1, 0, 0],
      });
      b.add(
        'pediment boss',
        'metal',
        solid.put(
          solid.turned(outline.pairs([0, 0, 0.045, 0, 0.045, 0.008, 0.03, 0.016, 0.02, 0.01, 0, 0.02]), [0, 0, 0], {
            axis: 'z',
            segments: 20,
          }),
          [0, p.h + 0.075, d / 2 - 0.006],
        ),
      );
    }
    return;
  }
  const over = style === 'modern' ? 0 : 0.024;
  b.add(
    'top',
    'top',
    solid.box(
      [w + over, cap + 0.002, d + over * 0.8 + 0.02],
      [0, y1 + cap / 2, over * 0.4 + 0.008],
      style === 'modern' ? 0.003 : 0.008,
    ),
    { grain: [1, 0, 0] },
  );
}
