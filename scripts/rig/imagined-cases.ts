import type { Shape } from '../../packages/kernels/src/curves/index.ts';
import { initGeometry } from '../../packages/kernels/src/curves/index.ts';
import { createRng, hashString, type Rng, type Vec3 } from '../../packages/kernels/src/math/index.ts';
import { buildOther } from '../../packages/kernels/src/sculpt/archetypes/creature/build-other.ts';
import { Draft } from '../../packages/kernels/src/sculpt/archetypes/creature/draft.ts';
import { resolveMaterials } from '../../packages/kernels/src/sculpt/archetypes/creature/resolve.ts';
import type { FinSpec, FishSpecies } from '../../packages/kernels/src/sculpt/archetypes/creature/spec.ts';
import { grow } from '../../packages/kernels/src/sculpt/archetypes/tree/branching.ts';
import type { Archetype, ParamValue } from '../../packages/kernels/src/sculpt/dsl/archetype.ts';
import { ARCHETYPES } from '../../packages/kernels/src/sculpt/index.ts';
import type { RigCase } from './case.ts';
import { buildCase, sculptedCase } from './sculpted-case.ts';

/** What is imagined, and how often. */
const COUNTS = { fish: 90, plant: 90, fruit: 40 } as const;
type Kind = keyof typeof COUNTS;

const MAKERS: Readonly<Record<Kind, (name: string, rng: Rng) => RigCase | undefined>> = {
  fish: imagineFish,
  plant: imaginePlant,
  fruit: imagineFruit,
};

/**
 * Fish and plants that no preset makes: drawn at random, far beyond what individuals differ by, so that they are told by what all of them share and not
 * by the few that we have. Birds, beasts and people made so taught nothing: birds of any shape take fish and trees for theirs.
 */
export async function* imaginedCases(only = ''): AsyncGenerator<RigCase> {
  await initGeometry();
  for (const kind of Object.keys(COUNTS) as Kind[])
    for (let k = 0; k < COUNTS[kind]; k++) {
      const name = `imagined/${kind} ${k}`;
      if (!name.includes(only)) continue;
      try {
        const made = MAKERS[kind](name, createRng(hashString(name)));
        if (made) yield made;
      } catch (cause) {
        console.error(`${name}: ${cause instanceof Error ? cause.message : cause}`);
      }
    }
}

/** Whether a case is one of these. */
export function isImagined(name: string): boolean {
  return name.startsWith('imagined/');
}

/** A factor about 1, as often half as twice. */
const factor = (rng: Rng, most: number): number => most ** rng.range(-1, 1);

const happens = (rng: Rng, share: number): boolean => rng.range(0, 1) < share;

function imagineFish(name: string, rng: Rng): RigCase | undefined {
  const profile = rng.pick(['fish', 'fish', 'round', 'round', 'tuna', 'shark', 'whale', 'flat'] as const);
  const isWhale = profile === 'whale';
  const isRay = profile === 'flat';
  const depth = isRay ? rng.range(0.06, 0.12) : rng.range(0.1, profile === 'round' ? 0.5 : 0.34);
  const fin = (from: number, most: number): FinSpec => ({
    from,
    to: from + rng.range(0.08, 0.4),
    height: rng.range(0.03, most),
    lean: rng.range(0, 0.16),
  });
  const species: FishSpecies = {
    plan: 'fish',
    unit: 1,
    profile,
    depth,
    width: isRay ? rng.range(0.2, 0.4) : depth * rng.range(0.3, 1.1),
    tail: isWhale ? 'fluke' : rng.pick(['fork', 'fan', 'fan', 'lunate', 'shark']),
    tailSize: isRay ? rng.range(0.02, 0.1) : rng.range(0.12, 0.5),
    dorsal: Array.from({ length: rng.int(3) }, (_, k) => fin(0.25 + 0.3 * k, 0.35)),
    anal: happens(rng, 0.6) ? fin(0.5, 0.3) : undefined,
    pectoral: isRay ? rng.range(0.4, 1) : rng.range(0.08, 0.36),
    pectoralAt: rng.range(0.25, 0.45),
    pelvic: happens(rng, 0.4) ? rng.range(0.06, 0.22) : undefined,
    eye: { z: rng.range(0.1, 0.2), y: rng.range(0, 0.08), r: rng.range(0.01, 0.1) },
    mouth: rng.pick(['small', 'small', 'grin', 'beak']),
    horn: happens(rng, 0.1) ? rng.range(0.1, 0.4) : undefined,
    spikes: happens(rng, 0.08) ? rng.range(0.03, 0.12) : undefined,
  };
  const materials = resolveMaterials({}, materialsOf(ARCHETYPES.creature));
  return sculptedCase(name, buildOther(new Draft(materials, rng.fork('build'), 1), species), true);
}

/** From a sapling to a spreading tree, with leaves in lumps, in tiers, or none. */
function imaginePlant(name: string, rng: Rng): RigCase | undefined {
  const limbs = grow(
    {
      height: 1,
      trunkRadius: rng.range(0.015, 0.07),
      clear: rng.range(0.1, 0.75),
      limbs: rng.int(8),
      twigs: rng.int(4),
      spreadLow: rng.range(30, 100),
      spreadHigh: rng.range(10, 70),
      lengthLow: rng.range(0.2, 0.8),
      lengthHigh: rng.range(0.1, 0.6),
      lift: rng.range(-0.9, 1.2),
      wobble: rng.range(0, 0.2),
    },
    rng,
  );
  const shapes: Shape[] = limbs.map(({ path, radii }) => ({ op: 'chain', points: path, radii }));
  const fill = happens(rng, 0.25) ? 0 : rng.range(0.3, 1);
  const size = rng.range(0.05, 0.28);
  const flat = rng.range(0.25, 1.2);
  if (happens(rng, 0.2))
    for (let k = 0, n = 3 + rng.int(5); k < n; k++) {
      const y = 0.25 + (0.75 * k) / n;
      const r = size * 1.6 * (1.1 - k / n);
      shapes.push({ op: 'cylinder', r, r1: 0.3 * r, h: 0.9 / n, at: [0, y, 0] });
    }
  else
    for (const { path } of limbs) {
      if (!happens(rng, fill)) continue;
      const at = path[path.length - 1];
      const r = size * rng.range(0.6, 1.4);
      shapes.push({ op: 'ellipsoid', r: [r * rng.range(0.7, 1.3), r * flat, r * rng.range(0.7, 1.3)] as Vec3, at });
    }
  return sculptedCase(
    name,
    { parts: shapes.map((shape, k) => ({ name: `${k}`, shape, material: { base: 'leaf' } })) },
    false,
  );
}

/** What grows and is eaten, and what else grows. */
function imagineFruit(name: string, rng: Rng): RigCase | undefined {
  const archetype = rng.pick(
    [
      'apple',
      'fruit',
      'vegetable',
      'berry',
      'bush',
      'cactus',
      'flower',
      'mushroom',
      'potted-plant',
      'tree',
      'grass',
      'vine',
      'pineapple',
    ]
      .map((key) => Object.values(ARCHETYPES).find((a) => a.name === key || a.name === key.replace('-', ' ')))
      .filter((a) => a !== undefined),
  );
  const params: Record<string, ParamValue> = {};
  for (const [key, spec] of Object.entries(archetype.params)) {
    if (spec.type === 'choice') params[key] = rng.pick(spec.of);
    else if (spec.type === 'flag') params[key] = happens(rng, 0.5);
    else if (spec.type === 'number') params[key] = numberIn(spec, rng);
  }
  return buildCase(archetype, name, params, false, rng.int(1e6));
}

function numberIn({ min, max, default: usual }: { min: number; max: number; default: number }, rng: Rng): number {
  const value = usual > 0 && min > 0 ? usual * factor(rng, 1.5) : usual + (max - min) * rng.range(-0.2, 0.2);
  const bound = Math.max(min, Math.min(max, value));
  return Number.isInteger(usual) && Number.isInteger(min) && max > 3 ? Math.round(bound) : bound;
}

function materialsOf(archetype: Archetype) {
  return Object.fromEntries(Object.entries(archetype.slots).map(([slot, { material }]) => [slot, material]));
}
