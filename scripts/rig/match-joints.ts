import type { RigType } from '../../packages/kernels/src/rig/index.ts';

type Point = readonly [number, number, number];

/** What makers call a joint, without its side, over our name without its side; the first that a file has counts. */
const BIPED: readonly (readonly [ours: string, theirs: RegExp])[] = [
  ['UpLeg', /^(upperleg|thigh|upleg|leg01|lthigh)$/],
  ['Leg', /^(lowerleg|shin|calf|leg02)$/],
  ['Foot', /^(foot|foot01)$/],
  ['ToeBase', /^(toes?|toebase|foot02)$/],
  ['Arm', /^(upperarm)$/],
  ['ForeArm', /^(lowerarm|forearm)$/],
  ['Hand', /^wrist$/],
  ['Hand', /^(hand|palm|fist|palmp)$/],
  ['Head', /^head$/],
  ['Hips', /^(hips|pelvis)$/],
];
/** Dinosaurs and low animals, whose makers count bones from the trunk: one from the hip to the hock, or to the knee. */
const DINOSAUR: typeof BIPED = [
  ['UpLeg', /^backupleg$/],
  ['Foot', /^backlowleg$/],
  ['ToeBase', /^backfoot$/],
  ['Arm', /^frontupleg$/],
  ['ForeArm', /^frontlowleg$/],
  ['Hand', /^frontfoot$/],
  ['Head', /^head$/],
  ['Hips', /^hips$/],
];
const BEAST: typeof BIPED = DINOSAUR.map(([ours, theirs]) => [ours === 'Hand' ? 'Hand_End' : ours, theirs]);
const QUADRUPED: typeof BIPED = [
  ['UpLeg', /^(hindhip|leg01|backleg)$/],
  ['Leg', /^(hindknee|leg02|backupperleg|backupleg)$/],
  ['Foot', /^(hindhock|foot01|backlowerleg|backlowleg)$/],
  ['ToeBase', /^(hindfoot|foot02|ffb|backfoot)$/],
  // What comes before an upper leg is a shoulder blade.
  ['Arm', /^(upperarm|frontupperleg|frontupleg)$/],
  ['Arm', /^frontshoulder$/],
  ['ForeArm', /^(frontelbow|forearm)$/],
  ['ForeLeg', /^(frontlowerleg|frontlowleg)$/],
  ['Hand_End', /^(frontpaw|hand|ff|frontfoot)$/],
  ['Head', /^(head|head05)$/],
  ['Hips', /^(hips|hip|hip01)$/],
];
const AVIAN: typeof BIPED = [
  ['UpLeg', /^hindhip$/],
  ['Leg', /^hindknee$/],
  ['Foot', /^hindhock$/],
  ['ToeBase', /^hindfoot$/],
  ['Arm', /^wingshoulder$/],
  ['ForeArm', /^wingelbow$/],
  ['Hand', /^wingwrist$/],
  ['Head', /^head$/],
  ['Hips', /^hips$/],
];
/** Of the height of the shoulder above the paw. */
const ELBOW = 0.55;
const BENT = 0.06;
/** The head turns where the jaws begin; what is called so below them is the last bone of a neck. */
const HEAD: typeof BIPED = [
  ['Head', /^mouth$/],
  ['Head', /^(head|face)$/],
];

/** Where a maker put the joints that we have too, by our names: hips, knees, ankles, limb ends, shoulders, elbows, hands, head. */
export function matchJoints(type: RigType, joints: readonly { name: string; at: Point }[]): Map<string, Point> {
  const read = joints.map(({ name, at }) => ({ ...readName(name), at }));
  const found = new Map<string, Point>();
  // Heads on springs say nothing about bodies.
  if (read.some(({ word }) => word === 'head3')) return found;
  for (const [ours, theirs] of tableOf(type, read)) {
    for (const side of ['Left', 'Right', '']) {
      const hit = read.find((joint) => joint.side === side && theirs.test(joint.word));
      if (hit && !found.has(`${side}${ours}`)) found.set(`${side}${ours}`, hit.at);
    }
  }
  if (type === 'hexapod' || type === 'octopod') matchLegs(joints, found);
  if (type === 'quadruped') tellWrists(found);
  tellKnees(found);
  return found;
}

/** Hind legs with two bones bend at the knee, which is before the line from the hip to the ball of the foot, or at the hock, which is behind it. */
function tellKnees(found: Map<string, Point>): void {
  for (const side of ['Left', 'Right']) {
    const [hip, joint, ball] = ['UpLeg', 'Foot', 'ToeBase'].map((name) => found.get(`${side}${name}`));
    if (!hip || !joint || !ball || found.has(`${side}Leg`)) continue;
    const share = (joint[1] - ball[1]) / Math.max(1e-9, hip[1] - ball[1]);
    if (joint[2] < ball[2] + share * (hip[2] - ball[2])) continue;
    found.set(`${side}Leg`, joint);
    found.delete(`${side}Foot`);
  }
}

/**
 * Fore legs with two bones bend at the elbow or at the wrist (which of hoofed animals is called the knee), as their maker liked, where no name says which.
 * Elbows are in the upper half of the way from the shoulder to the paw, or behind it; what is low and in line is a wrist.
 */
function tellWrists(found: Map<string, Point>): void {
  for (const side of ['Left', 'Right']) {
    const [top, joint, paw] = ['Arm', 'ForeLeg', 'Hand_End'].map((name) => found.get(`${side}${name}`));
    found.delete(`${side}ForeLeg`);
    if (!joint || found.has(`${side}ForeArm`)) continue;
    const rise = top && paw ? Math.max(1e-9, top[1] - paw[1]) : 0;
    const share = top && paw ? (joint[1] - paw[1]) / rise : 1;
    const behind = top && paw ? paw[2] + share * (top[2] - paw[2]) - joint[2] : 0;
    const isElbow = share > ELBOW || behind > BENT * rise;
    found.set(`${side}${isElbow ? 'ForeArm' : 'Hand'}`, joint);
  }
}

function tableOf(type: RigType, joints: readonly { word: string; at: Point }[]): typeof BIPED {
  const words = joints.map(({ word }) => word);
  if (type === 'biped' && words.includes('backupleg')) return DINOSAUR;
  if (type === 'quadruped') return words.includes('backupleg') && !isFolded(joints) ? BEAST : QUADRUPED;
  if (type === 'avian') return AVIAN;
  if (type !== 'biped') return HEAD;
  return words.includes('hindhip') ? [...QUADRUPED.slice(0, 4), ...BIPED.slice(8), ...QUADRUPED.slice(4, 9)] : BIPED;
}

/** Whether hind legs are folded beside the body, as frogs do: then what bears the thigh's name is the knee, far out from the hip. */
function isFolded(joints: readonly { word: string; at: Point }[]): boolean {
  const [hip, knee] = ['backleg', 'backupleg'].map((name) => joints.find(({ word }) => word === name)?.at);
  if (!hip || !knee) return false;
  return Math.abs(Math.abs(knee[0]) - Math.abs(hip[0])) > 0.5 * Math.abs(knee[1]);
}

/** Side and bare word of a name: `LowerArm.L`, `b_LeftForeArm_010`, `mixamorig:LeftArm`, `hind left hip`. */
function readName(name: string): { side: 'Left' | 'Right' | ''; word: string } {
  const plain = name
    .replace(/^.*:/, '')
    .replace(/^b_/i, '')
    .replace(/_(end|\d{2,3})$/i, (m) => (m.toLowerCase() === '_end' ? 'zzend' : ''));
  const sides: ['Left' | 'Right', RegExp][] = [
    ['Left', /(^|[\s._-])l([\s._-]|$)|left/i],
    ['Right', /(^|[\s._-])r([\s._-]|$)|right/i],
  ];
  for (const [side, pattern] of sides)
    if (pattern.test(plain)) return { side, word: squash(plain.replace(pattern, ' ')) };
  return { side: '', word: squash(plain) };
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Feet of legs that are counted from the front, as ours are: `left leg 1 hip`, `left leg 1 foot`. */
function matchLegs(joints: readonly { name: string; at: Point }[], found: Map<string, Point>): void {
  for (const { name, at } of joints) {
    const hit = /^(left|right) leg (\d) (hip|foot)$/.exec(name);
    if (!hit) continue;
    const side = hit[1] === 'left' ? 'Left' : 'Right';
    found.set(`${side}Leg${hit[2]}_${hit[3] === 'hip' ? '1' : 'End'}`, at);
  }
}
