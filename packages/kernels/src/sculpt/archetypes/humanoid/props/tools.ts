import type { Shape } from '../../../../curves/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import { outline, solid } from '../../../kits/joinery/index.ts';
import type { Side } from '../body/bones.ts';
import type { Dress, Material } from '../wardrobe/dress.ts';
import { inHand } from './grip.ts';

const STEEL: Material = { base: 'steel', color: '#c9ccd0', rough: 0.25 };
const WOOD: Material = { base: 'wood', color: '#6b4526', grain: [0, 1, 0] };
const PAPER: Material = { base: 'paper', color: '#f4f0e4' };

interface Piece {
  name: string;
  material: Material;
  shape: Shape;
}

const rod = (from: number, to: number, r: number, r2 = r): Shape => solid.rod([0, from, 0], [0, to, 0], r, r2);
const piece = (name: string, material: Material, shape: Shape): Piece => ({ name, material, shape });

/** Small things of trades, gripped at the origin with the shaft along +Y; metres. */
const TOOLS: Readonly<Record<string, () => Piece[]>> = {
  ladle: () => [
    piece(
      'ladle',
      STEEL,
      solid.tube(
        [
          [0, -0.09, 0],
          [0, 0.22, 0],
          [0, 0.3, 0.02],
        ],
        0.009,
      ),
    ),
    piece(
      'ladle bowl',
      STEEL,
      solid.put(
        solid.turned([
          [0, 0],
          [0.04, 0.008],
          [0.06, 0.05],
          [0.056, 0.05],
          [0.036, 0.013],
          [0, 0.006],
        ]),
        [0, 0.28, 0.068],
        [-20, 0, 0],
      ),
    ),
  ],
  wrench: () => [
    piece(
      'wrench',
      STEEL,
      solid.many([
        solid.box([0.014, 0.26, 0.028], [0, 0.06, 0]),
        solid.cut(solid.cyl(0.042, 0.018, [0, 0.21, 0], 'x'), solid.box([0.04, 0.05, 0.032], [0, 0.24, 0])),
      ]),
    ),
  ],
  torch: () => [
    piece('torch', WOOD, rod(-0.2, 0.2, 0.016, 0.024)),
    piece(
      'flame',
      { base: 'plain', color: '#ff9a2c', emissive: '#ff7a1c', emissiveStrength: 1.6 },
      {
        op: 'lathe',
        profile: [
          [0, 0.18],
          [0.045, 0.22],
          [0.05, 0.28],
          [0.025, 0.36],
          [0, 0.42],
        ],
        spline: 'catmull',
      },
    ),
  ],
  baton: () => [piece('baton', { base: 'rubber', color: '#17181b' }, rod(-0.09, 0.34, 0.015))],
  microphone: () => [
    piece('microphone', { base: 'plastic', color: '#1a1b1e' }, rod(-0.08, 0.08, 0.013, 0.02)),
    piece('microphone head', STEEL, { op: 'ball', r: 0.034, at: [0, 0.1, 0] }),
  ],
  sceptre: () => [
    piece(
      'sceptre',
      'crown',
      solid.many([
        rod(-0.14, 0.34, 0.013),
        { op: 'ball', r: 0.045, at: [0, 0.38, 0] },
        solid.hoop(0.02, { kind: 'circle', r: 0.007 }, [0, 0.3, 0]),
      ]),
    ),
    piece(
      'sceptre cross',
      'crown',
      solid.many([solid.box([0.014, 0.085, 0.014], [0, 0.455, 0]), solid.box([0.014, 0.014, 0.06], [0, 0.462, 0])]),
    ),
  ],
  clipboard: () => [
    piece('clipboard', WOOD, solid.box([0.01, 0.3, 0.21], [0, 0.06, 0.09], 0.003)),
    piece('clipboard sheet', PAPER, solid.box([0.0125, 0.26, 0.18], [0, 0.05, 0.09], 0.001)),
    piece('clipboard clip', STEEL, solid.box([0.018, 0.02, 0.07], [0, 0.205, 0.09], 0.003)),
  ],
  flask: () => [
    piece(
      'flask',
      { base: 'glass', color: '#cfeaf2', transmission: 0.6 },
      {
        op: 'lathe',
        profile: [
          [0, -0.07],
          [0.065, -0.07],
          [0.07, -0.05],
          [0.022, 0.06],
          [0.02, 0.13],
          [0.026, 0.14],
          [0, 0.14],
        ],
      },
    ),
    piece(
      'potion',
      { base: 'plain', color: '#58d86a', emissive: '#2faa44', emissiveStrength: 0.5 },
      {
        op: 'lathe',
        profile: [
          [0, -0.066],
          [0.0655, -0.066],
          [0.0705, -0.05],
          [0.05, 0.005],
          [0, 0.005],
        ],
      },
    ),
  ],
  pistol: () => [
    piece(
      'pistol',
      { base: 'steel', color: '#3c4046', rough: 0.4 },
      solid.many([
        solid.box([0.028, 0.035, 0.2], [0, 0.062, 0.06], 0.005),
        solid.rod([0, 0.066, 0.12], [0, 0.066, 0.22], 0.011),
      ]),
    ),
    piece('pistol grip', WOOD, solid.box([0.03, 0.11, 0.042], [0, -0.005, 0], 0.006)),
  ],
  rifle: () => [
    piece(
      'rifle',
      { base: 'steel', color: '#2d3034', rough: 0.45 },
      solid.many([
        solid.box([0.04, 0.07, 0.3], [0, 0.07, 0.05], 0.008),
        solid.rod([0, 0.08, 0.18], [0, 0.08, 0.52], 0.013),
        solid.box([0.03, 0.14, 0.06], [0, 0.0, 0.13], 0.006),
        solid.box([0.022, 0.03, 0.12], [0, 0.125, 0.06], 0.004),
      ]),
    ),
    piece(
      'rifle stock',
      { base: 'plastic', color: '#3b4030' },
      solid.many([
        solid.box([0.034, 0.09, 0.24], [0, 0.045, -0.2], 0.012),
        solid.box([0.032, 0.11, 0.04], [0, -0.005, 0], 0.006),
        solid.box([0.04, 0.045, 0.18], [0, 0.072, 0.27], 0.01),
      ]),
    ),
  ],
  lasso: () => [
    piece(
      'lasso',
      { base: 'rope', color: '#b0925e' },
      {
        op: 'placed',
        of: solid.hoop(0.13, { kind: 'circle', r: 0.009 }, [0, 0, 0], 'x', 32),
        places: [0, 1, 2].map((i) => ({
          at: [0.012 * (i - 1), -0.12, 0] as Vec3,
          rot: [0, 9 * i, 0] as Vec3,
          scale: 1 + 0.07 * i,
        })),
      },
    ),
  ],
  pickaxe: () => [
    piece('pickaxe shaft', WOOD, rod(-0.25, 0.42, 0.017)),
    piece(
      'pickaxe head',
      STEEL,
      solid.tube(
        [
          [0, 0.3, -0.25],
          [0, 0.4, -0.1],
          [0, 0.42, 0],
          [0, 0.4, 0.1],
          [0, 0.3, 0.25],
        ],
        0.022,
        { taper: [0.15, 0.9, 1.1, 0.9, 0.15] },
      ),
    ),
  ],
  club: () => [
    piece('club', WOOD, {
      op: 'lathe',
      profile: [
        [0, -0.16],
        [0.02, -0.16],
        [0.022, 0.05],
        [0.045, 0.24],
        [0.06, 0.4],
        [0.05, 0.5],
        [0, 0.53],
      ],
      spline: 'catmull',
    }),
    piece(
      'club spikes',
      STEEL,
      solid.many(
        Array.from({ length: 14 }, (_, i): Shape => {
          const a = i * 1.9;
          const y = 0.28 + i * 0.015;
          return solid.rod(
            [0.04 * Math.cos(a), y, 0.04 * Math.sin(a)],
            [0.1 * Math.cos(a), y + 0.02, 0.1 * Math.sin(a)],
            0.014,
            0.002,
          );
        }),
      ),
    ),
  ],
  nozzle: () => [
    piece('nozzle', 'metal', solid.many([rod(-0.06, 0.16, 0.024, 0.017), solid.cyl(0.032, 0.03, [0, 0.17, 0])])),
  ],
  ball: () => [piece('ball', { base: 'plastic', color: '#f0efe8' }, { op: 'ball', r: 0.11, at: [0, 0, 0.1] })],
  candle: () => [
    piece(
      'lantern',
      'metal',
      solid.many([
        solid.cyl(0.05, 0.02, [0, -0.2, 0]),
        solid.cyl(0.05, 0.02, [0, -0.05, 0]),
        solid.hoop(0.045, { kind: 'circle', r: 0.005 }, [0, -0.0, 0], 'z', 24),
        ...[0, 1, 2, 3].map((i) =>
          solid.rod(
            [0.042 * Math.cos(i * 1.571), -0.2, 0.042 * Math.sin(i * 1.571)],
            [0.042 * Math.cos(i * 1.571), -0.05, 0.042 * Math.sin(i * 1.571)],
            0.004,
          ),
        ),
      ]),
    ),
    piece(
      'lantern light',
      { base: 'lamp', color: '#ffd98a', emissive: '#ffbf50', emissiveStrength: 2 },
      { op: 'ball', r: [0.03, 0.045, 0.03], at: [0, -0.125, 0] },
    ),
  ],
  book: () => [
    piece('book cover', { base: 'leather', color: '#5a2222' }, solid.box([0.045, 0.24, 0.17], [0, 0.03, 0.07], 0.006)),
    piece('book pages', PAPER, solid.box([0.034, 0.225, 0.172], [0, 0.03, 0.074], 0.002)),
  ],
  spatula: () => [
    piece('spatula handle', WOOD, rod(-0.08, 0.16, 0.011)),
    piece('spatula blade', STEEL, solid.slab(outline.roundRect(0.08, 0.11, 0.012, 0, 0.21), 0.004)),
  ],
};

/** Puts a tool of a trade into a hand. */
export function holdTool(d: Dress, side: Side, kind: string): void {
  const scale = d.body.figure.u / 1.75;
  for (const { name, material, shape } of TOOLS[kind]())
    inHand(d, side, name, material, { op: 'placed', of: shape, places: [{ scale }] });
}
