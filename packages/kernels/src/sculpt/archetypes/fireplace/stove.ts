import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A cast iron stove on legs with a glazed door and a pipe. */
export function addStove(b: Bench, fire: boolean): void {
  b.add('hearth', 'hearth', solid.box([0.95, 0.06, 0.85], [0, 0.03, 0.05], 0.012));
  b.add(
    'legs',
    'metal',
    solid.both(
      solid.both(
        solid.tube(
          [
            [0.24, 0.06, 0.17],
            [0.23, 0.13, 0.16],
            [0.19, 0.24, 0.13],
          ],
          0.024,
          { taper: [0.8, 1, 1.4] },
        ),
        'z',
      ),
    ),
  );
  b.add('body', 'body', solid.box([0.56, 0.56, 0.42], [0, 0.5, 0], 0.02), { detail: 1.2 });
  b.add('top plate', 'body', solid.box([0.64, 0.04, 0.5], [0, 0.79, 0], 0.014));
  b.add('base plate', 'body', solid.box([0.62, 0.035, 0.48], [0, 0.215, 0], 0.012));
  b.add(
    'door',
    'body',
    solid.slab(outline.roundRect(0.44, 0.38, 0.04), 0.03, [0, 0.52, 0.222], 'z', {
      holes: [outline.roundRect(0.32, 0.26, 0.03)],
      bevel: 0.008,
    }),
  );
  b.add(
    'door glass',
    fire ? { base: 'lamp', color: '#ffb04a', color2: '#f0641a' } : 'inside',
    solid.slab(outline.roundRect(0.34, 0.28, 0.03), 0.012, [0, 0.52, 0.216], 'z', { bevel: 0 }),
  );
  b.add(
    'door bars',
    'metal',
    solid.many([-0.08, 0, 0.08].map((x) => solid.box([0.012, 0.27, 0.012], [x, 0.52, 0.228], 0.003))),
  );
  b.add(
    'door handle',
    'metal',
    solid.many([
      solid.cyl(0.012, 0.05, [0.19, 0.52, 0.25], 'z'),
      solid.turned(outline.pairs([0, 0, 0.014, 0, 0.02, 0.05, 0.012, 0.09, 0, 0.095]), [0.19, 0.47, 0.275], {
        smooth: true,
        bevel: 0,
      }),
    ]),
  );
  b.add('door hinges', 'metal', solid.many([0.4, 0.64].map((y) => solid.cyl(0.012, 0.06, [-0.225, y, 0.228], 'y'))));
  b.add('ash drawer', 'body', solid.box([0.4, 0.07, 0.03], [0, 0.275, 0.215], 0.008));
  b.add(
    'air vents',
    'inside',
    solid.many([-0.12, -0.04, 0.04, 0.12].map((x) => solid.cyl(0.014, 0.01, [x, 0.275, 0.229], 'z'))),
  );
  b.add(
    'pipe',
    'metal',
    solid.tube(
      [
        [0, 0.8, -0.08],
        [0, 1.5, -0.08],
        [0, 1.66, -0.14],
        [0, 1.7, -0.3],
      ],
      0.07,
      { cap: 'flat' },
    ),
  );
  b.add(
    'pipe rings',
    'metal',
    solid.many(
      [0.83, 1.15, 1.45].map((y) =>
        solid.hoop(0.072, { kind: 'rect', w: 0.03, h: 0.016, r: 0.004 }, [0, y, -0.08], 'y', 28),
      ),
    ),
  );
  b.add(
    'kettle',
    { base: 'copper', color: '#b8683c' },
    solid.turned(
      outline.pairs([0, 0, 0.09, 0, 0.1, 0.03, 0.085, 0.09, 0.04, 0.12, 0.012, 0.125, 0.016, 0.15, 0, 0.155]),
      [0.18, 0.81, 0.08],
      { bevel: 0.003 },
    ),
  );
  b.add(
    'kettle spout',
    { base: 'copper', color: '#b8683c' },
    solid.tube(
      [
        [0.26, 0.85, 0.08],
        [0.32, 0.88, 0.08],
        [0.34, 0.93, 0.08],
      ],
      0.018,
      { taper: [1.2, 0.9, 0.6] },
    ),
  );
  b.add(
    'kettle handle',
    'metal',
    solid.tube(
      [
        [0.12, 0.92, 0.08],
        [0.12, 1.02, 0.08],
        [0.18, 1.06, 0.08],
        [0.24, 1.02, 0.08],
        [0.24, 0.92, 0.08],
      ],
      0.009,
    ),
  );
}
