import { type Anatomy, paceOf } from './anatomy.ts';
import type { Controls } from './controls.ts';
import { eat } from './graze.ts';
import { layLimp } from './lay-limp.ts';
import { hipOf } from './limb.ts';
import type { Act, ActTable } from './record.ts';
import { eachFoot, keys, stay, wave } from './shaping.ts';
import { lieOnSide } from './wings.ts';

/** Breathing, weight from one hind leg to the other, a look to the side, a flick of the ears. */
function idle(): Act {
  const look = keys([0, 0], [0.28, 0], [0.38, 22], [0.58, 20], [0.7, -6], [0.8, 0], [1, 0]);
  const ears = keys([0, 0], [0.2, 0], [0.22, 14], [0.25, -4], [0.28, 0], [0.63, 0], [0.65, 16], [0.69, 0], [1, 0]);
  return {
    seconds: 4,
    loop: true,
    pose(t, c) {
      breathe(t, c, 2);
      c.shift = [wave(t, 0.02, 0.3), c.shift[1] - 0.006, 0];
      c.turn = [0, wave(t, 0.8, 0.3), wave(t, -1.2, 0.3)];
      c.neck = [wave(t, 1.5, 0.1, 2), look(t) * 0.6, 0];
      c.head = [look(t) * 0.15, look(t) * 0.4, look(t) * 0.15];
      c.tail = [0, wave(t, 12, 0.2, 2), 0];
      c.ears = [ears(t), 0, 0];
      c.steady = 0.4;
    },
  };
}

function breathe(t: number, c: Controls, times: number): void {
  c.shift = [0, wave(t, 0.006, 0, times), 0];
  c.spine = [wave(t, 0.9, 0.05, times), 0, 0];
}

/** Hind legs that are folded at rest to this share of their length do not fold further to sit; from the other on they do wholly. */
const FOLDED = 0.3;
const UPRIGHT = 0.7;

/** Sits down on its haunches and stays: one way. What squats at rest, as frogs do, raises its chest. */
function sit(body: Anatomy): Act {
  const down = keys([0, 0], [0.12, 0.06], [0.5, 1.04], [0.6, 0.98], [0.7, 1], [1, 1]);
  // hind feet come forward one after the other, under the hips that come down
  const step = keys([0, 0], [0.1, 0], [0.4, 1], [1, 1]);
  const rise = sitAngle(body);
  const sine = Math.sin((rise * Math.PI) / 180);
  const room = foldingRoom(body);
  // the chest stays at its height, the hips come down and forward
  const lower = (0.225 * body.length * sine) / body.unit + 0.03;
  const shift = (1 - room) * sine * hipsBehind(body) - room * lower;
  return {
    seconds: 2.2,
    loop: false,
    pose(t, c) {
      const k = down(t);
      c.turn = [rise * k, 0, 0];
      c.shift = [0, shift * k, 0.1 * room * k];
      c.spine = [-6 * k, 0, 0];
      c.neck = [-rise * 0.35 * k + wave(t, 1, 0, 3), 0, 0];
      c.head = [-rise * 0.4 * k, 0, 0];
      eachFoot(body, c, (foot, { order, side }) => {
        if (order === 0) return;
        const u = step(t - (side > 0 ? 0 : 0.08));
        foot.planted = u === 0 || u === 1;
        foot.at = [0, 0.06 * room * Math.sin(Math.PI * u), 0.28 * room * u];
      });
      c.tail = [-10 * k, wave(t, 10, 0, 2) * k, 0];
    },
  };
}

/** How far hind legs can fold for hips to come down, 0 to 1. */
function foldingRoom({ legs }: Anatomy): number {
  const stretched = legs.filter(({ order }) => order > 0).map(({ bones, reach }) => bones.restLength / reach);
  return Math.min(1, Math.max(0, (Math.min(UPRIGHT, ...stretched) - FOLDED) / (UPRIGHT - FOLDED)));
}

/** How far the hips are behind the middle about which the trunk pitches, units. */
function hipsBehind({ legs, middle, unit }: Anatomy): number {
  const hind = legs.filter(({ order }) => order > 0);
  return hind.reduce((sum, leg) => sum + (middle[2] - hipOf(leg)[2]) / hind.length, 0) / unit;
}

/** Pitch of a sitting trunk: short legs do not let long bodies sit up. */
function sitAngle(body: Anatomy): number {
  const slope = (0.6 * body.unit) / Math.max(1e-3, 0.55 * body.length);
  return Math.min(42, (Math.atan(slope) * 180) / Math.PI);
}

/** Crouches, leaps forward, lands fore feet first, catches itself. */
function jump(body: Anatomy): Act {
  const far = Math.min(2.6, (1.1 * body.length) / body.unit + 0.6);
  const along = keys([0, 0], [0.24, -0.06], [0.36, 0.12], [0.7, far - 0.1], [0.8, far], [1, far]);
  const up = keys([0, 0], [0.24, -0.24], [0.33, 0.02], [0.52, 0.75], [0.69, 0.02], [0.77, -0.17], [0.9, 0.01], [1, 0]);
  const pitch = keys([0, 0], [0.24, -5], [0.36, 22], [0.52, 4], [0.68, -20], [0.8, -3], [1, 0]);
  const spine = keys([0, 0], [0.24, -12], [0.36, 10], [0.54, -4], [0.7, 6], [0.8, -8], [0.95, 0], [1, 0]);
  const nose = keys([0, 0], [0.24, -14], [0.36, 8], [0.6, -4], [0.75, 12], [0.92, 0], [1, 0]);
  return {
    seconds: 1.5 * paceOf(body),
    loop: false,
    travel: (t) => [0, 0, along(t)],
    pose(t, c) {
      c.shift = [0, up(t), 0];
      c.turn = [pitch(t), 0, 0];
      c.spine = [spine(t), 0, 0];
      c.neck = [nose(t), 0, 0];
      c.head = [-nose(t) * 0.4, 0, 0];
      c.steady = 0.6;
      c.tail = [keys([0, 0], [0.24, 16], [0.4, -14], [0.6, 18], [0.78, -6], [1, 0])(t), 0, 0];
      eachFoot(body, c, (foot, { order }) => {
        const [off, on] = order === 0 ? [0.3, 0.68] : [0.37, 0.74];
        const u = Math.min(1, Math.max(0, (t - off) / (on - off)));
        const planted = u === 0 || u === 1;
        const place = u * u * (3 - 2 * u) * far;
        const tuck = Math.sin(Math.PI * u);
        foot.planted = planted;
        foot.at = stay([0, (0.9 - 0.1 * order) * tuck, place], [0, 0, along(t)]);
        foot.roll = 70 * tuck;
      });
    },
  };
}

/** Draws back, lunges with open jaws, its fore feet in a leap before it, snaps, and steps back. */
function attack(body: Anatomy): Act {
  const along = keys([0, 0], [0.28, -0.2], [0.42, 0.3], [0.52, 0.33], [0.8, 0], [1, 0]);
  const up = keys([0, 0], [0.28, -0.13], [0.42, -0.02], [0.55, -0.05], [0.8, 0], [1, 0]);
  const neck = keys([0, 0], [0.28, 24], [0.42, -14], [0.5, -18], [0.62, 4], [0.85, 0], [1, 0]);
  const head = keys([0, 0], [0.28, -14], [0.4, 18], [0.47, -2], [0.85, 0], [1, 0]);
  const jaw = keys([0, 0], [0.26, 8], [0.38, 34], [0.44, 36], [0.48, 0], [1, 0]);
  const shake = keys([0, 0], [0.46, 0], [0.52, 12], [0.58, -12], [0.64, 8], [0.7, 0], [1, 0]);
  return {
    seconds: 1.3,
    loop: false,
    pose(t, c) {
      c.shift = [0, up(t), along(t)];
      c.turn = [-up(t) * 30 + along(t) * -8, 0, 0];
      c.spine = [along(t) * 16, shake(t) * 0.3, 0];
      c.neck = [neck(t), shake(t), 0];
      c.head = [head(t), shake(t) * 0.5, shake(t)];
      c.jaw = jaw(t);
      c.ears = [-18 * Math.min(1, 4 * t * (1 - t)), 0, 0];
      c.tail = [along(t) * -40, shake(t), 0];
      eachFoot(body, c, (foot, { order, side }) => {
        if (order > 0) return;
        const late = side > 0 ? 0 : 0.03;
        const forth = Math.min(1, Math.max(0, (t - 0.29 - late) / 0.14));
        const back = Math.min(1, Math.max(0, (t - 0.6 - 2 * late) / 0.17));
        const ease = (u: number): number => u * u * (3 - 2 * u);
        const lifted = Math.sin(Math.PI * forth) + 0.5 * Math.sin(Math.PI * back);
        foot.planted = lifted < 1e-9;
        foot.at = [0, 0.2 * lifted, 0.34 * (ease(forth) - ease(back))];
        foot.roll = 45 * lifted;
      });
    },
  };
}

/** Rises on its hind legs and strikes with the left paw, across. */
function slash(body: Anatomy): Act {
  const rise = keys([0, 0], [0.14, -0.12], [0.36, 1], [0.5, 0.8], [0.66, 0.1], [0.74, -0.06], [1, 0]);
  // hips would go down as the trunk pitches about its middle: by no more than hind legs give
  const lift = Math.max((0.21 * body.length) / body.unit, 0.5 * hipsBehind(body) - 0.03);
  const strike = keys([0, 0], [0.2, 0], [0.38, -1], [0.5, 1], [0.6, 0.9], [0.76, 0], [1, 0]);
  return {
    seconds: 1.3,
    loop: false,
    pose(t, c) {
      const k = rise(t);
      const s = strike(t);
      c.turn = [30 * k, -9 * s * Math.max(0, k), 6 * s * Math.max(0, k)];
      c.shift = [0, lift * Math.max(0, k) + 0.2 * Math.min(0, k), -0.08 * k];
      c.spine = [10 * k, -12 * s, 0];
      c.neck = [-14 * k, 4 * s, 0];
      c.head = [-10 * k, 0, 0];
      c.jaw = 22 * Math.max(0, k);
      c.tail = [-12 * k, 14 * s, 0];
      eachFoot(body, c, (foot, { order, side }) => {
        if (order !== 0) return;
        const lifted = Math.max(0, k);
        foot.planted = lifted < 0.01;
        const striking = side > 0;
        foot.free = 0;
        const y = lifted * (lift + (striking ? 0.5 + 0.25 * -s : 0.22));
        foot.at = striking
          ? [lifted * (0.22 - 0.5 * Math.max(0, s) + 0.2 * Math.max(0, -s)), y, lifted * (0.12 + 0.42 * Math.max(0, s))]
          : [0, y, lifted * 0.05];
        foot.roll = lifted * (striking ? 20 - 30 * s : 55);
      });
    },
  };
}

/** Braces, draws breath and throws its head forward with open jaws: what dragons breathe fire with. */
function shoot(): Act {
  const draw = keys([0, 0], [0.3, 1], [0.4, 1], [0.48, -0.6], [0.7, -0.5], [0.9, 0], [1, 0]);
  const jaw = keys([0, 0], [0.38, 4], [0.46, 40], [0.7, 36], [0.82, 0], [1, 0]);
  return {
    seconds: 1.8,
    loop: false,
    pose(t, c) {
      const k = draw(t);
      const firing = Math.max(0, -k);
      c.shift = [0, -0.06 * Math.abs(k), -0.12 * k + 0.02 * firing * Math.sin(140 * t)];
      c.turn = [4 * k, 0, 0];
      c.spine = [6 * k, 0, 0];
      c.neck = [26 * k, 0, 0];
      c.head = [-22 * Math.max(0, k) + 16 * firing, 1.2 * firing * Math.sin(95 * t), 0];
      c.jaw = jaw(t);
      c.ears = [-16 * Math.abs(k), 0, 0];
      c.tail = [14 * k, 0, 0];
    },
  };
}

/** Flinches away from a blow on the left and comes to its feet again. */
function hurt(body: Anatomy): Act {
  const hit = keys([0, 0], [0.1, 1], [0.26, 0.7], [0.45, -0.22], [0.7, 0.05], [1, 0]);
  const crouch = keys([0, 0], [0.14, -0.13], [0.4, -0.05], [1, 0]);
  return {
    seconds: 0.9,
    loop: false,
    pose(t, c) {
      const k = hit(t);
      c.shift = [-0.13 * k, crouch(t), -0.12 * k];
      c.turn = [-5 * k, 0, 7 * k];
      c.spine = [-8 * k, -12 * k, 5 * k];
      c.neck = [8 * k, -24 * k, -8 * k];
      c.head = [-10 * k, -14 * k, -10 * k];
      c.jaw = 22 * Math.max(0, k);
      c.ears = [-24 * k, 0, 0];
      c.tail = [26 * k, -12 * k, 0];
      eachFoot(body, c, (foot) => {
        foot.planted = true;
      });
    },
  };
}

/** Feet that stand so far out, by the height of the hips, belong to bodies too flat to lie on a side. */
const SPRAWLING = 0.8;

/** Gives way in the fore legs, rolls on its right side, or where it is flat on its back, and lies: one way. */
function fall(body: Anatomy): Act {
  const out = body.legs.reduce((sum, { foot }) => sum + Math.abs(foot[0]) / body.legs.length, 0);
  const over = out > SPRAWLING * body.unit && !body.wings.length;
  const end = over ? 176 : 84;
  const give = keys([0, 0], [0.1, 0.05], [0.35, 1], [1, 1]);
  const roll = keys([0, 0], [0.22, 0], [0.55, 1.024 * end], [0.62, 0.952 * end], [0.7, end], [1, end]);
  const limp = keys([0, 0], [0.4, 0.2], [0.66, 1.15], [0.8, 0.95], [1, 1]);
  const thick = body.girth / body.unit;
  const lies = (t: number) => Math.min(1, Math.max(0, roll(t) / end));
  return {
    seconds: 1.9,
    loop: false,
    lying: lies,
    pose(t, c) {
      const [g, r, l] = [give(t), roll(t), limp(t)];
      const lying = lies(t);
      const [sine, cosine] = [Math.sin((lying * 84 * Math.PI) / 180), Math.cos((lying * 84 * Math.PI) / 180)];
      // tips over its side as over a rim
      const high = thick + (1 - thick) * (1 - 0.45 * g) * ((cosine - 0.1045) / 0.8955);
      const bounce = keys([0, 0], [0.5, 0], [0.56, 0.05], [0.64, 0], [1, 0])(t);
      c.shift = [-0.3 * lying, high - 1 + bounce, 0];
      c.turn = [-10 * g * (1 - lying), 0, r];
      c.spine = [-6 * l, 0, 0];
      c.neck = [-14 * g * (1 - lying) - 6 * l, 0, over ? 0 : 10 * l];
      c.head = [8 * l, 0, over ? 0 : 4 * l];
      c.jaw = 14 * l;
      c.tail = [-18 * l, 0, 0];
      c.wings = lieOnSide(body, c.wings, lying, -1);
      c.more = (puppet) => layLimp(puppet, body, lying);
      eachFoot(body, c, (foot, { order, side }) => {
        // goes with the trunk as soon as that rolls, drawn up by as much as the ground wants
        foot.free = Math.min(1, 6 * lying);
        foot.planted = lying === 0 && t < 0.2;
        foot.roll = 40 * lying;
        if (over) {
          foot.at = [-side * 0.25 * lying, (0.25 + 0.1 * l) * lying, (order === 0 ? -0.1 : 0.1) * lying];
          return;
        }
        const rest = side < 0 ? 0.32 : 0.22;
        const wanted = 1 - (high + 0.8 * side * thick * sine) / Math.max(0.2, cosine);
        const fold = Math.max(rest * lying, Math.min(0.6, wanted) * foot.free * (1 - lying ** 4));
        foot.at = [-side * 0.1 * lying, fold, lying * (order === 0 ? 0.3 : 0.22) * (side > 0 ? 1 : 0.4)];
      });
    },
  };
}

/** Gathers itself, leaps high and goes down headlong with outstretched paws, as into water: one way. */
function dive(body: Anatomy): Act {
  const half = (0.5 * body.length) / body.unit;
  const far = 1.6 + half;
  const along = keys([0, 0], [0.26, -0.08], [0.38, 0.15], [1, far]);
  const up = keys([0, 0], [0.26, -0.24], [0.36, 0.06], [0.62, 1.3], [1, 0.35 + 0.75 * half]);
  const pitch = keys([0, 0], [0.26, -4], [0.4, 32], [0.62, 0], [1, -62]);
  const stretch = keys([0, 0], [0.36, 0], [0.6, 1], [1, 1]);
  return {
    seconds: 1.3,
    loop: false,
    travel: (t) => [0, 0, along(t)],
    pose(t, c) {
      const s = stretch(t);
      c.shift = [0, up(t), 0];
      c.turn = [pitch(t), 0, 0];
      c.spine = [keys([0, 0], [0.26, -10], [0.4, 12], [0.7, -10], [1, 4])(t), 0, 0];
      c.neck = [-14 * s, 0, 0];
      c.head = [-8 * s, 0, 0];
      c.ears = [-20 * s, 0, 0];
      c.tail = [12 * s, 0, 0];
      eachFoot(body, c, (foot, { order }) => {
        const off = order === 0 ? 0.31 : 0.38;
        const u = Math.min(1, Math.max(0, (t - off) / 0.25));
        foot.planted = u === 0;
        foot.free = u * u * (3 - 2 * u);
        const out = order === 0 ? [0, 0.45, 0.62] : [0, 0.3, -0.62];
        const carried = out.map((v) => v * foot.free) as [number, number, number];
        const ground = stay([0, 0, 0], [0, 0, along(t)]);
        foot.at = [0, carried[1], carried[2] + (1 - foot.free) * ground[2]];
        foot.roll = 60 * u;
      });
    },
  };
}

/** What a quadruped does on its spot, and its leaps. */
export const QUADRUPED_ACTS = {
  idle: ['Stands and breathes, shifts its weight, looks around, flicks an ear. A loop.', idle],
  sit: ['Sits down on its haunches and stays.', sit],
  jump: ['Crouches, leaps forward and lands on its fore feet first.', jump],
  attack: ['Draws back, lunges with open jaws, snaps and shakes.', attack],
  slash: ['Rises on its hind legs and strikes across with a fore paw.', slash],
  shoot: ['Braces, draws breath and spits or breathes fire with open jaws.', shoot],
  hurt: ['Flinches from a blow on its left.', hurt],
  fall: ['Gives way, falls on its right side, or on its back where it is flat, and lies.', fall],
  dive: ['Leaps up and plunges head first with outstretched paws.', dive],
  eat: ['Lowers its head to the ground and chews, then looks up. A loop.', eat],
} satisfies ActTable;
