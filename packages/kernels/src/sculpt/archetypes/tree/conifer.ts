import type { Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Bench } from '../../kits/joinery/index.ts';

const TIERS = 10;

/** Where a tier hangs on the trunk, how far its boughs reach and how far their tips drop. */
function tierAt(h: number, i: number): { y: number; reach: number; drop: number } {
  const t = i / (TIERS - 1);
  const reach = h * 0.28 * (1 - t * 0.76);
  return { y: h * (0.17 + 0.73 * t), reach, drop: reach * (0.4 + 0.55 * t) };
}

/** Height of a bough's middle line at u of its reach. */
function boughY(tier: { y: number; reach: number; drop: number }, u: number): number {
  return tier.y - tier.drop * u ** 1.25 + tier.reach * 0.08 * u ** 3;
}

/** Tiers of drooping boughs, each a pointed fan of needles, over a skirt that closes the view to the trunk. */
export function addTiers(b: Bench, h: number, fullness: number, rng: Rng, snow: boolean): void {
  const white = {
    mask: { kind: 'slope' as const, dir: [0, 1, 0] as Vec3, from: 0.3, to: 0.6 },
    material: { base: 'snow', color: '#f4f7fb' },
  };
  const material = snow ? { ...b.tint('leaves', {}), layers: [white] } : 'leaves';
  for (let i = 0; i < TIERS; i++) {
    const tier = tierAt(h, i);
    const n = Math.round((15 - 0.7 * i) * Math.sqrt(fullness));
    const shapes = Array.from({ length: n }, (_, j) =>
      bough(tier, (360 * j) / n + i * 23 + rng.range(-6, 6), rng.range(0.86, 1.08)),
    );
    b.add(`tier ${i + 1}`, material, { op: 'assembly', of: shapes }, { detail: 0.8 });
    b.add(`tier ${i + 1} skirt`, 'leaves', skirt(tier), { detail: 0.3 });
  }
  // the leading shoot: three small whorls that close like an umbrella
  const last = tierAt(h, TIERS - 1);
  const shoot: Shape[] = [];
  for (const [k, up] of [
    [0.8, 0.02],
    [0.6, 0.045],
    [0.38, 0.075],
  ] as const) {
    const whorl = { y: last.y + h * up, reach: last.reach * k, drop: last.drop * k * 1.5 };
    for (let j = 0; j < 6; j++) shoot.push(bough(whorl, 60 * j + k * 90, 1));
  }
  shoot.push({
    op: 'sweep',
    path: [
      [0, last.y - last.reach * 0.4, 0],
      [0, h, 0],
    ],
    section: { kind: 'circle', r: last.reach * 0.3 },
    taper: [1, 0.12],
    cap: 'round',
  });
  b.add('top', material, { op: 'assembly', of: shoot });
}

function bough(tier: { y: number; reach: number; drop: number }, turn: number, k: number): Shape {
  const rows = [0, 0.25, 0.5, 0.75, 1].map((u) => {
    const w = tier.reach * 0.36 * k * Math.sin(Math.PI * Math.min(0.97, 0.24 + 0.74 * u));
    const y = boughY(tier, u);
    return [-1, -0.5, 0, 0.5, 1].map((e): Vec3 => [e * w, y - Math.abs(e) * w * 0.5, u * tier.reach * k]);
  });
  return {
    op: 'placed',
    of: { op: 'sheet', grid: rows, thickness: tier.reach * 0.05, spline: 'catmull' },
    places: [{ rot: [0, turn, 0] }],
  };
}

function skirt(tier: { y: number; reach: number; drop: number }): Shape {
  const at = (u: number, down: number): [number, number] => [tier.reach * u, boughY(tier, u) - tier.reach * down];
  return {
    op: 'lathe',
    profile: [
      [0, tier.y - tier.reach * 0.5],
      at(0.4, 0.3),
      at(0.78, 0.2),
      at(0.74, 0.12),
      at(0.35, 0.06),
      [0, tier.y - tier.reach * 0.03],
    ],
    bevel: 0,
    segments: 24,
  };
}

/** Baubles under the tips of boughs, and a star. */
export function addOrnaments(b: Bench, h: number, rng: Rng): void {
  const r = h * 0.019;
  for (const [c, color] of ['#d4262f', '#e8b53a', '#2f6fd0'].entries()) {
    const places: Placement[] = [];
    for (let i = 0; i < TIERS - 1; i++) {
      const tier = tierAt(h, i);
      for (let j = c; j < Math.round(8 - 0.5 * i); j += 3) {
        const a = (2 * Math.PI * (j + rng.range(-0.2, 0.2))) / Math.round(8 - 0.5 * i) + i;
        const u = 0.86;
        places.push({
          at: [
            tier.reach * u * Math.cos(a),
            boughY(tier, u) - tier.reach * 0.06 - r * 0.8,
            tier.reach * u * Math.sin(a),
          ],
        });
      }
    }
    b.add(`baubles ${c + 1}`, b.tint('ornaments', c === 0 ? {} : { color }), {
      op: 'placed',
      of: { op: 'ball', r },
      places,
    });
  }
  const star = Array.from({ length: 10 }, (_, i): [number, number] => {
    const k = h * (i % 2 ? 0.02 : 0.05);
    const a = (i * Math.PI) / 5 + Math.PI / 2;
    return [k * Math.cos(a), k * Math.sin(a)];
  });
  b.add(
    'star',
    { base: 'gold', color: '#f2c230' },
    { op: 'extrude', outline: star, depth: h * 0.018, bevel: h * 0.006, at: [0, h * 1.03, 0] },
  );
}
