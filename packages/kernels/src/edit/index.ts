export { fitInto } from './apply/extend.ts';
export { applyInstructions, type Edited, type EditOptions } from './apply-instructions.ts';
export { type EditReading, readInstructions } from './grammar/read-instructions.ts';
export { closeLayers, keepUntouched, openLayers, trySubject } from './layers/index.ts';
export { applyTemplate, findMissingBody, type MissingBody, type PictureTemplate } from './templates/index.ts';
export type { EditTools, Instruction, InstructionKind, Layers, PaintedThing, ThingOrder } from './types.ts';
