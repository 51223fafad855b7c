import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { legSpread } from './legs.ts';
import type { TablePlan } from './plan.ts';

function topOutline(p: TablePlan, grow = 0): Vec2[] {
  const w = p.w + 2 * grow;
  const d = p.d + 2 * grow;
  if (p.top === 'round') return outline.ngon(w / 2, 72);
  if (p.top === 'oval') return outline.superellipse(w / 2, d / 2, 2.8, 72);
  return outline.roundRect(w, d, p.planks ? 0.012 : 0.03, 0, 0, 4);
}

/** The table top: planks with breadboard ends, one board with an edge, or glass. */
export function addTop(b: Bench, p: TablePlan): void {
  const y = p.h - p.thick / 2;
  if (p.glass) {
    b.add('glass top', 'glass', solid.slab(topOutline(p), p.thick, [0, y, 0], 'y', { bevel: 0.003 }));
    const [ax, az] = legSpread(p);
    for (const [n, sx, sz] of [
      [1, 1, 1],
      [2, -1, 1],
      [3, 1, -1],
      [4, -1, -1],
    ] as const)
      b.add(`glass pad ${n}`, 'metal', solid.cyl(0.02, 0.01, [sx * ax, p.h - p.thick - 0.005, sz * az]));
    return;
  }
  if (p.planks && p.top === 'rect') {
    const n = Math.max(3, Math.round(p.d / 0.16));
    const end = Math.min(0.11, p.w * 0.07);
    const w = p.d / n;
    for (let i = 0; i < n; i++) {
      const z = -p.d / 2 + w * (i + 0.5);
      b.add(`plank ${i + 1}`, 'top', solid.box([p.w - 2 * end - 0.002, p.thick, w - 0.0015], [0, y, z], 0.0025), {
        grain: [1, 0, 0],
      });
    }
    for (const [side, sx] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      b.add(`${side} end board`, 'top', solid.box([end, p.thick, p.d], [sx * (p.w / 2 - end / 2), y, 0], 0.004), {
        grain: [0, 0, 1],
      });
      const pegs: Vec3[] = [];
      for (let i = 0; i < n; i++) pegs.push([sx * (p.w / 2 - end * 0.7), p.h, -p.d / 2 + w * (i + 0.5)]);
      b.add(
        `${side} pegs`,
        'legs',
        solid.at(
          solid.cyl(0.006, 0.004),
          pegs.map((at) => ({ at })),
        ),
        { detail: 0.4 },
      );
    }
    return;
  }
  b.add('top', 'top', solid.slab(topOutline(p), p.thick, [0, y, 0], 'y', { bevel: Math.min(0.008, p.thick * 0.3) }), {
    grain: [1, 0, 0],
  });
  if (p.top === 'round' && p.legs !== 'taper')
    b.add(
      'top moulding',
      'top',
      solid.slab(topOutline(p, -0.018), 0.014, [0, p.h - p.thick - 0.006, 0], 'y', { bevel: 0.004 }),
      { grain: [1, 0, 0] },
    );
}

/** A shelf between the legs. */
export function addShelf(b: Bench, p: TablePlan): void {
  if (!p.shelf) return;
  const [ax, az] = legSpread(p);
  const y = p.h * 0.3;
  if (p.top === 'round') {
    b.add('shelf', 'frame', solid.cyl(ax * 1.12, 0.018, [0, y, 0], 'y', { bevel: 0.005 }), { grain: [1, 0, 0] });
    return;
  }
  const taper = p.legs === 'taper' ? p.h * 0.09 * 0.7 * 0.7 : 0;
  const rails = { kind: 'circle', r: 0.009 } as const;
  for (const [side, sz] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(
      `${side} shelf rail`,
      'legs',
      solid.bar(
        [
          [ax + taper, y, sz * (az + taper)],
          [-ax - taper, y, sz * (az + taper)],
        ],
        rails,
      ),
      { grain: [1, 0, 0] },
    );
  const n = Math.max(5, Math.round((2 * ax) / 0.11));
  for (let i = 0; i < n; i++) {
    const x = -ax + 0.04 + ((2 * ax - 0.08) * i) / (n - 1);
    b.add(
      `shelf slat ${i + 1}`,
      'frame',
      solid.box([0.055, 0.012, 2 * (az + taper) + 0.012], [x, y + 0.0125, 0], 0.003),
      { grain: [0, 0, 1] },
    );
  }
}

function knob(at: Vec3, bar: boolean): ReturnType<typeof solid.tube> {
  const [x, y, z] = at;
  if (bar)
    return solid.tube(
      [
        [x - 0.055, y, z - 0.004],
        [x - 0.055, y, z + 0.022],
        [x + 0.055, y, z + 0.022],
        [x + 0.055, y, z - 0.004],
      ],
      0.0048,
      { spline: 'linear', cap: 'flat' },
    );
  const profile: Vec2[] = [
    [0, -0.004],
    [0.009, -0.004],
    [0.006, 0.006],
    [0.006, 0.01],
    [0.014, 0.017],
    [0.015, 0.022],
    [0.01, 0.028],
    [0, 0.029],
  ];
  return solid.turned(profile, at, { axis: 'z', bevel: 0.001 });
}

/** Drawers in the apron, and for a writing desk pedestals of drawers on one or both sides. */
export function addDrawers(b: Bench, p: TablePlan): void {
  if (!p.drawers) return;
  const [ax, az] = legSpread(p);
  const z = az + 0.011;
  const bars = p.legs !== 'turned' && p.legs !== 'taper';
  const front = (name: string, x: number, y: number, w: number, h: number): void => {
    b.add(name, 'top', solid.box([w, h, 0.016], [x, y, z + 0.006], 0.003), { grain: [1, 0, 0] });
    b.add(`${name} handle`, 'metal', knob([x, y, z + 0.014], bars));
  };
  const ah = p.style === 'desk' ? 0.13 : p.style === 'side' ? 0.06 : 0.1;
  const y = p.h - p.thick - ah / 2 - 0.001;
  if (p.style !== 'desk') {
    front('drawer', 0, y - 0.004, Math.min(0.36, ax * 1.5), ah - 0.014);
    return;
  }
  const inner = 2 * ax - 0.07;
  if (p.legs === 'hairpin')
    b.add('drawer box', 'frame', solid.box([2 * ax, ah, 2 * az], [0, y, 0], 0.006), { grain: [1, 0, 0] });
  if (p.drawers <= 3) {
    for (let i = 0; i < 3; i++) front(`drawer ${i + 1}`, (inner / 3) * (i - 1), y, inner / 3 - 0.012, ah - 0.022);
    return;
  }
  const w = 0.4;
  const low = 0.1;
  const high = p.h - p.thick - 0.002;
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = sx * (ax - w / 2 + 0.005);
    b.add(`${side} pedestal`, 'frame', solid.span([x - w / 2, low, -az], [x + w / 2, high, az], 0.004), {
      grain: [0, 1, 0],
    });
    const heights = [0.12, 0.15, high - low - 0.31];
    let yt = high - 0.012;
    heights.forEach((h, i) => {
      front(`${side} drawer ${i + 1}`, x, yt - h / 2, w - 0.03, h - 0.008);
      yt -= h;
    });
  }
  front('middle drawer', 0, p.h - p.thick - 0.062, 2 * ax - 2 * w - 0.03, 0.1);
  b.add('modesty panel', 'frame', solid.box([2 * ax, p.h * 0.45, 0.018], [0, p.h * 0.7, -az + 0.03], 0.003), {
    grain: [1, 0, 0],
  });
}
