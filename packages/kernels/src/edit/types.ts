import type { FloatImage } from '../image/index.ts';
import type { LightName, PictureSpec, ToneName } from '../picture/index.ts';

/**
 * What part of a picture an instruction is about. `words`: a phrase for {@link FindRegion}, such as "hat" or "left eye"; `orSubject`: it may be the name of the subject
 * itself, which is meant where no such region is found.
 */
export type Target =
  | { of: 'all' }
  | { of: 'subject' }
  | { of: 'background' }
  | { of: 'region'; words: string; orSubject?: boolean };

/** What a background becomes. Colours are sRGB hex. */
export type Ground =
  | { to: 'color'; color: string }
  | { to: 'gradient'; color: string; color2: string; radial?: boolean }
  | { to: 'clear' }
  | { to: 'pattern'; pattern: PatternName; color?: string; color2?: string }
  | { to: 'place'; picture: PictureSpec };

/** Patterns that a background can have. */
export type PatternName = 'stripes' | 'dots' | 'checks' | 'grid' | 'zigzag' | 'stars' | 'hearts' | 'rays' | 'bricks';

/** What a picture can be made to look as if it was made with. */
export type StyleName =
  | 'watercolor'
  | 'oil'
  | 'pixel'
  | 'ink'
  | 'toon'
  | 'blueprint'
  | 'cyberpunk'
  | 'pencil'
  | 'vintage'
  | 'popart'
  | 'lowpoly'
  | 'mosaic'
  | 'silhouette'
  | 'halftone';

/** Qualities that an instruction turns up (amount above 0) or down. */
export type QualityName =
  | 'brightness'
  | 'contrast'
  | 'saturation'
  | 'warmth'
  | 'sharpness'
  | 'blur'
  | 'noise'
  | 'shadows'
  | 'highlights'
  | 'gloss'
  | 'levels';

/** Where something stands in the frame. */
export interface Spot {
  across: 'left' | 'middle' | 'right';
  down: 'top' | 'middle' | 'bottom';
}

/** How one thing stands to another: "on the table", "next to the dog". */
export interface Place {
  how: 'on' | 'beside' | 'left' | 'right' | 'above' | 'below' | 'behind' | 'before' | 'in' | 'wearing' | 'holding';
  /** What it is beside, in words; the subject where absent. */
  words?: string;
}

interface Kinds {
  recolor: { target: Target; color?: string; material?: string };
  ground: { ground: Ground };
  style: { style: StyleName; target: Target };
  tone: { tone: ToneName; target: Target };
  adjust: { quality: QualityName; amount: number; target: Target };
  light: { light: LightName };
  weather: { weather: 'fog' | 'rain' | 'snowfall' };
  /** To what a target covers, to a shape (width to height), or to a half of the picture. */
  crop: { to: Target | 'aspect' | Spot; aspect?: readonly [number, number] };
  rotate: { degrees: number };
  flip: { across: boolean };
  zoom: { factor: number };
  enlarge: Record<never, never>;
  text: { text: string; spot: Spot; color?: string; size?: number };
  frame: { frame: 'border' | 'rounded' | 'circle' | 'polaroid' | 'vignette'; color?: string };
  palette: { ref: number };
  invert: { target: Target };
  posterize: { levels: number };
  sticker: { color?: string };
  outline: { color?: string };
  shadow: { add: boolean };
  glow: { color?: string };
  center: Record<never, never>;
  resize: { factor: number };
  move: { spot: Spot };
  /** Things: taken out, put in, put in another's place, taken from a reference picture. */
  remove: { words: string };
  add: { words: string; count: number; place?: Place; spot?: Spot };
  replace: { words: string; by: string };
  place: { ref: number; place?: Place; spot?: Spot };
}

export type InstructionKind = keyof Kinds;

/** One thing to be done to a picture. `words`: the clause that it was read from. */
export type Instruction<K extends InstructionKind = InstructionKind> = {
  [P in K]: { kind: P; words: string } & Kinds[P];
}[K];

/** A picture taken apart, as far as an edit needs it. Functions that change it return a new one; images are never changed in place. */
export interface Layers {
  /** As it is shown: linear light 0..1, three channels; meaningful a little past the rim of what is opaque. */
  image: FloatImage;
  /** One channel, 0..1: what is written as transparency. */
  opacity: FloatImage;
  /** Opacity of the subject, one channel, 0..1, once it was looked for: see `withSubject`. */
  subject?: FloatImage;
}

/** What an edit asks the outside for: pictures of things and places, painted by the engine. */
export interface EditTools {
  /** A place with nothing in it: linear light as shown, of exactly this size. */
  paintPlace(spec: PictureSpec, width: number, height: number): Promise<FloatImage>;
  /** A thing, sculpted and lit, on nothing. */
  paintThing(order: ThingOrder): Promise<PaintedThing>;
}

/** A thing to be painted. */
export interface ThingOrder {
  words: string;
  /** Pixels of the picture it comes in; the thing fills it. */
  width: number;
  height: number;
  light: LightName;
  angle: PictureSpec['angle'];
}

/** A thing painted: linear light and opacity of the same size, and the name it was taken for. */
export interface PaintedThing {
  image: FloatImage;
  opacity: FloatImage;
  name: string;
}

/** What all instructions of an edit share. */
export interface EditRun {
  seed: number;
  /** Words that must not be added nor changed: lower case. */
  negative: readonly string[];
  /** The same as it was given. */
  negativeText: string;
  /** What must stay as it is: "keep the background". */
  keep: readonly Target[];
  refs: readonly Layers[];
  /** Absent: instructions that need one are refused. */
  tools?: Partial<EditTools>;
  /** Sentences about what was done otherwise than asked. */
  notes: string[];
  /** Throws where the edit is to stop. */
  check(): void;
}

/** Carries one kind of instruction out. Throws GeometryError `not-possible` with a sentence. */
export type Apply<K extends InstructionKind> = (
  layers: Layers,
  instruction: Instruction<K>,
  run: EditRun,
) => Layers | Promise<Layers>;

/** Finds what a phrase names in a picture: a soft mask, one channel 0..1; undefined where it is not found. */
export type FindRegion = (layers: Layers, words: string) => FloatImage | undefined;
