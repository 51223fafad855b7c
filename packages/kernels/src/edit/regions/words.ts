import type { PlaceWords } from './by-place.ts';
import type { BodyPart } from './garments.ts';
import type { Side, ThingPart } from './things.ts';

/** What a noun means in a picture. */
export type Meaning =
  | { kind: 'body'; part: BodyPart }
  | { kind: 'thing'; part: ThingPart }
  | { kind: 'thin'; side: Side; thickness: number }
  | { kind: 'around'; part: 'sky' | 'ground' | 'shadow' | 'background' }
  | { kind: 'eyes' }
  | { kind: 'text' }
  | { kind: 'place' }
  | { kind: 'whole' };

const rows: readonly [string, Meaning][] = [
  ['head', { kind: 'body', part: 'head' }],
  ['hat cap helmet crown beanie hood headband', { kind: 'body', part: 'hat' }],
  ['hair hairs hairstyle fringe bangs wig mane', { kind: 'body', part: 'hair' }],
  ['face muzzle snout', { kind: 'body', part: 'face' }],
  [
    'shirt t-shirt tshirt top jacket coat sweater hoodie jumper vest blouse tunic jersey uniform suit cape cloak',
    { kind: 'body', part: 'top' },
  ],
  ['trousers pants jeans shorts leggings skirt kilt', { kind: 'body', part: 'trousers' }],
  ['dress gown robe clothes clothing outfit overalls costume armor armour', { kind: 'body', part: 'dress' }],
  ['shoe shoes boot boots sneakers sandals feet foot slippers', { kind: 'body', part: 'shoes' }],
  ['arm arms sleeve sleeves hand hands glove gloves', { kind: 'body', part: 'arms' }],
  ['body torso trunk', { kind: 'body', part: 'body' }],
  ['skin', { kind: 'body', part: 'skin' }],
  ['eye eyes pupil pupils', { kind: 'eyes' }],
  ['sky heaven clouds', { kind: 'around', part: 'sky' }],
  ['ground floor grass road street lawn sand snow water table desk', { kind: 'around', part: 'ground' }],
  ['shadow shadows', { kind: 'around', part: 'shadow' }],
  ['background backdrop', { kind: 'around', part: 'background' }],
  ['text writing words letters lettering logo caption watermark label sign title', { kind: 'text' }],
  ['wheel wheels tyre tyres tire tires', { kind: 'thing', part: 'wheel' }],
  ['window windows glass windshield windscreen', { kind: 'thing', part: 'window' }],
  ['roof rooftop', { kind: 'thing', part: 'roof' }],
  ['leaf leaves foliage plant plants tree trees bush bushes ivy moss', { kind: 'thing', part: 'leaf' }],
  ['flower flowers petal petals blossom blossoms', { kind: 'thing', part: 'flower' }],
  ['stem stalk', { kind: 'thing', part: 'stem' }],
  ['seat cushion cushions upholstery pillow pillows', { kind: 'thing', part: 'seat' }],
  ['blade', { kind: 'thing', part: 'blade' }],
  ['lid cover', { kind: 'thing', part: 'lid' }],
  ['screen display monitor', { kind: 'thing', part: 'screen' }],
  ['door doors', { kind: 'thing', part: 'door' }],
  ['light lights lamp lamps headlight headlights', { kind: 'thing', part: 'lamp' }],
  ['metal chrome', { kind: 'thing', part: 'metal' }],
  ['wood', { kind: 'thing', part: 'wood' }],
  ['leg legs', { kind: 'thin', side: 'bottom', thickness: 0.07 }],
  ['handle handles grip', { kind: 'thin', side: 'side', thickness: 0.06 }],
  ['tail', { kind: 'thin', side: 'side', thickness: 0.07 }],
  ['ear ears horn horns antlers antenna antennae chimney', { kind: 'thin', side: 'top', thickness: 0.07 }],
  ['wing wings fin fins', { kind: 'thin', side: 'side', thickness: 0.12 }],
  ['spout', { kind: 'thin', side: 'side', thickness: 0.07 }],
  [
    'half part side area section piece pieces parts bit stripe stripes dots spots pattern corner edge end portion region third bits thing things',
    { kind: 'place' },
  ],
  ['subject object character figure person man woman boy girl animal', { kind: 'whole' }],
];

const NOUNS = new Map<string, Meaning>(
  rows.flatMap(([words, meaning]) => words.split(' ').map((w) => [w, meaning] as const)),
);

/** A phrase read: what it names, and where. */
export interface RegionPhrase {
  meaning?: Meaning;
  place?: PlaceWords;
  /** One is meant, not several. */
  one: boolean;
  /** The place is one of the picture, not of the subject. */
  ofPicture: boolean;
}

const PLACES: Record<string, PlaceWords> = {
  left: { across: [0, 0.5] },
  right: { across: [0.5, 1] },
  top: { down: [0, 0.36] },
  upper: { down: [0, 0.5] },
  bottom: { down: [0.64, 1] },
  lower: { down: [0.5, 1] },
  middle: { across: [0.25, 0.75], down: [0.25, 0.75] },
  center: { across: [0.25, 0.75], down: [0.25, 0.75] },
  centre: { across: [0.25, 0.75], down: [0.25, 0.75] },
};

/** Reads the words of a phrase: the last noun that means something, and all words of place. */
export function readPhrase(words: readonly string[]): RegionPhrase {
  let meaning: Meaning | undefined;
  let place: PlaceWords | undefined;
  const has = (...some: string[]): boolean => some.some((w) => words.includes(w));
  for (const word of words) {
    const said = PLACES[word];
    if (said) place = { ...place, ...said };
  }
  if (place?.down && has('half')) place = { ...place, down: has('top', 'upper') ? [0, 0.5] : [0.5, 1] };
  if (place && has('corner'))
    place = { across: has('left') ? [0, 0.4] : [0.6, 1], down: has('bottom', 'lower') ? [0.6, 1] : [0, 0.4] };
  // "The handle of the cup": what stands before "of" is meant.
  const end = words.indexOf('of');
  const own = end > 0 ? words.slice(0, end) : words;
  let noun = '';
  for (const word of own) {
    if (!NOUNS.has(word)) continue;
    meaning = NOUNS.get(word);
    noun = word;
  }
  if (meaning?.kind === 'body' && meaning.part === 'top' && words.length === 1 && words[0] === 'top')
    meaning = undefined;
  return { meaning, place, one: !noun.endsWith('s'), ofPicture: has('corner', 'picture', 'image', 'photo', 'frame') };
}
