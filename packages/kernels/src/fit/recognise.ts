import type { CutOut } from '../image/index.ts';
import type { Archetype } from '../sculpt/index.ts';
import { BEHIND, createLocalFitExecutor, type FitExecutor, type FitJob, type FitResult } from './fit-job.ts';
import { BEINGS, FITTED_KINDS, NAMED_KINDS } from './kinds.ts';
import { type FitLibrary, type LibraryMatch, lookUp } from './library.ts';
import { POSE } from './pose.ts';
import type { ProxyModel } from './proxy.ts';
import type { Fit } from './refine.ts';
import { areSame } from './synonyms.ts';
import { makeTarget, type Target } from './target.ts';
import type { Variant } from './variant.ts';

/** A thing that may be what the picture shows, in the pose that explains it best. */
export interface Candidate extends Fit {
  /** How likely it is called so, 0..1, if anything names things; and how convincing it is altogether: its agreement's total, and more for that. */
  named: number | undefined;
  worth: number;
  variant: Variant;
  proxy: ProxyModel;
}

/** What helps to recognise. */
export interface RecogniseOptions {
  /** How likely the picture shows what, by archetype, where something says so (`guessName`). */
  named?: Readonly<Record<string, number>>;
  /** Where the searches run. Default: the calling thread. */
  executor?: FitExecutor;
  /** Share done 0..1; may throw to end it. */
  progress?: (fraction: number) => void;
}

/** Views looked at, variants built of what is worth fitting and of other things, and how many of one archetype. */
const VIEWS = 4000;
const VARIANTS = 12;
const OTHERS = 4;
const SAME = 2;
const VIEWS_EACH = 3;
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
const NEAR_THIN = 0.45;
/** What may be called so with this likelihood is tried, whatever its silhouettes are like, and so many variants of each. */
const NAMED = 0.2;
const VARIANTS_NAMED = 5;
/** What one of them must overlap after the first search, and how many variants of other things worth fitting are then tried beside them. */
const GLIMPSE_NAMED = 0.5;
const RIVALS = 7;
/** Beings have many triangles: those whose outlines come less near after the first search, or the second, never agree in the end. */
const OUTLINE_BEING = 0.68;
const NEAR_BEING = 0.78;
/** What a sure name is worth beside an agreement's total. */
const LIKELY = 0.2;

/** So far behind the leader, nothing is searched for to the end: more than what the likeliest must lead by. */
const LOST = 0.22;
/** The same of what has the leader's name, after a third of the last search: which of them it is matters less. */
const LOST_SAME = 0.04;
/** Drawings of each search, and their steps. */
const GLANCE = { on: 'rough', align: 10, both: true, rounds: 41, reach: 0.7 } as const;
const SEARCH = { on: 'rough', align: 12, rounds: 121, reach: 0.7 } as const;
const FINE_FIRST = { on: 'fine', align: 8, rounds: 61, reach: 0.2 } as const;
const FINE_LAST = { on: 'fine', align: 0, rounds: 241, reach: 0.2 } as const;
const JUDGE = { on: 'fine', align: 0, rounds: 1, reach: 0 } as const;

const COARSE = 48;
const FINE = 96;

/**
 * What a cut-out may show, the likeliest first: views of the library that look alike, then a search for the pose of each, ever longer for ever fewer. A quarter of a
 * second where nothing is like it, a second where nothing comes near, else 3 to 8 s of processor. `initGeometry()` must have been awaited.
 */
export async function recognise(
  cut: CutOut,
  library: FitLibrary,
  archetypes: Readonly<Record<string, Archetype>>,
  { named, executor = createLocalFitExecutor(archetypes), progress = () => undefined }: RecogniseOptions = {},
): Promise<{ target: Target; candidates: Candidate[] }> {
  const target = makeTarget(cut, FINE);
  executor.share({ rough: makeTarget(cut, COARSE), fine: target });
  const matches = lookUp(library, target, VIEWS);
  const likeness = (fitted: boolean): number =>
    matches.find(({ variant }) => FITTED_KINDS.has(variant.archetype) === fitted)?.overlap ?? 0;
  const ahead = likeness(true) - likeness(false);
  const thin = ahead > AHEAD;
  const likelihood = likelihoods(library, named);
  const isNamed = ({ archetype }: Variant): boolean =>
    NAMED_KINDS.has(archetype) && (likelihood.get(archetype) ?? 0) >= NAMED;
  const isWorth = (variant: Variant): boolean => FITTED_KINDS.has(variant.archetype) || isNamed(variant);
  const kinds = new Set(library.variants.filter(isNamed).map(({ archetype }) => archetype));
  const names =
    kinds.size > 0
      ? choose(lookUp(library, target, VIEWS, isNamed), isNamed, kinds.size * VARIANTS_NAMED, VARIANTS_NAMED)
      : [];
  if (names.length === 0 && (ahead < -OTHER || (likeness(true) < LIKE && !thin))) return { target, candidates: [] };
  progress(0.05);
  const rate = ({ variant }: { variant: Variant }, fit: NonNullable<FitResult>): Candidate => {
    const likely = likelihood.get(variant.archetype) ?? 0;
    return { ...fit, variant, named: named && likely, worth: fit.agreement.total + LIKELY * likely };
  };
  /** Runs a job for each; what cannot be built falls out. */
  const fit = async <T extends { variant: Variant }>(of: readonly T[], jobOf: (one: T) => FitJob) => {
    const found = await executor.run(of.map(jobOf));
    return of.flatMap((one, i) => {
      const result = found[i];
      return result ? [rate(one, result)] : [];
    });
  };
  const glance = (choices: readonly Choice[], floor?: number): Promise<Candidate[]> =>
    fit(choices, (choice) => ({ ...choice, floor, ...GLANCE }));
  const chosen = [
    ...names,
    ...choose(matches, isWorth, names.length > 0 ? VARIANTS_NAMED + RIVALS : VARIANTS, SAME).filter(
      ({ variant }) => !isNamed(variant),
    ),
  ];
  const worth = chosen.filter(({ variant }) => isWorth(variant));
  const first = worth.slice(0, Math.max(FIRST, names.length));
  let all = await glance(first);
  progress(0.2);
  const hint = all.some(
    ({ variant, agreement }) =>
      isNamed(variant) &&
      agreement.overlap > GLIMPSE_NAMED &&
      !(BEINGS.has(variant.archetype) && agreement.outline < OUTLINE_BEING),
  );
  if (!thin && !hint && !all.some(({ agreement }) => agreement.overlap > GLIMPSE))
    return { target, candidates: sorted(all) };
  const leading = Math.max(...all.map(({ agreement }) => agreement.total));
  all.push(
    ...(await glance(
      chosen.filter((choice) => !first.includes(choice)),
      leading - LOST,
    )),
  );
  progress(0.45);
  all = sorted(all).slice(0, SEARCHED);
  // Where nothing comes near at all, no search will: most pictures end here.
  if (!thin && !hint && !all.some(({ agreement }) => agreement.overlap > HOPE)) return { target, candidates: all };
  all = await searchLonger(all, fit);
  progress(0.7);
  const isNear = ({ variant, agreement }: Candidate): boolean =>
    isWorth(variant) &&
    agreement.overlap > (thin || isNamed(variant) ? NEAR_THIN : NEAR) &&
    !(BEINGS.has(variant.archetype) && agreement.outline < NEAR_BEING);
  if (!all.some(isNear)) return { target, candidates: all };
  return { target, candidates: await searchFinely(all, fit) };
}

/** What each archetype's name is likely, 0..1: who says kettle means teapots, too. */
function likelihoods({ variants }: FitLibrary, named: Readonly<Record<string, number>> = {}): Map<string, number> {
  const found = new Map<string, number>();
  for (const { archetype } of variants) {
    if (found.has(archetype)) continue;
    const sum = Object.entries(named).reduce((s, [name, p]) => (areSame(name, archetype) ? s + p : s), 0);
    found.set(archetype, sum);
  }
  return found;
}

type RunFits = (of: readonly Candidate[], jobOf: (one: Candidate) => FitJob) => Promise<Candidate[]>;

/** Seen from both sides, since outlines are the same from the back; the first from all four, since what is nearly round looks much the same from any. */
async function searchLonger(all: readonly Candidate[], fit: RunFits): Promise<Candidate[]> {
  const [first, ...rest] = all;
  const turned = (pose: Candidate['pose'], quarters: number): Candidate['pose'] => {
    const other = pose.slice();
    other[POSE.azimuth] += (quarters * Math.PI) / 2;
    return other;
  };
  const around = [0, 1, 2, 3].map((quarters) => ({ ...first, pose: turned(first.pose, quarters) }));
  const [leader] = sorted(
    await fit(around, ({ variant, proxy, pose }) => ({ ...{ variant, proxy, poses: [pose], both: true }, ...SEARCH })),
  );
  const others = await fit(rest, ({ variant, proxy, pose, named }) => ({
    ...{ variant, proxy, poses: [pose, turned(pose, 2)], floor: leader.worth - LIKELY * (named ?? 0) - LOST },
    ...SEARCH,
  }));
  return sorted([leader, ...others]);
}

/** The likeliest once more in finer drawings, those that fall behind no longer than it takes to see it; the rest is only judged there. */
async function searchFinely(all: readonly Candidate[], fit: RunFits): Promise<Candidate[]> {
  const begun = sorted(
    await fit(all.slice(0, FINALISTS), ({ variant, proxy, pose }) => ({
      ...{ variant, proxy, poses: [pose] },
      ...FINE_FIRST,
    })),
  );
  const [leader] = begun;
  const isLost = ({ variant, worth }: Candidate): boolean =>
    leader.worth - worth > (areSame(variant.archetype, leader.variant.archetype) ? LOST_SAME : BEHIND);
  const last = await fit(
    begun.filter((candidate) => !isLost(candidate)),
    ({ variant, proxy, pose, search }) => ({ ...{ variant, proxy, poses: [pose], resume: search }, ...FINE_LAST }),
  );
  const judged = await fit(all.slice(FINALISTS), ({ variant, proxy, pose }) => ({
    ...{ variant, proxy, poses: [pose] },
    ...JUDGE,
  }));
  return sorted([...last, ...begun.filter(isLost), ...judged]);
}

interface Choice {
  variant: Variant;
  poses: LibraryMatch['pose'][];
}

/** Variants in the order of their best views, and the best views of each that differ. */
function choose(
  matches: readonly LibraryMatch[],
  isWorth: (variant: Variant) => boolean,
  most: number,
  each: number,
): Choice[] {
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

function sorted(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => b.worth - a.worth);
}
