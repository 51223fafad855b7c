import type { Rng, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ParamValue, PartSpec, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';
import { creature } from '../creature/index.ts';
import { buildFigure, humanoid } from '../humanoid/index.ts';
import { makeThing } from '../humanoid/props/things.ts';
import { addPedestal } from '../plinth/pedestal.ts';
import { addAbstract } from './abstract.ts';
import { FIGURES } from './figures.ts';
import { statuePalettes } from './palettes.ts';
import { STATUE_POSES } from './poses.ts';
import { statuary } from './stone.ts';

const FORMS = ['loop', 'knot', 'pierced', 'stack', 'sphere'];

/** Statues: people that are known by their posture, riders, abstract forms; carved or cast of one material, on a plinth. */
export const statue: Archetype = {
  name: 'statue',
  kind: 'building',
  size: { height: 2.6 },
  params: {
    of: {
      type: 'choice',
      of: [...Object.keys(FIGURES), 'equestrian', 'abstract'],
      default: 'hero',
      about: 'What it is of.',
      vary: { hero: 3, goddess: 3, orator: 3, angel: 2, guardian: 2, equestrian: 2, thinker: 1, justice: 1 },
    },
    form: {
      type: 'choice',
      of: FORMS,
      default: 'loop',
      about: 'Form of an abstract one.',
      vary: { loop: 2, knot: 2, pierced: 2, stack: 1, sphere: 2 },
    },
    plinth: {
      type: 'choice',
      of: ['plinth', 'pedestal', 'base', 'none'],
      default: 'plinth',
      about: 'What it stands on.',
      vary: { plinth: 3, pedestal: 1 },
    },
  },
  slots: {
    body: {
      material: { base: 'stone', color: '#b4aea2' },
      words: ['statue', 'figure', 'body', 'sculpture'],
      main: true,
    },
    metal: { material: { base: 'bronze', color: '#9a7a48', wear: 0.3 }, words: ['metal', 'string', 'core'] },
    plinth: { material: { base: 'marble', color: '#d9d4ca' }, words: ['plinth', 'base', 'pedestal'] },
    trim: { material: { base: 'brass' }, words: ['plate', 'label', 'plaque'] },
  },
  palettes: statuePalettes,
  presets: {
    statue: { openParams: ['of', 'plinth'] },
    'greek statue': { params: { of: 'hero' }, materials: { body: { base: 'marble', color: '#e8e4dc' } } },
    'roman statue': { params: { of: 'orator' }, materials: { body: { base: 'marble', color: '#e4dfd4' } } },
    'goddess statue': { params: { of: 'goddess' }, materials: { body: { base: 'marble', color: '#e8e4dc' } } },
    'venus de milo': {
      params: { of: 'venus', plinth: 'base' },
      materials: { body: { base: 'marble', color: '#e8e2d6' }, plinth: { base: 'marble', color: '#cfc8bb' } },
    },
    'statue of liberty': {
      params: { of: 'liberty', plinth: 'plinth' },
      materials: {
        body: { base: 'bronze', color: '#6fa592', color2: '#8fbfa8', color3: '#4a7868', metal: 0.15, rough: 0.75 },
        plinth: { base: 'stone', color: '#b8ac98' },
      },
    },
    'lady justice': { params: { of: 'justice' }, materials: { body: { base: 'bronze', color: '#8a6a3c' } } },
    'angel statue': { params: { of: 'angel' }, materials: { body: { base: 'marble', color: '#e8e4dc' } } },
    'weeping angel': {
      params: { of: 'weeping angel' },
      materials: { body: { base: 'stone', color: '#8f8d86', wear: 0.5 }, plinth: { base: 'stone', color: '#8a877e' } },
    },
    thinker: {
      params: { of: 'thinker' },
      materials: { body: { base: 'bronze', color: '#5f5a3c', color2: '#3f4a38' } },
    },
    'guardian statue': { params: { of: 'guardian' } },
    'terracotta warrior': {
      params: { of: 'terracotta', plinth: 'none' },
      materials: { body: { base: 'ceramic', color: '#a8805c', rough: 0.85, wear: 0.4 } },
    },
    oscar: {
      params: { of: 'trophy', plinth: 'base' },
      materials: { body: { base: 'gold' }, plinth: { base: 'plastic', color: '#17171a', rough: 0.2 } },
    },
    'christ the redeemer': {
      params: { of: 'redeemer' },
      materials: { body: { base: 'stone', color: '#d0ccc2' }, plinth: { base: 'stone', color: '#8f8b82' } },
    },
    'buddha statue': {
      params: { of: 'buddha', plinth: 'none' },
      materials: { body: { base: 'stone', color: '#a8a294' } },
    },
    'equestrian statue': {
      params: { of: 'equestrian' },
      materials: { body: { base: 'bronze', color: '#6f6a4a', color2: '#4a6a58' } },
    },
    'abstract sculpture': { params: { of: 'abstract' }, openParams: ['form', 'plinth'], open: ['body'] },
  },
  build({ params, materials, rng }) {
    const of = read.word(params, 'of');
    const kind = read.word(params, 'plinth');
    const b = createBench(materials);
    if (of === 'abstract') {
      const lift = addFoot(b, kind, 0.75, rng);
      const own = createBench(materials);
      addAbstract(own, read.word(params, 'form'), 1.5, rng.fork('form'));
      return { parts: [...b.parts, ...raised(own.parts, lift - 0.01)] };
    }
    const made = of === 'equestrian' ? buildRider(rng) : buildPerson(of, materials, rng);
    const lift = addFoot(b, kind, made.wide, rng);
    const stone = statuary(materials.body);
    const cast = made.parts.map((part) => ({ ...part, material: stone }));
    return { parts: [...b.parts, ...raised(cast, lift - 0.006)] };
  },
};

interface Made {
  parts: readonly PartSpec[];
  /** Metres of ground that it needs. */
  wide: number;
}

function raised(parts: readonly PartSpec[], y: number): PartSpec[] {
  return parts.map((part) => ({ ...part, shape: solid.put(part.shape, [0, y, 0]) }));
}

function addFoot(b: Bench, kind: string, wide: number, rng: Rng): number {
  if (kind === 'none') return 0.006;
  const names = b.parts.length;
  const bench = createBench({ body: b.tint('plinth', {}), trim: b.tint('trim', {}) });
  const top = addPedestal(bench, kind, wide, rng.fork('plate').next() < 0.6 || kind === 'base');
  b.parts.splice(
    names,
    0,
    ...bench.parts.map((part) => ({ ...part, name: part.name === 'base' ? 'plinth base' : part.name })),
  );
  return top;
}

/** Every slot of stone, so that nothing has a pattern of its own. */
function stoneSlots(stone: MaterialSpec): Record<string, MaterialSpec> {
  return Object.fromEntries(Object.keys(humanoid.slots).map((slot) => [slot, stone]));
}

function personParams(own: Readonly<Record<string, ParamValue>>): Record<string, ParamValue> {
  return Object.fromEntries(Object.entries(humanoid.params).map(([name, spec]) => [name, own[name] ?? spec.default]));
}

function buildPerson(of: string, materials: Readonly<Record<string, MaterialSpec>>, rng: Rng): Made {
  const figure = FIGURES[of] ?? FIGURES.hero;
  const input = {
    params: personParams({ expression: 'neutral', ...figure.params }),
    materials: stoneSlots(statuary(materials.body)),
    rng,
  };
  const made = buildFigure(input, { outfit: figure.outfit, pose: STATUE_POSES[figure.pose], carved: true });
  const { parts } = made;
  if (!figure.seat) return { parts, wide: of === 'redeemer' ? 0.62 : 0.72 };
  const b = createBench(materials);
  const sit = made.sockets?.sit.at ?? [0, 0.5, 0];
  if (figure.seat === 'rock') {
    addRock(b, sit, rng);
    return { parts: [...b.parts, ...parts], wide: 0.86 };
  }
  const high = 0.2;
  addLotus(b, high);
  return { parts: [...b.parts, ...raised(parts, high - 0.012)], wide: 1 };
}

/** Eyes of stone have no iris: their glints and lashes are left out. */
function withoutGaze({ parts }: Sculpture): PartSpec[] {
  return parts.filter((part) => !/ (pupil|glint|lashes)$/.test(part.name));
}

function addRock(b: Bench, sit: Vec3, rng: Rng): void {
  const h = sit[1] - 0.004;
  b.add(
    'rock',
    'body',
    lumpyBall([0.29, h * 0.6, 0.3], [sit[0], h * 0.46, sit[2] - 0.03], 0.16, rng.fork('rock').int(50), 16, 26),
  );
  b.add(
    'rock foot',
    'body',
    lumpyBall([0.36, 0.1, 0.4], [sit[0], 0.05, sit[2] + 0.08], 0.16, rng.fork('rock').int(60), 12, 26),
    { detail: 0.6 },
  );
}

/** A throne of two wreaths of petals. */
function addLotus(b: Bench, h: number): void {
  const ring = (name: string, r: number, y: number, n: number, turn: number, size: Vec3, lean: number): void =>
    b.add(name, 'body', {
      op: 'arrayed',
      n,
      around: 'y',
      of: { op: 'ball', r: size, at: [0, y, r], rot: [lean, 0, 0] },
      rot: [0, turn, 0],
    });
  b.add(
    'throne',
    'body',
    solid.turned(
      [
        [0, 0],
        [0.4, 0],
        [0.42, 0.02],
        [0.36, h * 0.5],
        [0.44, h * 0.9],
        [0.43, h],
        [0, h],
      ],
      [0, 0, 0],
      { bevel: 0.006 },
    ),
  );
  ring('upper petals', 0.4, h * 0.66, 16, 0, [0.075, h * 0.34, 0.03], 22);
  ring('lower petals', 0.41, h * 0.3, 16, 11.25, [0.075, h * 0.3, 0.03], 150);
}

/** A rider on a walking or rearing horse. */
function buildRider(rng: Rng): Made {
  const taste = rng.fork('rider');
  const rearing = taste.next() < 0.35;
  const horse = makeThing({ rng }, creature, { params: { species: 'horse', pose: rearing ? 'rearing' : 'walking' } });
  const rider = makeThing({ rng }, humanoid, {
    params: { outfit: taste.pick(['prince', 'king', 'knight']), pose: 'riding', props: false },
  });
  const saddle = horse.sockets?.saddle?.at ?? horse.sockets?.seat?.at ?? [0, 1.45, 0];
  const sit = rider.sockets?.sit.at ?? [0, 0.5, 0];
  const to: Vec3 = [saddle[0] - sit[0], saddle[1] - sit[1] - 0.03, saddle[2] - sit[2]];
  const seated = withoutGaze(rider).map((part) => ({
    ...part,
    name: `rider ${part.name}`,
    shape: solid.put(part.shape, to),
  }));
  return { parts: [...horse.parts.map((part) => ({ ...part, name: `horse ${part.name}` })), ...seated], wide: 2 };
}
