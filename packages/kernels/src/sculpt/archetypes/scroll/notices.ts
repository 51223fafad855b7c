import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { aged, writing } from './ink.ts';

/** Leans back as on an easel: what was drawn lying, y up, now stands on its lower edge `d` metres away. */
const standing = (of: Shape, d: number, lean = 76): Shape =>
  solid.put(solid.put(of, [0, 0, -d / 2]), [0, 0.002, 0.03], [lean, 0, 0]);

/** A folded paper that stands: its name, a headline, a picture, columns. */
export function buildNewspaper(b: Bench, title: string, taste: Rng): void {
  const [w, d] = [0.29, 0.38];
  const up = (of: Shape): Shape => standing(of, d, 78);
  for (let i = 0; i < 4; i++)
    b.add(
      `sheet ${i + 1}`,
      i ? b.tint('paper', { color: '#dcd7ca' }) : 'paper',
      up(solid.box([w + 0.002 * i, 0.0016, d - 0.003 * i], [0.0006 * i, -0.0021 * i, 0], 0.0004)),
      { detail: i ? 0.4 : 1.2 },
    );
  b.add('fold', 'paper', up(solid.rod([-w / 2 - 0.001, -0.0034, -d / 2], [-w / 2 - 0.001, -0.0034, d / 2], 0.0042)), {
    detail: 0.5,
  });
  const y = 0.0012;
  const text = (value: string, h: number, x: number, z: number): Shape =>
    up(solid.put({ op: 'text', value, height: h, depth: 0.0009, font: 'serif' }, [x, y, z], [-90, 0, 0]));
  const fit = Math.min(0.034, (w * 0.92) / (title.length * 0.86));
  b.add('name', 'ink', text(title, fit, 0, -0.138), { detail: 0.8 });
  for (const [i, z] of [-0.128, -0.118].entries())
    b.add(`rule ${i + 1}`, 'ink', up(solid.box([w * 0.9, 0.0007, 0.0018], [0, y, z], 0.0002)), { detail: 0.2 });
  b.add('headline', 'ink', text('EXTRA EXTRA', 0.021, 0, -0.088), { detail: 0.6 });
  b.add(
    'picture',
    b.tint('ink', { color: '#8d8a84' }),
    up(solid.box([w * 0.54, 0.0009, 0.12], [-w * 0.17, y, -0.01], 0.0003)),
    { detail: 0.3 },
  );
  b.add(
    'picture hills',
    b.tint('ink', { color: '#5a5853' }),
    up(
      solid.slab(
        pairs([-0.07, -0.044, 0.07, -0.044, 0.07, -0.012, 0.036, 0.018, 0.01, -0.014, -0.03, 0.026, -0.07, -0.02]),
        0.0008,
        [-w * 0.17, y + 0.0009, -0.01],
        'y',
        { bevel: 0.0002 },
      ),
    ),
    { detail: 0.3 },
  );
  b.add('picture sun', 'paper', up(solid.cyl(0.014, 0.0009, [-w * 0.05, y + 0.0008, -0.045], 'y')), { detail: 0.3 });
  const column = (name: string, x0: number, x1: number, z0: number, rows: number): void => {
    for (const [i, of] of writing(taste, { x0, x1, z0, rows, pitch: 0.0105, y: () => y, thick: 0.0034 }).entries())
      b.add(`${name} line ${i + 1}`, 'ink', up(of), { detail: 0.15 });
  };
  column('right column', 0.038, 0.132, -0.066, 12);
  column('lower left column', -0.132, -0.05, 0.068, 10);
  column('middle column', -0.042, 0.04, 0.068, 10);
  column('lower right column', 0.048, 0.132, 0.068, 10);
}

/** A notice nailed to a board: great letters, a portrait in its frame, the reward. */
export function buildPoster(b: Bench, title: string, taste: Rng): void {
  const [w, d] = [0.29, 0.4];
  const up = (of: Shape): Shape => standing(of, d + 0.056, 82);
  for (let i = 0; i < 4; i++)
    b.add(
      `board ${i + 1}`,
      b.tint('rod', { base: 'planks' }),
      up(solid.box([0.0845, 0.018, d + 0.04], [-0.129 + 0.086 * i, -0.012, taste.range(-0.006, 0.006)], 0.003)),
      { detail: 0.8, grain: [0, 1, 0] },
    );
  const grid = Array.from({ length: 15 }, (_, r) =>
    Array.from({ length: 11 }, (_, c): Vec3 => {
      const [x, z] = [
        (c / 10 - 0.5) * w * (1 + 0.012 * Math.sin(r * 2.3)),
        (r / 14 - 0.5) * d * (1 + 0.01 * Math.sin(c * 1.9)),
      ];
      return [x, 0.0004 + 0.012 * Math.max(0, Math.abs(x / w) + z / d - 0.8), z];
    }),
  );
  b.add('poster', aged(b, w, d), up({ op: 'sheet', grid, thickness: 0.0012, spline: 'catmull' }), { detail: 1.6 });
  const text = (name: string, value: string, h: number, z: number): void =>
    b.add(
      name,
      'ink',
      up(solid.put({ op: 'text', value, height: h, depth: 0.0012, font: 'serif' }, [0, 0.0012, z], [-90, 0, 0])),
      { detail: 0.6 },
    );
  text('title', title, Math.min(0.052, (w * 0.86) / (title.length * 0.86)), -0.125);
  text('reward', 'REWARD', 0.026, 0.13);
  text('sum', '$5000', 0.032, 0.176);
  text('small print', 'DEAD OR ALIVE', 0.0135, -0.098);
  b.add(
    'portrait frame',
    'ink',
    up(
      solid.slab(outline.roundRect(0.17, 0.17, 0.003), 0.0014, [0, 0.0016, 0.006], 'y', {
        bevel: 0.0004,
        holes: [outline.roundRect(0.158, 0.158, 0.002)],
      }),
    ),
    { detail: 0.5 },
  );
  const dark = b.tint('ink', { color: '#6a4c2c' });
  b.add(
    'portrait shoulders',
    dark,
    up(
      solid.slab(
        outline.rounded(
          pairs([-0.066, -0.079, 0.066, -0.079, 0.058, -0.046, 0.018, -0.03, -0.018, -0.03, -0.058, -0.046]),
          0.02,
          5,
        ),
        0.001,
        [0, 0.0016, 0.006],
        'y',
        { bevel: 0.0003 },
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'portrait face',
    b.tint('ink', { color: '#a07c4c' }),
    up(solid.slab(outline.superellipse(0.029, 0.038, 2.2, 32), 0.001, [0, 0.0025, 0.0], 'y', { bevel: 0.0003 })),
    { detail: 0.4 },
  );
  b.add(
    'portrait hat',
    'ink',
    up(
      solid.slab(
        outline.rounded(
          pairs([
            -0.058, 0.022, 0.058, 0.022, 0.05, 0.034, 0.026, 0.034, 0.02, 0.062, -0.02, 0.062, -0.026, 0.034, -0.05,
            0.034,
          ]),
          0.006,
          4,
        ),
        0.001,
        [0, 0.0034, 0.002],
        'y',
        { bevel: 0.0003 },
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'portrait beard',
    'ink',
    up(
      solid.slab(
        outline.rounded(pairs([-0.022, -0.014, 0.022, -0.014, 0.012, -0.042, -0.012, -0.042]), 0.006, 4),
        0.001,
        [0, 0.0034, 0],
        'y',
        { bevel: 0.0003 },
      ),
    ),
    { detail: 0.3 },
  );
  for (const [i, [x, z]] of [
    [-0.125, -0.185],
    [0.125, -0.185],
    [-0.125, 0.185],
    [0.125, 0.185],
  ].entries())
    b.add(
      `nail ${i + 1}`,
      { base: 'iron' },
      up(solid.put({ op: 'ball', r: [0.0065, 0.0035, 0.0065] }, [x, 0.0022, z])),
      { detail: 0.3 },
    );
}
