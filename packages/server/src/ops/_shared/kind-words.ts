import { lumpOf, planOfWords, type Thesaurus } from '@claywork/kernels';
import { MEANINGLESS, wordsOf } from './part-words.ts';

/** Kinds of thing that mean something else here, or too much: a machine may be anything, a vessel a ship or a bowl. */
const VAGUE =
  /^(machine|can|vessel|figure|character|key|block|plate|light|box|animal|plane|head|face|mask|bar|case|club|bow|pan|fly|mint|model|arrow|tile|platform|step|steps|wall|brush|home|shop|store|screen|safe|trap|cap|ring|cutter|arbalest|arbalist|armor|armour|shield)$/;
/** Kinds of animals whose bodies are like a beast's. */
const BEASTS = /^(mammal|mammalian|placental|carnivore|ungulate|rodent|reptile|reptilian|amphibian|saurian|dinosaur)$/;
/** Names that say what stuff or which part of something it is made of: no whole is known by them. */
const PARTLY =
  /^(left|right|wheel|handle|lid|door|arm|leg|hand|foot|head|body|base|top|bottom|side|front|back|wing|tail|seat|roof|window|frame|blade|glass|wood|metal|stone|human|skin|hair|eye|main|detail|plastic|leather|iron|gold|silver|level|age|set|kit|pack|piece|default|copy|extra|clone|small|large|big|little|short|long|tall|wide|old|new|open|closed|single|double|round|square)s?$/;

const saysNothing = (word: string): boolean => word.length < 3 || MEANINGLESS.has(word) || PARTLY.test(word);
const LIMB = /^(head|arm|leg|hand|foot|feet|torso|hip|neck|spine)s?$/;

/**
 * What a thing that no plan is called after is a kind of, as words: that of a thesaurus which names a plan (cutlass: sword), or `artifact` for a thing that has none. Empty where
 * the names say the plan themselves, or nothing. `names`: those of a model's nodes and meshes; what counts is in most of them.
 */
export function kindWords(names: readonly string[], thesaurus: Thesaurus): string[] {
  const split = names.map(wordsOf);
  const all = split.flat();
  if (planOfWords(all) || lumpOf(all)) return [];
  // In how many names each word, and each two that stand together, are; two say more than one, the last more than the first.
  const counts = new Map<string, number>();
  for (const words of split)
    for (const part of new Set([
      ...words
        .slice(1)
        .map((word, k) => `${words[k]} ${word}`)
        .reverse(),
      ...words.toReversed(),
    ]))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  let isThing = false;
  for (const [part, count] of counts) {
    if (2 * count < split.length || part.split(' ').some(saysNothing)) continue;
    const kind = kindOf(part, thesaurus);
    if (kind && kind !== 'artifact') return [kind];
    isThing ||= kind !== undefined;
  }
  // What has limbs that are called so is no thing, whatever it is called.
  return isThing && !all.some((word) => LIMB.test(word)) ? ['artifact'] : [];
}

/** The nearest kind of thing that a noun is, of its first meaning that one can touch. */
function kindOf(ofNoun: string, thesaurus: Thesaurus): string | undefined {
  const [sense] = thesaurus.senses(thesaurus.has(ofNoun) ? ofNoun : ofNoun.replace(/s$/, ''));
  // A tender may be a person, or behind an engine; and people are told by what they look like.
  if (!sense || sense.sort === 'body' || sense.sort === 'person') return undefined;
  for (const kind of sense.kinds) {
    const noun = kind.toLowerCase().split(/[ _-]/).at(-1) as string;
    if (BEASTS.test(kind)) return 'beast';
    if (!VAGUE.test(noun) && planOfWords([noun], false)) return noun;
  }
  return ofNoun.length > 3 && (sense.sort === 'made' || sense.sort === 'food') ? 'artifact' : undefined;
}
