import type { Rng, Vec3 } from '../../../math/index.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addEntrance, addPlaza } from './surroundings.ts';
import { addParapet, addTier } from './tier.ts';

/** The nineteen-thirties: setbacks of fluted stone, a stepped crown with fans, a mast. */
export function buildDeco(b: Bench, floors: number, taste: Rng): void {
  const k = (floors || 24) / 24;
  addPlaza(b, 36, 30);
  const tiers: readonly (readonly [w: number, d: number, floors: number, nx: number, nz: number])[] = [
    [30, 24, 4, 10, 8],
    [23, 19, 3, 8, 7],
    [19, 16, Math.round(11 * k), 7, 6],
    [15, 13, Math.round(4 * k), 6, 5],
    [11, 10, 2, 4, 4],
  ];
  let y = 0.4;
  tiers.forEach(([w, d, f, nx, nz], i) => {
    const h = f * 3.7 + (i === 0 ? 1.6 : 0);
    const name = ['podium', 'base', 'shaft', 'shoulder', 'crown base'][i];
    addTier(b, name, { w, d, y, h, nx, nz, floors: f, pier: 0.46, spandrel: 0.42, reveal: 0.55 });
    addParapet(b, name, w, d, y + h, 1);
    const caps = spaced([-w / 2 + w / nx / 2, y + h + 0.9, 0], [w / 2 - w / nx / 2, y + h + 0.9, 0], nx);
    b.add(
      `${name} cresting`,
      'frame',
      solid.many(
        [1, -1].map((s) =>
          solid.at(
            solid.slab(
              outline.pairs([-0.7, 0, 0.7, 0, 0.7, 0.5, 0.35, 0.9, 0, 1.05, -0.35, 0.9, -0.7, 0.5]),
              0.5,
              [0, 0, 0],
              'z',
              { bevel: 0.03 },
            ),
            caps.map(({ at }) => ({ at: [at?.[0] ?? 0, at?.[1] ?? 0, s * (d / 2)] as Vec3 })),
          ),
        ),
      ),
      { detail: 0.4 },
    );
    y += h;
  });
  b.add(
    'corner piers',
    'facade',
    solid.both(
      solid.both(
        solid.box([2.4, tiers[2][2] * 3.7 + 4, 2.4], [8.6, 0.4 + 5 * 3.7 + (tiers[2][2] * 3.7) / 2 + 5, 7.1], 0.12),
      ),
      'z',
    ),
  );
  const top = y;
  for (const [i, [r, h]] of [
    [4.2, 3],
    [3.3, 2.8],
    [2.4, 2.6],
  ].entries()) {
    b.add(
      `crown drum ${i + 1}`,
      'facade',
      solid.turned(outline.pairs([0, 0, r, 0, r, h, r * 0.9, h + 0.2, 0, h + 0.2]), [0, y + 0.3, 0], {
        bevel: 0,
        segments: 24,
      }),
    );
    b.add(
      `crown drum windows ${i + 1}`,
      'glow',
      {
        op: 'arrayed',
        n: 12,
        around: 'y',
        of: solid.box([r * 0.2, h * 0.62, 0.24], [0, y + 0.3 + h * 0.5, r * 0.985], 0.02),
      },
      { detail: 0.4 },
    );
    y += h;
  }
  b.add('crown wings', 'crown', {
    op: 'arrayed',
    n: 4,
    around: 'y',
    of: solid.slab(
      outline.pairs([0.6, 0, 5, 0, 4.4, 3, 3.4, 5.6, 2.4, 8, 1.2, 10.4, 0.6, 10.6]),
      0.9,
      [0, top + 0.3, 0],
      'z',
      { bevel: 0.06 },
    ),
  });
  b.add(
    'crown dome',
    'crown',
    solid.turned(outline.pairs([0, 0, 2.1, 0, 2, 0.8, 1.6, 1.7, 1, 2.4, 0.55, 3, 0.5, 3.4, 0, 3.4]), [0, y + 0.4, 0], {
      bevel: 0,
      segments: 24,
    }),
  );
  const mast = taste.range(8, 10);
  b.add(
    'mast',
    'crown',
    solid.many([
      solid.rod([0, y + 3.6, 0], [0, y + 3.6 + mast, 0], 0.36, 0.08),
      ...[0.1, 0.3, 0.5].map((u, i) => solid.cyl(0.56 - i * 0.12, 0.3, [0, y + 3.8 + mast * u, 0])),
    ]),
  );
  addDecoDoor(b, 12.2);
}

function addDecoDoor(b: Bench, front: number): void {
  b.add(
    'portal',
    'crown',
    solid.slab(
      outline.pairs([
        -3.6, 0, 3.6, 0, 3.6, 5.6, 2.6, 5.6, 2.6, 6.6, 1.4, 6.6, 1.4, 7.6, -1.4, 7.6, -1.4, 6.6, -2.6, 6.6, -2.6, 5.6,
        -3.6, 5.6,
      ]),
      1.2,
      [0, 0.4, front - 0.2],
      'z',
      { holes: [outline.pairs([-2.2, 0.05, 2.2, 0.05, 2.2, 4.6, -2.2, 4.6])], bevel: 0.06 },
    ),
  );
  b.add('portal doors', 'entrance', solid.box([4.5, 4.6, 0.3], [0, 2.7, front + 0.05], 0.02));
  b.add(
    'portal door bars',
    'crown',
    solid.many([
      ...[-1.1, 0, 1.1].map((x) => solid.box([0.16, 4.5, 0.2], [x, 2.7, front + 0.24], 0.01)),
      solid.box([4.3, 0.2, 0.22], [0, 3.4, front + 0.24], 0.01),
    ]),
  );
  b.add(
    'portal sunburst',
    'glow',
    solid.many(
      [-60, -36, -12, 12, 36, 60].map((a) =>
        solid.box(
          [0.14, 1, 0.14],
          [Math.sin((a * Math.PI) / 180) * 0.85, 5.4 + Math.cos((a * Math.PI) / 180) * 0.85, front + 0.44],
          0.01,
          [0, 0, -a],
        ),
      ),
    ),
  );
  b.add(
    'portal steps',
    'base',
    solid.many(
      [0, 1].map((i) =>
        solid.box([8 - i * 0.8, 0.16, 2.2 - i * 0.7], [0, 0.46 + i * 0.15, front + 1.2 - i * 0.3], 0.03),
      ),
    ),
  );
}

/** A bundle of rounded glass tubes that end one after another round a central spire. */
export function buildStepped(b: Bench, floors: number, taste: Rng): void {
  const tall = ((floors || 26) / 26) * 74;
  addPlaza(b, 34, 34);
  const tubes: { at: Vec3; r: number; h: number }[] = [{ at: [0, 0, 0], r: 3.6, h: tall }];
  for (let wing = 0; wing < 3; wing++) {
    const a = (wing * 2 * Math.PI) / 3 + Math.PI / 6;
    [3.4, 6.6, 9.6].forEach((out, k) => {
      const order = k * 3 + wing;
      const h = tall * (0.86 - 0.082 * order + taste.range(-0.01, 0.01));
      tubes.push({ at: [out * Math.cos(a), 0, out * Math.sin(a)], r: 3.1 - k * 0.4, h });
    });
  }
  for (const [i, { at, r, h }] of tubes.entries()) {
    const name = i === 0 ? 'core' : `tube ${i}`;
    b.add(
      `${name} glass`,
      'glass',
      solid.turned(outline.pairs([0, 0, r, 0, r, h, r * 0.94, h + 0.3, 0, h + 0.3]), [at[0], 0.4, at[2]], {
        bevel: 0,
        segments: 28,
      }),
    );
    const bands = Math.max(4, Math.round(h / 4.6));
    b.add(
      `${name} bands`,
      'frame',
      solid.at(
        solid.turned(outline.pairs([0, 0, r + 0.12, 0, r + 0.12, 0.9, 0, 0.9]), [0, 0, 0], { bevel: 0, segments: 28 }),
        spaced([at[0], 3.2, at[2]], [at[0], h - 0.7, at[2]], bands),
      ),
      { detail: 0.6 },
    );
    b.add(
      `${name} fins`,
      'facade',
      solid.put({ op: 'arrayed', n: 12, around: 'y', of: solid.box([0.22, h, 0.4], [0, h / 2 + 0.4, r + 0.12], 0) }, [
        at[0],
        0,
        at[2],
      ]),
      { detail: 0.5 },
    );
    if (i > 0)
      b.add(
        `${name} terrace`,
        'facade',
        solid.turned(outline.pairs([0, 0, r + 0.3, 0, r + 0.3, 0.7, r, 0.9, 0, 0.9]), [at[0], h + 0.2, at[2]], {
          bevel: 0.04,
          segments: 28,
        }),
      );
  }
  const spire = outline.pairs([
    0, 0, 3, 0, 3, 2.4, 2.2, 2.8, 2.2, 6, 1.4, 6.5, 1.4, 10, 0.7, 10.6, 0.55, 16, 0.14, 24, 0, 24,
  ]);
  b.add('spire', 'crown', solid.turned(spire, [0, tall + 0.6, 0], { bevel: 0, segments: 24 }));
  addEntrance(b, 3.4, 8.6, 0.4, 3.2);
  b.add('entrance pavilion', 'glass', solid.box([5, 3.3, 9], [0, 2, 4.2], 0.04));
}
