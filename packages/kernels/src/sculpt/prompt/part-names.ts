import { singular } from './lemma.ts';
import type { Thesaurus } from './thesaurus.ts';

/** Words in names that say nothing of what a part is. */
const SAYS_NOTHING = new Set(
  `mesh mat material node object obj geo geometry group grp default lod low high poly instance copy root scene model part shape surface texture tex
   primitive color colour new old base export final untitled null armature the of and a sm sk`.split(/\s+/),
);

/** Words for several kinds of parts at once, where no part has the word itself. */
const KINDS: Readonly<Record<string, string>> = {
  clothes: 'shirt coat jacket trouser pant robe tunic dress skirt cape cloak sleeve vest hood hat scarf sock glove',
  clothing: 'shirt coat jacket trouser pant robe tunic dress skirt cape cloak sleeve vest hood hat scarf sock glove',
  outfit: 'shirt coat jacket trouser pant robe tunic dress skirt cape cloak sleeve vest hood hat scarf sock glove',
  armor: 'helmet breastplate plate pauldron gauntlet greave cuirass shield mail visor',
  armour: 'helmet breastplate plate pauldron gauntlet greave cuirass shield mail visor',
  limb: 'arm leg hand foot forearm thigh shin',
  skin: 'head face body arm hand leg ear neck nose torso',
  hair: 'beard mane moustache eyebrow brow fur',
  wheel: 'tyre tire rim hub spoke',
  tyre: 'tire wheel',
  tire: 'tyre wheel',
  window: 'windscreen windshield glass pane',
  glass: 'window windscreen windshield pane lens',
  metal: 'hinge rivet nail bolt hoop band buckle chain blade spring',
  strap: 'belt band harness sling thong strip',
  band: 'hoop ring strap',
  hoop: 'band ring',
  blade: 'edge sword knife',
  handle: 'grip hilt haft shaft knob',
  grip: 'handle hilt',
  leg: 'foot post',
  seat: 'cushion pad',
  cushion: 'seat pad pillow',
  wall: 'facade tower keep',
  roof: 'tile shingle thatch spire',
  leaf: 'foliage leave crown canopy needle',
  foliage: 'leaf leave crown canopy needle bush',
  trunk: 'bark stem log branch',
  wood: 'plank board beam stave trunk',
  chassis: 'body frame bumper',
  trousers: 'pant leg jean',
  pants: 'trouser jean',
  shoe: 'boot sandal sneaker sole',
  boot: 'shoe',
  helmet: 'helm visor',
};

/** Words that mean the small parts which go with a larger one. */
const DETAILS = new Set(
  `detail trim trimming fitting accent ornament decoration fixture hardware edging piping element highlight accessory embellishment inlay stud
   feature piece part bit`.split(/\s+/),
);
/** Words that mean the whole. */
const WHOLE = new Set(
  `everything whole all object model thing it asset entire surface texture material finish item mesh paint coat coating color colour hue tone look style
   rest other`.split(/\s+/),
);

/** Kinds that are too wide to name a part by. */
const TOO_WIDE = new Set(
  `entity physical entity|object|physical object|whole|unit|artifact|artefact|instrumentality|instrumentation|device|thing|part|piece|body part|
   covering|structure|component|element|matter|substance|region|area|body|support|equipment|implement|tool|organ|process|protective covering|
   external body part|extremity|container|construction|shape|form|figure|solid|material|system|mechanism|conveyance|consumer goods|commodity|
   article|artifact|way|vehicle|appendage|limb|top|side|end|surface|living thing|organism|animal|person`
    .split('|')
    .map((word) => word.trim()),
);
const NEAR = 9;

/** Words of a part's name as a file has it: "Wheel_FL.001", "leftBackWheel" -> wheel; left, back, wheel. Singular, lower case. */
export function nameWords(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => singular(word).lemma)
    .filter((word) => !SAYS_NOTHING.has(word));
}

/** What a word of a prompt reaches: parts by index, the small parts, all of it, or nothing that is there. */
export type NamedParts = { parts: number[]; because?: string } | 'details' | 'whole' | undefined;

/**
 * Finds the parts that a phrase ("front wheel": its words, singular) names, each part given as the words of its name: all words first, then its last
 * word, then what the last word is another word for or a kind of.
 */
export function findNamed(
  phrase: readonly string[],
  names: readonly (readonly string[])[],
  thesaurus?: Thesaurus,
): NamedParts {
  const head = phrase.at(-1) ?? '';
  const where = (test: (words: readonly string[]) => boolean): number[] =>
    names.flatMap((words, i) => (test(words) ? [i] : []));
  const exact = where((words) => phrase.every((word) => words.includes(word)));
  if (exact.length) return { parts: exact };
  const last = where((words) => words.includes(head));
  if (last.length) return { parts: last };
  if (DETAILS.has(head)) return 'details';
  if (WHOLE.has(head)) return 'whole';
  const listed = KINDS[head]?.split(' ') ?? [];
  const like = where((words) => words.some((word) => listed.includes(word)));
  if (like.length) return { parts: like, because: `a word for what is called ${told(like, names)}` };
  if (!thesaurus) return undefined;
  const kinds = kindsOf(head, thesaurus);
  const kin = where((words) =>
    words.some((word) => kinds.includes(word) || (!TOO_WIDE.has(head) && kindsOf(word, thesaurus).includes(head))),
  );
  return kin.length ? { parts: kin, because: `near in meaning to ${told(kin, names)}` } : undefined;
}

function told(parts: readonly number[], names: readonly (readonly string[])[]): string {
  return [...new Set(parts.map((part) => names[part].join(' ')))].slice(0, 4).join(', ');
}

/** The nearest words for what a noun is, of its first senses. */
function kindsOf(noun: string, thesaurus: Thesaurus): string[] {
  return thesaurus
    .senses(noun)
    .slice(0, 2)
    .flatMap(({ kinds }) => kinds.slice(0, NEAR))
    .filter((kind) => kind !== noun && !TOO_WIDE.has(kind));
}
