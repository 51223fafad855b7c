import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { spaced } from '../../kits/building/structure.ts';
import { addBlaze } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addStove } from './stove.ts';

const MARBLE = (color: string): { base: string; color: string } => ({ base: 'marble', color });
const STONE = (color: string): { base: string; color: string } => ({ base: 'stone', color });

/** Fireplaces: brick hearth, marble mantelpiece, rough stone with a beam, iron stove. */
export const fireplace: Archetype = {
  name: 'fireplace',
  kind: 'furniture',
  size: { height: 1.35 },
  params: {
    kind: {
      type: 'choice',
      of: ['brick', 'marble', 'stone', 'stove'],
      default: 'brick',
      about: 'Kind of fireplace.',
      vary: { brick: 3, marble: 2, stone: 2 },
    },
    fire: { type: 'flag', default: true, about: 'A fire burns in it.' },
    stockings: { type: 'flag', default: false, about: 'Stockings hang from the mantel.' },
  },
  slots: {
    body: {
      material: { base: 'ceramic', color: '#9a4f38', rough: 0.9 },
      words: ['brick', 'stone', 'body', 'fireplace', 'surround'],
      main: true,
    },
    core: { material: { base: 'plaster', color: '#b5aa98' }, words: ['mortar', 'wall', 'chimney'] },
    mantel: { material: { base: 'oak', color: '#6e4a2c' }, words: ['mantel', 'shelf', 'beam'] },
    hearth: { material: { base: 'stone', color: '#8f897e' }, words: ['hearth', 'base'] },
    inside: { material: { base: 'brick', color: '#3a2e28' }, words: ['inside', 'firebox', 'soot'] },
    metal: { material: { base: 'iron', color: '#26262a' }, words: ['grate', 'metal', 'tools', 'iron'] },
    logs: { material: { base: 'bark', color: '#6b4a30' }, words: ['log', 'wood'] },
    fabric: { material: { base: 'velvet', color: '#b02028' }, words: ['stocking', 'sock'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['marble'] },
      of: colorways({
        'white marble': {
          body: MARBLE('#e6e2d8'),
          mantel: MARBLE('#ece8e0'),
          core: MARBLE('#ddd8cc'),
          hearth: MARBLE('#4a4c4e'),
        },
        'black marble': {
          body: MARBLE('#2c2d30'),
          mantel: MARBLE('#35363a'),
          core: MARBLE('#8a6a34'),
          hearth: MARBLE('#1f2022'),
        },
        'green marble': {
          body: MARBLE('#4f6f5c'),
          mantel: MARBLE('#e2ddd0'),
          core: MARBLE('#e2ddd0'),
          hearth: MARBLE('#2c3a32'),
        },
      }),
    },
    {
      lead: 'body',
      when: { kind: ['stone'] },
      of: colorways({
        fieldstone: { body: STONE('#8f887a') },
        slate: { body: STONE('#62676c'), mantel: '#94683c' },
        sandstone: { body: STONE('#c0a074') },
      }),
    },
    {
      lead: 'body',
      when: { kind: ['brick'] },
      of: colorways({
        'red brick': { weight: 2 },
        'white brick': { body: '#e4dfd4', core: '#d4cec2' },
        'brown brick': { body: '#74543f' },
        'grey brick': { body: '#8a8884', mantel: '#4a3424' },
        'yellow brick': { body: '#bd9862' },
      }),
    },
  ],
  presets: {
    fireplace: { size: { height: 1.4 } },
    'brick fireplace': { params: { kind: 'brick' }, size: { height: 1.4 } },
    'marble fireplace': {
      params: { kind: 'marble' },
      materials: {
        body: { base: 'marble', color: '#e6e2d8' },
        mantel: { base: 'marble', color: '#ece8e0' },
        core: { base: 'marble', color: '#ddd8cc' },
        hearth: { base: 'marble', color: '#4a4c4e' },
      },
      size: { height: 1.4 },
    },
    'stone fireplace': {
      params: { kind: 'stone' },
      materials: { body: { base: 'stone', color: '#8f887a' }, core: { base: 'plaster', color: '#6f6a60' } },
      size: { height: 1.4 },
    },
    'christmas fireplace': { params: { kind: 'brick', stockings: true }, size: { height: 1.4 } },
    stove: {
      params: { kind: 'stove' },
      materials: { body: { base: 'cast-iron', color: '#2c2d30' } },
      size: { height: 1.9 },
    },
  },
  build({ params, materials, rng }) {
    materials.fabric.base === 'felt' ? { ...materials, fabric: { ...materials.fabric, base: 'velvet' } } : materials;
    const b = createBench(materials);
    const taste = rng.fork('fireplace');
    const kind = read.word(params, 'kind');
    const fire = read.flag(params, 'fire');
    if (kind === 'stove') {
      addStove(b, fire);
      return { parts: b.parts };
    }
    addSurround(b, kind, taste);
    addFirebox(b, fire, taste);
    if (read.flag(params, 'stockings')) addStockings(b);
    return { parts: b.parts, sockets: { top: { at: [0, 1.37, 0], dir: [0, 1, 0], size: 0.24 } } };
  },
};

const [W, H, OW, OH, D] = [1.5, 1.28, 0.84, 0.8, 0.4];

/** The breast with its opening: bricks or stones one by one over a core, or panelled marble with pilasters; mantel and hearth. */
function addSurround(b: Bench, kind: string, taste: Rng): void {
  b.add('hearth', 'hearth', solid.box([W + 0.3, 0.09, D + 0.62], [0, 0.045, 0.14], 0.016));
  const hole = solid.box([OW + 0.01, OH * 2, 2 * D], [0, 0.09, D * 0.25 + 0.1], 0);
  b.add('core', 'core', solid.cut(solid.box([W - 0.03, H - 0.04, D - 0.03], [0, (H + 0.1) / 2, 0], 0), hole));
  if (kind === 'marble') addMarble(b);
  else {
    const [bw, bh] = kind === 'brick' ? [0.2, 0.075] : [0.26, 0.15];
    const rows = Math.floor((H - 0.09) / bh);
    for (let r = 0; r < rows; r++) {
      const y = 0.09 + r * bh;
      const shapes: Shape[] = [];
      const cuts = [-W / 2];
      let x = -W / 2 + (r % 2 ? bw / 2 : bw) * (kind === 'brick' ? 1 : taste.range(0.8, 1.2));
      while (x < W / 2 - bw * 0.35) {
        cuts.push(x);
        x += bw * (kind === 'brick' ? 1 : taste.range(0.75, 1.3));
      }
      cuts.push(W / 2);
      for (let i = 0; i + 1 < cuts.length; i++) {
        const spans: [number, number][] =
          y < OH + 0.24
            ? [
                [cuts[i], Math.min(cuts[i + 1], -OW / 2 - (y < OH ? 0 : 0.16))],
                [Math.max(cuts[i], OW / 2 + (y < OH ? 0 : 0.16)), cuts[i + 1]],
              ]
            : [[cuts[i], cuts[i + 1]]];
        for (const [p, q] of spans)
          if (q - p > 0.03)
            shapes.push(
              solid.box(
                [q - p - 0.009, bh - 0.009, D + taste.range(-0.004, kind === 'brick' ? 0.006 : 0.05)],
                [(p + q) / 2, y + bh / 2, 0],
                kind === 'brick' ? 0.006 : 0.018,
              ),
            );
      }
      b.add(`course ${r + 1}`, 'body', solid.many(shapes), { detail: 0.8 });
    }
    const n = 13;
    b.add(
      'lintel bricks',
      'body',
      solid.many(
        Array.from({ length: n }, (_, i) => {
          const u = (i + 0.5) / n - 0.5;
          return solid.box(
            [(OW + 0.32) / n - 0.008, 0.235, D + 0.02],
            [u * (OW + 0.3), OH + 0.215 - Math.abs(u) * 0.03, 0],
            0.007,
            [0, 0, -u * 16],
          );
        }),
      ),
    );
  }
  b.add(
    'mantel',
    'mantel',
    kind === 'marble'
      ? solid.slab(
          outline.pairs([0, 0, D + 0.06, 0, D + 0.1, 0.03, D + 0.16, 0.045, D + 0.16, 0.09, 0, 0.09]),
          W + 0.3,
          [0, H, -D / 2],
          'x',
          { bevel: 0.006 },
        )
      : solid.box([W + 0.24, 0.11, D + 0.2], [0, H + 0.055, 0.06], 0.012),
    { grain: [1, 0, 0] },
  );
  if (kind !== 'marble')
    b.add(
      'corbels',
      'mantel',
      solid.both(
        solid.slab(
          outline.pairs([0, 0, 0.06, 0, 0.15, 0.16, 0, 0.16]),
          0.1,
          [W / 2 - 0.14, H - 0.16, D / 2 - 0.006],
          'x',
          { bevel: 0.008 },
        ),
      ),
    );
  b.add('chimney breast', 'core', solid.box([W - 0.2, 0.26, D - 0.1], [0, H + 0.23, -0.03], 0.008));
}

function addMarble(b: Bench): void {
  b.add(
    'pilasters',
    'body',
    solid.both(solid.box([0.24, H - 0.3, 0.06], [W / 2 - 0.14, 0.09 + (H - 0.3) / 2, D / 2 + 0.02], 0.008)),
  );
  b.add('pilaster bases', 'body', solid.both(solid.box([0.3, 0.16, 0.1], [W / 2 - 0.14, 0.17, D / 2 + 0.035], 0.01)));
  b.add(
    'pilaster flutes',
    'core',
    solid.both(
      solid.many(
        [-0.06, 0, 0.06].map((u) => solid.box([0.022, H - 0.62, 0.012], [W / 2 - 0.14 + u, 0.66, D / 2 + 0.05], 0.005)),
      ),
    ),
  );
  b.add('frieze', 'body', solid.box([W - 0.02, 0.24, 0.07], [0, H - 0.12, D / 2 + 0.015], 0.008));
  b.add(
    'scroll brackets',
    'body',
    solid.both(
      solid.slab(
        outline.rounded(outline.pairs([0, 0, 0.05, 0, 0.07, 0.1, 0.13, 0.18, 0.13, 0.24, 0, 0.24]), 0.02, 3),
        0.17,
        [W / 2 - 0.14, H - 0.24, D / 2 + 0.03],
        'x',
        { bevel: 0.008 },
      ),
    ),
  );
  b.add(
    'frieze tablet',
    'mantel',
    solid.slab(outline.roundRect(0.5, 0.15, 0.01), 0.03, [0, H - 0.12, D / 2 + 0.06], 'z', { bevel: 0.006 }),
  );
  b.add(
    'frieze garland',
    'core',
    solid.both(
      solid.tube(
        [
          [0.3, H - 0.06, D / 2 + 0.055],
          [0.4, H - 0.14, D / 2 + 0.06],
          [0.5, H - 0.06, D / 2 + 0.055],
        ],
        0.016,
      ),
    ),
  );
  b.add(
    'slips',
    'hearth',
    solid.slab(
      outline.pairs([-OW / 2 - 0.14, 0, OW / 2 + 0.14, 0, OW / 2 + 0.14, OH + 0.23, -OW / 2 - 0.14, OH + 0.23]),
      0.03,
      [0, 0.09, D / 2 - 0.002],
      'z',
      { holes: [outline.pairs([-OW / 2, 0.002, OW / 2, 0.002, OW / 2, OH + 0.08, -OW / 2, OH + 0.08])], bevel: 0.004 },
    ),
  );
}

/** Back and sides black with soot, grate with logs and flames, fire irons on their stand. */
function addFirebox(b: Bench, fire: boolean, taste: Rng): void {
  b.add(
    'firebox',
    'inside',
    solid.many([
      solid.box([OW + 0.02, OH + 0.1, 0.03], [0, 0.09 + OH / 2, -D / 2 + 0.05], 0),
      ...[-1, 1].map((s) => solid.box([0.03, OH, D - 0.1], [s * (OW / 2 - 0.004), 0.09 + OH / 2, 0], 0)),
    ]),
  );
  b.add('ash', { base: 'dirt', color: '#5c5854' }, { op: 'ball', r: [0.33, 0.035, 0.15], at: [0, 0.095, 0.02] });
  b.add(
    'grate',
    'metal',
    solid.many([
      ...spaced([-0.26, 0.2, 0.02], [0.26, 0.2, 0.02], 7).map(({ at }) =>
        solid.tube(
          [
            [at?.[0] ?? 0, 0.33, 0.17],
            [at?.[0] ?? 0, 0.21, 0.14],
            [at?.[0] ?? 0, 0.19, -0.12],
            [at?.[0] ?? 0, 0.26, -0.14],
          ],
          0.01,
        ),
      ),
      solid.rod([-0.3, 0.21, 0.14], [0.3, 0.21, 0.14], 0.011),
      ...[-1, 1].map((s) =>
        solid.tube(
          [
            [s * 0.28, 0.09, 0.15],
            [s * 0.28, 0.22, 0.14],
            [s * 0.28, 0.4, 0.155],
          ],
          0.016,
        ),
      ),
      ...[-1, 1].map((s): Shape => ({ op: 'ball', r: 0.03, at: [s * 0.28, 0.42, 0.155] })),
    ]),
  );
  addLogs(b, fire, taste);
}

/** Logs, flames and the fire irons. */
function addLogs(b: Bench, fire: boolean, taste: Rng): void {
  const log = (a: Vec3, c: Vec3, r: number): Shape => solid.rod(a, c, r, r * 0.92);
  const spots: readonly (readonly [Vec3, Vec3, number])[] = [
    [[-0.27, 0.255, 0.06], [0.25, 0.26, 0.08], 0.052],
    [[-0.24, 0.26, -0.06], [0.27, 0.25, -0.05], 0.055],
    [[-0.2, 0.33, 0.07], [0.2, 0.36, -0.06], 0.046],
    [[0.18, 0.335, 0.08], [-0.12, 0.42, -0.04], 0.04],
  ];
  for (const [i, [p, q, r]] of spots.entries()) {
    b.add(`log ${i + 1}`, 'logs', log(p, q, r), { grain: [1, 0, 0] });
    b.add(
      `log ends ${i + 1}`,
      { base: 'wood', color: '#c8a06a' },
      solid.many(
        [p, q].map(
          (e, k): Shape => ({
            op: 'ball',
            r: [0.008, r * 0.82, r * 0.82],
            at: [e[0] + (k ? 1 : -1) * Math.sign(q[0] - p[0]) * 0.001, e[1], e[2]],
          }),
        ),
      ),
      { detail: 0.5 },
    );
  }
  if (fire) addBlaze(b, [0, 0.31, 0.01], { r: 0.23, h: 0.4, taste, tongues: 9, flat: 0.55 });
  const x = W / 2 - 0.02;
  b.add(
    'iron stand',
    'metal',
    solid.many([
      solid.turned(
        outline.pairs([0, 0, 0.09, 0, 0.085, 0.015, 0.02, 0.03, 0.01, 0.04, 0.01, 0.58, 0, 0.58]),
        [x, 0.09, D / 2 + 0.14],
        { bevel: 0 },
      ),
      solid.hoop(0.06, { kind: 'circle', r: 0.006 }, [x, 0.6, D / 2 + 0.14], 'y', 20),
      solid.hoop(0.028, { kind: 'circle', r: 0.007 }, [x, 0.69, D / 2 + 0.14], 'z', 18),
    ]),
  );
  b.add('poker', 'metal', solid.rod([x - 0.07, 0.14, D / 2 + 0.14], [x - 0.06, 0.66, D / 2 + 0.14], 0.006));
  b.add(
    'shovel',
    'metal',
    solid.many([
      solid.rod([x + 0.06, 0.24, D / 2 + 0.14], [x + 0.06, 0.66, D / 2 + 0.14], 0.006),
      solid.box([0.08, 0.12, 0.012], [x + 0.06, 0.2, D / 2 + 0.14], 0.005),
    ]),
  );
}

function addStockings(b: Bench): void {
  const sock = outline.rounded(
    outline.pairs([-0.06, 0, 0.06, 0, 0.06, -0.18, 0.15, -0.24, 0.13, -0.32, -0.02, -0.31, -0.06, -0.22]),
    0.035,
    4,
  );
  for (const [i, x] of [-0.48, -0.16, 0.16, 0.48].entries()) {
    b.add(
      `stocking ${i + 1}`,
      i % 2 ? b.tint('fabric', { color: '#2f6a3c' }) : 'fabric',
      solid.slab(sock, 0.05, [x, H - 0.04, D / 2 + 0.19], 'z', { bevel: 0.02 }),
    );
    b.add(
      `stocking cuff ${i + 1}`,
      { base: 'wool', color: '#f4f0e8' },
      solid.box([0.145, 0.07, 0.07], [x, H - 0.045, D / 2 + 0.19], 0.02),
    );
  }
}
