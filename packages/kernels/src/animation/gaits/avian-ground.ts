import { type Anatomy, paceOf } from './anatomy.ts';
import { bowDown, bowOf } from './bow.ts';
import type { Controls } from './controls.ts';
import { layLimp } from './lay-limp.ts';
import type { Act, ActTable } from './record.ts';
import { eachFoot, keys, stay, wave } from './shaping.ts';
import { fitGait, stepFeet, travelOf } from './stepping.ts';
import { lieOnSide } from './wings.ts';

/** Wings at the sides of a bird that stands; `loose` lets them hang out. Those that are folded at rest stay so. */
function perch(body: Anatomy, c: Controls, loose = 0): void {
  c.wings = body.wings.map(({ open }) => {
    if (open) {
      return { flap: -24 + 14 * loose, sweep: 30, fold: 1 - 0.35 * loose, lag: 6 * loose, twist: 0, weight: 1 };
    }
    return loose > 0 ? { flap: 20, sweep: 10, fold: 0.3, lag: 10, twist: 0, weight: 0.35 * loose } : undefined;
  });
}

function gaitOf(body: Anatomy, running: boolean) {
  const phases = body.legs.map(({ side }) => (side > 0 ? 0 : 0.5));
  return running
    ? fitGait(body, { phases, duty: 0.42, stride: 0.85, lift: 0.38, heel: 60 }, 0.05, 0.14)
    : fitGait(body, { phases, duty: 0.62, stride: 0.62, lift: 0.26, heel: 48 }, 0.03, 0.14);
}

/**
 * Walk with the head bobbing: it stays where it is in the world while the body passes under it, then thrusts forward, twice a cycle (Frost 1978).
 */
function walk(body: Anatomy): Act {
  const gait = gaitOf(body, false);
  const HOLD = 0.6;
  const bob = keys([0, 1], [HOLD * 0.5, -1], [0.5, 1]);
  return {
    seconds: 0.8 * paceOf(body),
    loop: true,
    travel: (t) => [0, 0, travelOf(gait) * t],
    pose(t, c) {
      stepFeet(c, gait, t);
      const head = bob((t + 0.1) % 0.5);
      // over the foot that stands
      c.shift = [wave(t, 0.07, 0.31), -gait.drop + wave(t, 0.03, 0.31, 2), 0];
      c.turn = [wave(t, 1.5, 0.2, 2), wave(t, -6, 0), wave(t, -4, 0.31)];
      c.spine = [0, wave(t, 6, 0), wave(t, 3, 0.31)];
      c.neck = [-13 * head, 0, 0];
      c.steady = 0.95;
      c.tail = [wave(t, 4, 0.1, 2), wave(t, 7, 0), 0];
      perch(body, c);
    },
  };
}

/** Runs with its neck low and its wings a little out. */
function run(body: Anatomy): Act {
  const gait = gaitOf(body, true);
  return {
    seconds: 0.46 * paceOf(body),
    loop: true,
    travel: (t) => [0, 0, travelOf(gait) * t],
    pose(t, c) {
      stepFeet(c, gait, t);
      c.shift = [wave(t, 0.04, 0.21), -gait.drop + wave(t, -0.045, 0.21, 2), 0];
      c.turn = [-9 + wave(t, 2, 0.1, 2), wave(t, -7, 0), wave(t, -3, 0.21)];
      c.spine = [0, wave(t, 7, 0), 0];
      c.neck = [-9 + wave(t, 3, 0.3, 2), 0, 0];
      c.steady = 0.85;
      c.tail = [8 + wave(t, 5, 0.1, 2), wave(t, 6, 0), 0];
      perch(body, c, 0.4);
    },
  };
}

/** Hops with both feet: crouch, spring, land. */
function hop(body: Anatomy): Act {
  const far = 0.9;
  const along = keys([0, 0], [0.28, 0.03], [0.72, far - 0.03], [1, far]);
  const up = keys([0, -0.08], [0.16, -0.2], [0.3, 0.04], [0.5, 0.42], [0.7, 0.04], [0.84, -0.2], [1, -0.08]);
  return {
    seconds: 0.5 * paceOf(body),
    loop: true,
    travel: (t) => [0, 0, along(t)],
    pose(t, c) {
      c.shift = [0, up(t), 0];
      c.turn = [keys([0, -3], [0.16, -8], [0.36, 9], [0.6, 2], [0.84, -8], [1, -3])(t), 0, 0];
      c.steady = 0.8;
      c.tail = [keys([0, 0], [0.25, -12], [0.5, 10], [0.8, -6], [1, 0])(t), 0, 0];
      for (const foot of c.feet) {
        const u = Math.min(1, Math.max(0, (t - 0.3) / 0.4));
        foot.planted = u === 0 || u === 1;
        foot.at = stay([0, 0.4 * Math.sin(Math.PI * u), u * u * (3 - 2 * u) * far], [0, 0, along(t)]);
        foot.roll = 55 * Math.sin(Math.PI * Math.min(1, u * 1.3)) * (u < 0.77 ? 1 : 0);
      }
      perch(body, c, 0.3 * Math.sin(Math.PI * t));
    },
  };
}

/** Stands; the head looks about in quick turns and holds between them, as birds' do. */
function idle(body: Anatomy): Act {
  const yaw = keys(
    [0, 0],
    [0.16, 0],
    [0.185, 32],
    [0.36, 32],
    [0.385, -8],
    [0.52, -8],
    [0.545, -38],
    [0.74, -38],
    [0.77, 0],
    [1, 0],
  );
  const tilt = keys(
    [0, 0],
    [0.18, 0],
    [0.2, 12],
    [0.36, 12],
    [0.385, 0],
    [0.6, 0],
    [0.62, -10],
    [0.74, -10],
    [0.77, 0],
    [1, 0],
  );
  return {
    seconds: 4,
    loop: true,
    pose(t, c) {
      c.shift = [wave(t, 0.04, 0.3), wave(t, 0.012, 0, 3) - 0.012, 0];
      c.turn = [wave(t, 0.8, 0, 3), 0, wave(t, -1.5, 0.3)];
      c.neck = [wave(t, 1.5, 0.1, 3), yaw(t) * 0.5, 0];
      c.head = [0, yaw(t) * 0.5, tilt(t)];
      c.tail = [keys([0, 0], [0.44, 0], [0.46, -12], [0.49, 4], [0.52, 0], [1, 0])(t), wave(t, 2, 0.2), 0];
      perch(body, c);
    },
  };
}

/** Bends down, pecks three times with its neck, then looks up. */
function peck(body: Anatomy): Act {
  const bow = bowOf(body, { least: 14, most: 38, sinks: 0.011, level: 0 });
  const down = keys([0, 0], [0.16, 1], [0.52, 1], [0.8, -0.04], [0.9, 0], [1, 0]);
  const neck = keys(
    [0, 0],
    [0.14, 0.8],
    [0.22, 1],
    [0.3, 0.66],
    [0.37, 1],
    [0.45, 0.66],
    [0.52, 1],
    [0.64, 0.6],
    [0.82, -0.05],
    [0.9, 0],
    [1, 0],
  );
  return {
    seconds: 2.4,
    loop: true,
    pose(t, c) {
      bowDown(c, bow, down(t), neck(t));
      c.jaw = 14 * Math.max(0, Math.sin(2 * Math.PI * 3.3 * t)) * Math.max(0, neck(t));
      c.tail = [14 * down(t), 0, 0];
      perch(body, c);
    },
  };
}

/** Crouches and leaps forward with a beat of its wings. */
function jump(body: Anatomy): Act {
  const far = 1.6;
  const along = keys([0, 0], [0.25, -0.05], [0.36, 0.15], [0.74, far], [1, far]);
  const up = keys([0, 0], [0.25, -0.3], [0.35, 0.1], [0.54, 1.05], [0.74, 0], [0.82, -0.25], [1, 0]);
  return {
    seconds: 1.2 * paceOf(body),
    loop: false,
    travel: (t) => [0, 0, along(t)],
    pose(t, c) {
      const air = Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.3) / 0.48)));
      c.shift = [0, up(t), 0];
      c.turn = [keys([0, 0], [0.25, -12], [0.4, 20], [0.7, 4], [0.84, -8], [1, 0])(t), 0, 0];
      c.steady = 0.7;
      c.tail = [-14 * air, 0, 0];
      eachFoot(body, c, (foot, { order }) => {
        const u = Math.min(1, Math.max(0, (t - 0.35 - 0.01 * order) / 0.38));
        foot.planted = u === 0 || u === 1;
        foot.at = stay([0, 0.85 * Math.sin(Math.PI * u), u * u * (3 - 2 * u) * far], [0, 0, along(t)]);
        foot.roll = 45 * Math.sin(Math.PI * u);
      });
      c.wings = body.wings.map(({ open }) => {
        const still = { flap: -24, sweep: 30, fold: 1, weight: open ? 1 : 0 };
        const mix = (a: number, b: number) => a + (b - a) * air;
        const flap = 40 * Math.cos(2 * Math.PI * 3 * (t - 0.32));
        return {
          flap: mix(still.flap, flap),
          sweep: mix(still.sweep, 4),
          fold: mix(still.fold, 0.1),
          lag: 0,
          twist: 0,
          weight: mix(still.weight, 1),
        };
      });
    },
  };
}

/** Draws its head back and thrusts it out with open beak. */
function shoot(body: Anatomy): Act {
  const k = keys([0, 0], [0.34, 1], [0.42, 1.05], [0.5, -0.9], [0.7, -0.75], [0.9, 0], [1, 0]);
  return {
    seconds: 1.5,
    loop: false,
    pose(t, c) {
      const fire = Math.max(0, -k(t));
      c.shift = [0, -0.1 * Math.abs(k(t)), -0.14 * k(t)];
      c.turn = [8 * k(t), 0, 0];
      c.neck = [24 * k(t), 0, 0];
      c.head = [-20 * Math.max(0, k(t)) + 14 * fire, 1.5 * fire * Math.sin(90 * t), 0];
      c.jaw = 36 * fire;
      c.tail = [-10 * k(t), 0, 0];
      perch(body, c, 0.7 * Math.min(1, Math.abs(k(t))));
    },
  };
}

/** Flinches from a blow on its left, wings half out. */
function hurt(body: Anatomy): Act {
  const hit = keys([0, 0], [0.12, 1], [0.3, 0.6], [0.5, -0.2], [0.75, 0.05], [1, 0]);
  return {
    seconds: 0.9,
    loop: false,
    pose(t, c) {
      const k = hit(t);
      c.shift = [-0.12 * k, -0.16 * Math.abs(k), -0.12 * k];
      c.turn = [10 * k, -8 * k, 9 * k];
      c.neck = [10 * k, -20 * k, -8 * k];
      c.head = [-10 * k, -10 * k, -8 * k];
      c.jaw = 26 * Math.max(0, k);
      c.tail = [-16 * k, -8 * k, 0];
      perch(body, c, 0.6 * Math.min(1, 1.2 * Math.abs(k)));
    },
  };
}

/** Staggers, falls on its side, a wing spread: one way. */
function fall(body: Anatomy): Act {
  const roll = keys([0, 0], [0.2, -8], [0.5, 82], [0.58, 74], [0.66, 79], [1, 79]);
  const limp = keys([0, 0], [0.3, 0.2], [0.62, 1.1], [0.75, 0.95], [1, 1]);
  const lies = (t: number) => Math.min(1, Math.max(0, roll(t) / 79));
  const low = 1 - (0.9 * body.girth) / body.unit;
  return {
    seconds: 1.7,
    loop: false,
    lying: lies,
    pose(t, c) {
      const lying = lies(t);
      const l = limp(t);
      c.shift = [-0.35 * lying, -low * lying - 0.1 * l * (1 - lying), 0];
      c.turn = [-8 * l, 0, roll(t)];
      c.neck = [-14 * l, 0, -10 * l];
      c.head = [-6 * l, 0, 0];
      c.jaw = 14 * l;
      eachFoot(body, c, (foot, { side }) => {
        foot.free = lying;
        foot.planted = lying === 0 && t < 0.2;
        foot.at = [-side * 0.1 * lying, (0.25 + (side > 0 ? 0.12 : 0)) * lying, 0.2 * side * lying];
        foot.roll = 60 * lying;
      });
      perch(body, c, 0.5 * l * (1 - lying));
      c.wings = lieOnSide(body, c.wings, lying, -1);
      c.more = (puppet) => layLimp(puppet, body, lying);
    },
  };
}

/** Steps a quarter turn to the left in place, head first. */
function turn(body: Anatomy): Act {
  const eased = (x: number) => {
    const u = Math.min(1, Math.max(0, x));
    return u * u * (3 - 2 * u);
  };
  return {
    seconds: 1.1 * paceOf(body),
    loop: false,
    pose(t, c) {
      const trunk = 90 * eased((t - 0.15) / 0.75);
      const lead = 90 * eased(t / 0.3) - trunk;
      eachFoot(body, c, (foot, { side }) => {
        let done = 0;
        let height = 0;
        for (let n = 0; n < 2; n++) {
          const u = (t - 0.1 - 0.4 * n - (side > 0 ? 0 : 0.2)) / 0.19;
          done += 0.5 * eased(u);
          if (u > 0 && u < 1) height = 0.22 * Math.sin(Math.PI * u);
        }
        foot.around = 90 * done;
        foot.at = [0, height, 0];
        foot.roll = 150 * height;
        foot.planted = height === 0;
      });
      c.turn = [0, trunk, 0];
      c.neck = [0, 0.45 * lead, 0];
      c.head = [0, 0.45 * lead, 0];
      c.shift = [0, -0.04 * Math.sin(Math.PI * t), 0];
      c.tail = [0, -0.3 * lead, 0];
      perch(body, c, 0.2 * Math.sin(Math.PI * t));
    },
  };
}

/** What a bird does on its feet. */
export const AVIAN_GROUND = {
  idle: ['Stands and looks about in quick turns of its head. A loop.', idle],
  walk: ['Walks; the head stays behind, then thrusts forward, at every step. A loop.', walk],
  run: ['Runs, neck low, wings a little out. A loop.', run],
  hop: ['Hops with both feet. A loop.', hop],
  peck: ['Bends down and pecks. A loop.', peck],
  turn: ['Steps a quarter turn to the left, head first.', turn],
  jump: ['Crouches and leaps forward, with a beat of its wings.', jump],
  shoot: ['Draws its head back and thrusts it out, beak open: a cry, or what it spits.', shoot],
  hurt: ['Flinches from a blow on its left.', hurt],
  fall: ['Staggers, falls on its right side and lies.', fall],
} satisfies ActTable;
