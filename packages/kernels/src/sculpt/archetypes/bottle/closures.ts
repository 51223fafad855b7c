import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { vessel } from '../../kits/vessel.ts';
import type { BottleKind } from './kinds.ts';

/** What a closure is made from: the neck's radius and height, and two shapes that most of them have. */
interface Neck {
  b: Bench;
  k: BottleKind;
  outer: readonly Vec2[];
  h: number;
  r: number;
  y: number;
  squash(s: Shape): Shape;
  cyl(radius: number, from: number, to: number, bevel?: number): Shape;
  ridges(radius: number, from: number, to: number): Shape;
}

const CLOSURES: Readonly<Record<Exclude<BottleKind['cap'], 'none'>, (n: Neck) => void>> = {
  cork: ({ b, r, y, cyl }) => {
    b.add(
      'cork',
      'cap',
      solid.turned(
        [
          [0, y - r],
          [r * 0.82, y - r],
          [r * 0.86, y],
          [r * 0.9, y + r * 0.1],
          [0, y + r * 0.1],
        ],
        [0, 0, 0],
      ),
      { hidden: true },
    );
    b.add('stopper', 'cap', cyl(r * 1.25, y + r * 0.05, y + r * 1.5));
    b.add('stopper ring', 'trim', solid.hoop(r * 1.24, { kind: 'circle', r: r * 0.1 }, [0, y + r * 0.3, 0], 'y', 32));
  },
  foil: ({ b, outer, h, y }) => {
    const sleeve = vessel
      .smooth(
        outer.filter((p) => p[1] > h * 0.78),
        3,
      )
      .map(([x, t]): Vec2 => [x + h * 0.0022, t]);
    const t0 = sleeve[0][1];
    b.add(
      'foil',
      'cap',
      solid.turned([[sleeve[0][0] - h * 0.002, t0 - h * 0.002], ...sleeve, [0, y + h * 0.004]], [0, 0, 0], {
        bevel: h * 0.002,
      }),
      { detail: 1.2 },
    );
    b.add(
      'foil ring',
      'trim',
      solid.hoop(
        vessel.radius(outer, h * 0.81) + h * 0.0035,
        { kind: 'rect', w: h * 0.012, h: h * 0.003 },
        [0, h * 0.815, 0],
        'y',
        40,
      ),
    );
  },
  crown: ({ b, h, r, y }) => {
    const crimp = solid.turned(
      [
        [0, y - h * 0.012],
        [r * 1.25, y - h * 0.012],
        [r * 1.18, y + h * 0.01],
        [r * 1.0, y + h * 0.018],
        [0, y + h * 0.02],
      ],
      [0, 0, 0],
      { bevel: h * 0.003 },
    );
    b.add('crown cap', 'cap', crimp);
    b.add(
      'crimps',
      'cap',
      {
        op: 'arrayed',
        n: 21,
        around: 'y',
        of: { op: 'ball', r: [r * 0.12, h * 0.012, r * 0.1], at: [r * 1.2, y - h * 0.004, 0] },
      },
      { detail: 0.4 },
    );
  },
  screw: ({ b, k, h, r, y, cyl, ridges }) => {
    b.add('cap', 'cap', cyl(r * 1.14, y - h * 0.05, y + h * 0.035));
    b.add('cap ridges', 'cap', ridges(r * 1.14, y - h * 0.045, y + h * 0.028), { detail: 0.3 });
    b.add(
      'neck ring',
      'cap',
      solid.hoop(r * 1.12, { kind: 'rect', w: h * 0.012, h: h * 0.008 }, [0, y - h * 0.062, 0], 'y', 36),
    );
    if (k.opaque && k.flat)
      b.add(
        'cap strap',
        'trim',
        solid.tube(
          [
            [r * 1.1, y - h * 0.02, 0],
            [r * 2.0, y - h * 0.01, 0],
            [r * 2.1, y - h * 0.1, 0],
          ],
          h * 0.008,
        ),
      );
  },
  flip: ({ b, h, r, y, squash }) => {
    b.add(
      'cap',
      'cap',
      squash(
        solid.turned(
          [
            [0, y - h * 0.04],
            [r * 1.35, y - h * 0.04],
            [r * 1.3, y + h * 0.07],
            [r * 1.05, y + h * 0.1],
            [0, y + h * 0.1],
          ],
          [0, 0, 0],
          { bevel: h * 0.008 },
        ),
      ),
    );
    b.add(
      'cap ring',
      'trim',
      solid.hoop(r * 1.33, { kind: 'rect', w: h * 0.008, h: h * 0.006 }, [0, y - h * 0.012, 0], 'y', 40),
    );
  },
  atomiser: ({ b, h, r, y, squash, cyl }) => {
    b.add('collar', 'trim', cyl(r * 1.15, y - h * 0.02, y + h * 0.05));
    b.add('cap', 'cap', solid.box([r * 2.5, h * 0.26, r * 2.2], [0, y + h * 0.18, 0], h * 0.02));
    b.add(
      'monogram',
      'trim',
      squash(solid.cyl(h * 0.1, h * 0.01, [0, h * 0.32, h * 0.392], 'z', { bevel: h * 0.003 })),
    );
  },
  pump: ({ b, h, r, y, cyl }) => {
    b.add('collar', 'cap', cyl(r * 1.2, y - h * 0.04, y + h * 0.03));
    b.add('pump stem', 'cap', cyl(r * 0.34, y, y + h * 0.16));
    b.add(
      'nozzle',
      'cap',
      solid.tube(
        [
          [0, y + h * 0.17, -r * 0.5],
          [0, y + h * 0.185, r * 0.5],
          [0, y + h * 0.17, r * 2.4],
          [0, y + h * 0.14, r * 2.7],
        ],
        r * 0.36,
        { taper: [1.2, 1.2, 0.8, 0.6] },
      ),
    );
  },
  trigger: ({ b, h, r, y, cyl, ridges }) => {
    b.add('collar', 'cap', cyl(r * 1.2, y - h * 0.05, y + h * 0.02));
    b.add('collar ridges', 'cap', ridges(r * 1.2, y - h * 0.045, y + h * 0.015), { detail: 0.3 });
    b.add(
      'head',
      'cap',
      solid.slab(
        outline.rounded(
          [
            [-h * 0.12, y + h * 0.02],
            [h * 0.06, y + h * 0.02],
            [h * 0.07, y + h * 0.1],
            [h * 0.19, y + h * 0.15],
            [h * 0.19, y + h * 0.22],
            [-h * 0.1, y + h * 0.23],
            [-h * 0.15, y + h * 0.15],
          ],
          h * 0.02,
        ),
        h * 0.1,
        [0, 0, 0],
        'x',
        { bevel: h * 0.015 },
      ),
    );
    b.add(
      'trigger',
      b.tint('cap', { color: '#e0482c' }),
      solid.bar(
        [
          [0, y + h * 0.13, h * 0.1],
          [0, y + h * 0.06, h * 0.15],
          [0, y - h * 0.03, h * 0.14],
        ],
        { kind: 'rect', w: h * 0.05, h: h * 0.018, r: h * 0.006 },
        { spline: 'catmull', up: [0, 0, 1] },
      ),
    );
    b.add(
      'nozzle',
      b.tint('cap', { color: '#e0482c' }),
      solid.cyl(h * 0.032, h * 0.035, [0, y + h * 0.185, h * 0.205], 'z'),
    );
  },
  teat: ({ b, h, r, y, cyl, ridges }) => {
    b.add('collar', 'cap', cyl(r * 1.12, y - h * 0.06, y + h * 0.04));
    b.add('collar ridges', 'cap', ridges(r * 1.12, y - h * 0.05, y + h * 0.03), { detail: 0.3 });
    b.add(
      'teat',
      { base: 'rubber', color: '#e8b888', rough: 0.4 },
      solid.turned(
        [
          [0, y + h * 0.03],
          [r * 0.95, y + h * 0.04],
          [r * 0.8, y + h * 0.1],
          [r * 0.34, y + h * 0.17],
          [r * 0.3, y + h * 0.24],
          [0, y + h * 0.27],
        ],
        [0, 0, 0],
        { smooth: true },
      ),
    );
  },
  valve: ({ b, h, r, y, cyl }) => {
    b.add('valve', 'cap', cyl(r * 0.7, y - h * 0.01, y + h * 0.06));
    b.add('hand wheel', 'cap', solid.hoop(r * 0.9, { kind: 'circle', r: h * 0.008 }, [0, y + h * 0.07, 0], 'y', 32));
    b.add(
      'wheel spokes',
      'cap',
      solid.many([
        solid.rod([-r * 0.9, y + h * 0.07, 0], [r * 0.9, y + h * 0.07, 0], h * 0.005),
        solid.rod([0, y + h * 0.07, -r * 0.9], [0, y + h * 0.07, r * 0.9], h * 0.005),
      ]),
    );
    b.add(
      'guard',
      'body',
      solid.hoop(h * 0.13, { kind: 'rect', w: h * 0.05, h: h * 0.008, r: h * 0.003 }, [0, y + h * 0.08, 0], 'y', 48),
    );
    b.add('guard posts', 'body', {
      op: 'arrayed',
      n: 4,
      around: 'y',
      of: solid.box([h * 0.03, h * 0.16, h * 0.008], [0, y + h * 0.0, h * 0.13], h * 0.002),
    });
    b.add(
      'foot ring',
      'body',
      solid.hoop(h * 0.19, { kind: 'rect', w: h * 0.03, h: h * 0.01 }, [0, h * 0.015, 0], 'y', 48),
    );
  },
};

/** Closes a bottle of height `h`: cork, foil, crown cap, pump ... */
export function addCap(b: Bench, k: BottleKind, outer: readonly Vec2[], h: number, squash: (s: Shape) => Shape): void {
  if (k.cap === 'none') return;
  const [r, y] = outer[outer.length - 1];
  const cyl = (rad: number, from: number, to: number, bevel = 0.15): Shape =>
    solid.cyl(rad, to - from, [0, (from + to) / 2, 0], 'y', { bevel: rad * bevel });
  const ridges = (rad: number, from: number, to: number): Shape => ({
    op: 'arrayed',
    n: 24,
    around: 'y',
    of: solid.box([rad * 0.07, (to - from) * 0.84, rad * 0.1], [0, (from + to) / 2, rad * 0.99], rad * 0.015),
  });
  CLOSURES[k.cap]({ b, k, outer, h, r, y, squash, cyl, ridges });
}
