import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Broad steps of single stones between cheek walls with turned balusters and urns. */
export function addStoneSteps(b: Bench, n: number, rail: boolean, going: number): void {
  const [w, rise] = [2.2, 0.16];
  const l = n * going;
  for (let i = 0; i < n; i++)
    b.add(
      `step ${i + 1}`,
      'treads',
      solid.box([w, rise + (i ? 0.02 : 0), l - i * going + 0.04], [0, (i + 0.5) * rise, -(i * going) / 2], 0.018),
    );
  const z = l / 2;
  const top = n * rise;
  const cheek = outline.pairs([z + 0.1, 0, z + 0.1, rise + 0.1, -z + going, top + 0.1, -z, top + 0.1, -z, 0]);
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * (w / 2 + 0.17);
    b.add(`${name} cheek`, 'risers', solid.slab(cheek, 0.36, [x, 0, 0], 'x', { bevel: 0.012 }));
    b.add(
      `${name} cheek coping`,
      'rail',
      solid.bar(
        [
          [x, rise + 0.14, z + 0.1],
          [x, top + 0.14, -z + going],
          [x, top + 0.14, -z],
        ],
        { kind: 'rect', w: 0.44, h: 0.09, r: 0.015 },
        { up: [0, 1, 0] },
      ),
    );
    if (!rail) continue;
    b.add(`${name} pedestal`, 'posts', solid.box([0.5, 1.15, 0.5], [x, 0.575, z + 0.3], 0.02));
    b.add(`${name} pedestal cap`, 'rail', solid.box([0.6, 0.1, 0.6], [x, 1.2, z + 0.3], 0.02));
    b.add(
      `${name} urn`,
      'posts',
      solid.turned(
        outline.pairs([
          0, 0, 0.14, 0, 0.13, 0.04, 0.06, 0.09, 0.07, 0.13, 0.2, 0.26, 0.23, 0.38, 0.17, 0.46, 0.24, 0.52, 0.22, 0.55,
          0.15, 0.5, 0, 0.48,
        ]),
        [x, 1.25, z + 0.3],
        { bevel: 0.004 },
      ),
    );
    const m = Math.max(4, n);
    b.add(
      `${name} balusters`,
      'posts',
      solid.many(
        Array.from({ length: m }, (_, k) => {
          const t = (k + 0.5) / m;
          const foot = rise + 0.18 + t * (top - rise);
          return solid.turned(
            outline.pairs([
              0, 0, 0.07, 0, 0.07, 0.05, 0.035, 0.09, 0.075, 0.2, 0.06, 0.28, 0.03, 0.42, 0.06, 0.48, 0.07, 0.52, 0.07,
              0.58, 0, 0.58,
            ]),
            [x, foot, z - t * (l - going)],
            { bevel: 0, segments: 16 },
          );
        }),
      ),
      { detail: 0.8 },
    );
    b.add(
      `${name} rail`,
      'rail',
      solid.bar(
        [
          [x, rise + 0.76, z + 0.08],
          [x, top + 0.76, -z + going],
        ],
        { kind: 'rect', w: 0.24, h: 0.12, r: 0.02 },
        { up: [0, 1, 0] },
      ),
    );
    b.add(`${name} upper pedestal`, 'posts', solid.box([0.4, 0.78, 0.3], [x, top + 0.5, -z + going * 0.4], 0.02));
    b.add(`${name} upper cap`, 'rail', solid.box([0.48, 0.1, 0.38], [x, top + 0.92, -z + going * 0.4], 0.02));
  }
}
