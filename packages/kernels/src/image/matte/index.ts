export { type CutOut, cutOut } from './cut-out.ts';
