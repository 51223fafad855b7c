import type { CutOut } from '../image/index.ts';
import { createRng, GeometryError } from '../math/index.ts';
import type { Archetype, SceneNode, Sculpture } from '../sculpt/index.ts';
import { createCanvas } from './canvas.ts';
import { BEINGS, FITTED_KINDS, NAMED_KINDS } from './kinds.ts';
import { buildVariant, type FitLibrary, type LibraryMatch, lookUp, type Variant } from './library.ts';
import { POSE } from './pose.ts';
import type { ProxyModel } from './proxy.ts';
import { type Fit, judge, refine } from './refine.ts';
import { areSame } from './synonyms.ts';
import { makeTarget, type Target } from './target.ts';

/** A thing that may be what the picture shows, in the pose that explains it best. */
export interface Candidate extends Fit {
  /** How likely it is called so, 0..1, if anything names things; and how convincing it is altogether: its agreement's total, and more for that. */
  named: number | undefined;
  worth: number;
  variant: Variant;
  node: SceneNode;
  sculpture: Sculpture;
  proxy: ProxyModel;
}

/** Views looked at, variants built of what is worth fitting and of other things, and how many of one archetype. */
const VIEWS = 4000;
const VARIANTS = 12;
const OTHERS = 4;
const SAME = 3;
const VIEWS_EACH = 2;
/** Candidates that are searched for longer, and longest. */
const SEARCHED = 6;
const FINALISTS = 3;

/** Likeness of the best view of anything worth fitting below which nothing is built at all: most pictures end here, after a third of a second. */
const LIKE = 0.5;
/** Thin things overlap little: they must only be so much more like it than everything else. */
const AHEAD = 0.15;
/** Where something not worth fitting is so much more like it, nothing else will ever be clearly better. */
const OTHER = 0.025;
/** So many variants are looked at first, or all that have a name, and what one of them must overlap for the others to be built. */
const FIRST = 5;
const GLIMPSE = 0.82;
/** Overlap after the first search below which nothing is hoped for. */
const HOPE = 0.8;
/** The same after the second, of things worth fitting. */
const NEAR = 0.85;
const NEAR_THIN = 0.6;
/** What may be called so with this likelihood is tried, whatever its silhouettes are like, and so many variants of each. */
const NAMED = 0.2;
const VARIANTS_NAMED = 5;
/** What one of them must overlap after the first search, and how many variants of other things worth fitting are then tried beside them. */
const GLIMPSE_NAMED = 0.5;
const RIVALS = 4;
/** Beings have many triangles: those whose outlines come less near after the first search, or the second, never agree in the end. */
const OUTLINE_BEING = 0.68;
const NEAR_BEING = 0.78;
/** What a sure name is worth beside an agreement's total. */
const LIKELY = 0.2;
/** What a picture shows does not depend on the seed that somebody asked for. */
const SEED = 1;

/** So far behind after a third of a search, nothing catches up. */
const BEHIND = 0.15;
/** The same beside other candidates: more than what the likeliest must lead by. */
const LOST = 0.22;

const COARSE = 48;
const FINE = 96;

/**
 * What a cut-out may show, the likeliest first: views of the library that look alike, then a search for the pose of each, ever longer for ever fewer. A quarter of a
 * second where nothing is like it, a second where nothing comes near, else 3 s. `named`: how likely it shows what, by archetype, where something says so (`guessName`).
 * `initGeometry()` must have been awaited.
 */
export function recognise(
  cut: CutOut,
  library: FitLibrary,
  archetypes: Readonly<Record<string, Archetype>>,
  named?: Readonly<Record<string, number>>,
): { target: Target; candidates: Candidate[] } {
  const rng = createRng(SEED);
  const target = makeTarget(cut, FINE);
  const rough = makeTarget(cut, COARSE);
  const small = createCanvas(COARSE);
  const large = createCanvas(FINE);
  const matches = lookUp(library, target, VIEWS);
  const likeness = (fitted: boolean): number =>
    matches.find(({ variant }) => FITTED_KINDS.has(variant.archetype) === fitted)?.overlap ?? 0;
  const ahead = likeness(true) - likeness(false);
  const thin = ahead > AHEAD;
  // Who says kettle means teapots, too.
  const likelihood = new Map<string, number>();
  for (const { archetype } of library.variants)
    if (!likelihood.has(archetype))
      likelihood.set(
        archetype,
        Object.entries(named ?? {}).reduce((sum, [name, p]) => (areSame(name, archetype) ? sum + p : sum), 0),
      );
  const isNamed = ({ archetype }: Variant): boolean =>
    NAMED_KINDS.has(archetype) && (likelihood.get(archetype) ?? 0) >= NAMED;
  const isWorth = (variant: Variant): boolean => FITTED_KINDS.has(variant.archetype) || isNamed(variant);
  const kinds = new Set(library.variants.filter(isNamed).map(({ archetype }) => archetype));
  const names =
    kinds.size > 0
      ? choose(lookUp(library, target, VIEWS, isNamed), isNamed, kinds.size * VARIANTS_NAMED, VARIANTS_NAMED)
      : [];
  if (names.length === 0 && (ahead < -OTHER || (likeness(true) < LIKE && !thin))) return { target, candidates: [] };
  const rate = (fit: Omit<Candidate, 'named' | 'worth'>): Candidate => {
    const likely = likelihood.get(fit.variant.archetype) ?? 0;
    return { ...fit, named: named && likely, worth: fit.agreement.total + LIKELY * likely };
  };
  const glance = ({ variant, poses }: ReturnType<typeof choose>[number]): Candidate[] => {
    const built = build(variant, archetypes);
    if (!built) return [];
    const fits = poses.map((pose) => refine(small, built.proxy, pose, rough, { rounds: 41, reach: 1 }, rng));
    return [rate({ ...built, variant, ...best(fits) })];
  };
  const chosen = [
    ...names,
    ...choose(matches, isWorth, names.length > 0 ? VARIANTS_NAMED + RIVALS : VARIANTS, SAME).filter(
      ({ variant }) => !isNamed(variant),
    ),
  ];
  const worth = chosen.filter(({ variant }) => isWorth(variant));
  const first = worth.slice(0, Math.max(FIRST, names.length));
  let all: Candidate[] = first.flatMap(glance);
  const hint = all.some(
    ({ variant, agreement }) =>
      isNamed(variant) &&
      agreement.overlap > GLIMPSE_NAMED &&
      !(BEINGS.has(variant.archetype) && agreement.outline < OUTLINE_BEING),
  );
  if (!thin && !hint && !all.some(({ agreement }) => agreement.overlap > GLIMPSE))
    return { target, candidates: sorted(all) };
  all.push(...chosen.filter((choice) => !first.includes(choice)).flatMap(glance));
  all = sorted(all).slice(0, SEARCHED);
  // Where nothing comes near at all, no search will: most pictures end here.
  if (!thin && !hint && !all.some(({ agreement }) => agreement.overlap > HOPE)) return { target, candidates: all };
  let leader = -1;
  all = sorted(
    all.map((candidate) => {
      const { pose, proxy } = candidate;
      const back = pose.slice();
      back[POSE.azimuth] += Math.PI;
      const least = leader - LIKELY * (candidate.named ?? 0) - LOST;
      const front = refine(small, proxy, pose, rough, { rounds: 121, reach: 0.8, floor: least }, rng);
      const floor = Math.max(least, front.agreement.total - BEHIND);
      const turned = refine(small, proxy, back, rough, { rounds: 121, reach: 0.8, floor }, rng);
      const found = rate({ ...candidate, ...best([front, turned]) });
      leader = Math.max(leader, found.worth);
      return found;
    }),
  );
  const isNear = ({ variant, agreement }: Candidate): boolean =>
    isWorth(variant) &&
    agreement.overlap > (thin || isNamed(variant) ? NEAR_THIN : NEAR) &&
    !(BEINGS.has(variant.archetype) && agreement.outline < NEAR_BEING);
  if (!all.some(isNear)) return { target, candidates: all };
  const finalists: Candidate[] = [];
  for (const candidate of all.slice(0, FINALISTS)) {
    // What is so far behind will not come near any more.
    const floor = (finalists[0]?.worth ?? 0) - LIKELY * (candidate.named ?? 0) - BEHIND;
    const options = { rounds: 381, reach: 0.35, floor };
    finalists.push(rate({ ...candidate, ...refine(large, candidate.proxy, candidate.pose, target, options, rng) }));
  }
  const others = all
    .slice(FINALISTS)
    .map((candidate) => rate({ ...candidate, agreement: judge(large, candidate.proxy, candidate.pose, target) }));
  return { target, candidates: sorted([...finalists, ...others]) };
}

function build(variant: Variant, archetypes: Readonly<Record<string, Archetype>>) {
  if (!Object.hasOwn(archetypes, variant.archetype)) return undefined;
  try {
    return buildVariant(variant, archetypes);
  } catch (cause) {
    if (cause instanceof GeometryError) return undefined;
    throw cause;
  }
}

/** Variants in the order of their best views, and the best views of each that differ. */
function choose(
  matches: readonly LibraryMatch[],
  isWorth: (variant: Variant) => boolean,
  most: number,
  each: number,
): { variant: Variant; poses: LibraryMatch['pose'][] }[] {
  const chosen = new Map<Variant, LibraryMatch['pose'][]>();
  const same = new Map<string, number>();
  const left = { fitted: most, other: OTHERS };
  for (const { variant, pose } of matches) {
    const poses = chosen.get(variant);
    if (poses) {
      const turn = (p: LibraryMatch['pose']): number => Math.cos(p[POSE.azimuth] - pose[POSE.azimuth]);
      if (poses.length < VIEWS_EACH && poses.every((p) => turn(p) < 0.6)) poses.push(pose);
      continue;
    }
    const n = same.get(variant.archetype) ?? 0;
    const kind = isWorth(variant) ? 'fitted' : 'other';
    if (left[kind] === 0 || n === each) continue;
    left[kind]--;
    same.set(variant.archetype, n + 1);
    chosen.set(variant, [pose]);
  }
  return [...chosen].map(([variant, poses]) => ({ variant, poses }));
}

function best(fits: readonly Fit[]): Fit {
  return fits.reduce((a, b) => (b.agreement.total > a.agreement.total ? b : a));
}

function sorted(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => b.worth - a.worth);
}
