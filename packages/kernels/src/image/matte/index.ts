export { type CutOut, cutOut } from './cut-out.ts';
export { decontaminate } from './decontaminate.ts';
