import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { spaced } from '../../kits/building/structure.ts';
import { strapHinge } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Tufts of grass at the feet of posts. */
function addTufts(b: Bench, xs: readonly number[], taste: Rng): void {
  const blade = (h: number, lean: number, turn: number): Shape =>
    solid.put(
      solid.bar(
        [
          [0, -0.01, 0],
          [lean * 0.4, h * 0.6, 0],
          [lean, h, 0],
        ],
        { kind: 'rect', w: 0.004, h: 0.014 },
        { taper: [1, 0.8, 0.15] },
      ),
      [0, 0, 0],
      [0, turn, 0],
    );
  b.add(
    'grass',
    'plants',
    solid.many(
      xs.flatMap((x) =>
        Array.from({ length: 7 }, (_, i) =>
          solid.put(blade(taste.range(0.08, 0.17), taste.range(0.02, 0.07), i * 51), [
            x + taste.range(-0.08, 0.08),
            0.01,
            0.09 + taste.range(-0.02, 0.05),
          ]),
        ),
      ),
    ),
    { detail: 0.4 },
  );
}

function postAt(b: Bench, name: string, x: number, h: number, w: number): void {
  b.add(name, 'post', solid.box([w, h, w], [x, h / 2, 0], 0.006), { grain: [0, 1, 0] });
  b.add(
    `${name} cap`,
    'post',
    solid.many([
      solid.box([w * 1.4, 0.022, w * 1.4], [x, h + 0.01, 0], 0.005),
      solid.turned(
        [
          [0, 0],
          [w * 0.82, 0],
          [0.005, w * 0.62],
          [0, w * 0.62],
        ],
        [x, h + 0.018, 0],
        { bevel: 0, segments: 4 },
      ),
      { op: 'ball', r: w * 0.3, at: [x, h + 0.03 + w * 0.62, 0] },
    ]),
  );
}

const paling = (h: number, w: number): Shape =>
  solid.slab(
    outline.pairs([-w / 2, 0, w / 2, 0, w / 2, h - w * 0.7, 0, h, -w / 2, h - w * 0.7]),
    0.018,
    [0, 0, 0],
    'z',
    { bevel: 0.003 },
  );

/** Pointed pales on two rails between capped posts; each bay's tops swing down in a bow; a gate with a brace. */
export function buildPicket(b: Bench, bays: number, gate: boolean, taste: Rng): void {
  const w = 1.5;
  const h = 0.95;
  const bow = taste.next() < 0.5 ? taste.range(0.06, 0.14) : -taste.range(0, 0.06);
  const x0 = (-bays * w) / 2;
  for (let i = 0; i <= bays; i++) postAt(b, `post ${i + 1}`, x0 + i * w, h + 0.1, 0.095);
  for (let k = 0; k < bays; k++) {
    const mid = x0 + (k + 0.5) * w;
    const open = gate && k === 0;
    const l = w - 0.13 - (open ? 0.03 : 0);
    const turn = open && bays > 1 ? -24 : open ? -16 : 0;
    const put = (of: Shape): Shape =>
      open ? solid.put(of, [mid - w / 2 + 0.065, 0, 0.02], [0, turn, 0]) : solid.put(of, [mid - w / 2 + 0.065, 0, 0]);
    const name = open ? 'gate' : `bay ${k + 1}`;
    b.add(`${name} lower rail`, 'post', put(solid.box([l, 0.08, 0.035], [l / 2, 0.25, 0], 0.004)), {
      grain: [1, 0, 0],
    });
    b.add(`${name} upper rail`, 'post', put(solid.box([l, 0.08, 0.035], [l / 2, 0.7, 0], 0.004)), { grain: [1, 0, 0] });
    const n = Math.round(l / 0.135);
    for (let i = 0; i < n; i++) {
      const u = (i + 0.5) / n;
      const tall = h - 0.06 - (open ? -1 : 1) * bow * Math.sin(Math.PI * u) + taste.range(-0.004, 0.004);
      b.add(`${name} pale ${i + 1}`, 'wood', put(solid.put(paling(tall, 0.078), [u * l, 0.06, 0.026])), {
        grain: [0, 1, 0],
        detail: 0.7,
      });
    }
    b.add(
      `${name} nails`,
      'metal',
      put(
        solid.many(
          Array.from({ length: n }, (_, i) => (i + 0.5) / n).flatMap((u) =>
            [0.25, 0.7].map((v): Shape => ({ op: 'ball', r: [0.006, 0.006, 0.004], at: [u * l, v, 0.036] })),
          ),
        ),
      ),
      { detail: 0.2 },
    );
    if (open) {
      b.add(
        'gate brace',
        'post',
        put(
          solid.bar(
            [
              [0.06, 0.29, -0.004],
              [l - 0.06, 0.66, -0.004],
            ],
            { kind: 'rect', w: 0.03, h: 0.07 },
            { up: [-0.3, 1, 0] },
          ),
        ),
      );
      b.add(
        'gate hinges',
        'metal',
        put(solid.many([0.25, 0.7].map((v) => solid.put(strapHinge(0.3, 0.035, 0.006), [-0.01, v, 0.036])))),
      );
      b.add(
        'gate latch',
        'metal',
        put(
          solid.many([
            solid.box([0.14, 0.022, 0.012], [l - 0.02, 0.78, 0.04], 0.003),
            solid.hoop(0.028, { kind: 'circle', r: 0.005 }, [l - 0.09, 0.75, 0.044], 'z', 18),
          ]),
        ),
      );
    }
  }
  addTufts(
    b,
    Array.from({ length: bays + 1 }, (_, i) => x0 + i * w),
    taste,
  );
}

/** Split rails through round posts, or a five-barred gate with braces. */
export function buildRanch(b: Bench, bays: number, gate: boolean, taste: Rng): void {
  const w = 2.2;
  const x0 = (-bays * w) / 2;
  const log = (p: Vec3, q: Vec3, r: number): Shape =>
    solid.tube(
      [
        p,
        [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + taste.range(-0.02, 0.02), (p[2] + q[2]) / 2 + taste.range(-0.02, 0.02)],
        q,
      ],
      r,
      { taper: [1, taste.range(1, 1.12), taste.range(0.86, 1)], cap: 'flat' },
    );
  for (let i = 0; i <= bays; i++) {
    const x = x0 + i * w;
    b.add(
      `post ${i + 1}`,
      'post',
      solid.turned(
        outline.pairs([0, 0, 0.1, 0, 0.095, 0.6, 0.09, 1.24, 0.07, 1.29, 0, 1.3]),
        [x, 0, taste.range(-0.01, 0.01)],
        { bevel: 0, segments: 16 },
      ),
      { grain: [0, 1, 0] },
    );
  }
  for (let k = 0; k < bays; k++) {
    const [p, q] = [x0 + k * w, x0 + (k + 1) * w];
    if (gate && k === 0) {
      const [a, c] = [p + 0.14, q - 0.14];
      b.add('gate stiles', 'wood', solid.many([a, c].map((x) => solid.box([0.09, 1.1, 0.06], [x, 0.7, 0.02], 0.006))), {
        grain: [0, 1, 0],
      });
      for (let i = 0; i < 5; i++)
        b.add(
          `gate bar ${i + 1}`,
          'wood',
          solid.box([c - a + 0.04, 0.085, 0.028], [(a + c) / 2, 0.26 + i * 0.215, 0.03], 0.005),
          { grain: [1, 0, 0] },
        );
      b.add(
        'gate braces',
        'wood',
        solid.many([
          solid.bar(
            [
              [a + 0.05, 0.3, 0.058],
              [c - 0.05, 1.12, 0.058],
            ],
            { kind: 'rect', w: 0.026, h: 0.08 },
            { up: [-0.5, 1, 0] },
          ),
          solid.box([0.075, 0.95, 0.026], [(a + c) / 2, 0.69, 0.062], 0.004),
        ]),
      );
      b.add(
        'gate hinges',
        'metal',
        solid.many([0.35, 1.1].map((y) => solid.put(strapHinge(0.5, 0.05, 0.01), [a - 0.06, y, 0.046]))),
      );
      b.add(
        'gate latch',
        'metal',
        solid.many([
          solid.box([0.2, 0.03, 0.016], [c + 0.02, 0.9, 0.06], 0.003),
          solid.hoop(0.035, { kind: 'circle', r: 0.006 }, [c - 0.04, 0.86, 0.07], 'z', 18),
        ]),
      );
    } else
      for (const [i, y] of [0.36, 0.74, 1.08].entries())
        b.add(
          `bay ${k + 1} rail ${i + 1}`,
          'wood',
          log([p - 0.12, y + taste.range(-0.02, 0.02), 0.045], [q + 0.12, y + taste.range(-0.02, 0.02), -0.045], 0.06),
          { grain: [1, 0, 0] },
        );
  }
  addTufts(
    b,
    Array.from({ length: bays + 1 }, (_, i) => x0 + i * w),
    taste,
  );
}

/** Canes side by side, tied with dark cord to three level canes. */
export function buildBamboo(b: Bench, bays: number, taste: Rng): void {
  const w = 1.1;
  const x0 = (-bays * w) / 2;
  const cane = (h: number, r: number): Shape => {
    const line: Vec2[] = [[0, 0]];
    const n = Math.round(h / 0.26);
    for (let i = 0; i < n; i++)
      line.push(
        [r, (h * i) / n + 0.008],
        [r * 0.96, (h * (i + 0.5)) / n],
        [r, (h * (i + 1)) / n - 0.016],
        [r * 1.12, (h * (i + 1)) / n - 0.006],
      );
    return solid.turned([...line, [r * 0.7, h], [0, h]], [0, 0, 0], { bevel: 0, segments: 12 });
  };
  const n = Math.round((bays * w) / 0.075);
  for (let g = 0; g < bays; g++)
    b.add(
      `canes ${g + 1}`,
      'wood',
      solid.many(
        Array.from({ length: n }, (_, i) => i)
          .filter((i) => Math.floor((i * bays) / n) === g)
          .map((i) =>
            solid.put(cane(1.4 + taste.range(-0.05, 0.06), 0.032), [x0 + (i + 0.5) * ((bays * w) / n), 0, 0]),
          ),
      ),
      { grain: [0, 1, 0], detail: 0.6 },
    );
  for (let i = 0; i <= bays; i++)
    b.add(`post ${i + 1}`, 'post', solid.put(cane(1.56, 0.052), [x0 + i * w, 0, -0.08]), { grain: [0, 1, 0] });
  for (const [k, y] of [0.25, 0.75, 1.22].entries()) {
    b.add(`front cane ${k + 1}`, 'post', solid.put(cane(bays * w + 0.16, 0.03), [x0 - 0.08, y, 0.06], [0, 0, -90]), {
      grain: [1, 0, 0],
    });
    b.add(
      `ties ${k + 1}`,
      'metal',
      solid.many(
        spaced([x0 + 0.1, y, 0.06], [-x0 - 0.1, y, 0.06], bays * 5).map(({ at }) =>
          solid.many([
            solid.put(solid.hoop(0.036, { kind: 'circle', r: 0.007 }, [0, 0, 0], 'x', 16), at as Vec3, [0, 28, 0]),
            solid.put(solid.hoop(0.036, { kind: 'circle', r: 0.007 }, [0, 0, 0], 'x', 16), at as Vec3, [0, -28, 0]),
          ]),
        ),
      ),
      { detail: 0.3 },
    );
  }
}

/** Crossed laths in a frame with climbing leaves. */
export function buildTrellis(b: Bench, bays: number, taste: Rng): void {
  const [w, h] = [1.1 * bays, 1.8];
  b.add(
    'frame',
    'post',
    solid.slab(outline.pairs([-w / 2, 0, w / 2, 0, w / 2, h, -w / 2, h]), 0.045, [0, 0.06, 0], 'z', {
      holes: [
        outline.pairs([-w / 2 + 0.06, 0.06, w / 2 - 0.06, 0.06, w / 2 - 0.06, h - 0.06, -w / 2 + 0.06, h - 0.06]),
      ],
      bevel: 0.004,
    }),
  );
  b.add('feet', 'post', solid.both(solid.box([0.09, 0.12, 0.3], [w / 2 - 0.1, 0.06, 0], 0.008)));
  const within = solid.box([w - 0.1, h - 0.1, 1], [0, h / 2 + 0.06, 0], 0);
  for (const [name, s] of [
    ['rising', 1],
    ['falling', -1],
  ] as const) {
    const n = Math.round((w + h) / 0.2);
    const laths = Array.from({ length: n }, (_, i) =>
      solid.box([0.03, (w + h) * 1.1, 0.012], [(i - (n - 1) / 2) * 0.2, h / 2, s * 0.008], 0, [0, 0, s * 45]),
    );
    b.add(`${name} laths`, 'wood', { op: 'clip', of: solid.many(laths), within }, { grain: [s, 1, 0] });
  }
  const stem = Array.from(
    { length: 12 },
    (_, i): Vec3 => [
      -w * 0.3 + Math.sin(i * 0.9) * 0.16 + i * 0.03,
      0.02 + i * 0.15,
      0.035 + 0.015 * Math.cos(i * 1.7),
    ],
  );
  b.add(
    'vine',
    { base: 'bark', color: '#6b4a30' },
    solid.tube(stem, 0.013, { taper: stem.map((_, i) => 1 - i * 0.06) }),
  );
  b.add(
    'vine leaves',
    { base: 'leaf', color: '#4f8a38' },
    solid.many(
      stem.flatMap(([x, y], i): Shape[] =>
        [-1, 1].map(
          (s): Shape => ({
            op: 'ball',
            r: [0.055, 0.06, 0.02],
            at: [x + s * 0.07, Math.max(0.09, y + taste.range(-0.03, 0.05)), 0.05],
            rot: [taste.range(-20, 20), 0, s * 30 + i],
          }),
        ),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'vine flowers',
    { base: 'petal', color: taste.pick(['#c85a8a', '#8a6ad0', '#e8e0d0', '#d8503a']) },
    solid.many(
      stem
        .filter((_, i) => i % 2)
        .map(
          ([x, y], i): Shape => ({
            op: 'ball',
            r: [0.035, 0.035, 0.022],
            at: [x + (i % 2 ? 0.12 : -0.11), y + 0.05, 0.065],
          }),
        ),
    ),
    { detail: 0.5 },
  );
}
