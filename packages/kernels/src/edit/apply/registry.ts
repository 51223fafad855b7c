import { GeometryError } from '../../math/index.ts';
import { add, placeRef, remove, replace } from '../compose/index.ts';
import type { Apply, EditRun, Instruction, InstructionKind, Layers } from '../types.ts';
import { adjust } from './adjust.ts';
import { glow, outline, sticker } from './around.ts';
import { frame } from './border.ts';
import { crop } from './crop.ts';
import { flip } from './flip.ts';
import { ground } from './ground.ts';
import { light } from './light.ts';
import { recolor } from './recolor.ts';
import { enlarge, invert, palette, posterize } from './refine.ts';
import { shadow } from './shadow.ts';
import { center, move, resizeSubject, zoom } from './stand.ts';
import { style } from './style.ts';
import { text } from './text.ts';
import { tone } from './tone.ts';
import { rotate } from './turn.ts';
import { weather } from './weather.ts';

/** What carries each kind of instruction out. A kind without an entry is refused with a sentence. */
const APPLIES: { readonly [K in InstructionKind]?: Apply<K> } = {
  add,
  adjust,
  center,
  crop,
  enlarge,
  flip,
  frame,
  glow,
  ground,
  invert,
  light,
  move,
  outline,
  palette,
  place: placeRef,
  posterize,
  recolor,
  remove,
  replace,
  resize: resizeSubject,
  rotate,
  shadow,
  sticker,
  style,
  text,
  tone,
  weather,
  zoom,
};

/** Carries one instruction out. Throws GeometryError with a sentence where it cannot be. */
export async function applyInstruction(layers: Layers, instruction: Instruction, run: EditRun): Promise<Layers> {
  // The registry pairs every kind with its own function; the compiler cannot follow that through a lookup.
  const apply = APPLIES[instruction.kind] as Apply<InstructionKind> | undefined;
  if (!apply) throw new GeometryError('not-possible', `"${instruction.words}" is understood, but cannot be done.`);
  return apply(layers, instruction, run);
}
