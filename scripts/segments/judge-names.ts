import { faceArea } from '../../packages/kernels/src/index.ts';
import type { SculptedModel } from './sculpted-models.ts';

/** What a name may be said of: words of the sculptor's parts and joints. A name that is not here is right for parts that have it in their own name. */
const MEANINGS: Readonly<Record<string, string>> = {
  // beings
  torso:
    'body chest spine hips belly back pelvis shirt coat breastplate backplate fauld belt tunic robe dress vest jacket cuirass waist core panel breast abdomen tassets mail skirt plackart bellyplates',
  body: 'body chest spine hips belly torso abdomen thorax fuselage hull walls case carcass frame cushion base bonnet back side mantle shell panel doors boiler cabin soundboard',
  chest: 'chest breastplate body shirt coat spine breast',
  hips: 'hips pelvis spine fauld belt',
  hindquarters: 'hips pelvis body spine thigh',
  head: 'head face skull hair jaw helmet bowl visor hat sight comb plume mane poll blade claw muzzle headstock cheek neck',
  jaw: 'jaw mouth teeth chin head',
  muzzle: 'muzzle snout nose jaw head',
  snout: 'muzzle snout nose jaw head',
  mane: 'mane',
  neck: 'neck gorget collar',
  leg: 'leg hip knee hock thigh shin trousers greave cuisse poleyn hose calf foot paw claws wrist elbow shoulder ankle hoof coxa femur tibia tarsus post support robe',
  arm: 'arm shoulder elbow forearm hand pauldron sleeve cannon vambrace gauntlet wrist twig fingers couter fist cuff palm claw',
  hand: 'hand palm wrist fist finger thumb gauntlet claw fingers index middle ring little knuckle',
  claw: 'claw claws finger pincer',
  wing: 'wing aileron flap winglet membrane feathers',
  tail: 'tail rudder fin fluke',
  ear: 'ear',
  eye: 'eye iris pupil goggles eyebrow lashes glint',
  horn: 'horn antler',
  fin: 'fin pectoral pelvic flipper dorsal anal',
  beak: 'beak',
  cape: 'cape cloak',
  robe: 'robe coat dress skirt gown tunic',
  // vehicles
  wheel: 'wheel tyre tire rim hub spokes rotor brake disc nuts arch',
  track: 'track sprocket idler road skirts',
  cabin: 'cabin cab roof windows windscreen window pillars glass',
  roof: 'roof top awning ridge tiles shingles thatch spire',
  bonnet: 'bonnet hood body',
  chassis: 'chassis frame floor underbody sill axle rail',
  fuselage: 'fuselage cabin body hull cockpit',
  rotor: 'rotor blade',
  skid: 'skid tube',
  hull: 'hull keel planks upper body',
  turret: 'turret',
  barrel: 'barrel gun muzzle slide',
  engine: 'engine cowling fan motor crank cylinder',
  tailplane: 'tailplane elevator stabiliser stabilizer',
  boom: 'boom tail',
  seat: 'seat saddle cushion',
  handlebar: 'handlebar grip stem brake bar',
  fork: 'fork',
  mudguard: 'mudguard fender guard',
  light: 'light lamp headlamp headlight lens',
  cargo: 'box cargo load bed trailer container body',
  bed: 'bed box cargo',
  // furniture and buildings
  backrest: 'back splat crest post',
  armrest: 'arm',
  cushion: 'cushion',
  rail: 'rail stretcher apron',
  apron: 'apron',
  top: 'top',
  headboard: 'headboard head',
  footboard: 'footboard foot',
  mattress: 'mattress sheet blanket throw',
  blanket: 'blanket throw sheet cover duvet',
  frame: 'frame rail base plinth chain tube stay slats',
  shade: 'shade',
  stem: 'stem pole leg column stalk trunk neck',
  walls: 'walls wall plinth facade storey keep shaft gatehouse',
  wall: 'wall walls parapet',
  tower: 'tower turret shaft keep drum gatehouse',
  ground: 'ground hill yard path soil base grass island',
  base: 'base plinth foot saucer pot ground bottom stand plate drift',
  door: 'door gate doors',
  trunk: 'trunk',
  crown: 'foliage leaves crown needles',
  foliage: 'foliage leaves crown needles',
  pot: 'pot saucer',
  flower: 'flower petals petal',
  leaf: 'leaf leaves',
  // tools and vessels
  handle: 'handle haft grip shaft cord stick',
  haft: 'haft handle shaft',
  guard: 'guard crossguard',
  crossguard: 'crossguard guard',
  grip: 'grip hilt cord ferrule magazine',
  blade: 'blade edge bit',
  lid: 'lid knob cap',
  cap: 'cap foil cork stopper lid hat',
  foot: 'foot shoe boot sole sabaton paw claws toe toes hoof hock wrist ankle ferrule glides base',
  slide: 'slide',
  brim: 'brim hat',
  canopy: 'canopy cover cloth fabric panels',
};

/** What one part is made of. */
export interface PartTruth {
  area: number;
  /** Middle, and that of the whole, along X. */
  x: number;
  middle: number;
  /** Area of each thing that the part has some of: the sculptor's part, and the joint whose bone is nearest. */
  of: Record<string, number>;
}

/** A part's name, whether it is right, and what it is. */
export interface JudgedName {
  name: string;
  isRight: boolean;
  truth: string;
}

/** Share of a part that has to be what the name says. */
const ENOUGH = 0.4;

/** What each part is made of. `partOf` per face of the model. */
export function truthOfParts(model: SculptedModel, partOf: ArrayLike<number>, parts: number): PartTruth[] {
  const truths = truthsOf(model);
  const { positions: p, indices } = model.mesh;
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < p.length; i += 3) [low, high] = [Math.min(low, p[i]), Math.max(high, p[i])];
  const out = Array.from({ length: parts }, (): PartTruth => ({ area: 0, x: 0, middle: (low + high) / 2, of: {} }));
  for (let f = 0; f < partOf.length; f++) {
    if (partOf[f] < 0) continue;
    const area = faceArea(p, indices, f);
    const row = out[partOf[f]];
    row.area += area;
    row.x += (area * (p[3 * indices[3 * f]] + p[3 * indices[3 * f + 1]] + p[3 * indices[3 * f + 2]])) / 3;
    row.of[truths[f]] = (row.of[truths[f]] ?? 0) + area;
  }
  for (const row of out) row.x /= row.area || 1;
  return out;
}

/** Judges a part's name against what it is made of. */
export function judgeName(name: string, { area, x, middle, of }: PartTruth): JudgedName {
  const fits = Object.entries(of).reduce((sum, [truth, part]) => (isSaid(name, truth) ? sum + part : sum), 0);
  const truth = Object.entries(of)
    .sort((s, t) => t[1] - s[1])
    .slice(0, 3);
  return {
    name,
    isRight: fits > ENOUGH * area && isOnSide(name, x, middle),
    truth: truth.map(([t, s]) => `${t} ${Math.round((100 * s) / area)}%`).join(', '),
  };
}

/** Left is the thing's own, +X, as it looks to +Z. */
function isOnSide(name: string, x: number, middle: number): boolean {
  if (name.startsWith('left ')) return x > middle;
  return name.startsWith('right ') ? x < middle : true;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

function isSaid(name: string, truth: string): boolean {
  const said = wordsOf(name);
  const words = said.filter((w) => !/^(left|right|front|back|middle|main|upper|lower)$/.test(w));
  // The back of a cabinet is a thing, that of a wheel a place.
  if (!words.length) return wordsOf(truth.split(' / ')[0]).at(-1) === said.at(-1);
  const noun = words.at(-1) ?? '';
  const of = new Set(wordsOf(truth));
  const fits = (word: string): boolean => of.has(word) || of.has(`${word}s`) || of.has(word.replace(/s$/, ''));
  // `tail fin` is said of a tail's fin, not of every fin.
  const meaning = MEANINGS[noun] ?? MEANINGS[noun.replace(/s$/, '')];
  return (meaning?.split(' ') ?? [noun]).some(fits) || fits(noun);
}

/** The part of each face, and, where a skeleton is known, the joint from which its nearest bone goes. */
function truthsOf({ mesh, partOf, skeleton }: SculptedModel): string[] {
  if (!skeleton) return partOf;
  const { positions: p, indices } = mesh;
  const bones = skeleton.joints.flatMap(({ parent, at }) =>
    parent < 0 ? [] : [{ name: skeleton.joints[parent].name, a: skeleton.joints[parent].at, b: at }],
  );
  return partOf.map((part, f) => {
    const at = [0, 1, 2].map(
      (k) => (p[3 * indices[3 * f] + k] + p[3 * indices[3 * f + 1] + k] + p[3 * indices[3 * f + 2] + k]) / 3,
    );
    let best = '';
    let least = Number.POSITIVE_INFINITY;
    for (const { name, a, b } of bones) {
      const d = a.map((v, k) => b[k] - v);
      const long = d[0] ** 2 + d[1] ** 2 + d[2] ** 2 || 1e-9;
      const t = Math.min(1, Math.max(0, d.reduce((s, v, k) => s + v * (at[k] - a[k]), 0) / long));
      const off = Math.hypot(...at.map((v, k) => v - a[k] - t * d[k]));
      if (off < least) [least, best] = [off, name];
    }
    return `${part} / ${best}`;
  });
}
