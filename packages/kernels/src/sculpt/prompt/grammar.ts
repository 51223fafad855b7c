import type { SceneRelation } from '../dsl/scene.ts';
import { ARRANGEMENTS, type NounEntry, POSES } from '../lexicon/index.ts';
import { type Accessory, accessoryRelation, isLeftOut, linked, placeAccessory } from './accessories.ts';
import { bearers, wearer } from './bearers.ts';
import { namesAnother, nounLike, pick } from './choose.ts';
import type { Item } from './items.ts';
import {
  type Mention,
  type MentionLink,
  type Modifiers,
  newMention,
  noModifiers,
  type PartMention,
} from './mention.ts';
import { mergeModifiers, takeLast } from './modifiers.ts';
import { applyNoun } from './noun-modifiers.ts';
import { oneThing } from './one-thing.ts';
import { hasPart } from './parts.ts';
import { partOfNext, placeNamed } from './place-on.ts';
import { quoteOpening, readText } from './text-content.ts';
import { guessNoun } from './unknown.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

/** What a prompt says, before it is turned into a scene. */
export interface Reading {
  mentions: Mention[];
  links: MentionLink[];
  ignored: string[];
  /** Things worn or carried along that cannot be made yet. */
  leftOut: Mention[];
}

type Mode = 'main' | 'with' | 'without' | 'relation' | 'likeness';

/** "Ferrari style car": the noun before says how the one after looks. */
const LIKENESS = new Set(['style', 'styled', 'themed', 'inspired', 'shaped', 'like', 'type']);
const ARTICLES = new Set(['a', 'an', 'the', 'its', 'his', 'her', 'their', 'some', 'another']);
const POSE_WORDS = new Map(Object.entries(POSES).flatMap(([pose, words]) => words.map((w) => [w, pose] as const)));
const POSITION_PREFIX = new RegExp(`^(${[...POSE_WORDS.keys()].join('|')}) `);

/**
 * A shallow chunk grammar: adjectives gather until a noun or a part takes them; `with`, `without`, relations and copulas
 * say where the next phrase goes; commas and stops let what is pending fall on what was named last. Reads every prompt;
 * what it cannot place stands in `ignored`. Cost: linear in the number of items.
 */
export class PromptReader {
  readonly reading: Reading = { mentions: [], links: [], ignored: [], leftOut: [] };
  mode: Mode = 'main';
  /** What pronouns and parts refer to. */
  subject: Mention | undefined;
  /** Set by an article or number just before. */
  determined = false;
  afterCopula = false;
  private readonly items: readonly Item[];
  readonly vocabulary: Vocabulary;
  private target: Modifiers | undefined;
  private pending: Modifiers = noModifiers();
  private pendingParts: PartMention[] = [];
  private pendingPoses: string[] = [];
  private pendingNouns: { item: Item; entry: NounEntry }[] = [];
  private pendingDepiction: string | undefined;
  private pendingText: string | undefined;
  private relation: (Omit<SceneRelation, 'a' | 'b'> & { reversed: boolean; from: Mention[] }) | undefined;
  private group: Mention[] = [];
  /** The last relation, if it can have more than one object: to hold, to wear. */
  private bearing: { rel: SceneRelation['rel']; reversed: boolean; from: Mention[] } | undefined;
  /** What came with the subject last, and how it belongs to it. */
  private accessory: Accessory | undefined;
  /** "one red and two blue chairs": what was said before the noun that both share. */
  private elliptic: Modifiers[] = [];
  private partAt = -2;
  private definite = false;
  private entirely = false;

  constructor(items: readonly Item[], vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.items = quoteOpening(items);
  }

  read(): Reading {
    for (let i = 0; i < this.items.length; i++) i += this.step(this.items[i], i);
    if (!this.reading.mentions.length) this.openText();
    this.flush();
    if (!this.reading.mentions.length) this.lastResort();
    this.dropPending();
    return this.reading;
  }

  /** Handles one item; returns how many following items it used up. */
  private step(item: Item, i: number): number {
    if (item.kind === 'quote') return this.onText(item.raw);
    if (item.kind === 'comma' || item.kind === 'stop') return this.onBreak(item.kind);
    if (item.kind === 'measure') {
      this.pending.measure = item.measure;
      this.pending.words.push(item.raw);
      return 0;
    }
    if (item.kind === 'part-adjective') return this.onPartAdjective(item, i);
    const sense = item.senses.length ? pick(this, this.items, i) : undefined;
    if (!sense) return this.onUnknown(item, i);
    switch (sense.kind) {
      case 'color':
      case 'material':
      case 'attribute':
        return this.onAdjective(sense, item, i);
      case 'count':
        return this.onCount(sense.n, item, i);
      case 'noun':
        return this.onNoun(sense, item, i);
      case 'part':
        return this.onPart(sense.part, item, i);
      case 'relation':
        return this.onRelation(sense, item, i);
      case 'pose':
        (this.subject && !this.hasPending() ? this.subject.poses : this.pendingPoses).push(sense.pose);
        return 0;
      case 'depiction':
        return this.onDepiction(sense.word, item, i);
      case 'role':
        return this.onRole(sense, item, i);
    }
  }

  private onAdjective(
    sense: Extract<Sense, { kind: 'color' | 'material' | 'attribute' }>,
    item: Item,
    i: number,
  ): number {
    if (namesAnother(this, sense, this.items, i)) {
      this.reading.ignored.push(item.raw);
      return 0;
    }
    if (sense.kind === 'color') this.pending.colors.push({ name: sense.name, hex: sense.hex });
    else if (sense.kind === 'material') this.pending.materials.push(sense.entry);
    else this.pending.attributes.push(sense.entry);
    this.pending.words.push(item.raw);
    return 0;
  }

  private onCount(n: number, item: Item, i: number): number {
    if (ARTICLES.has(item.words)) {
      this.flush();
      this.definite = false;
    }
    const joined = this.items[i - 1]?.senses.some((s) => s.kind === 'role' && s.role === 'and');
    if (joined && this.pending.count !== undefined && this.hasPending()) {
      this.elliptic.push(this.pending);
      this.pending = noModifiers();
    }
    this.pending.count = Math.min(n, 1000);
    this.pending.pair = /\bpairs? of$/.test(item.words);
    this.pending.arrangement = ARRANGEMENTS[item.words] ?? this.pending.arrangement;
    this.pending.vague = !/\d/.test(item.words) && n > 2 && item.words.includes(' ');
    this.determined = true;
    return 0;
  }

  private onNoun(sense: Extract<Sense, { kind: 'noun' }>, item: Item, i: number): number {
    const next = this.items[i + 1];
    const nextSense = next?.senses.length ? pick(this, this.items, i + 1) : undefined;
    const styled = next !== undefined && LIKENESS.has(next.words) && nounLike(this.items, i + 2);
    // "A pirate's shoulder".
    const place = this.relation && /['’]s$/i.test(item.raw) ? placeNamed(next?.words) : undefined;
    if (this.relation && place) this.relation.place = place;
    else if ((nextSense?.kind === 'noun' && !item.plural) || styled) {
      this.pendingNouns.push({ item, entry: sense.entry });
      return 0;
    }
    if (nextSense?.kind === 'part' && !place && this.subject && this.owner(nextSense.part)) {
      this.pending.kind = sense.entry.words[0];
      this.pending.words.push(item.raw);
      return 0;
    }
    if (this.mode === 'without') {
      this.pending = noModifiers();
      return 0;
    }
    const one = this.subject && oneThing(this.subject, sense.entry, this.items, i, this.vocabulary.archetypes);
    if (one && this.subject) {
      this.subject.entry = one;
      this.subject.words.push(item.raw);
      this.pending.count = undefined;
      mergeModifiers(this.subject.mods, this.pending);
      this.pending = noModifiers();
      this.mode = 'main';
      return 0;
    }
    if (this.mode === 'likeness') {
      // "In the shape of an owl": not a second thing.
      this.reading.ignored.push([...this.pending.words, item.raw].join(' '));
      this.pending = noModifiers();
      this.determined = false;
      this.mode = 'main';
      return 0;
    }
    if (this.relation?.rel === 'in' && sense.entry.kind === 'clothing') this.relation.rel = 'wearing';
    if (this.subject && isLeftOut(this.mode, this.relation?.rel, sense.entry, this.subject.entry)) {
      this.leaveOut(sense.entry, item);
      return 0;
    }
    if (this.mode === 'with' && sense.confidence === 'guess' && this.subject) {
      this.reading.ignored.push([...this.pending.words, item.raw].join(' '));
      this.pending = noModifiers();
      return 0;
    }
    const mention = this.open(sense.entry, sense.confidence, item);
    if (place) return 1;
    if (sense.entry.archetype === 'text' && !sense.entry.standIn) return readText(this.items, i, mention);
    return 0;
  }

  private addAccessory(to: Mention, mention: Mention): void {
    this.accessory = { mention, link: linked(to, mention, accessoryRelation(to.entry, mention.entry)) };
    this.reading.links.push(this.accessory.link);
  }

  /** Keeps what was said of a thing that cannot be made yet, and how it belongs to the others. */
  private leaveOut(entry: NounEntry, item: Item): void {
    const mention = newMention(entry, 'guess', item, this.pending);
    this.reading.leftOut.push(mention);
    this.reading.ignored.push(mention.words.join(' '));
    if (this.relation) {
      for (const a of this.relation.from) this.reading.links.push(linked(a, mention, this.relation));
    } else if (this.subject) this.addAccessory(wearer(this.subject, entry, this.reading.links), mention);
    this.pending = noModifiers();
    this.target = mention.mods;
    this.determined = false;
  }

  /** Starts a thing with what is pending, or returns to one named before ("the dragon ..."). */
  private open(entry: NounEntry, confidence: Mention['confidence'], item: Item, because?: string): Mention {
    const lettering =
      entry.archetype === 'text' &&
      !entry.standIn &&
      this.subject?.entry.archetype === 'text' &&
      this.mode === 'relation';
    if (lettering) this.relation = undefined;
    const before = lettering
      ? this.subject
      : this.definite
        ? this.reading.mentions.find((m) => m.entry.archetype === entry.archetype && m.noun === item.words)
        : undefined;
    const last = this.pending;
    for (const mods of this.elliptic.splice(0)) {
      this.pending = mods;
      this.create(entry, confidence, { ...item, plural: false }, because);
    }
    this.pending = last;
    const mention = before ?? this.create(entry, confidence, item, because);
    if (before) mergeModifiers(before.mods, this.pending);
    else if (this.relation) this.link(mention);
    else if (this.mode === 'with' && this.subject)
      this.addAccessory(wearer(this.subject, entry, this.reading.links), mention);
    const accessory = !before && this.mode === 'with' && !this.relation && this.subject !== undefined;
    mention.parts.push(...this.pendingParts);
    mention.poses.push(...this.pendingPoses);
    if (this.pendingText !== undefined) mention.text = this.pendingText;
    if (this.pendingDepiction) mention.depiction = this.pendingDepiction;
    const baby = this.vocabulary.phrases.get('baby')?.find((s) => s.kind === 'attribute')?.entry;
    for (const { item: word, entry: modifier } of this.pendingNouns)
      if (!applyNoun(mention, word, modifier, baby, this.vocabulary.archetypes)) this.reading.ignored.push(word.raw);
    this.clear();
    if (!accessory) this.subject = mention;
    this.target = mention.mods;
    this.relation = undefined;
    if (this.mode !== 'with') this.mode = 'main';
    return mention;
  }

  private create(entry: NounEntry, confidence: Mention['confidence'], item: Item, because?: string): Mention {
    const mention = newMention(entry, confidence, item, this.pending, because);
    this.reading.mentions.push(mention);
    if (!this.relation && this.mode !== 'with') this.group.push(mention);
    return mention;
  }

  private link(mention: Mention): void {
    if (!this.relation) return;
    for (const a of this.relation.from) {
      if (a === mention) continue;
      this.reading.links.push(linked(a, mention, this.relation));
    }
    this.group = [mention];
  }

  private onPart(part: string, item: Item, i: number): number {
    const mods = this.pending;
    if (mods.count === 1) mods.count = undefined;
    const mention: PartMention = {
      part,
      mods,
      negated: this.mode === 'without',
      words: [...mods.words, item.raw].join(' '),
    };
    this.pending = noModifiers();
    this.determined = false;
    const owner = this.owner(part);
    if (owner) {
      owner.parts.push(mention);
      this.partAt = i;
      this.target = mods;
    } else if (this.subject) this.reading.ignored.push((mention.negated ? 'no ' : '') + mention.words);
    else this.pendingParts.push(mention);
    return 0;
  }

  /** The thing that has such a part: the subject, else the latest that has it. */
  private owner(part: string): Mention | undefined {
    const all = this.subject ? [this.subject, ...[...this.reading.mentions].reverse()] : [];
    return all.find((m) => hasPart(m.entry, part, this.vocabulary));
  }

  private onPartAdjective(item: Item, i: number): number {
    const mods = noModifiers();
    const previous = this.items[i - 1];
    if (!item.negated && previous?.kind === 'phrase') takeLast(this.pending, mods, previous);
    const words = item.negated
      ? (item.part ?? '')
      : [...mods.words, mods.count ?? '', item.raw].filter((w) => w !== '').join(' ');
    const mention = { part: item.part ?? '', mods, negated: item.negated === true, words };
    if (this.subject && !nounLike(this.items, i + 1)) this.subject.parts.push(mention);
    else this.pendingParts.push(mention);
    return 0;
  }

  private onRelation(sense: Extract<Sense, { kind: 'relation' }>, item: Item, i: number): number {
    this.flush();
    const own = (part: string): boolean => this.owner(part) !== undefined;
    let back = this.partAt === i - 1 ? placeAccessory(undefined, sense, this.items, i, own) : undefined;
    if (this.accessory) back ??= placeAccessory(this.accessory, sense, this.items, i, own);
    if (back !== undefined) return back;
    const last = this.group.length ? this.group : this.subject ? [this.subject] : [];
    const from = bearers(sense, last, this.reading.links);
    const pose = POSE_WORDS.get(POSITION_PREFIX.exec(item.words)?.[1] ?? '');
    if (pose) for (const mention of from) mention.poses.push(pose);
    if (!from.length) return 0;
    this.relation = { rel: sense.rel, reversed: sense.reversed, from };
    this.bearing = sense.rel === 'holding' || sense.rel === 'wearing' ? this.relation : undefined;
    this.mode = 'relation';
    this.determined = false;
    const { used, place } = partOfNext(this.items, i, this.vocabulary);
    this.relation.place = place;
    return used;
  }

  private onDepiction(word: string, item: Item, i: number): number {
    if (this.subject && !this.determined && !nounLike(this.items, i + 1)) this.subject.depiction = word;
    else this.pendingDepiction = word;
    this.pending.words.push(item.raw);
    return 0;
  }

  private onRole(sense: Extract<Sense, { kind: 'role' }>, item: Item, i: number): number {
    switch (sense.role) {
      case 'determiner':
      case 'possessive':
        this.flush();
        this.definite = true;
        this.determined = true;
        return 0;
      case 'with':
      case 'without':
        this.flush();
        this.mode = sense.role;
        this.relation = undefined;
        this.determined = false;
        return 0;
      case 'made-of':
        this.flush();
        this.entirely = true;
        this.afterCopula = true;
        return 0;
      case 'of': {
        const next = this.items[i + 1]?.senses.length ? pick(this, this.items, i + 1) : undefined;
        if (next?.kind === 'material' && this.subject && !nounLike(this.items, i + 2)) this.entirely = true;
        else if (this.subject && this.subject.entry.kind === 'container') this.mode = 'with';
        else if (
          this.subject &&
          (nounLike(this.items, i + 1) || nounLike(this.items, i + 2)) &&
          this.subject.entry.kind !== 'text'
        )
          this.mode = 'likeness';
        return 0;
      }
      case 'likeness':
        this.flush();
        if (this.subject) this.mode = 'likeness';
        return 0;
      case 'and':
        if (this.bearing && (nounLike(this.items, i + 1) || nounLike(this.items, i + 2))) {
          // "Holding a sword and a shield".
          this.relation = this.bearing;
          this.mode = 'relation';
        } else if (this.mode === 'relation' && !this.relation) this.mode = 'main';
        return 0;
      case 'but':
        return this.onBreak('comma');
      case 'copula':
        this.flush();
        this.afterCopula = true;
        return 0;
      case 'says':
        return this.subject ? readText(this.items, i, this.subject) : 0;
      case 'mood':
        this.reading.ignored.push(item.raw);
    }
    return 0;
  }

  private onBreak(kind: 'comma' | 'stop'): number {
    this.flush();
    if (kind === 'stop' || this.mode !== 'with') this.mode = 'main';
    if (kind === 'stop') this.group = [];
    this.bearing = undefined;
    this.relation = undefined;
    this.determined = false;
    this.definite = false;
    return 0;
  }

  private onText(text: string): number {
    if (this.subject) this.subject.text = text;
    else this.pendingText = text;
    return 0;
  }

  /** A quoted text of which nothing else was said stands for itself. */
  private openText(): void {
    const text = this.pendingText;
    if (text !== undefined) {
      const entry = this.vocabulary.phrases.get('text')?.find((s) => s.kind === 'noun');
      if (entry?.kind !== 'noun') return;
      const item: Item = { kind: 'quote', senses: [], words: 'text', raw: `"${text}"`, plural: false };
      this.open(entry.entry, 'exact', item).text = text;
    }
  }

  private onUnknown(item: Item, i: number): number {
    const guess = guessNoun(item, this.items, this.vocabulary);
    const place = this.determined || this.hasPending() || !this.subject;
    if (guess && place && this.mode !== 'with' && this.mode !== 'without' && !nounLike(this.items, i + 1)) {
      this.open(guess.entry, 'guess', item, guess.because);
      return 0;
    }
    // What was said of the unknown thing goes with it.
    this.reading.ignored.push(...this.pending.words, item.raw);
    this.pending = noModifiers();
    return 0;
  }

  /** Nothing was recognised: the class of the likeliest word, or the words themselves as letters. */
  private lastResort(): void {
    const unknown = this.items.filter((i) => i.kind === 'unknown');
    const nothing: Item = { kind: 'unknown', senses: [], words: '?', raw: '?', plural: false };
    const described = this.items.filter((i) => i.senses.some((s) => s.kind !== 'role' && s.kind !== 'count'));
    const item = unknown.at(-1) ?? described.at(-1) ?? this.items.find((i) => i.kind === 'phrase') ?? nothing;
    const guess = guessNoun(item, this.items, this.vocabulary, true);
    if (!guess) return;
    this.reading.ignored = this.reading.ignored.filter((word) => word !== item.raw);
    const mention = this.open(guess.entry, 'guess', item, guess.because);
    if (guess.entry.archetype === 'text') mention.text ??= item.raw.slice(0, 24);
  }

  /** Adjectives without a noun fall on what was named last. */
  private flush(): void {
    if (this.target && this.hasPending()) {
      const subjectPending = this.pending;
      mergeModifiers(this.target, subjectPending);
      if (this.entirely) this.target.entirely = true;
      this.pending = noModifiers();
    }
    if (this.subject && this.pendingPoses.length) this.subject.poses.push(...this.pendingPoses.splice(0));
    this.afterCopula = false;
    this.entirely = false;
  }

  private clear(): void {
    this.pending = noModifiers();
    this.pendingParts = [];
    this.pendingPoses = [];
    this.pendingNouns = [];
    this.pendingDepiction = undefined;
    this.pendingText = undefined;
    this.determined = false;
    this.definite = false;
    this.afterCopula = false;
    this.entirely = false;
  }

  private dropPending(): void {
    this.reading.ignored.push(...this.pending.words, ...this.pendingParts.map((p) => p.words));
    this.reading.ignored.push(...this.pendingNouns.map((n) => n.item.raw));
  }

  private hasPending(): boolean {
    const { colors, materials, attributes, measure } = this.pending;
    return colors.length + materials.length + attributes.length > 0 || measure !== undefined;
  }
}
