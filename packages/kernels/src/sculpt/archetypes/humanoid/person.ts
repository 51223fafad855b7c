import type { FigureMorphs } from './body/figure.ts';
import { type FaceMorphs, PLAIN_FACE } from './head/face.ts';
import type { Outfit } from './outfits/types.ts';
import { SPECIES, type Species } from './species.ts';

type Params = Readonly<Record<string, number | string | boolean>>;

/** Who is built: everything settled. */
export interface Person {
  female: boolean;
  /** 0 baby .. 1 grown .. 2 very old. */
  age: number;
  species: Species;
  figure: FigureMorphs;
  face: FaceMorphs;
  hair: string;
  beard: string;
  pose: string;
  wings: string;
  horns: string;
}

const AGES = { baby: 0.02, child: 0.3, teen: 0.65, adult: 1, old: 1.75 } as const;

/** age, height of men, of women, heads */
const GROWTH: readonly (readonly [number, number, number, number])[] = [
  [0, 0.72, 0.7, 3.7],
  [0.3, 1.2, 1.18, 4.9],
  [0.65, 1.6, 1.55, 5.7],
  [1, 1.8, 1.68, 6.3],
  [2, 1.72, 1.6, 6],
];

/** Faces that feelings make. */
export const EXPRESSIONS: Readonly<Record<string, Partial<FaceMorphs>>> = {
  neutral: { smile: 0.1 },
  smile: { smile: 0.95, cheek: 1.3, eyeOpen: 0.95 },
  laugh: { smile: 1.1, mouthOpen: 0.5, cheek: 1.5, eyeOpen: 0.8, browLift: 0.5 },
  angry: { browTilt: 1.3, browLift: -0.6, smile: -0.55, eyeOpen: 0.86 },
  shout: { browTilt: 1.2, browLift: -0.4, mouthOpen: 1, smile: -0.2, eyeOpen: 0.95 },
  sad: { browTilt: -1.1, browLift: 0.1, smile: -0.7, eyeOpen: 0.84 },
  surprised: { browLift: 1.2, eyeOpen: 1.25, mouthOpen: 0.7, smile: 0 },
  stern: { browTilt: 0.7, browLift: -0.35, smile: -0.15 },
};

/** Poses of the face alone. */
const POSE_MOODS: Readonly<Record<string, string>> = {
  smiling: 'smile',
  laughing: 'laugh',
  roaring: 'shout',
  thinking: 'stern',
};

const auto = (value: unknown, ...others: (string | undefined)[]): string =>
  value !== 'auto' ? String(value) : (others.find((o) => o !== undefined) ?? 'none');

/** Settles who is built from the parameters, the outfit's usual wearer and the species. */
export function settlePerson(params: Params, outfit: Outfit): Person {
  const who = outfit.who ?? {};
  const speciesName = auto(params.species, who.species, 'human');
  const species = SPECIES[speciesName] ?? SPECIES.human;
  const female = auto(params.sex, who.sex, 'male') === 'female';
  const said = Number(params.age);
  const age = said === 1 && who.age ? AGES[who.age] : said;
  const bulk = Number(params.bulk);
  let i = 0;
  while (i < GROWTH.length - 2 && age > GROWTH[i + 1][0]) i++;
  const f = (age - GROWTH[i][0]) / (GROWTH[i + 1][0] - GROWTH[i][0]);
  const grown = GROWTH[i].map((v, k) => v + (GROWTH[i + 1][k] - v) * f);
  const young = Math.max(0, 1 - age);
  // folk that the prompt names keep their build in whatever they wear
  const named = params.species !== 'auto' && params.species !== 'human';
  const own = named ? { ...who.figure, ...species.figure } : { ...species.figure, ...who.figure };
  const heads = (own.heads ? (own.heads * grown[3]) / 6.3 : grown[3]) / Number(params.headSize);
  const figure: FigureMorphs = {
    height: own.height ?? (female ? grown[2] : grown[1]),
    heads: Math.max(2, heads),
    female: female ? 1 - 0.75 * young : 0.1 * young,
    fat: clamp((own.fat ?? (female ? 0.16 : 0.2)) + 0.08 * young + (bulk - 1) * 0.85 * (bulk > 1 ? 1 : 0.6), 0, 1),
    muscle: clamp(
      (own.muscle ?? (female ? 0.12 : 0.38)) * (1 - 0.9 * young) + 0.8 * (Number(params.muscle) - 1),
      0,
      1.5,
    ),
    shoulders: own.shoulders ?? 1,
    extremities: (own.extremities ?? 1.06) * (age > 1.4 ? 1.02 : 1),
    arms: (own.arms ?? 1) * (1 - 0.08 * young),
  };
  const base = { ...PLAIN_FACE, ...species.face, ...who.face };
  const pose = auto(params.pose, who.pose, 'standing');
  const mood = EXPRESSIONS[String(params.expression)] ?? EXPRESSIONS[POSE_MOODS[pose]] ?? {};
  const face: FaceMorphs = {
    ...base,
    ...mood,
    female: female ? 1 : 0.25 * young,
    age,
    fat: figure.fat,
    eyeSize: base.eyeSize * 1.13 * Number(params.eyeSize),
    smile: base.smile + (mood.smile ?? 0),
  };
  const plainHair =
    age > 1.4
      ? female
        ? 'bun'
        : 'balding'
      : age < 0.12
        ? 'crew'
        : age < 0.6
          ? female
            ? 'pigtails'
            : 'boy'
          : undefined;
  const hair = auto(
    params.hair,
    plainHair && !species.hair && !who.age ? plainHair : undefined,
    female && who.hairFemale ? who.hairFemale : undefined,
    who.hair,
    species.hair,
    female ? 'long' : age < 0.6 ? 'boy' : 'short',
  );
  return {
    female,
    age,
    species,
    figure,
    face,
    hair,
    beard:
      female || age < 0.8
        ? auto(params.beard === 'auto' ? 'none' : params.beard)
        : auto(params.beard, named ? species.beard : undefined, who.beard, species.beard, 'none'),
    pose: pose in POSE_MOODS ? 'standing' : pose,
    wings: auto(params.wings, who.wings, 'none'),
    horns: auto(params.horns, who.horns, species.horns, 'none'),
  };
}

function clamp(v: number, a: number, b: number): number {
  return Math.min(b, Math.max(a, v));
}
