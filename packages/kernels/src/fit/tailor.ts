import type { Archetype, ParamSpec, ParamValue } from '../sculpt/index.ts';
import type { FitExecutor } from './fit-job.ts';
import { BEINGS } from './kinds.ts';
import { POSE, type Pose } from './pose.ts';
import type { Candidate } from './recognise.ts';
import { paramsOf, type Variant } from './variant.ts';

/** Choices of more values are names of things, which the library of views tells apart, as it does postures. */
const CHOICES_MAX = 9;
const POSTURE = 'pose';
/** Numbers are moved by so much of what they may span, and at the end by less. */
const MOVE = 0.25;
const NUDGE = 0.1;
/** What each change must add to the agreement, and what they must gain together besides, over the thing as it was and searched for as long: less is luck. */
const EACH = 0.02;
const GAIN = 0.03;
/** What the best of them must lead by at first, for more to be tried. */
const LEAD = 0.01;
/** So many of the changes that come nearest are joined to so many of the best as long as that helps: a roof may fit only where the height does, too. */
const TELLING = 6;
const WIDTH = 3;
/** What lies so far behind the best after a third of a search is given up. */
const HOPELESS = 0.15;
/** Things that agree as nearly equally are the same: what was changed does not show. */
const SAME = 1e-9;
/** Drawings of each try, and their steps. */
const TRY = { on: 'fine', align: 6, both: true, rounds: 61, reach: 0.15 } as const;
const END = { on: 'fine', align: 6, both: true, rounds: 181, reach: 0.12 } as const;

/** Parameters that are changed. */
type Params = Readonly<Record<string, ParamValue>>;

/**
 * Fits the parameters of what was recognised to the picture, such as a castle's roofs and how high it is: each is changed alone, then those that come nearest
 * together, numbers once more by less, and the best are searched for longest. Beings stay as they are. .5 to 4 s of processor.
 */
export async function tailor(
  candidate: Candidate,
  archetypes: Readonly<Record<string, Archetype>>,
  executor: FitExecutor,
): Promise<Candidate> {
  const { variant } = candidate;
  if (BEINGS.has(variant.archetype)) return candidate;
  const usual = paramsOf(variant, archetypes);
  const specs = Object.entries(archetypes[variant.archetype].params).filter(([name]) => name !== POSTURE);
  let best = candidate;
  const all = [candidate];
  const fitAll = async (changes: readonly Params[]): Promise<Candidate[]> => {
    const job = { ...TRY, poses: [onBox(best.pose)], floor: best.agreement.total - HOPELESS };
    const variants = changes.map((params): Variant => ({ ...variant, params }));
    const found = await executor.run(
      variants.map((changed) => ({ variant: changed, proxy: isUsual(changed) ? candidate.proxy : undefined, ...job })),
    );
    const fits = found.flatMap((fit, i) => (fit ? [{ ...candidate, ...fit, variant: variants[i] }] : []));
    for (const one of fits)
      if (!all.some((other) => Math.abs(other.agreement.total - one.agreement.total) < SAME)) all.push(one);
    best = all.reduce((one, other) => (byWorth(one, other) > 0 ? other : one));
    return fits.filter((one) => all.includes(one)).sort(byWorth);
  };
  const paramsIn = (one: Candidate): Params => one.variant.params ?? {};

  const [plain] = await fitAll([{}]);
  if (!plain) return candidate;
  const values = specs.flatMap(([name, spec]) =>
    othersOf(spec, usual[name] ?? spec.default).map((value): Params => ({ [name]: value })),
  );
  const asIs = best;
  let found = await fitAll(values);
  if (worthOf(best) - worthOf(asIs) < LEAD) return candidate;
  const telling = found.slice(0, TELLING).map(paramsIn);
  for (let before = asIs; best !== before && found.length > 0; ) {
    before = best;
    found = await fitAll(joinsOf(found.slice(0, WIDTH).map(paramsIn), telling));
  }
  await fitAll(
    ofEachDesign(all.sort(byWorth))
      .slice(0, WIDTH)
      .flatMap((one) => {
        const chosen = paramsIn(one);
        return specs.flatMap(([name, spec]) =>
          nudgesOf(spec, chosen[name] ?? usual[name] ?? spec.default).map((value) => ({ ...chosen, [name]: value })),
        );
      }),
  );
  const last = [plain, ...ofEachDesign(all.filter(({ variant }) => !isUsual(variant)).sort(byWorth)).slice(0, WIDTH)];
  const ends = await executor.run(
    last.map((one) => ({ variant: one.variant, proxy: one.proxy, poses: [one.pose, onBox(one.pose)], ...END })),
  );
  const [usualEnd, ...otherEnds] = last.map((one, i): Candidate => ({ ...one, ...ends[i] }));
  const [chosen] = otherEnds.sort(byWorth);
  return worthOf(chosen) > worthOf(usualEnd) + GAIN ? chosen : candidate;
}

/** A pose from the same side, unstretched and laid box on box: what has another outline does not lie where this one did. */
function onBox(pose: Pose): Pose {
  const plain = pose.slice();
  for (const k of [POSE.wide, POSE.deep, POSE.right, POSE.down, POSE.size]) plain[k] = 0;
  return plain;
}

/** Whether nothing of a variant was changed. */
function isUsual({ params }: Variant): boolean {
  return Object.keys(params ?? {}).length === 0;
}

/** What else a parameter may be. */
function othersOf(spec: ParamSpec, now: ParamValue): ParamValue[] {
  if (spec.type === 'flag') return [!now];
  if (spec.type === 'choice') return spec.of.length > CHOICES_MAX ? [] : spec.of.filter((value) => value !== now);
  if (spec.type !== 'number') return [];
  if (!isWhole(spec)) return around(spec, now, MOVE * (spec.max - spec.min));
  return around(spec, now, 1).concat(around(spec, now, 2));
}

/** What a number may be that is not far off. */
function nudgesOf(spec: ParamSpec, now: ParamValue): number[] {
  return spec.type !== 'number' || isWhole(spec) ? [] : around(spec, now, NUDGE * (spec.max - spec.min));
}

type Numeric = Extract<ParamSpec, { type: 'number' }>;

function around({ min, max }: Numeric, now: ParamValue, step: number): number[] {
  return [Number(now) - step, Number(now) + step].filter((value) => value >= min && value <= max);
}

/** The first of those that differ in more than numbers. */
function ofEachDesign(all: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return all.filter(({ variant }) => {
    const choices = Object.entries(variant.params ?? {}).filter(([, value]) => typeof value !== 'number');
    const key = JSON.stringify(choices.sort());
    return !seen.has(key) && seen.add(key);
  });
}

function byWorth(one: Candidate, other: Candidate): number {
  return worthOf(other) - worthOf(one);
}

/** How well one agrees, less for each of its changes. */
function worthOf({ agreement, variant }: Candidate): number {
  return agreement.total - EACH * Object.keys(variant.params ?? {}).length;
}

function isWhole({ min, max, default: usual }: Numeric): boolean {
  return [min, max, usual].every(Number.isInteger);
}

/** Each of some changes with each of others that are of another parameter, without repeats. */
function joinsOf(some: readonly Params[], others: readonly Params[]): Params[] {
  const joined = new Map<string, Params>();
  for (const one of some)
    for (const other of others) {
      if (Object.keys(other).some((name) => name in one)) continue;
      const both = { ...one, ...other };
      joined.set(JSON.stringify(Object.entries(both).sort()), both);
    }
  return [...joined.values()];
}
