import type { Clip } from '../clip.ts';
import { BASICS } from './basics.data.ts';
import { COMBAT } from './combat.data.ts';
import { DANCES } from './dances.data.ts';
import { EMOTIONS } from './emotions.data.ts';
import { GESTURES } from './gestures.data.ts';
import { SPORTS } from './sports.data.ts';
import { WORK } from './work.data.ts';

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
export const CLIPS: Readonly<Record<string, Clip>> = {
  ...BASICS,
  ...COMBAT,
  ...EMOTIONS,
  ...GESTURES,
  ...SPORTS,
  ...WORK,
  ...DANCES,
};
