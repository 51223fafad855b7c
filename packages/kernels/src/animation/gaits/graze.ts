import type { Anatomy } from './anatomy.ts';
import { bowDown, bowOf } from './bow.ts';
import type { Act } from './record.ts';
import { keys, wave } from './shaping.ts';

/** Grazes: the head goes down, the fore legs spread a little, the jaw chews, and up again. A loop. */
export function eat(body: Anatomy): Act {
  const down = keys([0, 0], [0.06, 0.05], [0.24, 1], [0.76, 1], [0.95, 0.02], [1, 0]);
  const bow = bowOf(body, { least: 10, most: 28, sinks: 0.008 });
  return {
    seconds: 4,
    loop: true,
    pose(t, c) {
      const k = down(t);
      const chew = k > 0.9 ? Math.max(0, Math.sin(2 * Math.PI * 9 * t)) : 0;
      bowDown(c, bow, k);
      c.spine = [c.spine[0], wave(t, 2, 0.5) * k, 0];
      c.neck = [c.neck[0] + 2 * chew, wave(t, 8, 0.6) * k, 0];
      c.head = [c.head[0] - 3 * chew, 0, 0];
      c.jaw = 12 * chew;
      c.tail = [0, wave(t, 16, 0.1, 2), 0];
      c.ears = [wave(t, 5, 0.2, 3), 0, 0];
    },
  };
}
