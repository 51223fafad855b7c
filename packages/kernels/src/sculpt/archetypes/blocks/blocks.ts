import type { Archetype, Sculpture, SlotSpec } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, pairs, read, solid, suited } from '../../kits/joinery/index.ts';
import { bricks } from './bricks.ts';
import { blockPalettes } from './palettes.ts';
import { puzzles } from './puzzles.ts';
import { tiles } from './tiles.ts';

const paint = (color: string) => ({ base: 'paint', color, rough: 0.3, clearcoat: 0.4 });
const plastic = (color: string) => ({ base: 'plastic', color, rough: 0.22, clearcoat: 0.4 });

const SLOTS: Readonly<Record<string, SlotSpec>> = {
  body: { material: paint('#c8302a'), words: ['block', 'brick', 'piece', 'side', 'body'], main: true },
  second: { material: paint('#2a62b0'), words: ['second', 'back'] },
  third: { material: paint('#e8b82a'), words: ['third'] },
  fourth: { material: paint('#3a9a4a'), words: ['fourth'] },
  wood: { material: { base: 'wood', color: '#dcb67c', color2: '#c49a5e' }, words: ['wood'] },
};

const OWN = {
  brick: {
    body: plastic('#c4161c'),
    second: plastic('#0f5fb4'),
    third: plastic('#f2c014'),
    fourth: plastic('#20964a'),
  },
  domino: { body: { base: 'plastic', color: '#f2ecdc', rough: 0.25, clearcoat: 0.4 } },
  rubik: { body: plastic('#f4f2ec') },
  card: { second: { base: 'paint', color: '#a81c28', rough: 0.5 } },
};
const OF: Readonly<Record<string, keyof typeof OWN>> = {
  brick: 'brick',
  duplo: 'brick',
  'brick-wall': 'brick',
  domino: 'domino',
  dominoes: 'domino',
  rubik: 'rubik',
  card: 'card',
  hand: 'card',
  'card-house': 'card',
  tetris: 'brick',
};

/** A cube of earth with grass over its edges, of sixteen squares a side. */
function buildGrass(b: Bench): void {
  const h = 0.3;
  b.add(
    'earth',
    { base: 'dirt', color: '#86603c', color2: '#6a4a2c', cell: h / 12 },
    solid.box([h, h * 0.8, h], [0, h * 0.4, 0], 0.001),
    { detail: 0.6 },
  );
  b.add(
    'grass',
    {
      base: 'plain',
      color: '#6ab04a',
      color2: '#4e8a34',
      cell: h / 12,
      layers: [{ mask: { kind: 'noise', scale: 0.05, threshold: 0.5, soft: 0.05 }, material: { color: '#569a3a' } }],
    },
    solid.box([h * 1.004, h * 0.19, h * 1.004], [0, h * 0.905, 0], 0.001),
  );
  const u = h / 12;
  const drops = [1, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 2].map((n, i) => ({ n, i }));
  const fringe = drops
    .filter(({ n }) => n > 1)
    .map(({ n, i }) =>
      solid.box([u * 0.97, u * (n - 1), u * 0.2], [(i - 5.5) * u, h * 0.81 - (u * (n - 1)) / 2, h / 2 + 0.0004], 0),
    );
  for (const [name, turn] of [
    ['front', 0],
    ['right', 90],
    ['back', 180],
    ['left', 270],
  ] as const)
    b.add(
      `${name} fringe`,
      { base: 'plain', color: '#5ea240' },
      solid.put(solid.many(fringe), [0, 0, 0], [0, turn, 0]),
      { detail: 0.4 },
    );
}

/** Rings by size on a peg, a ball on top. */
function buildRings(b: Bench): void {
  b.add(
    'base',
    'wood',
    solid.turned(pairs([0, 0, 0.07, 0, 0.074, 0.008, 0.066, 0.02, 0, 0.022]), [0, 0, 0], {
      bevel: 0.003,
      segments: 56,
    }),
  );
  b.add('peg', 'wood', solid.rod([0, 0.02, 0], [0, 0.18, 0], 0.011, 0.008), { hidden: true });
  ['#c8302a', '#e8822a', '#e8c02a', '#3a9a4a', '#2a72c0', '#7a48a8'].forEach((color, i) => {
    b.add(
      `ring ${i + 1}`,
      i === 0 ? 'body' : { base: 'paint', color, rough: 0.3, clearcoat: 0.5 },
      solid.hoop(
        0.041 - i * 0.0042,
        { kind: 'ellipse', rx: 0.0135, ry: 0.021 - i * 0.0014 },
        [0, 0.034 + i * 0.0262, 0],
        'y',
        52,
      ),
    );
  });
  b.add('ball', 'second', { op: 'ball', r: 0.02, at: [0, 0.194, 0] });
}

const BUILD: Readonly<Record<string, (b: Bench, o: Parameters<Archetype['build']>[0]) => void>> = {
  building: bricks.buildWooden,
  brick: (b, { params }) => bricks.addBrick(b, 'brick', 'body', read.num(params, 'long'), 2, [0, 0, 0]),
  duplo: (b) => bricks.addBrick(b, 'brick', 'body', 4, 2, [0, 0, 0], 2),
  'brick-wall': (b, { rng }) => bricks.buildWall(b, rng),
  jenga: (b, { rng }) => bricks.buildJenga(b, rng),
  tetris: bricks.buildTetris,
  puzzle: (b) => puzzles.buildJigsaw(b, false),
  jigsaw: (b) => puzzles.buildJigsaw(b, true),
  rubik: (b, { rng, params }) => puzzles.buildRubik(b, rng, read.flag(params, 'solved')),
  pyraminx: puzzles.buildPyraminx,
  tangram: puzzles.buildTangram,
  domino: (b) => tiles.buildDominoes(b, false),
  dominoes: (b) => tiles.buildDominoes(b, true),
  card: (b) => tiles.buildCards(b, 'card'),
  hand: (b) => tiles.buildCards(b, 'hand'),
  'card-house': (b) => tiles.buildCards(b, 'house'),
  letter: (b, { params }) => tiles.buildLetters(b, 'cube', read.word(params, 'text').toUpperCase()),
  tile: (b, { params }) => tiles.buildLetters(b, 'tile', read.word(params, 'text').toUpperCase()),
  grass: buildGrass,
  rings: buildRings,
};

/** What is built, laid and stacked in play: bricks, blocks, jigsaws, puzzle cubes, dominoes, cards. */
export const blocks: Archetype = {
  name: 'blocks',
  kind: 'thing',
  size: { length: 0.1 },
  params: {
    kind: { type: 'choice', of: Object.keys(BUILD), default: 'building', about: 'What it is.' },
    text: { type: 'text', default: 'ABC', max: 3, about: 'Letters on blocks: one, or three stacked.' },
    long: {
      type: 'number',
      min: 1,
      max: 8,
      default: 4,
      about: 'Studs along a brick.',
      vary: { 4: 4, 3: 1, 2: 1, 6: 1 },
    },
    solved: { type: 'flag', default: false, about: 'Every side of a puzzle cube of one colour.', vary: 0.35 },
  },
  slots: SLOTS,
  palettes: blockPalettes,
  presets: {
    'building blocks': { size: { height: 0.16 } },
    'lego brick': { params: { kind: 'brick' }, size: { width: 0.032 } },
    'rubik cube': { params: { kind: 'rubik' }, size: { height: 0.057 } },
    domino: { params: { kind: 'domino' }, size: { height: 0.05 } },
    dominoes: { params: { kind: 'dominoes' }, size: { height: 0.05 } },
    'playing card': { params: { kind: 'card' }, size: { height: 0.088 } },
    'playing cards': { params: { kind: 'hand' }, size: { height: 0.11 } },
    'house of cards': { params: { kind: 'card-house' }, size: { height: 0.255 } },
    'puzzle piece': { params: { kind: 'puzzle' }, size: { height: 0.065 } },
    'letter block': { params: { kind: 'letter', text: 'A' }, size: { height: 0.045 } },
    'alphabet blocks': { params: { kind: 'letter' }, size: { height: 0.09 } },
  },
  build(input): Sculpture {
    const { params, materials, rng } = input;
    const kind = read.word(params, 'kind');
    const own = suited(materials, SLOTS, OWN[OF[kind]]);
    const b = createBench({
      ...own,
      black: { base: 'plastic', color: '#17181a', rough: 0.35 },
      mark: { base: 'paint', color: '#1b1b1e', rough: 0.5 },
      red: { base: 'paint', color: '#b8161e', rough: 0.5 },
      card: { base: 'paper', color: '#f6f4ee', relief: 0.2 },
      metal: { base: 'brass', color: '#d0a850' },
    });
    BUILD[kind](b, input);
    return { parts: proportioned(b.parts, rng, 0.004) };
  },
};
