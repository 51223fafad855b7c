import type { Raster } from '../image/index.ts';
import { GeometryError } from '../math/index.ts';
import { extend } from './apply/extend.ts';
import { applyInstruction } from './apply/registry.ts';
import { readInstructions } from './grammar/read-instructions.ts';
import { isForbidden, readEditNegative } from './grammar/read-negative.ts';
import { closeLayers, openLayers, trySubject } from './layers/index.ts';
import type { EditRun, EditTools, Instruction, Layers } from './types.ts';

/** How a picture is edited. */
export interface EditOptions {
  seed: number;
  /** Words that must not be added nor changed. */
  negative?: string;
  /** Pictures that the prompt may speak of. */
  refs?: readonly Raster[];
  /** The engine, for places and things. Absent: instructions that need it are refused. */
  tools?: Partial<EditTools>;
  /**
   * Width to height that the picture is meant for: where what is asked for has to fill the frame (a place, lettering), the canvas is extended to it first. Absent: the picture's
   * own.
   */
  aspect?: number;
  signal?: AbortSignal;
  /** 0..1 and a few words for the person waiting. */
  progress?(fraction: number, stage: string): void;
}

/** An edited picture, what was done to it in order, and what was done otherwise than asked. */
export interface Edited {
  picture: Raster;
  instructions: readonly Instruction[];
  notes: readonly string[];
}

/**
 * Does to a picture what a prompt says, one instruction after the other. Its size changes only where the prompt says so. Throws GeometryError with a sentence: `not-understood`,
 * `not-found`, `not-possible`, `unchanged`.
 */
export async function applyInstructions(picture: Raster, text: string, options: EditOptions): Promise<Edited> {
  const { signal, progress, refs = [] } = options;
  const { instructions: asked, keep } = readInstructions(text, { refs: refs.length, negative: options.negative });
  const forbidden = readEditNegative(options.negative ?? '');
  const instructions = asked.filter((instruction) => !isForbidden(instruction, forbidden.words));
  if (!instructions.length)
    throw new GeometryError('not-possible', 'negative: it forbids everything that the prompt asks for.');
  const run: EditRun = {
    seed: options.seed,
    negative: forbidden.words,
    negativeText: options.negative ?? '',
    keep: [...keep, ...forbidden.keep],
    refs: refs.map(openLayers),
    tools: options.tools,
    notes: [],
    check: () => signal?.throwIfAborted(),
  };
  for (const instruction of asked)
    if (!instructions.includes(instruction))
      run.notes.push(`"${instruction.words}" was left out: negative forbids it.`);
  const before = openLayers(picture);
  let layers = options.aspect && fillsFrame(instructions) ? toAspect(before, options.aspect) : before;
  for (const [i, instruction] of instructions.entries()) {
    run.check();
    progress?.(i / instructions.length, instruction.words.slice(0, 60));
    layers = await applyInstruction(layers, instruction, run);
  }
  const after = closeLayers(layers);
  if (isSame(after, closeLayers(before)))
    throw new GeometryError(
      'unchanged',
      `prompt: "${text.trim().slice(0, 120)}" changes nothing in this picture. Ask for something that it is not yet.`,
    );
  return { picture: after, instructions, notes: run.notes };
}

/** Whether instructions lay something out over the whole frame. */
function fillsFrame(instructions: readonly Instruction[]): boolean {
  const kinds = new Set(instructions.map(({ kind }) => kind));
  if (kinds.has('crop') || kinds.has('rotate') || kinds.has('frame')) return false;
  return kinds.has('ground') || kinds.has('text') || kinds.has('move') || kinds.has('center') || kinds.has('weather');
}

/** The canvas extended to a shape; the subject is found before, so that no mirrored piece of it is taken for another. */
function toAspect(layers: Layers, aspect: number): Layers {
  const { width, height } = layers.image;
  const w = Math.max(width, Math.round(height * aspect));
  const h = Math.max(height, Math.round(width / aspect));
  if (w === width && h === height) return layers;
  return extend(trySubject(layers), (w - width) >> 1, (h - height) >> 1, w, h);
}

function isSame(a: Raster, b: Raster): boolean {
  return (
    a.width === b.width &&
    a.channels === b.channels &&
    a.data.length === b.data.length &&
    a.data.every((v, i) => v === b.data[i])
  );
}
