import type { CurveEase } from '../curves.ts';
import type { Gait } from './gait.ts';
import type { BipedPose } from './pose.ts';

/** A pose at a moment: seconds, what changes (or all back to the stance), how it is arrived at. */
export type PoseKey = readonly [time: number, pose: BipedPose | 'stance', ease?: CurveEase];

/**
 * Something that comes and goes: a channel, how much, how often in the clip, where in its cycle it starts (0 to 1), and its form: `sine`, `bounce`
 * (down and up like a ball: 0 at its lowest, sharp there), `pulse` (short, then rest), `saw` (slowly up, quickly back).
 */
export type Wave = readonly [
  channel: string,
  amount: number,
  cycles: number,
  phase?: number,
  form?: 'sine' | 'bounce' | 'pulse' | 'saw',
];

/** What a body does all the time, whatever else it does; shares of the usual (1). */
export interface Alive {
  breath?: number;
  /** Weight going from foot to foot, and hands and head that are never quite still. */
  sway?: number;
}

/** A motion as people write it down. A channel that no key names keeps the stance; one that some keys name starts from the stance at 0. */
export interface Clip {
  /** What a viewer sees, one sentence. */
  about: string;
  seconds: number;
  loop?: boolean;
  /** Against standing at ease. */
  stance?: BipedPose;
  keys?: readonly PoseKey[];
  waves?: readonly Wave[];
  gait?: Gait;
  /** Where the clip takes the body evenly besides its gait, leg lengths; the poses stay where they are. */
  travel?: { y?: number; z?: number };
  alive?: Alive;
  /** How quickly the body follows its keys; 1 is usual, less is heavy and loose. */
  snap?: number;
  /** Left and right changed. */
  mirror?: boolean;
}
