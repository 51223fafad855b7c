import { type Bench, solid } from '../../kits/joinery/index.ts';
import { flatOval } from '../../kits/mechanics/index.ts';

/** Tweezers: two sprung leaves welded at the foot, ribbed where they are held, slanted tips up. Returns where they are held. */
export function buildTweezers(b: Bench, open: number): number {
  const gap = 0.0012 + 0.0042 * open;
  for (const [side, s] of [
    ['right', 1],
    ['left', -1],
  ] as const) {
    const leaf = flatOval(
      [
        [0.0009, 0.0008, 0.0016, 0.006],
        [0.001, 0.012, 0.0016, 0.0085],
        [0.0028 + gap * 0.35, 0.03, 0.0016, 0.0098],
        [0.0046 + gap * 0.8, 0.055, 0.0016, 0.0094],
        [0.0026 + gap * 0.95, 0.082, 0.0015, 0.0062],
        [0.0006 + gap, 0.098, 0.0012, 0.0034],
      ]
        .flat()
        .map((v, i) => (i % 4 ? v : v * s)),
      { e: 5, cap: 'flat' },
    );
    b.add(`${side} leaf`, 'handle', leaf, { detail: 1.5, grain: [0, 1, 0] });
    const ribs = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return solid.box(
        [0.0007, 0.0008, 0.0072],
        [s * (0.0046 + gap * (0.62 + 0.22 * t) + 0.0006 - 0.001 * (1 - t)), 0.044 + t * 0.015, 0],
        0.0001,
      );
    });
    b.add(`${side} grip ribs`, 'screw', solid.many(ribs), { detail: 0.4 });
    b.add(
      `${side} tip`,
      'blade',
      flatOval([s * (0.0006 + gap), 0.097, 0.00125, 0.0035, s * (0.0004 + gap), 0.1, 0.001, 0.0024], {
        e: 5,
        cap: 'flat',
      }),
      { detail: 0.7 },
    );
  }
  b.add('weld', 'screw', solid.box([0.0032, 0.006, 0.0062], [0, 0.004, 0], 0.0006), { detail: 0.6 });
  return 0.045;
}
