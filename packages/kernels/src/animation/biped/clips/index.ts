import type { Clip } from '../clip.ts';
import { BASICS } from './basics.data.ts';

/** Motions that `preset:NAME` knows, whatever the rig type. */
export const GENERAL = [
  'idle',
  'walk',
  'run',
  'dive',
  'climb',
  'jump',
  'slash',
  'shoot',
  'hurt',
  'fall',
  'turn',
] as const;

/** All clips of `preset:biped:NAME`. */
export const CLIPS: Readonly<Record<string, Clip>> = { ...BASICS };
