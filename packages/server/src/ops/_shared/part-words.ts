import { planOfWords } from '@claywork/kernels';

/** Names that programs give to what nobody has named, or that it was made by. */
export const MEANINGLESS: ReadonlySet<string> = new Set(
  'clone cut copy fuse fusion union difference intersection compound extrude revolve fillet chamfer pad pocket sketch loft sweep import imported export merged joined collada layer mesh node object cube sphere cylinder cone torus plane circle icosphere group model geometry geo primitive default scene root part parts solid polygon curve shape obj lod low high poly null empty armature material mat main texture untitled'.split(
    ' ',
  ),
);
const SIDES: Readonly<Record<string, string>> = {
  l: 'left',
  r: 'right',
  lft: 'left',
  rgt: 'right',
  left: 'left',
  right: 'right',
};
const ENDS: Readonly<Record<string, string>> = {
  front: 'front',
  back: 'back',
  rear: 'back',
  hind: 'back',
  fl: 'left front',
  fr: 'right front',
  bl: 'left back',
  br: 'right back',
  rl: 'left back',
  rr: 'right back',
};

/** Words that say which of several, not what. */
const WHICH =
  /^(double|single|large|small|big|little|tall|short|long|wide|old|new|broken|closed|open|opened|center|centre|middle|end|corner|modular|upper|lower|inner|outer|round|square)$/;

/** The lower-case words of a name as programs write it: `Rogue_ArmLeft` -> rogue, arm, left. Numbers are left out. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/**
 * Names of nodes as people would say them, in their order: sides first, no words that all share, no numbers that only programs need. Undefined for those that say nothing.
 */
export function cleanNames(names: readonly string[]): (string | undefined)[] {
  const tokens = names.map(wordsOf);
  const distinct = new Set(names).size;
  const saysMore = (t: readonly string[]): boolean =>
    t.slice(1).some((w) => w.length > 2 && !(w in SIDES) && !(w in ENDS) && !MEANINGLESS.has(w) && !WHICH.test(w));
  // A word that all begin with, or a kind of being that many do, names the whole, where something is left of the name without it.
  const isPrefix = (word: string): boolean => {
    const begun = tokens.filter((t) => t[0] === word);
    if (distinct < 2 || !begun.every((t) => saysMore(t))) return false;
    return begun.length === tokens.length || (begun.length > 0.3 * tokens.length && planOfWords([word]) === 'biped');
  };
  return tokens.map((all, i) => {
    const words = (isPrefix(all[0]) ? all.slice(1) : all).filter(
      (w, k, list) => !MEANINGLESS.has(w) && (w.length > 1 || w in SIDES || k === list.length - 1),
    );
    if (!words.some((w) => w.length > 1 && !(w in SIDES))) return undefined;
    if (words.length === all.length && !/[A-Z_.\-\d]/.test(names[i])) return names[i].trim();
    const isSide = (w: string, k: number): boolean => w in SIDES && (w.length > 1 || k === 0 || k === words.length - 1);
    const sides = words.filter(isSide).map((w) => SIDES[w]);
    const ends = words.filter((w) => w in ENDS).map((w) => ENDS[w]);
    const rest = words.filter((w, k) => !isSide(w, k) && !(w in ENDS));
    const [which, what] = [rest.filter((w) => WHICH.test(w)), rest.filter((w) => !WHICH.test(w))];
    return rest.length ? [...sides, ...ends, ...which, ...what].join(' ') : undefined;
  });
}

/** What joints are parts of, the first that a joint's words have. */
const LIMBS: readonly (readonly [RegExp, string])[] = [
  [/^(slot|handslot|handle|helper|nub)/, ''],
  [/^(hand|wrist|fist|palm|finger|thumb|index|pinky|knuckle)/, 'hand'],
  [/^(foot|feet|toe|ankle|heel|ball|hoof|paw)/, 'foot'],
  [/^(thigh|calf|shin|knee|leg|upleg)/, 'leg'],
  [/^(upperarm|lowerarm|forearm|arm|elbow)/, 'arm'],
  [/^(wing)/, 'wing'],
  [/^(flipper|fin)$/, 'fin'],
  [/^(tail)/, 'tail'],
  [/^(sting)/, 'sting'],
  [/^(ear|ears)$/, 'ear'],
  [/^(horn|antler)/, 'horn'],
  [/^(tongue)/, 'tongue'],
  [/^(jaw|mouth|chin)/, 'jaw'],
  [/^(eyebrow|brow)/, 'eyebrow'],
  [/^(eye)/, 'eye'],
  [/^(head|face|skull)/, 'head'],
  [/^(neck)/, 'neck'],
  [/^(abdomen|thorax)$/, 'torso'],
  [/^(spine|chest|torso|hips|hip|pelvis|body|belly|stomach|shoulder|shoulders|clavicle|back|root)$/, 'torso'],
];
const PAIRED = new Set(['hand', 'foot', 'leg', 'arm', 'wing', 'fin', 'ear', 'horn', 'eyebrow', 'eye']);
const PLACES = new Set(['front', 'back', 'middle', 'mid', 'top', 'bottom', 'hind']);

/** The part of a body that a joint moves, by the joint's name: `FrontUpperLeg.L` -> left front leg. Undefined where the name says nothing. */
export function limbOf(joint: string): string | undefined {
  const words = wordsOf(joint.replace(/^.*:/, ''));
  const joined = words.join('');
  if (words.some((w) => /^(ik|pole|target|control|ctrl)$/.test(w))) return undefined;
  for (const [pattern, part] of LIMBS) {
    const has = words.some((w) => pattern.test(w)) || (PAIRED.has(part) && pattern.test(joined));
    if (!has || (part === 'torso' && words.some((w) => w in SIDES) && !/shoulder|clavicle|hip/.test(joined))) continue;
    if (!part) return undefined;
    if (!PAIRED.has(part)) return part;
    const side = words.map((w) => SIDES[w]).find(Boolean);
    const end = words.find((w) => PLACES.has(w));
    return [side, end === 'hind' ? 'back' : end === 'mid' ? 'middle' : end, part].filter(Boolean).join(' ');
  }
  return undefined;
}
