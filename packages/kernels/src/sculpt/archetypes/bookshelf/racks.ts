import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import type { ShelfPlan } from './plan.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** A lattice of bottles. */
export function buildWineRack(b: Bench, p: ShelfPlan): void {
  const cols = Math.max(3, Math.min(5, Math.round(p.w / 0.22)));
  const rows = 5;
  const c = 0.14;
  const d = 0.26;
  const [w, h] = [cols * c + 0.05, rows * c + 0.05];
  for (const [side, s] of SIDES)
    b.add(
      `${side} side`,
      'wood',
      solid.box([0.024, h + 0.1, d + 0.02], [s * (w / 2 + 0.012), (h + 0.1) / 2, 0], 0.004),
      { grain: [0, 1, 0] },
    );
  b.add('top', 'wood', solid.box([w + 0.1, 0.03, d + 0.06], [0, h + 0.11, 0], 0.008), { grain: [1, 0, 0] });
  b.add('base', 'wood', solid.box([w, 0.06, d], [0, 0.03, 0], 0.006), { grain: [1, 0, 0] });
  const bottle = outline.pairs([
    0, 0.02, 0.01, 0.012, 0.037, 0, 0.038, 0.01, 0.038, 0.19, 0.034, 0.21, 0.018, 0.235, 0.0145, 0.25, 0.0145, 0.29,
    0.017, 0.292, 0.017, 0.3, 0, 0.3,
  ]);
  for (let r = 0; r < rows; r++) {
    b.add(`front rail ${r + 1}`, 'wood', solid.box([w, 0.022, 0.03], [0, 0.075 + r * c, d / 2 - 0.02], 0.005), {
      grain: [1, 0, 0],
    });
    b.add(`back rail ${r + 1}`, 'wood', solid.box([w, 0.022, 0.03], [0, 0.07 + r * c, -d / 2 + 0.02], 0.005), {
      grain: [1, 0, 0],
    });
    const bottles: Shape[] = [];
    const caps: Shape[] = [];
    for (let k = 0; k < cols; k++) {
      if (p.taste.next() < 0.18) continue;
      const at: Vec3 = [(k + 0.5 - cols / 2) * c, 0.124 + r * c, -d / 2 + 0.012];
      bottles.push(solid.put(solid.turned(bottle, [0, 0, 0], { axis: 'z', bevel: 0, segments: 16 }), at));
      caps.push(solid.put(solid.cyl(0.0168, 0.06, [0, 0, 0.274], 'z', { segments: 14 }), at));
    }
    b.add(
      `row ${r + 1} bottles`,
      { base: 'glass', color: r % 2 ? '#1f3a24' : '#3a2a18', transmission: 0.3, rough: 0.1 },
      solid.many(bottles),
    );
    b.add(`row ${r + 1} foils`, { base: 'paint', color: ['#8a1c28', '#1c1c20', '#b08d3c'][r % 3] }, solid.many(caps));
  }
}

/** A folding screen of papered or panelled leaves in zigzag. */
export function buildScreen(b: Bench): void {
  const leaves = 4;
  const [w, h] = [0.45, 1.75];
  const tilt = 28;
  const step = w * Math.cos((tilt * Math.PI) / 180);
  for (let i = 0; i < leaves; i++) {
    const s = i % 2 ? -1 : 1;
    const put = (of: Shape): Shape => solid.put(of, [(i - (leaves - 1) / 2) * step, 0, 0], [0, s * tilt, 0]);
    const name = `leaf ${i + 1}`;
    const ring = outline.pairs([-w / 2 + 0.004, 0.04, w / 2 - 0.004, 0.04, w / 2 - 0.004, h, -w / 2 + 0.004, h]);
    const hole = outline.pairs([
      -w / 2 + 0.04,
      0.14,
      w / 2 - 0.04,
      0.14,
      w / 2 - 0.04,
      h - 0.05,
      -w / 2 + 0.04,
      h - 0.05,
    ]);
    b.add(`${name} frame`, 'wood', put(solid.slab(ring, 0.03, [0, 0, 0], 'z', { holes: [hole], bevel: 0.004 })), {
      grain: [0, 1, 0],
    });
    b.add(`${name} paper`, 'paper', put(solid.box([w - 0.07, h - 0.18, 0.004], [0, (h + 0.09) / 2, -0.004], 0)));
    const bars: Shape[] = [0.33, 0.66].map((k) =>
      solid.box([0.012, h - 0.18, 0.014], [(k - 0.5) * (w - 0.08), (h + 0.09) / 2, 0.002], 0.002),
    );
    for (let k = 1; k < 6; k++)
      bars.push(solid.box([w - 0.07, 0.012, 0.0135], [0, 0.14 + (k * (h - 0.19)) / 6, 0.002], 0.002));
    b.add(`${name} lattice`, 'wood', put(solid.many(bars)));
    b.add(`${name} feet`, 'wood', put(solid.both(solid.box([0.035, 0.05, 0.03], [w / 2 - 0.03, 0.025, 0], 0.004))));
    if (i)
      b.add(
        `hinges ${i}`,
        'metal',
        solid.many(
          [0.3, 0.9, 1.5].map((y) =>
            solid.cyl(0.009, 0.07, [(i - leaves / 2) * step, y, s * (w / 2) * Math.sin((tilt * Math.PI) / 180)]),
          ),
        ),
      );
  }
}
