import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid, symmetric } from '../../kits/joinery/index.ts';
import { addNeck, type NeckPlan } from './neck.ts';

const scaled = (points: readonly Vec2[], k: number, cx = 0, cy = 0): Vec2[] =>
  points.map(([x, y]): Vec2 => [cx + (x - cx) * k, cy + (y - cy) * k]);

/** A hollow body with a round sound hole: acoustic guitar, or small with four strings a ukulele. Built at guitar size, then scaled. */
export function buildAcoustic(b: Bench, uke: boolean, rng: Rng): void {
  const taste = rng.fork('acoustic');
  const dread = !uke && taste.next() < 0.5;
  const waist = dread ? 0.128 : 0.115;
  const body = symmetric([
    0,
    0,
    0.09,
    0.006,
    0.16,
    0.05,
    dread ? 0.198 : 0.19,
    0.14,
    0.172,
    0.235,
    waist,
    0.31,
    0.135,
    0.385,
    dread ? 0.148 : 0.138,
    0.43,
    0.115,
    0.478,
    0.06,
    0.496,
    0,
    0.498,
  ]);
  const depth = 0.1;
  const front = depth / 2;
  const hole: Vec2 = [0, 0.33];
  const holeR = 0.051;
  const inner = scaled(body, 0.972, 0, 0.25);
  const circle = outline.ngon(holeR, 40, 0, hole[0], hole[1]);
  b.add(
    'sides',
    'sides',
    solid.slab(body, depth - 0.01, [0, 0, 0], 'z', { holes: [inner], bevel: 0.001, smooth: true }),
    {
      grain: [0, 1, 0],
    },
  );
  b.add('soundboard', 'body', solid.slab(body, 0.006, [0, 0, front - 0.003], 'z', { holes: [circle], bevel: 0.0012 }), {
    grain: [0, 1, 0],
    detail: 1.4,
  });
  b.add('back', 'sides', solid.slab(body, 0.006, [0, 0, -front + 0.003], 'z', { bevel: 0.0015 }), { grain: [0, 1, 0] });
  const loop = (z: number): Vec3[] => body.map(([x, y]): Vec3 => [x, y, z]);
  const edge = { kind: 'rect', w: 0.005, h: 0.0045, r: 0.001 } as const;
  b.add('front binding', 'pearl', solid.bar(loop(front - 0.0025), edge, { closed: true, up: [0, 0, 1] }), {
    detail: 0.6,
  });
  b.add('back binding', 'pearl', solid.bar(loop(-front + 0.0025), edge, { closed: true, up: [0, 0, 1] }), {
    detail: 0.6,
  });
  const ring = (r: number, w: number, name: string, slot: string): void =>
    b.add(name, slot, solid.hoop(r, { kind: 'rect', w: 0.0016, h: w, r: 0.0004 }, [hole[0], hole[1], front], 'z', 48), {
      detail: 0.5,
    });
  ring(holeR + 0.005, 0.002, 'rosette inner ring', 'fretboard');
  ring(holeR + 0.0095, 0.004, 'rosette', taste.pick(['pearl', 'sides']));
  ring(holeR + 0.014, 0.002, 'rosette outer ring', 'fretboard');
  b.add(
    'maker label',
    { base: 'paper', color: '#e6d9b8' },
    solid.box([0.05, 0.035, 0.001], [0, hole[1] - 0.01, -front + 0.0068], 0.0002),
  );
  const y = 0.165;
  addBridge(b, y, front, uke ? 4 : 6);
  if (!uke) addPickguard(b, front, hole, holeR);
  b.add('heel', 'neck', heel(0.498, front), { grain: [0, 1, 0] });
  b.add('heel cap', 'pearl', solid.box([0.03, 0.02, 0.004], [0, 0.499, -front + 0.004], 0.001));
  const neck: NeckPlan = {
    bridge: y,
    nut: uke ? 0.72 : 0.815,
    heel: hole[1] + holeR - 0.003,
    front,
    w0: uke ? 0.052 : 0.044,
    w1: uke ? 0.062 : 0.056,
    strings: uke ? 4 : 6,
    frets: uke ? 14 : 20,
    head: !uke && taste.next() < 0.3 ? 'slotted' : 'paddle',
    lift: 0.0115,
    headL: uke ? 0.14 : 0.17,
    plain: uke ? 4 : 3,
  };
  addNeck(b, neck);
}

/** The block under the neck where it meets the body. */
function heel(y: number, front: number): Shape {
  const rows = [
    [-front + 0.005, 0.018, 0.012],
    [-front + 0.02, 0.02, 0.02],
    [0, 0.022, 0.038],
    [front - 0.02, 0.025, 0.075],
    [front, 0.026, 0.12],
  ];
  const sections = rows.map(([z, w, l]) => ({
    points: outline.superellipse(w, l / 2 + 0.006, 3, 20).map(([u, v]): Vec3 => [u, y - 0.006 + l / 2 + v, z]),
  }));
  return { op: 'loft', sections, spline: 'catmull', cap: 'flat' };
}

function addBridge(b: Bench, y: number, front: number, strings: number): void {
  const points = outline
    .rounded(
      pairs([
        -0.085, -0.012, -0.03, -0.016, 0.03, -0.016, 0.085, -0.012, 0.085, 0.006, 0.03, 0.011, -0.03, 0.011, -0.085,
        0.006,
      ]),
      0.006,
    )
    .map(([u, v]): Vec2 => [u, v + y]);
  b.add('bridge', 'fretboard', solid.slab(points, 0.009, [0, 0, front + 0.0043], 'z', { bevel: 0.003 }));
  b.add('saddle', 'pearl', solid.box([0.07, 0.003, 0.006], [0, y + 0.003, front + 0.01], 0.001, [0, 0, -2]));
  const pin = solid.turned(
    pairs([0, -0.002, 0.0026, -0.002, 0.0028, 0, 0.0034, 0.0018, 0.0022, 0.0036, 0, 0.004]),
    [0, 0, 0],
    { segments: 10 },
  );
  const places = Array.from({ length: strings }, (_, i) => ({
    at: [(i / (strings - 1) - 0.5) * 0.055, y - 0.008, front + 0.009] as Vec3,
    rot: [90, 0, 0] as Vec3,
  }));
  b.add('bridge pins', 'pearl', solid.at(pin, places), { detail: 0.5 });
}

function addPickguard(b: Bench, front: number, hole: Vec2, r: number): void {
  const arc = outline.arc(hole[0], hole[1], r + 0.017, -78, 28, 14);
  const outer = pairs([0.1, 0.345, 0.106, 0.31, 0.101, 0.27, 0.088, 0.235, 0.066, 0.218, 0.042, 0.226, 0.024, 0.246]);
  b.add(
    'pickguard',
    'pickguard',
    solid.slab([...arc, ...outer].reverse(), 0.0018, [0, 0, front + 0.0007], 'z', { bevel: 0.0005 }),
  );
}
