import { roughBounds } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import { V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { Archetype, PartSpec, Preset } from '../../dsl/archetype.ts';
import { createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { movedLook } from '../../kits/moved-looks.ts';
import { creature } from '../creature/index.ts';
import { makeThing } from '../humanoid/props/things.ts';

const SPECIES = [
  ...['lion', 'wolf', 'bear', 'tiger', 'horse', 'bull', 'goat', 'pig', 'cat', 'dog', 'deer', 'dragon'],
  ...['moose', 'eagle', 'fox', 'elephant', 'rhino', 'bison', 'ram', 'zebra', 'boar', 'unicorn'],
];

/** Half the height of the board relative to the head's length, where mane or breast hang down over the usual one. */
const BOARDS: Readonly<Record<string, number>> = { lion: 1.05, eagle: 1.15 };

const presets: Record<string, Preset> = Object.fromEntries(
  SPECIES.map((species) => [`${species} head`, { params: { species } }]),
);

/** Heads of animals and beasts with a piece of the neck, on a shield of wood or free. */
export const animalHead: Archetype = {
  name: 'animal head',
  kind: 'thing',
  size: { height: 0.7 },
  params: {
    species: {
      type: 'choice',
      of: SPECIES,
      default: 'lion',
      about: 'Whose head it is.',
      vary: { lion: 2, wolf: 1, bear: 1, tiger: 1, deer: 2, bull: 1, ram: 1, fox: 1, moose: 1, horse: 1 },
    },
    mount: {
      type: 'choice',
      of: ['shield', 'oval', 'none'],
      default: 'shield',
      about: 'What it hangs on.',
      vary: { shield: 3, oval: 2, none: 1 },
    },
    mouth: { type: 'choice', of: ['auto', 'open', 'closed'], default: 'auto', about: 'Open for a roar.' },
  },
  slots: {
    skin: { material: creature.slots.skin.material, words: ['head', 'skin', 'fur', 'face'], main: true },
    mane: { material: creature.slots.mane.material, words: ['mane', 'hair'] },
    horns: { material: creature.slots.horns.material, words: ['horn', 'antler'] },
    eyes: { material: creature.slots.eyes.material, words: ['eye'] },
    shield: { material: { base: 'dark-wood', color: '#5a3820' }, words: ['shield', 'mount', 'board', 'plaque'] },
    plate: { material: { base: 'brass' }, words: ['plate', 'label'] },
  },
  presets,
  build({ params, materials, rng }) {
    const { skin, mane, horns, eyes } = materials;
    const beast = makeThing({ rng }, creature, {
      params: {
        species: read.word(params, 'species'),
        mouth: read.word(params, 'mouth'),
        headTurn: rng.fork('animal head').range(-22, -8),
        tail: false,
        wings: 'none',
      },
      materials: { skin, mane, horns, eyes },
    });
    const jointAt = (name: string): Vec3 =>
      beast.skeleton?.joints.find((joint) => joint.name === name)?.at ?? [0, 1, 0];
    const root = jointAt('neck');
    const top = jointAt('head');
    const head = beast.parts.find((part) => part.name === 'head');
    const [x0, y0, z0, x1, y1, z1] = head ? roughBounds(head.shape) : [0, 0, 0, 0.3, 0.3, 0.3];
    const long = Math.min(z1 - z0, Math.max(x1 - x0, y1 - y0) * 1.6);
    const cut = V3.lerp(root, top, 0.42);
    const keep: FieldShape = {
      op: 'intersect',
      of: [
        { op: 'halfspace', normal: [0, 0, -1], offset: -cut[2] },
        { op: 'chain', points: [root, top, V3.add(top, [0, 0, long])], radii: [0.85 * long, 1.1 * long, 1.3 * long] },
      ],
    };
    // fore legs that stand further forward than the neck is cut
    const legs = ['left', 'right'].flatMap((side): FieldShape[] => {
      const points = ['elbow', 'wrist', 'paw'].flatMap(
        (joint) => beast.skeleton?.joints.find(({ name }) => name === `front ${side} ${joint}`)?.at ?? [],
      );
      if (points.length < 9) return [];
      const line = [0, 3, 6].map((i): Vec3 => [points[i], points[i + 1], points[i + 2]]);
      const r = 0.62 * Math.abs(line[0][0]);
      const toe: Vec3 = V3.add(line[2], [0, 0, r]);
      return [{ op: 'chain', points: [...line, toe], radii: [r * 0.9, r, 1.2 * r, 1.4 * r] }];
    });
    const trunkOnly = (of: FieldShape): FieldShape => (legs.length ? { op: 'subtract', from: of, cut: legs } : of);
    const kept = beast.parts.flatMap((part): PartSpec[] => {
      if (part.name === 'head' || part.joint === 'head') return [part];
      if (part.name === 'body')
        return [{ ...part, shape: { op: 'intersect', of: [trunkOnly(part.shape as FieldShape), keep] } }];
      if (part.name === 'mane') return [{ ...part, shape: { op: 'clip', of: part.shape, within: keep } }];
      return [];
    });
    const b = createBench(materials);
    const tall = (BOARDS[read.word(params, 'species')] ?? 0.8) * long;
    const free = read.word(params, 'mount') === 'none';
    const trunk = beast.skeleton?.joints.find((joint) => joint.name === 'trunk end')?.at[1] ?? Number.POSITIVE_INFINITY;
    const low = free ? Math.min(cut[1] - 0.45 * long, y0) : Math.min(cut[1] - 1.08 * tall, trunk - 0.02 * long);
    if (!free) {
      const oval = read.word(params, 'mount') === 'oval';
      const board = oval ? outline.superellipse(0.76 * tall, tall, 2.2, 64) : shieldOutline(0.76 * tall, tall);
      const behind = (points: readonly Vec2[], thick: number, z: number) =>
        solid.slab(points, thick, [0, cut[1], cut[2] + z], 'z', { bevel: 0.012 * long });
      b.add('shield', 'shield', behind(board, 0.07 * long, -0.03 * long));
      b.add(
        'shield border',
        'shield',
        behind(
          board.map(([x, y]): Vec2 => [x * 1.1, y * 1.08]),
          0.045 * long,
          -0.055 * long,
        ),
      );
      b.add(
        'name plate',
        'plate',
        solid.box(
          [0.34 * long, 0.09 * long, 0.012 * long],
          [0, cut[1] - 0.72 * tall, cut[2] + 0.01 * long],
          0.004 * long,
        ),
      );
    }
    const by: Vec3 = [0, -low, -cut[2]];
    const down = (part: PartSpec): PartSpec => ({
      ...part,
      shape: solid.put(part.shape, by),
      material: movedLook(part.material, by),
    });
    return { parts: [...kept, ...b.parts].map(down), sockets: {} };
  },
};

/** A heater shield about its middle, half axes; counter-clockwise. */
function shieldOutline(w: number, h: number): Vec2[] {
  const right: Vec2[] = [
    [0, -1],
    [0.34, -0.78],
    [0.66, -0.46],
    [0.88, -0.08],
    [0.96, 0.34],
    [1, 0.78],
    [0.86, 0.84],
    [0.5, 0.86],
    [0.22, 0.92],
  ];
  const points = [
    ...right,
    [0, 1] as Vec2,
    ...right
      .slice(1)
      .reverse()
      .map(([x, y]): Vec2 => [-x, y]),
  ];
  return outline.rounded(
    points.map(([x, y]): Vec2 => [x * w, y * h]),
    0.02 * w,
    2,
  );
}
