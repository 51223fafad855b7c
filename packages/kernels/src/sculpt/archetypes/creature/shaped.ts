import type { ParamValue } from '../../dsl/archetype.ts';
import type { AnySpecies, Extra, HeadSpec, LimbSpec, TetrapodSpecies } from './spec.ts';

type Params = Readonly<Record<string, ParamValue>>;

const num = (params: Params, name: string): number => (typeof params[name] === 'number' ? (params[name] as number) : 1);

const angle = (params: Params, name: string): number => (typeof params[name] === 'number' ? params[name] : 0);

/** The species with the modifiers applied: proportions scaled, parts removed or added. */
export function shaped(species: TetrapodSpecies, params: Params): TetrapodSpecies {
  const young = 1 - num(params, 'age');
  const bulk = num(params, 'bulk') * (1 + 0.12 * young);
  const fat = Math.max(0, bulk - 1);
  const legs = num(params, 'legLength') * (1 - 0.14 * young);
  const { trunk, neck } = species;
  const limb = (spec: LimbSpec | undefined): LimbSpec | undefined =>
    spec && {
      ...spec,
      radii: spec.radii.map((r) => r * (0.5 + 0.5 * bulk)),
      footSize: spec.footSize * (1 + 0.2 * young),
      claw: params.claws === false ? undefined : spec.claw,
    };
  // Longer legs lift the trunk: depths are fractions of the withers height, so they shrink against it.
  const depth = bulk / (0.45 + 0.55 * legs);
  return {
    ...species,
    unit: species.unit * num(params, 'size') * (0.45 + 0.55 * legs) * (1 - 0.45 * young),
    trunk: {
      ...trunk,
      length: trunk.length / (0.45 + 0.55 * legs),
      chest: trunk.chest * Math.min(1.35, depth),
      waist: trunk.waist * Math.min(1.6, depth * (1 + 0.25 * fat)),
      rump: trunk.rump * Math.min(1.4, depth),
      width: trunk.width * (1 + 0.35 * fat),
      ...(params.humps === false ? { hump: undefined, hump2: undefined } : {}),
    },
    neck: { ...neck, length: neck.length * num(params, 'neckLength') * (1 - 0.15 * young) },
    fore: limb(species.fore),
    hind: limb(species.hind),
    head: shapedHead(species.head, params, young),
    turn: (species.turn ?? 14) + angle(params, 'headTurn'),
    tail:
      params.tail === false
        ? { ...species.tail, kind: 'none' }
        : { ...species.tail, length: species.tail.length * num(params, 'tailLength') },
    wings: shapedWings(species, params),
    extras: shapedExtras(species, params),
  };
}

function shapedHead(head: HeadSpec, params: Params, young: number): HeadSpec {
  const gape =
    params.mouth === 'open' || params.pose === 'roaring'
      ? Math.max(22, head.gape ?? 0)
      : params.pose === 'howling'
        ? 17
        : params.mouth === 'closed'
          ? 2
          : head.gape;
  const horns =
    params.horns === 'auto' || params.horns === undefined ? head.horns : (params.horns as HeadSpec['horns']);
  const teeth =
    params.teeth === 'auto' || params.teeth === undefined ? head.teeth : (params.teeth as HeadSpec['teeth']);
  const short = 1 - 0.22 * young;
  return {
    ...head,
    length: head.length * num(params, 'headSize') * (1 + 0.35 * young),
    gape,
    horns,
    hornSize: (head.hornSize ?? 1) * num(params, 'hornSize') * (1 - 0.4 * young),
    tusks: params.teeth === 'none' || params.tusks === false ? undefined : head.tusks,
    whiskers: params.whiskers === false ? undefined : head.whiskers,
    beard: params.beard === false ? undefined : head.beard,
    teeth: gape !== undefined && gape > 18 && teeth === undefined && !head.beak ? 'carnivore' : teeth,
    skull: [head.skull[0] * (1 + 0.16 * young), head.skull[1] * (1 + 0.2 * young)],
    muzzleZ: head.muzzleZ * (1 + (1 - short) * 0.3),
    eye: { ...head.eye, r: head.eye.r * num(params, 'eyeSize') * (1 + 0.3 * young) },
    ear:
      head.ear && params.ears !== false
        ? {
            ...head.ear,
            length: head.ear.length * num(params, 'earSize'),
            width: head.ear.width * num(params, 'earSize'),
          }
        : undefined,
  };
}

function shapedWings(species: TetrapodSpecies, params: Params): TetrapodSpecies['wings'] {
  const size = num(params, 'wingSize');
  const kind = params.wings;
  if (kind === 'none') return undefined;
  if (kind === undefined || kind === 'auto' || kind === species.wings?.kind)
    return species.wings && lifted({ ...species.wings, span: species.wings.span * size }, params);
  const span = (species.wings?.span ?? 1.25) * size;
  const added = { lift: 42, hang: 34, sweep: 22, ...species.wings, kind: kind as 'bat' | 'feather' | 'insect', span };
  return lifted(added, params);
}

/** An insect's wings and folded ones have a height where others have an angle. */
function lifted(wings: NonNullable<TetrapodSpecies['wings']>, params: Params): TetrapodSpecies['wings'] {
  if (wings.kind === 'insect' || wings.kind === 'folded' || wings.lift === undefined) return wings;
  return { ...wings, lift: wings.lift + angle(params, 'wingLift') };
}

const HAIR: ReadonlySet<Extra['kind']> = new Set(['lion mane', 'horse mane', 'crest', 'comb', 'ruff']);
const SPIKES: ReadonlySet<Extra['kind']> = new Set([
  'dorsal spikes',
  'dorsal plates',
  'quills',
  'tail spikes',
  'frill',
  'sail',
]);

function shapedExtras(species: TetrapodSpecies, params: Params): readonly Extra[] {
  let extras = species.extras ?? [];
  if (params.mane === false) extras = extras.filter((extra) => !HAIR.has(extra.kind));
  if (params.shell === false) extras = extras.filter((extra) => extra.kind !== 'shell');
  if (params.fins === false) extras = extras.filter((extra) => extra.kind !== 'sail');
  if (params.tail === false) extras = extras.filter((extra) => !extra.kind.startsWith('tail '));
  if (params.spikes === 'none') extras = extras.filter((extra) => !SPIKES.has(extra.kind));
  if (params.spikes === 'spikes' && !extras.some((extra) => extra.kind === 'dorsal spikes')) {
    extras = [...extras, { kind: 'dorsal spikes', size: 0.14, n: 22, tail: true }];
  }
  return extras;
}

/** The same for bodies without four limbs: their size, and what they can be without. */
export function shapedOther(
  body: Exclude<AnySpecies, TetrapodSpecies>,
  params: Params,
): Exclude<AnySpecies, TetrapodSpecies> {
  const unit = body.unit * num(params, 'size');
  const hornless = params.horns === 'none' || undefined;
  if (body.plan === 'arthropod') {
    return {
      ...body,
      unit,
      antennae: params.antennae === false ? undefined : body.antennae,
      pincers: params.claws === false ? undefined : body.pincers,
      mandibles: params.teeth === 'none' ? undefined : body.mandibles,
      stinger: params.tail === false ? undefined : body.stinger,
      horn: hornless ? undefined : body.horn,
      wings: params.wings === 'none' ? undefined : body.wings,
    };
  }
  if (body.plan === 'fish') {
    const finless = params.fins === false;
    return {
      ...body,
      unit,
      horn: hornless ? undefined : body.horn,
      spikes: params.spikes === 'none' ? undefined : body.spikes,
      ...(finless ? { dorsal: [], anal: undefined, pectoral: 0, pelvic: undefined } : {}),
    };
  }
  if (body.plan === 'serpent') {
    const coils = body.pose === 'raised' || body.pose === 'cobra';
    return { ...body, unit, coiled: coils && (params.pose === 'coiled' || params.pose === 'sleeping') };
  }
  return { ...body, unit };
}
