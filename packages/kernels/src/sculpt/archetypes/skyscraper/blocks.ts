import type { Rng, Vec3 } from '../../../math/index.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addEntrance, addPlaza, addRoofPlant } from './surroundings.ts';
import { addParapet, addTier } from './tier.ts';

/** A block of flats: brick or render, balconies with railings, a shop floor, water tank on the roof. */
export function buildFlats(b: Bench, floors: number, taste: Rng): void {
  const n = floors ? Math.min(16, floors) : 9;
  const [w, d, storey] = [22, 13, 3.1];
  addPlaza(b, w + 5, d + 7);
  addTier(b, 'ground floor', {
    w: w + 0.4,
    d: d + 0.4,
    y: 0.4,
    h: 4,
    nx: 6,
    nz: 4,
    floors: 1,
    pier: 0.26,
    spandrel: 0.24,
    reveal: 0.4,
  });
  b.add('string course', 'frame', solid.box([w + 1, 0.5, d + 1], [0, 4.6, 0], 0.06));
  addTier(b, 'flats', {
    w,
    d,
    y: 4.8,
    h: n * storey,
    nx: 8,
    nz: 5,
    floors: n,
    pier: 0.5,
    spandrel: 0.46,
    reveal: 0.35,
    corner: 1.2,
    bands: 'facade',
  });
  for (let i = 0; i < n; i++) {
    const y = 4.8 + i * storey + 0.1;
    for (const [side, x] of [
      ['left', 6.9],
      ['right', -6.9],
    ] as const) {
      b.add(`${side} balcony ${i + 1}`, 'base', solid.box([5, 0.22, 1.7], [x, y, d / 2 + 0.75], 0.04), { detail: 0.5 });
      b.add(
        `${side} balcony railing ${i + 1}`,
        'crown',
        solid.many([
          solid.bar(
            [
              [x - 2.4, y + 1.05, d / 2],
              [x - 2.4, y + 1.05, d / 2 + 1.5],
              [x + 2.4, y + 1.05, d / 2 + 1.5],
              [x + 2.4, y + 1.05, d / 2],
            ],
            { kind: 'rect', w: 0.1, h: 0.1 },
            { up: [0, 1, 0] },
          ),
          solid.box([4.7, 0.62, 0.06], [x, y + 0.55, d / 2 + 1.5], 0),
        ]),
        { detail: 0.5 },
      );
    }
  }
  b.add(
    'sills',
    'frame',
    solid.many(
      spaced([0, 4.8 + storey * 0.3, 0], [0, 4.8 + storey * (n - 0.7), 0], n).map(({ at }) =>
        solid.box([6.2, 0.18, 0.3], [0, at?.[1] ?? 0, d / 2 + 0.1], 0.02),
      ),
    ),
    { detail: 0.4 },
  );
  const top = 4.8 + n * storey;
  b.add(
    'cornice',
    'frame',
    solid.many([
      solid.box([w + 0.5, 0.4, d + 0.5], [0, top + 0.1, 0], 0.05),
      solid.box([w + 1.1, 0.36, d + 1.1], [0, top + 0.44, 0], 0.06),
    ]),
  );
  addParapet(b, 'main', w + 0.4, d + 0.4, top + 0.6, 1);
  addEntrance(b, 3.2, d / 2 + 0.1, 0.4, 3.2);
  addWaterTank(b, [w * 0.28, top + 0.8, -1.5], taste);
  b.add('stair head', 'facade', solid.box([4.4, 2.8, 4], [-w * 0.2, top + 2, -1.4], 0.05));
  b.add('stair head cap', 'frame', solid.box([4.8, 0.24, 4.4], [-w * 0.2, top + 3.5, -1.4], 0.04));
}

function addWaterTank(b: Bench, [x, y, z]: Vec3, taste: Rng): void {
  const h = taste.range(2.6, 3.1);
  b.add(
    'tank legs',
    'crown',
    solid.many(
      [1, -1].flatMap((s) =>
        [1, -1].map((t) => solid.rod([x + s * 1.3, y, z + t * 1.3], [x + s * 1.05, y + 2.2, z + t * 1.05], 0.14)),
      ),
    ),
  );
  b.add('tank platform', 'crown', solid.box([3.2, 0.24, 3.2], [x, y + 2.2, z], 0.03));
  b.add('tank', { base: 'planks', color: '#7a5a3c' }, solid.cyl(1.55, h, [x, y + 2.3 + h / 2, z], 'y', { bevel: 0 }), {
    grain: [0, 1, 0],
  });
  b.add(
    'tank hoops',
    'crown',
    solid.many(
      [0.15, 0.5, 0.85].map((k) =>
        solid.hoop(1.57, { kind: 'rect', w: 0.14, h: 0.06 }, [x, y + 2.3 + h * k, z], 'y', 28),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'tank roof',
    'roof',
    solid.turned(outline.pairs([0, 0, 1.8, 0, 1.75, 0.14, 0.1, 1.2, 0, 1.2]), [x, y + 2.25 + h, z], {
      bevel: 0,
      segments: 28,
    }),
  );
}

/** Two equal towers with tapering crowns and a bridge between them. */
export function buildTwin(b: Bench, floors: number): void {
  const n = Math.round((floors || 20) * 0.8);
  addPlaza(b, 40, 24);
  b.add('podium', 'facade', solid.box([34, 6, 17], [0, 3.4, 0], 0.1));
  b.add('podium glazing', 'glass', solid.box([30, 3.6, 17.3], [0, 3, 0], 0));
  b.add(
    'podium mullions',
    'frame',
    solid.many(
      [1, -1].map((s) =>
        solid.at(solid.box([0.3, 3.7, 0.24], [0, 0, 0], 0), spaced([-15, 3, s * 8.68], [15, 3, s * 8.68], 13)),
      ),
    ),
    { detail: 0.4 },
  );
  addEntrance(b, 6, 8.6, 0.4, 4.6);
  const y = 6.4;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at: Vec3 = [s * 10, 0, 0];
    const block = { nx: 6, nz: 6, pier: 0.3, spandrel: 0.4, reveal: 0.45, at };
    addTier(b, `${side} tower`, { ...block, w: 12, d: 12, y, h: n * 3.4, floors: n });
    let v = y + n * 3.4;
    for (const [i, w] of [10, 7.6, 5].entries()) {
      b.add(`${side} ledge ${i + 1}`, 'frame', solid.box([w + 2.2, 0.5, w + 2.2], [at[0], v + 0.2, 0], 0.08));
      addTier(b, `${side} setback ${i + 1}`, {
        ...block,
        nx: 5 - i,
        nz: 5 - i,
        w,
        d: w,
        y: v,
        h: 5.4 - i * 0.8,
        floors: 2,
      });
      v += 5.4 - i * 0.8;
    }
    b.add(
      `${side} pinnacle`,
      'crown',
      solid.turned(
        outline.pairs([
          0, 0, 2.4, 0, 2.2, 0.6, 1.6, 2, 1.1, 3, 0.7, 3.6, 0.9, 4.2, 0.6, 4.8, 0.2, 5.4, 0.08, 12, 0, 12,
        ]),
        [at[0], v - 0.05, 0],
        { bevel: 0, segments: 16 },
      ),
    );
  }
  const mid = y + n * 3.4 * 0.5;
  b.add('sky bridge', 'glass', solid.box([9, 2.6, 3], [0, mid, 0], 0.04));
  b.add(
    'sky bridge frames',
    'frame',
    solid.many([
      solid.box([9, 0.4, 3.4], [0, mid + 1.4, 0], 0.03),
      solid.box([9, 0.4, 3.4], [0, mid - 1.4, 0], 0.03),
      ...[-2.6, 0, 2.6].map((x) => solid.box([0.24, 2.6, 3.24], [x, mid, 0], 0)),
    ]),
  );
  b.add(
    'sky bridge struts',
    'crown',
    solid.both(solid.many([1, -1].map((t) => solid.rod([4.4, mid - 9, t * 1], [0.4, mid - 1.5, t * 1], 0.3)))),
  );
}

/** A plain office block: bands of windows and panels, sign over the door, roof plant. */
export function buildOffice(b: Bench, floors: number): void {
  const n = floors ? Math.min(20, floors) : 7;
  const [w, d, storey] = [20, 14, 3.5];
  addPlaza(b, w + 6, d + 8);
  addTier(b, 'ground floor', {
    w: w - 1.2,
    d: d - 1.2,
    y: 0.4,
    h: 4,
    nx: 6,
    nz: 4,
    floors: 1,
    pier: 0.2,
    spandrel: 0.16,
    reveal: 0.5,
  });
  addTier(b, 'offices', {
    w,
    d,
    y: 4.4,
    h: n * storey,
    nx: 7,
    nz: 5,
    floors: n,
    pier: 0.24,
    spandrel: 0.4,
    reveal: 0.4,
  });
  b.add(
    'floor ledges',
    'facade',
    solid.many(
      Array.from({ length: n + 1 }, (_, i) => solid.box([w + 0.5, 0.3, d + 0.5], [0, 4.4 + i * storey, 0], 0.04)),
    ),
    { detail: 0.5 },
  );
  const top = 4.4 + n * storey;
  addParapet(b, 'main', w, d, top, 1.2);
  addEntrance(b, 5, d / 2 - 0.5, 0.4, 3.6);
  b.add('sign board', 'crown', solid.box([6.4, 1.2, 0.3], [0, top + 1.5, d / 2 + 0.1], 0.05));
  b.add(
    'sign letters',
    'glow',
    solid.put({ op: 'text', value: 'OFFICE', height: 0.7, depth: 0.14, bevel: 0.01 }, [0, top + 1.15, d / 2 + 0.3]),
  );
  addRoofPlant(b, w * 0.8, d * 0.8, top + 0.25);
}
