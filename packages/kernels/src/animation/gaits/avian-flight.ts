import { type Anatomy, paceOf } from './anatomy.ts';
import type { Controls, WingControl } from './controls.ts';
import type { Act, ActTable } from './record.ts';
import { keys, stay, wave } from './shaping.ts';

/** Part of a wing beat that goes down. */
const DOWN = 0.56;

/** A wing in a beat: down stretched with the edge forward, up half folded and feathered; the hand comes later than the arm, the tip last. */
function beat(t: number, { high = 48, low = -28, fold = 0.5, sweep = 0 } = {}): WingControl {
  const u = t - Math.floor(t);
  const going = u < DOWN ? u / DOWN : (u - DOWN) / (1 - DOWN);
  const eased = 0.5 - 0.5 * Math.cos(Math.PI * going);
  const up = u >= DOWN;
  const speed = Math.sin(Math.PI * going) * (up ? 1 : -1);
  return {
    flap: up ? low + (high - low) * eased : high - (high - low) * eased,
    // against the air: the tip hangs on the way up, and bends up on the way down
    lag: 34 * speed,
    fold: up ? fold * Math.sin(Math.PI * going) ** 1.2 : 0,
    sweep: sweep + 6 * speed,
    twist: -22 * speed,
    weight: 1,
  };
}

/** Legs drawn up under the tail. */
function tuck(body: Anatomy, c: Controls, k: number): void {
  c.feet.forEach((foot, i) => {
    const side = body.legs[i].side;
    foot.free = k;
    foot.planted = k === 0;
    foot.at = [-0.1 * side * k, 0.66 * k, -0.58 * k];
    foot.roll = 75 * k;
  });
}

function aloft(c: Controls, bob: number): void {
  c.shift = [c.shift[0], c.shift[1] + 1 + bob, c.shift[2]];
}

function flapping(body: Anatomy, { seconds = 0.6, forward = 6, up = 0, pitch = 0, options = {} }): Act {
  return {
    seconds: seconds * paceOf(body),
    loop: true,
    travel: (t) => [0, up * t, forward * t],
    pose(t, c) {
      // the trunk is lifted by the stroke down and sinks in the stroke up
      aloft(c, wave(t, 0.07, 0.62));
      c.turn = [pitch + wave(t, 3, 0.25), 0, 0];
      c.spine = [wave(t, 2, 0.3), 0, 0];
      c.neck = [-pitch * 0.5 + wave(t, -2, 0.3), 0, 0];
      c.steady = 0.7;
      c.tail = [-4 + wave(t, 5, 0.55), 0, 0];
      c.wings = body.wings.map(() => beat(t, options));
      tuck(body, c, 1);
    },
  };
}

const fly = (body: Anatomy): Act => flapping(body, {});
const climb = (body: Anatomy): Act =>
  flapping(body, { seconds: 0.5, forward: 2.4, up: 2.2, pitch: 34, options: { high: 58, low: -38, fold: 0.6 } });

/** Wings a little raised, small corrections, a slow bank to either side. */
function glide(body: Anatomy): Act {
  return {
    seconds: 4,
    loop: true,
    travel: (t) => [0, 0, 24 * t],
    pose(t, c) {
      const bank = wave(t, 9, 0.25);
      aloft(c, wave(t, 0.05, 0.1, 2));
      c.turn = [wave(t, 1.5, 0.1, 2), 0, bank];
      c.spine = [0, -bank * 0.3, 0];
      c.neck = [0, -bank * 0.3, 0];
      c.steady = 0.8;
      c.tail = [wave(t, 4, 0.2, 2), 0, -bank * 0.8];
      c.wings = body.wings.map(({ side }) => ({
        ...{ flap: 9 + wave(t, 2.5, 0.1, 3) + side * bank * 0.25, sweep: 6 + wave(t, 3, 0.4, 2), fold: 0.06 },
        ...{ lag: -10 + wave(t, 3, 0.2, 3), twist: -3 + side * bank * 0.3, weight: 1 },
      }));
      tuck(body, c, 1);
    },
  };
}

/** Folds its wings, drops head first, and opens them to level out. */
function dive(body: Anatomy): Act {
  const pitch = keys([0, 0], [0.12, 12], [0.34, -68], [0.66, -64], [0.86, 10], [1, 0]);
  const fold = keys([0, 0], [0.1, 0], [0.3, 0.85], [0.68, 0.85], [0.8, 0], [1, 0]);
  const fallen = keys([0, 0], [0.12, 0.15], [0.75, -5.4], [0.88, -6], [1, -6]);
  const along = keys([0, 0], [0.3, 1.5], [0.75, 3.6], [1, 7]);
  return {
    seconds: 1.8,
    loop: false,
    travel: (t) => [0, 6 + fallen(t), along(t)],
    pose(t, c) {
      aloft(c, 0);
      c.turn = [pitch(t), 0, 0];
      c.neck = [-0.25 * pitch(t), 0, 0];
      c.tail = [0.2 * pitch(t), 0, 0];
      const braking = keys([0, 0], [0.66, 0], [0.82, 1], [1, 0])(t);
      c.wings = body.wings.map(() => ({
        ...{ flap: 8 + 30 * braking, sweep: 14 + 40 * fold(t) - 20 * braking, fold: 0.8 * fold(t) },
        ...{ lag: -8 - 22 * braking, twist: 18 * braking, weight: 1 },
      }));
      tuck(body, c, 1);
    },
  };
}

/** Crouches, raises its wings, springs, and is off: three strong beats. */
function takeoff(body: Anatomy): Act {
  const up = keys([0, 0], [0.2, -0.3], [0.3, 0.15], [1, 2.6]);
  const along = keys([0, 0], [0.2, -0.05], [0.32, 0.15], [1, 3.4]);
  const pitch = keys([0, 0], [0.2, -12], [0.34, 30], [0.7, 26], [1, 6]);
  const spread = keys([0, 0], [0.06, 0], [0.2, 1], [1, 1]);
  return {
    seconds: 1.9 * paceOf(body),
    loop: false,
    travel: (t) => [0, 0, along(t)],
    pose(t, c) {
      c.shift = [0, up(t), 0];
      c.turn = [pitch(t), 0, 0];
      c.neck = [-0.4 * pitch(t), 0, 0];
      c.steady = 0.5;
      c.tail = [-0.5 * pitch(t), 0, 0];
      const beating = t < 0.24 ? 0 : (t - 0.24) / 0.3;
      c.wings = body.wings.map(() => ({ ...beat(beating, { high: 62, low: -42, fold: 0.55 }), weight: spread(t) }));
      const k = Math.min(1, Math.max(0, (t - 0.3) / 0.3));
      tuck(body, c, k * k * (3 - 2 * k));
      for (const foot of c.feet) {
        const [x, y, z] = foot.at;
        const ground = stay([0, 0, 0], [0, 0, along(t)]);
        foot.planted = t < 0.28;
        foot.at = [x, y, z + (1 - foot.free) * ground[2]];
      }
    },
  };
}

/** Rises on its wings and strikes with both feet. */
function slash(body: Anatomy): Act {
  const up = keys([0, 0], [0.14, -0.22], [0.3, 0.55], [0.55, 0.62], [0.78, 0.04], [0.86, -0.1], [1, 0]);
  const pitch = keys([0, 0], [0.14, -6], [0.34, 44], [0.5, 48], [0.75, 6], [1, 0]);
  const strike = keys([0, 0], [0.18, 0], [0.3, 0.2], [0.42, 0.5], [0.5, 1], [0.6, 0.8], [0.74, 0], [1, 0]);
  const open = keys([0, 0], [0.08, 0], [0.18, 1], [0.78, 1], [0.95, 0], [1, 0]);
  return {
    seconds: 1.3,
    loop: false,
    pose(t, c) {
      const s = strike(t);
      c.shift = [0, up(t), 0.15 * s];
      c.turn = [pitch(t), 0, 0];
      c.neck = [-0.5 * pitch(t), 0, 0];
      c.jaw = 20 * open(t);
      c.tail = [-0.6 * pitch(t), 0, 0];
      c.wings = body.wings.map(() => ({ ...beat(t * 3.4, { high: 58, low: -20 }), weight: open(t) }));
      const lifted = Math.min(1, Math.max(0, up(t) / 0.3));
      c.feet.forEach((foot, i) => {
        foot.planted = lifted === 0 && (t < 0.1 || t > 0.9);
        foot.at = [-0.1 * body.legs[i].side * s, Math.max(0, up(t)) + (0.28 + 0.1 * i) * s, (0.85 - 0.12 * i) * s];
        foot.roll = 30 * lifted - 70 * s;
      });
    },
  };
}

/** What a bird does in the air. */
export const AVIAN_FLIGHT = {
  fly: ['Flies: strokes down with stretched wings, up with half-folded ones; feet tucked under the tail. A loop.', fly],
  glide: ['Glides with still wings, banking a little to either side. A loop.', glide],
  takeoff: ['Crouches, springs and beats its way up.', takeoff],
  climb: ['Flies steeply upward. A loop.', climb],
  dive: ['Drops head first with folded wings, then opens them and levels out.', dive],
  slash: ['Rises on its wings and strikes with both feet.', slash],
} satisfies ActTable;
