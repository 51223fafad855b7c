import type { Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import type { BedPlan } from './plan.ts';

/** Height of a mattress. */
export const MATTRESS = 0.22;

/** Mattress with piping, blanket with a turned-down sheet, pillows, a throw and cushions on a wide bed. `y`: underside of the mattress. */
export function addBedding(b: Bench, p: BedPlan, y: number, name: string): void {
  const { w, l, taste } = p;
  const rim = outline.roundRect(w, l, 0.09, 0, 0, 6);
  b.add(`${name}mattress`, 'sheet', solid.put(formed.pad(rim, MATTRESS, { crown: 0.015, edge: 0.03 }), [0, y, 0]), {
    detail: 1.2,
  });
  for (const [edge, k] of [
    ['lower', 0.1],
    ['upper', 0.9],
  ] as const) {
    // Sunk between the rails of a bunk.
    if (p.kind === 'bunk' && edge === 'lower') continue;
    b.add(`${name}mattress ${edge} piping`, 'pillow', formed.piping(rim, y + MATTRESS * k, 0.007), { detail: 0.5 });
  }
  const top = y + MATTRESS + 0.012;
  if (p.kind === 'mattress') addTufts(b, p, top);
  const z0 = -l / 2 + 0.52;
  if (p.blanket) {
    const drop = p.kind === 'bunk' ? 0.1 : 0.24;
    const phase = taste.range(0, 6);
    b.add(
      `${name}blanket`,
      'blanket',
      drapery.overlay({
        w: w + 0.02,
        z0,
        z1: l / 2 + 0.012,
        y: top + 0.012,
        drop,
        thickness: 0.03,
        puff: 0.022,
        phase,
      }),
      { detail: 1.6 },
    );
    b.add(
      `${name}turned-down sheet`,
      'sheet',
      drapery.overlay({
        w: w + 0.05,
        z0: z0 - 0.05,
        z1: z0 + 0.24,
        y: top + 0.034,
        drop: drop * 0.94,
        thickness: 0.016,
        puff: 0.012,
        phase,
      }),
    );
    if (p.kind !== 'bunk' && p.kind !== 'hospital')
      b.add(
        `${name}throw`,
        'accent',
        drapery.overlay({
          w: w + 0.07,
          z0: l / 2 - 0.56,
          z1: l / 2 - 0.16,
          y: top + 0.04,
          drop: drop * 0.86,
          thickness: 0.022,
          puff: 0.014,
          phase: phase + 1,
        }),
      );
  }
  addPillows(b, p, top, name);
}

function addPillows(b: Bench, p: BedPlan, top: number, name: string): void {
  const { w, l, taste } = p;
  if (p.pillows < 1) return;
  const each = Math.min(0.74, (w - 0.06) / p.pillows);
  for (let i = 0; i < p.pillows; i++) {
    const x = (i - (p.pillows - 1) / 2) * each;
    const turn: Vec3 = [-34 + taste.range(-3, 3), 0, taste.range(-2, 2)];
    b.add(
      `${name}pillow ${i + 1}`,
      'pillow',
      solid.put(drapery.pillow(each * 0.95, 0.46, 0.17), [x, top + 0.155, -l / 2 + 0.2], turn),
      { detail: 1.2 },
    );
    const flat: Vec3 = [-16, taste.range(-4, 4), 0];
    if (w > 1.2)
      b.add(
        `${name}sleeping pillow ${i + 1}`,
        b.tint('blanket', {}),
        solid.put(drapery.pillow(each * 0.86, 0.42, 0.15), [x * 0.97, top + 0.125, -l / 2 + 0.4], flat),
      );
  }
  if (w > 1.2 && p.kind !== 'hospital')
    b.add(
      'cushion',
      'accent',
      solid.put(drapery.pillow(0.42, 0.34, 0.14), [taste.range(-0.08, 0.08), top + 0.17, -l / 2 + 0.6], [-40, 4, 0]),
    );
}

/** Buttons in the hollows of a bare mattress. */
function addTufts(b: Bench, p: BedPlan, top: number): void {
  const nx = Math.max(3, Math.round(p.w / 0.3));
  const nz = Math.round(p.l / 0.3);
  const button = solid.cyl(0.016, 0.014, [0, 0, 0], 'y', { bevel: 0.004, segments: 10 });
  const places = Array.from({ length: nx * nz }, (_, i) => ({
    at: [
      ((i % nx) + 0.5 - nx / 2) * (p.w / (nx + 0.4)),
      top + 0.001,
      (Math.floor(i / nx) + 0.5 - nz / 2) * (p.l / (nz + 0.4)),
    ] as Vec3,
  }));
  b.add('tuft buttons', 'blanket', solid.at(button, places), { detail: 0.4 });
}
