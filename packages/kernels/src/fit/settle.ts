import type { FitExecutor } from './fit-job.ts';
import { POSE, type Pose } from './pose.ts';
import type { Candidate } from './recognise.ts';

/** What overlaps more lies as it should. Thin bars lie beside those of the picture in many poses that look alike, and on them in one. */
const LIES = 0.85;
/** Turns from which it is searched for again, radians: about its upright axis, and up. */
const TURNS = [
  [0, 0.1],
  [0, -0.1],
  [0.12, 0],
  [-0.12, 0],
  [0.08, -0.07],
  [-0.08, 0.07],
] as const;
const AGAIN = { on: 'fine', align: 6, both: true, rounds: 181, reach: 0.2 } as const;
/** What lies so far behind after a third of a search is given up. */
const HOPELESS = 0.1;

/** So much more must overlap: less is luck. */
const MORE = 0.03;

/** Looks for a pose around that of what was recognised in which more of it overlaps, where much lies beside the picture's. Up to a second of processor. */
export async function settle(candidate: Candidate, executor: FitExecutor): Promise<Candidate> {
  const { agreement, variant, proxy, pose } = candidate;
  if (agreement.overlap > LIES) return candidate;
  const floor = agreement.total - HOPELESS;
  const found = await executor.run(
    TURNS.map(([turn, rise]) => ({ variant, proxy, poses: [turned(pose, turn, rise)], floor, ...AGAIN })),
  );
  let best = candidate;
  for (const fit of found)
    if (fit && fit.agreement.total > best.agreement.total && fit.agreement.overlap > agreement.overlap + MORE)
      best = { ...candidate, ...fit };
  return best;
}

function turned(pose: Pose, turn: number, rise: number): Pose {
  const out = pose.slice();
  out[POSE.azimuth] += turn;
  out[POSE.elevation] += rise;
  return out;
}
