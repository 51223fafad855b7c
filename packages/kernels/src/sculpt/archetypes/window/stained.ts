import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const GLASS = ['#b02a3a', '#2a5fb0', '#e0a82a', '#2f8a4f', '#7a3aa0', '#38a0b8', '#e8dca0'];

/** A pane of coloured glass that shines a little, as stained glass does against the sky. */
function stain(color: string): {
  base: string;
  color: string;
  rough: number;
  emissive: string;
  emissiveStrength: number;
  transmission: number;
} {
  return { base: 'glass', color, rough: 0.25, emissive: color, emissiveStrength: 0.35, transmission: 0 };
}

/** Coloured panes in leads within a stone arch: a grid of lozenges, a roundel with petals in the head, two lights with a mullion. */
export function addStained(b: Bench, head: 'round' | 'pointed', taste: Rng): void {
  const [w, h, y] = [1.3, 2.4, 0.1];
  const pointed = head === 'pointed';
  const inside = (k: number): Vec2[] =>
    masonry.archOutline(w - 2 * k, h - k * 1.6, pointed).map(([u, v]): Vec2 => [u, v + k * 0.5]);
  b.add(
    'stone frame',
    'frame',
    solid.slab(
      masonry.archOutline(w + 0.28, h + 0.2, pointed).map(([u, v]): Vec2 => [u, v - 0.06]),
      0.24,
      [0, y, 0],
      'z',
      { holes: [inside(0)], bevel: 0.012 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'inner moulding',
    'frame',
    solid.slab(inside(-0.015), 0.16, [0, y, 0], 'z', { holes: [inside(0.05)], bevel: 0.012 }),
  );
  b.add(
    'sill',
    'stone',
    solid.slab(outline.pairs([-0.16, 0, 0.2, 0, 0.21, 0.06, -0.16, 0.12]), w + 0.44, [0, 0, 0], 'x', { bevel: 0.008 }),
  );
  const within = solid.slab(inside(0.045), 1, [0, y, 0], 'z', { bevel: 0 });
  const hues = [...GLASS];
  const from = taste.int(hues.length);
  const cell = 0.2;
  const groups = new Map<number, Shape[]>();
  const [rows, cols] = [Math.ceil(h / cell) + 1, 4];
  const roundel: Vec3 = [0, y + h * (pointed ? 0.7 : 0.74), 0];
  for (let r = 0; r < rows * 2; r++)
    for (let c = -cols; c <= cols; c++) {
      const x = (c + (r % 2) / 2) * cell;
      const v = y + r * cell * 0.62;
      const hue = (Math.abs(c) + r) % 3 === 0 ? 6 : (from + ((Math.abs(c) * 2 + r) % 5)) % 6;
      const lozenge = solid.slab(
        outline.pairs([0, -cell * 0.56, cell * 0.46, 0, 0, cell * 0.56, -cell * 0.46, 0]),
        0.012,
        [x, v, 0],
        'z',
        { bevel: 0 },
      );
      if (Math.abs(x) > w / 2 || v > y + h || Math.hypot(x, v - roundel[1]) < 0.3) continue;
      groups.set(hue, [...(groups.get(hue) ?? []), lozenge]);
    }
  b.add('lead', 'metal', { op: 'clip', of: solid.box([w, h + 0.1, 0.008], [0, y + h / 2, 0], 0), within });
  for (const [i, [hue, list]] of [...groups].sort((p, q) => p[0] - q[0]).entries())
    b.add(`panes ${i + 1}`, stain(hues[hue]), { op: 'clip', of: solid.many(list), within }, { detail: 0.5 });
  addRoundel(b, hues, roundel, { w, h, y, from });
}

/** A flower of glass in a ring in the head, the mullion and saddle bars below it. */
function addRoundel(
  b: Bench,
  hues: string[],
  roundel: Vec3,
  { w, h, y, from }: Readonly<Record<'w' | 'h' | 'y' | 'from', number>>,
): void {
  const petals = (n: number, a: number, color: string, name: string): void =>
    b.add(
      name,
      stain(color),
      solid.put(
        {
          op: 'arrayed',
          n,
          around: 'z',
          of: solid.slab(
            outline.superellipse(0.05, 0.085, 1.6, 16).map(([u, v]): Vec2 => [u, v + 0.17]),
            0.02,
            [0, 0, 0.004],
            'z',
            { bevel: 0 },
          ),
        },
        roundel,
        [0, 0, a],
      ),
    );
  b.add('roundel ground', stain(hues[(from + 1) % 6]), solid.cyl(0.285, 0.014, roundel, 'z', { bevel: 0 }));
  petals(8, 0, hues[(from + 2) % 6], 'roundel petals');
  b.add('roundel heart', stain(hues[2]), solid.cyl(0.075, 0.03, roundel, 'z', { bevel: 0 }));
  b.add('roundel ring', 'frame', solid.hoop(0.295, { kind: 'rect', w: 0.12, h: 0.04, r: 0.01 }, roundel, 'z', 40));
  b.add(
    'mullion',
    'frame',
    solid.box([0.05, roundel[1] - y - 0.28, 0.12], [0, y + (roundel[1] - y - 0.28) / 2 + 0.02, 0], 0.01),
  );
  b.add(
    'saddle bars',
    'metal',
    solid.many([0.22, 0.44].map((k) => solid.box([w - 0.06, 0.02, 0.03], [0, y + h * k, 0.012], 0.004))),
  );
}

/** A wheel of stone: hub, twelve spokes as colonnettes, arches between them, an outer ring of roundels, glass behind. */
export function addRose(b: Bench, taste: Rng): void {
  const c: Vec3 = [0, 1.18, 0];
  const n = 12;
  const from = taste.int(5);
  const at = (of: Shape): Shape => solid.put(of, c);
  b.add(
    'outer ring',
    'frame',
    at(
      solid.turned(
        outline.pairs([0.98, -0.13, 1.17, -0.13, 1.17, 0.1, 1.1, 0.15, 1.05, 0.11, 0.98, 0.11, 0.98, -0.13]),
        [0, 0, 0],
        { axis: 'z', bevel: 0.01, segments: 64 },
      ),
    ),
    { detail: 1.2 },
  );
  b.add('inner ring', 'frame', at(solid.hoop(0.68, { kind: 'rect', w: 0.14, h: 0.07, r: 0.012 }, [0, 0, 0], 'z', 56)));
  b.add('hub', 'frame', at(solid.hoop(0.2, { kind: 'rect', w: 0.16, h: 0.07, r: 0.012 }, [0, 0, 0], 'z', 36)));
  b.add('spokes', 'frame', at({ op: 'arrayed', n, around: 'z', of: solid.rod([0, 0.22, 0], [0, 0.66, 0], 0.026) }));
  b.add(
    'roundels',
    'frame',
    at({
      op: 'arrayed',
      n,
      around: 'z',
      of: solid.put(
        solid.hoop(0.135, { kind: 'rect', w: 0.12, h: 0.036, r: 0.008 }, [0, 0.845, 0], 'z', 22),
        [0, 0, 0],
        [0, 0, 15],
      ),
    }),
  );
  const wedge = (a0: number, a1: number, r0: number, r1: number): Vec2[] => [
    ...outline.arc(0, 0, r1, a0, a1, 5),
    ...outline.arc(0, 0, r0, a1, a0, 5),
  ];
  for (let k = 0; k < 3; k++) {
    const own = Array.from({ length: 4 }, (_, i) => i * 3 + k);
    b.add(
      `petals ${k + 1}`,
      stain(GLASS[(from + k) % 6]),
      at(
        solid.many(
          own.map((i) =>
            solid.slab(wedge(i * 30 + 1, i * 30 + 29, 0.22, 0.66), 0.012, [0, 0, -0.01], 'z', { bevel: 0 }),
          ),
        ),
      ),
    );
    b.add(
      `roundel glass ${k + 1}`,
      stain(GLASS[(from + k + 2) % 7]),
      at(
        solid.many(
          own.map((i) =>
            solid.cyl(
              0.13,
              0.014,
              [
                0.845 * Math.cos(((i * 30 + 15) * Math.PI) / 180),
                0.845 * Math.sin(((i * 30 + 15) * Math.PI) / 180),
                0.006,
              ],
              'z',
              { bevel: 0, segments: 20 },
            ),
          ),
        ),
      ),
      { detail: 0.6 },
    );
  }
  b.add(
    'ground glass',
    stain(GLASS[(from + 4) % 6]),
    at(solid.slab(outline.ngon(1, 48), 0.01, [0, 0, -0.035], 'z', { bevel: 0 })),
  );
  b.add('heart', stain('#e8b83a'), at(solid.cyl(0.18, 0.02, [0, 0, 0.004], 'z', { bevel: 0 })));
  b.add('foot', 'stone', solid.box([1.0, 0.09, 0.4], [0, 0.045, 0], 0.012));
}
