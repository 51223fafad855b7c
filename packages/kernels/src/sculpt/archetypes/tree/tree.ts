import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { type GrowthPlan, grow, type Limb } from './branching.ts';
import { addOrnaments, addTiers } from './conifer.ts';
import { addCrown, addCurtain } from './crown.ts';
import { treePalettes } from './palettes.ts';
import { addPalm } from './palm.ts';

type Kind = 'oak' | 'pine' | 'palm' | 'birch' | 'willow' | 'bare';

const PLANS: Record<Exclude<Kind, 'palm'>, Omit<GrowthPlan, 'height'>> = {
  oak: {
    trunkRadius: 0.055,
    clear: 0.4,
    limbs: 12,
    twigs: 4,
    spreadLow: 70,
    spreadHigh: 26,
    lengthLow: 0.46,
    lengthHigh: 0.26,
    lift: 0.95,
    wobble: 0.06,
  },
  birch: {
    trunkRadius: 0.028,
    clear: 0.34,
    limbs: 11,
    twigs: 3,
    spreadLow: 52,
    spreadHigh: 12,
    lengthLow: 0.3,
    lengthHigh: 0.16,
    lift: 0.3,
    wobble: 0.03,
  },
  willow: {
    trunkRadius: 0.05,
    clear: 0.38,
    limbs: 10,
    twigs: 3,
    spreadLow: 62,
    spreadHigh: 22,
    lengthLow: 0.36,
    lengthHigh: 0.26,
    lift: -0.5,
    wobble: 0.05,
  },
  bare: {
    trunkRadius: 0.05,
    clear: 0.28,
    limbs: 10,
    twigs: 5,
    spreadLow: 66,
    spreadHigh: 16,
    lengthLow: 0.42,
    lengthHigh: 0.26,
    lift: 0.8,
    wobble: 0.09,
  },
  pine: {
    trunkRadius: 0.034,
    clear: 0.12,
    limbs: 0,
    twigs: 0,
    spreadLow: 90,
    spreadHigh: 40,
    lengthLow: 0.1,
    lengthHigh: 0.05,
    lift: 0,
    wobble: 0.012,
  },
};

/** A tree: trunk with root flare, limbs and twigs grown by rule, and a crown of leaf clusters, needle tiers or fronds. */
export const tree: Archetype = {
  name: 'tree',
  kind: 'plant',
  size: { height: 8 },
  params: {
    kind: {
      type: 'choice',
      of: ['oak', 'pine', 'palm', 'birch', 'willow', 'bare'],
      default: 'oak',
      about: 'how it grows',
      vary: { oak: 6, birch: 2, pine: 2, willow: 1 },
    },
    height: { type: 'number', min: 0.1, max: 40, default: 6, unit: 'm', about: 'height' },
    fullness: { type: 'number', min: 0.3, max: 1.6, default: 1, about: 'how dense the crown is', vary: [0.85, 1.2] },
    fruit: { type: 'number', min: 0, max: 40, default: 0, about: 'fruits in the crown' },
    snow: { type: 'flag', default: false, about: 'snow on the crown' },
    ornaments: { type: 'flag', default: false, about: 'baubles and a star' },
    ground: { type: 'flag', default: true, about: 'a patch of grass' },
  },
  slots: {
    leaves: {
      material: { base: 'leaf', color: '#4c8a2f', color2: '#7fae45' },
      words: ['leaf', 'leave', 'foliage', 'crown', 'tree', 'needle', 'blossom', 'flower'],
      main: true,
    },
    trunk: {
      material: { base: 'bark', color: '#6b4a30', color2: '#463020' },
      words: ['trunk', 'bark', 'branch', 'wood'],
    },
    fruit: {
      material: { base: 'fruit-skin', color: '#c8202a' },
      words: ['fruit', 'apple', 'orange', 'cherry', 'coconut'],
    },
    ground: { material: { base: 'grass', color: '#5c9440', color2: '#4a7c34' }, words: ['ground', 'grass'] },
    ornaments: { material: { base: 'chrome', color: '#d4262f' }, words: ['ornament', 'bauble', 'decoration', 'star'] },
  },
  palettes: treePalettes,
  presets: {
    tree: { size: { height: 6 } },
    'oak tree': { params: { kind: 'oak' }, size: { height: 9 } },
    'pine tree': {
      open: ['leaves'],
      params: { kind: 'pine' },
      materials: { leaves: { color: '#2f6b3c', color2: '#4c8a4a' } },
      size: { height: 9 },
    },
    'fir tree': {
      open: ['leaves'],
      params: { kind: 'pine' },
      materials: { leaves: { color: '#2b6140', color2: '#478052' } },
      size: { height: 9 },
    },
    'christmas tree': {
      open: ['leaves'],
      params: { kind: 'pine', ornaments: true, ground: false },
      materials: { leaves: { color: '#2a6b38', color2: '#3f8248' } },
      size: { height: 2.2 },
    },
    'palm tree': {
      open: ['leaves'],
      params: { kind: 'palm' },
      materials: {
        leaves: { color: '#5a9a35' },
        trunk: { color: '#8f7350' },
        ground: { base: 'sand', color: '#d9c08a', color2: '#c9ad74' },
      },
      size: { height: 8 },
    },
    'birch tree': {
      open: ['leaves', 'trunk'],
      params: { kind: 'birch' },
      materials: { trunk: { color: '#e6e2da', color2: '#3a3530' }, leaves: { color: '#86b040' } },
      size: { height: 10 },
    },
    'willow tree': {
      open: ['leaves'],
      params: { kind: 'willow' },
      materials: { leaves: { color: '#7aa348' } },
      size: { height: 8 },
    },
    'dead tree': { params: { kind: 'bare' }, size: { height: 6 } },
    'apple tree': { params: { kind: 'oak', fruit: 18, height: 4 }, size: { height: 4 } },
    'cherry tree': {
      params: { kind: 'oak', height: 5 },
      materials: { leaves: { color: '#f3a6c4', color2: '#fbd6e4' } },
      size: { height: 5 },
    },
    'maple tree': {
      params: { kind: 'oak' },
      materials: { leaves: { color: '#d2541e', color2: '#e89a2e' } },
      size: { height: 9 },
    },
    bonsai: { params: { kind: 'oak', height: 0.4, fullness: 0.7 }, size: { height: 0.4 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const kind = read.word(params, 'kind') as Kind;
  const h = read.num(params, 'height');
  const fullness = read.num(params, 'fullness');
  if (read.flag(params, 'ground')) addGround(b, h, rng.int(999));
  if (kind === 'palm') addPalm(b, h, rng, Math.round(read.num(params, 'fruit')));
  else {
    const plan = PLANS[kind];
    const limbs = grow({ ...plan, height: h, trunkRadius: plan.trunkRadius * h }, rng);
    addWood(b, limbs, plan.trunkRadius * h, kind === 'bare', rng);
    if (kind === 'pine') addTiers(b, h, fullness, rng, read.flag(params, 'snow'));
    else if (kind === 'willow') addCurtain(b, limbs, h, fullness, rng);
    else if (kind !== 'bare')
      addCrown(b, limbs, h, fullness, rng, read.flag(params, 'snow'), Math.round(read.num(params, 'fruit')));
    if (read.flag(params, 'ornaments')) addOrnaments(b, h, rng);
  }
  return { parts: b.parts };
}

function addGround(b: Bench, h: number, seed: number): void {
  const r = h * 0.2;
  // a disc below the dome gives the rim a thickness that the grid can hold
  const patch: FieldShape = {
    op: 'displace',
    amp: r * 0.035,
    freq: 3 / r,
    seed,
    of: {
      op: 'union',
      k: r * 0.06,
      of: [
        { op: 'cylinder', r: r * 0.96, h: r * 0.1, round: r * 0.05, at: [0, r * 0.05, 0] },
        {
          op: 'intersect',
          k: r * 0.03,
          of: [
            { op: 'ellipsoid', r: [r * 0.9, r * 0.19, r * 0.9] },
            { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
          ],
        },
      ],
    },
  };
  b.add('ground', 'ground', patch, { detail: 0.4 });
}

/** Trunk, limbs and root flare as one surface, blended where they join; twigs apart, where no leaves hide them. */
function addWood(b: Bench, limbs: readonly Limb[], r: number, bare: boolean, rng: Rng): void {
  const least = bare ? 0.05 * r : 0.2 * r;
  const chain = (l: Limb): FieldShape => ({
    op: 'chain',
    points: l.path,
    radii: l.radii.map((x) => Math.max(x, least)),
    spline: 'catmull',
  });
  const roots: FieldShape[] = Array.from({ length: 5 }, (_, i): FieldShape => {
    const a = i * 1.26 + rng.range(-0.3, 0.3);
    const reach = r * rng.range(1.9, 2.7);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return {
      op: 'chain',
      points: [
        [c * r * 0.2, r * 1.6, s * r * 0.2],
        [c * r * 0.85, r * 0.6, s * r * 0.85],
        [c * reach, r * 0.02, s * reach],
      ],
      radii: [r * 0.55, r * 0.42, r * 0.12],
      spline: 'catmull',
    };
  });
  const thick = limbs.filter((l) => l.level <= 1).map(chain);
  b.add(
    'trunk',
    'trunk',
    { op: 'union', k: r * 0.35, of: [...thick, ...roots] },
    { grain: [0, 1, 0], detail: bare ? 1.2 : 0.5 },
  );
  const twigs = limbs.filter((l) => l.level === 2);
  if (!bare || !twigs.length) return;
  const sticks = twigs.map(
    (l): Shape => ({
      op: 'sweep',
      path: l.path,
      section: { kind: 'circle', r: l.radii[0] },
      taper: l.radii.map((k) => k / l.radii[0]),
      spline: 'catmull',
      cap: 'round',
    }),
  );
  b.add('twigs', 'trunk', { op: 'assembly', of: sticks }, { grain: [0, 1, 0], detail: 0.5 });
}
