import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { lacing, spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const spear = (h: number, r: number): Shape =>
  solid.turned(
    [
      [0, 0],
      [r, 0],
      [r, h - 0.14],
      [r * 2, h - 0.13],
      [r * 2, h - 0.115],
      [r * 1.1, h - 0.1],
      [r * 2.3, h - 0.065],
      [r * 0.2, h],
      [0, h],
    ],
    [0, 0, 0],
    { bevel: 0, segments: 10 },
  );

function scroll(r: number, turns: number, s: number): Vec3[] {
  return Array.from({ length: 16 }, (_, i): Vec3 => {
    const t = i / 15;
    const a = t * turns * 2 * Math.PI - Math.PI / 2;
    return [s * r * (1 - 0.78 * t) * Math.cos(a), r * (1 - 0.78 * t) * Math.sin(a), 0];
  });
}

/** Railings with spear heads between posts with urns on a low plinth; a pair of gates with scrolls between stone piers. */
export function buildIron(b: Bench, bays: number, gate: boolean): void {
  const w = gate && bays === 1 ? 2.9 : 1.7;
  const h = gate && bays === 1 ? 2 : 1.5;
  const x0 = (-bays * w) / 2;
  const piers = gate && bays === 1;
  for (let i = 0; i <= bays; i++) {
    const x = x0 + i * w;
    const n = `post ${i + 1}`;
    if (piers) {
      const k = i === 0 ? -1 : 1;
      b.add(n, 'post', solid.box([0.5, 2.05, 0.5], [x + k * 0.28, 1.2, 0], 0.02));
      b.add(`${n} base`, 'base', solid.box([0.64, 0.36, 0.64], [x + k * 0.28, 0.18, 0], 0.025));
      b.add(
        `${n} cap`,
        'base',
        solid.many([
          solid.box([0.66, 0.09, 0.66], [x + k * 0.28, 2.26, 0], 0.02),
          solid.box([0.54, 0.08, 0.54], [x + k * 0.28, 2.34, 0], 0.02),
        ]),
      );
      b.add(
        `${n} ball`,
        'base',
        solid.turned(
          outline.pairs([0, 0, 0.14, 0, 0.1, 0.05, 0.09, 0.09, 0.19, 0.18, 0.22, 0.29, 0.19, 0.4, 0.1, 0.48, 0, 0.5]),
          [x + k * 0.28, 2.37, 0],
          { smooth: true, bevel: 0 },
        ),
      );
    } else {
      b.add(n, 'post', solid.box([0.08, h + 0.14, 0.08], [x, h / 2 + 0.2, 0], 0.008));
      b.add(
        `${n} urn`,
        'post',
        solid.turned(
          outline.pairs([
            0, 0, 0.055, 0, 0.05, 0.02, 0.022, 0.04, 0.05, 0.09, 0.055, 0.12, 0.03, 0.16, 0.012, 0.21, 0, 0.23,
          ]),
          [x, h + 0.26, 0],
          { bevel: 0, segments: 14 },
        ),
      );
    }
  }
  if (!piers) b.add('plinth', 'base', solid.box([bays * w + 0.36, 0.22, 0.3], [0, 0.11, 0], 0.02));
  for (let k = 0; k < bays; k++) {
    const mid = x0 + (k + 0.5) * w;
    if (gate && k === 0) addGates(b, mid, w - 0.1, h, piers);
    else {
      const rails = [0.34, h - 0.22, h - 0.06];
      b.add(
        `bay ${k + 1} rails`,
        'wood',
        solid.many(rails.map((y) => solid.box([w - 0.06, 0.03, 0.035], [mid, y + 0.1, 0], 0.004))),
      );
      const n = 11;
      b.add(
        `bay ${k + 1} bars`,
        'wood',
        solid.at(spear(h + 0.1, 0.011), spaced([mid - w / 2 + 0.12, 0.19, 0], [mid + w / 2 - 0.12, 0.19, 0], n)),
        { detail: 0.6 },
      );
      b.add(
        `bay ${k + 1} rings`,
        'wood',
        solid.at(
          solid.hoop(0.055, { kind: 'rect', w: 0.016, h: 0.012 }, [0, 0, 0], 'z', 18),
          spaced([mid - w / 2 + 0.19, h - 0.04, 0], [mid + w / 2 - 0.19, h - 0.04, 0], n - 1),
        ),
        { detail: 0.5 },
      );
      b.add(
        `bay ${k + 1} collars`,
        'wood',
        solid.at(
          { op: 'ball', r: [0.02, 0.026, 0.02] },
          spaced([mid - w / 2 + 0.12, h * 0.52, 0], [mid + w / 2 - 0.12, h * 0.52, 0], n),
        ),
        { detail: 0.3 },
      );
    }
  }
}

/** Two leaves whose tops rise to the middle, with scrolls, dog bars and a lock box. */
function addGates(b: Bench, mid: number, w: number, h: number, tall: boolean): void {
  const half = w / 2 - 0.015;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at = (of: Shape): Shape => solid.put(of, [mid + s * 0.012, 0, 0]);
    const top = (u: number): number => h + 0.02 + 0.34 * (1 - (u / half) ** 2) * (tall ? 1 : 0.4);
    const rim = Array.from({ length: 9 }, (_, i): Vec3 => [(s * half * i) / 8, top((half * i) / 8), 0]);
    b.add(
      `${side} gate frame`,
      'wood',
      at(
        solid.many([
          solid.box([0.045, top(0) - 0.14, 0.045], [s * 0.02, (top(0) + 0.14) / 2, 0], 0.005),
          solid.box([0.045, h - 0.1, 0.045], [s * (half - 0.02), (h + 0.16) / 2, 0], 0.005),
          solid.box([half, 0.045, 0.042], [(s * half) / 2, 0.2, 0], 0.005),
          solid.box([half, 0.04, 0.04], [(s * half) / 2, h * 0.52, 0], 0.005),
          solid.bar(rim, { kind: 'rect', w: 0.042, h: 0.04 }, { up: [0, 1, 0] }),
        ]),
      ),
    );
    const us = Array.from({ length: 7 }, (_, i) => ((i + 1) / 8) * half);
    b.add(
      `${side} gate bars`,
      'wood',
      at(solid.many(us.map((u) => solid.put(spear(top(u) + 0.1, 0.012), [s * u, 0.13, 0])))),
      { detail: 0.6 },
    );
    b.add(
      `${side} gate dog bars`,
      'wood',
      at(
        solid.many(
          us.slice(0, -1).map((u, i) => solid.put(spear(h * 0.3, 0.009), [s * (u + (us[i + 1] - u) / 2), 0.2, 0])),
        ),
      ),
      { detail: 0.5 },
    );
    const r = 0.13;
    b.add(
      `${side} gate scrolls`,
      'wood',
      at(
        solid.many(
          [0.28, 0.72].flatMap((k) =>
            [1, -1].map((t) =>
              solid.put(solid.bar(scroll(r, 1.3, t), { kind: 'rect', w: 0.014, h: 0.022 }, { up: [0, 0, 1] }), [
                s * half * k,
                h * 0.68,
                0.016 * t,
              ]),
            ),
          ),
        ),
      ),
      { detail: 0.7 },
    );
    b.add(
      `${side} gate hinges`,
      'metal',
      at(
        solid.many(
          [0.4, h - 0.2].map((y) =>
            solid.many([
              solid.cyl(0.03, 0.1, [s * (half + 0.012), y, 0], 'y'),
              solid.box([0.1, 0.04, 0.05], [s * (half - 0.04), y, 0], 0.005),
            ]),
          ),
        ),
      ),
    );
  }
  b.add('gate lock', 'metal', solid.box([0.14, 0.2, 0.055], [mid + 0.075, h * 0.46, 0.01], 0.008));
  b.add('gate ring', 'metal', solid.hoop(0.045, { kind: 'circle', r: 0.007 }, [mid + 0.1, h * 0.45, 0.05], 'z', 20));
}

/** Woven mesh between tubes with a top rail; or strands of barbed wire between weathered posts. */
export function buildWire(b: Bench, bays: number, barbed: boolean, taste: Rng): void {
  const w = barbed ? 2 : 1.8;
  const h = barbed ? 1.4 : 1.8;
  const x0 = (-bays * w) / 2;
  for (let i = 0; i <= bays; i++) {
    const x = x0 + i * w;
    if (barbed)
      b.add(
        `post ${i + 1}`,
        'post',
        solid.turned(
          outline.pairs([0, 0, 0.075, 0, 0.07, h * 0.5, 0.066, h + 0.08, 0.04, h + 0.12, 0, h + 0.13]),
          [x, 0, 0],
          { bevel: 0, segments: 12 },
        ),
        { grain: [0, 1, 0] },
      );
    else {
      b.add(`post ${i + 1}`, 'post', solid.rod([x, 0, 0], [x, h + 0.05, 0], 0.035));
      b.add(`post ${i + 1} cap`, 'metal', { op: 'ball', r: [0.045, 0.04, 0.045], at: [x, h + 0.06, 0] });
      b.add(
        `post ${i + 1} footing`,
        'base',
        solid.turned(outline.pairs([0, 0, 0.14, 0, 0.12, 0.06, 0, 0.08]), [x, 0, 0], { bevel: 0, segments: 16 }),
      );
      b.add(
        `post ${i + 1} bands`,
        'metal',
        solid.many(
          [0.3, 0.9, 1.5].map((y) => solid.hoop(0.039, { kind: 'rect', w: 0.03, h: 0.006 }, [x, y, 0], 'y', 18)),
        ),
        { detail: 0.4 },
      );
    }
  }
  if (!barbed) {
    b.add('top rail', 'post', solid.rod([x0, h, 0], [-x0, h, 0], 0.026));
    b.add(
      'tension wires',
      'metal',
      solid.many([0.08, h * 0.5].map((y) => solid.rod([x0, y, 0.02], [-x0, y, 0.02], 0.004))),
    );
    for (let k = 0; k < bays; k++) {
      const p = x0 + k * w + 0.02;
      const step = 0.09;
      const n = Math.floor((w - 0.04) / step);
      const rows = Math.floor((h - 0.14) / step);
      const strands = Array.from({ length: n }, (_, i) =>
        lacing(
          [p + i * step, 0.06, 0.006 * (i % 2 ? 1 : -1)],
          [p + i * step, 0.06 + rows * step, 0.006 * (i % 2 ? 1 : -1)],
          [step, 0, 0],
          rows,
          { kind: 'circle', r: 0.0042 },
        ),
      );
      b.add(`mesh ${k + 1}`, 'wood', solid.many(strands), { detail: 0.4 });
    }
    return;
  }
  for (const [k, y] of [0.3, 0.62, 0.94, 1.26].entries()) {
    const sag = (x: number): number => y - 0.03 * Math.sin((Math.PI * (x - x0)) / w) ** 2;
    const line = (phase: number): Vec3[] =>
      Array.from({ length: bays * 24 + 1 }, (_, i): Vec3 => {
        const x = x0 + (i / (bays * 24)) * bays * w;
        return [x, sag(x) + 0.005 * Math.cos(i * 1.3 + phase), 0.075 + 0.005 * Math.sin(i * 1.3 + phase)];
      });
    b.add(
      `strand ${k + 1}`,
      'wood',
      solid.many([solid.tube(line(0), 0.004, { cap: 'flat' }), solid.tube(line(Math.PI), 0.004, { cap: 'flat' })]),
      { detail: 0.6 },
    );
    const barbs = spaced([x0 + 0.12, 0, 0], [-x0 - 0.12, 0, 0], bays * 9).map(
      ({ at }) => (at?.[0] ?? 0) + taste.range(-0.02, 0.02),
    );
    const spike = (a: number): Shape =>
      solid.rod(
        [0, -0.032 * Math.cos(a), -0.032 * Math.sin(a)],
        [0.01, 0.032 * Math.cos(a), 0.032 * Math.sin(a)],
        0.0032,
      );
    b.add(
      `barbs ${k + 1}`,
      'metal',
      solid.many(
        barbs.map((x) =>
          solid.put({ op: 'fuse', of: [spike(0.6), spike(2.2), solid.rod([-0.012, 0, 0], [0.012, 0, 0], 0.009)] }, [
            x,
            sag(x),
            0.075,
          ]),
        ),
      ),
      { detail: 0.3 },
    );
  }
  b.add(
    'staples',
    'metal',
    solid.many(
      Array.from({ length: bays + 1 }, (_, i) => x0 + i * w).flatMap((x) =>
        [0.3, 0.62, 0.94, 1.26].map((y) => solid.box([0.012, 0.03, 0.03], [x, y, 0.075], 0.004)),
      ),
    ),
    { detail: 0.3 },
  );
}
