import type { Shape } from '../../../curves/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A carburettor under a round air filter. */
export function addFilter(b: Bench): void {
  b.add('carburettor', 'bright', solid.box([0.13, 0.075, 0.16], [0, 0.49, 0], 0.012), { detail: 0.9 });
  b.add(
    'float bowls',
    'pipe',
    solid.many([1, -1].map((q) => solid.box([0.1, 0.05, 0.03], [0, 0.485, q * 0.092], 0.006))),
    { detail: 0.5 },
  );
  b.add('filter base', 'pipe', solid.cyl(0.15, 0.012, [0, 0.535, 0], 'y', { bevel: 0.003, segments: 56 }));
  b.add(
    'filter',
    { base: 'paper', color: '#e8e2d2' },
    solid.slab(fitting.ribbed(0.138, 60, 0.006), 0.05, [0, 0.565, 0], 'y', { bevel: 0.002 }),
    { detail: 0.8 },
  );
  b.add(
    'filter lid',
    'pipe',
    solid.turned(pairs([0, 0.588, 0.15, 0.588, 0.152, 0.598, 0.14, 0.606, 0.05, 0.612, 0, 0.613]), [0, 0, 0], {
      bevel: 0.003,
      segments: 56,
    }),
    { detail: 1.1 },
  );
  b.add(
    'wing nut',
    'cover',
    solid.many([solid.cyl(0.01, 0.016, [0, 0.62, 0]), solid.box([0.05, 0.016, 0.005], [0, 0.628, 0], 0.002)]),
    { detail: 0.4 },
  );
}

/** Eight trumpets over throttle bodies, a pair to each pair of cylinders. */
export function addStacks(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (let i = 0; i < 4; i++) {
      const put = (of: Shape): Shape => solid.put(of, [s * 0.05, 0.45, (i - 1.5) * 0.1], [0, 0, -s * 14]);
      b.add(`${name} throttle ${i + 1}`, 'bright', put(solid.cyl(0.036, 0.07, [0, 0.02, 0], 'y', { bevel: 0.006 })), {
        detail: 0.6,
      });
      b.add(
        `${name} trumpet ${i + 1}`,
        'pipe',
        put(
          solid.turned(
            pairs([
              0, 0.05, 0.029, 0.05, 0.029, 0.12, 0.032, 0.15, 0.043, 0.168, 0.045, 0.172, 0.041, 0.173, 0.028, 0.152,
              0.024, 0.12, 0, 0.118,
            ]),
            [0, 0, 0],
            { bevel: 0.001, segments: 36 },
          ),
        ),
        { detail: 0.9 },
      );
      b.add(
        `${name} throttle clamp ${i + 1}`,
        'rubber',
        put(solid.hoop(0.031, { kind: 'rect', w: 0.012, h: 0.005, r: 0.001 }, [0, 0.066, 0], 'y', 32)),
        { detail: 0.3 },
      );
    }
  b.add('throttle linkage', 'cover', solid.rod([0, 0.52, -0.17], [0, 0.52, 0.17], 0.006), { detail: 0.4 });
  b.add(
    'linkage arms',
    'cover',
    solid.many([-1.5, -0.5, 0.5, 1.5].map((k) => solid.rod([-0.045, 0.5, k * 0.1], [0.045, 0.5, k * 0.1], 0.005))),
    { detail: 0.4 },
  );
}

/** A supercharger with its ribbed case and belt drive, under a scoop. */
export function addBlower(b: Bench): void {
  const y = 0.53;
  const shell = outline.rounded(
    pairs([-0.11, -0.07, 0.11, -0.07, 0.13, -0.03, 0.13, 0.03, 0.1, 0.07, -0.1, 0.07, -0.13, 0.03, -0.13, -0.03]),
    0.03,
    4,
  );
  b.add('blower case', 'bright', solid.slab(shell, 0.34, [0, y, -0.02], 'z', { bevel: 0.008 }), { detail: 1 });
  for (let i = 0; i < 7; i++)
    b.add(
      `blower rib ${i + 1}`,
      'bright',
      solid.slab(
        shell.map(([u, v]) => [u * 1.05, v * 1.07] as const),
        0.008,
        [0, y, -0.16 + i * 0.044],
        'z',
        { bevel: 0.002 },
      ),
      { detail: 0.4 },
    );
  b.add('blower snout', 'bright', solid.cyl(0.05, 0.14, [0, y, 0.21], 'z', { top: 0.042, bevel: 0.006 }));
  b.add('drive pulley', 'pipe', solid.cyl(0.055, 0.05, [0, y, 0.3], 'z', { bevel: 0.004, segments: 48 }), {
    detail: 0.8,
  });
  b.add('drive bolt', 'pipe', solid.put(fitting.hex(0.014, 0.012), [0, y, 0.325], [90, 0, 0]), { detail: 0.3 });
  b.add('scoop base', 'bright', solid.box([0.15, 0.03, 0.24], [0, y + 0.088, -0.02], 0.008), { detail: 0.5 });
  const side = outline.rounded(pairs([-0.16, 0, 0.12, 0, 0.17, 0.05, 0.17, 0.13, 0.06, 0.14, -0.16, 0.05]), 0.02, 4);
  b.add('scoop', 'cover', solid.slab(side, 0.24, [0, y + 0.1, 0], 'x', { bevel: 0.012 }), { detail: 1.2 });
  for (const [name, s] of [
    ['left', 1],
    ['middle', 0],
    ['right', -1],
  ] as const)
    b.add(
      `${name} scoop mouth`,
      { base: 'plain', color: '#141416', rough: 0.9 },
      solid.box([0.06, 0.055, 0.01], [s * 0.07, y + 0.19, 0.168], 0.004),
      { detail: 0.3 },
    );
}
