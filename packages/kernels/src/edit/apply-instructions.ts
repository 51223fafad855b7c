import type { Raster } from '../image/index.ts';
import { GeometryError } from '../math/index.ts';
import { applyInstruction } from './apply/registry.ts';
import { readInstructions } from './grammar/read-instructions.ts';
import { closeLayers, openLayers } from './layers/index.ts';
import type { EditRun, EditTools, Instruction } from './types.ts';

/** How a picture is edited. */
export interface EditOptions {
  seed: number;
  /** Words that must not be added nor changed. */
  negative?: string;
  /** Pictures that the prompt may speak of. */
  refs?: readonly Raster[];
  /** The engine, for places and things. Absent: instructions that need it are refused. */
  tools?: Partial<EditTools>;
  /** How much work an instruction may be, 1 = standard. */
  effort?: number;
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
  const { instructions, keep } = readInstructions(text, { refs: refs.length, negative: options.negative });
  const run: EditRun = {
    seed: options.seed,
    negative: wordsOf(options.negative),
    negativeText: options.negative ?? '',
    keep,
    refs: refs.map(openLayers),
    tools: options.tools,
    effort: options.effort ?? 1,
    notes: [],
    check: () => signal?.throwIfAborted(),
  };
  const before = openLayers(picture);
  let layers = before;
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

function wordsOf(negative: string | undefined): string[] {
  return (negative ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(Boolean);
}

function isSame(a: Raster, b: Raster): boolean {
  return (
    a.width === b.width &&
    a.channels === b.channels &&
    a.data.length === b.data.length &&
    a.data.every((v, i) => v === b.data[i])
  );
}
