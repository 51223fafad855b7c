import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { column } from '../../kits/building/details.ts';
import { gableTiles } from '../../kits/building/gable.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

/** A peripteral temple: steps, colonnade, cella, entablature with triglyphs, pediments with figures, tiled roof; or what is left of it. */
export function buildGreek(
  b: Bench,
  front: number,
  order: 'doric' | 'ionic' | 'corinthian',
  ruined: boolean,
  taste: Rng,
): void {
  const gap = taste.range(2.02, 2.2);
  const a = ((front - 1) * gap) / 2;
  const deep = Math.round(front * 1.35);
  const c = ((deep - 1) * gap) / 2;
  const [r, h] = [0.5, order === 'doric' ? 5.2 : 5.8];
  for (let i = 0; i < 3; i++)
    b.add(
      `step ${i + 1}`,
      'base',
      solid.box([2 * a + 1.7 + (2 - i) * 0.9, 0.36, 2 * c + 1.7 + (2 - i) * 0.9], [0, 0.18 + i * 0.35, 0], 0.03),
    );
  const y = 1.06;
  const spots: Vec3[] = [];
  for (let i = 0; i < front; i++) for (const s of [1, -1]) spots.push([i * gap - a, y, s * c]);
  for (let k = 1; k < deep - 1; k++) for (const s of [1, -1]) spots.push([s * a, y, k * gap - c]);
  const whole = column(r, h, order);
  const standing = spots.filter((_, i) => !ruined || ((i * 7) % 10) / 10 < 0.42 || i === 0 || i === 2);
  const broken = ruined ? spots.filter((p) => !standing.includes(p)) : [];
  const place = (of: Shape, list: readonly Vec3[]): Shape =>
    solid.at(
      of,
      list.map((at) => ({ at })),
    );
  b.add('column bases', 'stone', place(whole.base, spots), { detail: 0.5 });
  const half = Math.ceil(standing.length / 2);
  b.add('front columns', 'stone', place(whole.shaft, standing.slice(0, half)), { detail: 0.8 });
  b.add('side columns', 'stone', place(whole.shaft, standing.slice(half)), { detail: 0.8 });
  b.add('capitals', 'stone', place(whole.capital, standing), { detail: 0.6 });
  for (const [i, at] of broken.entries())
    b.add(
      `broken column ${i + 1}`,
      'stone',
      solid.put(
        {
          op: 'clip',
          of: column(r, h, order).shaft,
          within: solid.put(
            solid.box([3, h * taste.range(0.4, 1.3), 3], [0, 0, 0], 0),
            [0, 0, 0],
            [taste.range(-20, 20), 0, taste.range(-20, 20)],
          ),
        },
        at,
      ),
      { detail: 0.5 },
    );
  const cell = ruined ? h * 0.45 : h;
  const wall = solid.cut(
    solid.box([2 * a - gap * 1.3, cell, 2 * c - gap * 2.2], [0, y + cell / 2, 0], 0),
    solid.box([1.9, Math.min(3.6, cell * 0.8), 2], [0, y + Math.min(3.6, cell * 0.8) / 2, c - gap * 1.1], 0),
    ...(ruined ? [solid.box([2 * a - gap * 1.3 - 1, cell * 2, 2 * c - gap * 2.2 - 1], [0, y + cell + 0.2, 0], 0)] : []),
  );
  b.add('cella', 'base', wall);
  if (ruined) addRuin(b, a, c, y, h, r, taste);
  else addEntablature(b, { a, c, y, h, gap, front });
}

/** What lies on the columns: beams, frieze, cornice, pediments, roof. */
function addEntablature(
  b: Bench,
  { a, c, y, h, gap, front }: Readonly<Record<'a' | 'c' | 'y' | 'h' | 'gap' | 'front', number>>,
): void {
  const top = y + h;
  b.add('architrave', 'stone', solid.box([2 * a + 1.2, 0.55, 2 * c + 1.2], [0, top + 0.275, 0], 0.02));
  b.add('frieze', 'stone', solid.box([2 * a + 1.1, 0.6, 2 * c + 1.1], [0, top + 0.84, 0], 0.01));
  const tri = solid.many([-0.15, 0, 0.15].map((x) => solid.box([0.1, 0.56, 0.12], [x, 0, 0.03], 0)));
  const places = [0, 180]
    .flatMap((d) =>
      Array.from({ length: front * 2 - 1 }, (_, i) => ({
        at: [(i * gap) / 2 - a, top + 0.84, (d ? -1 : 1) * (c + 0.55)] as Vec3,
        rot: [0, d, 0] as Vec3,
      })),
    )
    .slice(0, 36);
  b.add('triglyphs', 'trim', solid.at(tri, places), { detail: 0.3 });
  b.add('cornice', 'stone', solid.box([2 * a + 2, 0.24, 2 * c + 2], [0, top + 1.25, 0], 0.04));
  const pitch = 15;
  const rise = (a + 1) * Math.tan((pitch * Math.PI) / 180);
  const ped = outline.pairs([-a - 0.95, 0, a + 0.95, 0, 0, rise]);
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(`${name} tympanum`, 'stone', solid.slab(ped, 0.4, [0, top + 1.36, s * (c + 0.4)], 'z', { bevel: 0 }));
    b.add(
      `${name} rakes`,
      'stone',
      solid.both(
        solid.bar(
          [
            [0, top + 1.42 + rise, s * (c + 0.72)],
            [a + 1.05, top + 1.4, s * (c + 0.72)],
          ],
          { kind: 'rect', w: 0.34, h: 0.5 },
          { up: [0, 1, 0] },
        ),
      ),
    );
    const figures = Array.from({ length: 7 }, (_, i): Shape => {
      const x = (i - 3) * (a / 3.9);
      const k = rise * (1 - Math.abs(x) / (a + 1)) * 0.82;
      return solid.many([
        lumpyBall([0.2 + k * 0.08, k * 0.42, 0.16], [x, top + 1.38 + k * 0.42, s * (c + 0.66)], 0.25, i, 8, 10),
        lumpyBall([0.12, 0.14, 0.12], [x, top + 1.38 + k * 0.9, s * (c + 0.68)], 0.1, i, 6, 8),
      ]);
    });
    b.add(`${name} pediment figures`, 'trim', solid.many(figures), { detail: 0.5 });
    b.add(
      `${name} acroteria`,
      'gold',
      solid.many(
        [
          [0, rise + 0.25],
          [-a - 0.9, 0.2],
          [a + 0.9, 0.2],
        ].map(([x, v]) =>
          solid.turned(
            [
              [0, 0],
              [0.2, 0],
              [0.12, 0.2],
              [0.26, 0.5],
              [0.1, 0.8],
              [0, 0.95],
            ],
            [x, top + 1.4 + v, s * (c + 0.6)],
            { bevel: 0, segments: 12 },
          ),
        ),
      ),
    );
  }
  b.add(
    'roof',
    'roof',
    solid.put(
      gableTiles({ a: c + 0.4, c: a + 0.55, y: top + 1.36, pitch, eaves: 0.45, verge: 0.06 }),
      [0, 0.06, 0],
      [0, 90, 0],
    ),
    { detail: 1.1 },
  );
  b.add('doors', 'wood', solid.box([1.9, 3.4, 0.12], [0, y + 1.7, c - gap * 1.1 - 0.35], 0.02), { hidden: true });
}

/** Drums, blocks and a piece of architrave lying about, with green between. */
function addRuin(b: Bench, a: number, c: number, y: number, h: number, r: number, taste: Rng): void {
  b.add('standing architrave', 'stone', solid.box([2 * 2.1 + 1.1, 0.55, 1.1], [-a + 2.1, y + h + 0.28, c], 0.04));
  for (let i = 0; i < 9; i++) {
    const at: Vec3 = [taste.range(-a, a), y + r * 0.9, taste.range(-c, c) * 0.9];
    b.add(
      `fallen drum ${i + 1}`,
      'stone',
      solid.put(solid.cyl(r * 0.95, taste.range(0.7, 1.3), [0, 0, 0], 'x', { bevel: 0.05, segments: 20 }), at, [
        0,
        taste.range(0, 180),
        0,
      ]),
    );
  }
  for (let i = 0; i < 8; i++)
    b.add(
      `block ${i + 1}`,
      'base',
      solid.box(
        [taste.range(0.6, 1.2), 0.5, 0.7],
        [taste.range(-a, a) * 1.1, y + 0.22, (i % 2 ? 1 : -1) * (c + taste.range(-1, 0.5))],
        0.06,
        [taste.range(-8, 8), taste.range(0, 90), taste.range(-8, 8)],
      ),
    );
  b.add(
    'weeds',
    'plants',
    solid.at(
      { op: 'ball', r: [0.35, 0.22, 0.35] },
      Array.from({ length: 26 }, (_, i) => ({
        at: [taste.range(-a, a) * 1.15, i % 3 ? y + 0.08 : 0.32, taste.range(-c, c) * 1.15] as Vec3,
        scale: taste.range(0.6, 1.3),
      })),
    ),
    { detail: 0.4 },
  );
}

/** A tower temple: terraces, a hall, a curved spire of many storeys, corner spires. */
export function buildStepped(b: Bench, taste: Rng): void {
  for (let i = 0; i < 4; i++)
    b.add(
      `terrace ${i + 1}`,
      i % 2 ? 'stone' : 'base',
      solid.box([11 - i * 1.5, 0.62, 11 - i * 1.5], [0, 0.3 + i * 0.6, 0], 0.06),
    );
  b.add(
    'stairs',
    'base',
    solid.many(
      Array.from({ length: 9 }, (_, i) => solid.box([2.4, 0.28, 0.44], [0, 2.3 - i * 0.27, 3.3 + i * 0.38], 0.02)),
    ),
  );
  b.add(
    'stair walls',
    'stone',
    solid.both(solid.slab(outline.pairs([3.1, 0, 6.9, 0, 6.9, 0.5, 3.1, 3]), 0.4, [1.4, 0, 0], 'x', { bevel: 0.03 })),
  );
  const y = 2.4;
  spire(b, 'great', [0, y, 0], 2.4, taste.range(10.5, 12), 15);
  for (const [i, [x, z]] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].entries())
    spire(b, `corner ${i + 1}`, [x * 2.7, y - 0.1, z * 2.7], 0.85, 4.2, 7);
  b.add('porch', 'stone', solid.box([2.6, 2.6, 2], [0, y + 1.3, 2.4], 0.05));
  b.add(
    'porch roof',
    'base',
    solid.many(
      [0, 1, 2].map((i) => solid.box([3 - i * 0.6, 0.34, 2.3 - i * 0.4], [0, y + 2.75 + i * 0.34, 2.4], 0.06)),
    ),
  );
  b.add('doorway', 'wood', solid.box([1.1, 1.8, 0.1], [0, y + 0.95, 3.42], 0.02));
  b.add('door posts', 'trim', solid.both(solid.cyl(0.16, 2, [0.72, y + 1, 3.5], 'y', { segments: 12 })));
  b.add(
    'guardians',
    'gold',
    solid.both(
      solid.many([
        lumpyBall([0.28, 0.42, 0.34], [1.75, y - 0.35, 3.9], 0.15, 3, 10, 12),
        lumpyBall([0.22, 0.24, 0.24], [1.75, y + 0.2, 4.06], 0.12, 4, 8, 10),
      ]),
    ),
  );
}

function spire(b: Bench, name: string, at: Vec3, a: number, h: number, tiers: number): void {
  const tower: Shape[] = [];
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const k = a * (1 - t ** 1.9 * 0.82);
    const th = h / tiers;
    tower.push(
      solid.box([2 * k, th * 0.72, 2 * k], [0, th * (i + 0.36), 0], 0),
      solid.box([2 * k + a * 0.12, th * 0.3, 2 * k + a * 0.12], [0, th * (i + 0.86), 0], 0),
    );
  }
  b.add(`${name} spire`, 'stone', solid.put(solid.many(tower), at), { detail: 0.6 });
  const ribs = [0, 90, 180, 270].map((d) =>
    solid.put(
      solid.bar(
        Array.from({ length: 9 }, (_, i): Vec3 => {
          const t = i / 8;
          return [0, h * t, a * (1 - t ** 1.9 * 0.82) + a * 0.06];
        }),
        { kind: 'rect', w: a * 0.42, h: a * 0.2 },
        { up: [1, 0, 0] },
      ),
      [0, 0, 0],
      [0, d, 0],
    ),
  );
  b.add(`${name} ribs`, 'trim', solid.put(solid.many(ribs), at), { detail: 0.5 });
  const k = a * 0.3;
  b.add(
    `${name} cushion`,
    'base',
    solid.turned(
      [
        [0, 0],
        [k, 0],
        [k * 1.5, k * 0.4],
        [k * 1.5, k * 0.7],
        [k, k * 1.1],
        [0, k * 1.1],
      ],
      [at[0], at[1] + h, at[2]],
      { smooth: true },
    ),
  );
  b.add(
    `${name} finial`,
    'gold',
    solid.turned(
      [
        [0, 0],
        [k * 0.4, 0],
        [k * 0.6, k * 0.5],
        [k * 0.25, k],
        [k * 0.12, k * 2],
        [0, k * 2.2],
      ],
      [at[0], at[1] + h + k, at[2]],
      { bevel: 0 },
    ),
  );
}
