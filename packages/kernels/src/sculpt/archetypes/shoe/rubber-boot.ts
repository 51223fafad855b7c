import type { Vec2 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { along, panel } from '../../kits/leatherwork/index.ts';
import { bootPlan } from './boot.ts';
import { addHeelBlock } from './bottom.ts';
import { addTread, addUpper } from './fit.ts';
import { createLast, type Last } from './last.ts';

const rows = (...n: number[]): Vec2[] => Array.from({ length: n.length / 2 }, (_, i): Vec2 => [n[2 * i], n[2 * i + 1]]);

/** A rubber boot: one smooth skin, ribbed sole, rim band, ankle ridge, size badge. */
export function buildRubberBoot(b: Bench): Last {
  const last = createLast(
    bootPlan(0.31, 0.02, 2.5, { under: 0.0058, shaft: { top: 0.31, z: -0.08, rx: 0.058, rz: 0.065, dip: 0 } }),
  );
  addUpper(b, last, { t: 0.004, rim: 0.0035, rimSlot: 'trim' });
  const band = (v0: number, v1: number, lift: number, t: number): ReturnType<typeof panel> =>
    panel(last.surface, (s, k) => [s * 0.999, v0 + (v1 - v0) * k], { t, lift, n: [3, 44] });
  b.add('rim band', 'trim', band(1.87, 1.975, 0.0012, 0.003));
  b.add('foxing', 'sole', band(0.0, 0.16, 0.0008, 0.0036));
  b.add(
    'toe bumper',
    'sole',
    panel(last.surface, (s, t) => [-0.16 + 0.32 * s, 0.02 + (0.16 + 0.16 * (1 - (2 * s - 1) ** 2)) * t], {
      t: 0.0044,
      lift: 0.002,
      n: [5, 18],
    }),
  );
  b.add(
    'ankle ridge',
    'upper',
    solid.tube(
      along(
        last.surface,
        Array.from({ length: 40 }, (_, i): Vec2 => [i / 40, 1.04 - 0.06 * Math.cos((2 * Math.PI * i) / 40)]),
        0.0002,
      ),
      0.0022,
      { closed: true },
    ),
  );
  b.add(
    'back rib',
    'upper',
    solid.tube(
      along(
        last.surface,
        Array.from({ length: 20 }, (_, i): Vec2 => [0.5, 0.2 + 1.62 * (i / 19)]),
        0.0002,
      ),
      0.0022,
    ),
  );
  b.add(
    'heel spur',
    'sole',
    panel(last.surface, (s, t) => [0.44 + 0.12 * s, 0.26 + 0.12 * t], { t: 0.008, lift: 0.0024, n: [3, 8] }),
  );
  b.add(
    'badge',
    'accent',
    panel(last.surface, (s, t) => [-0.05 + 0.1 * s, 1.6 + 0.16 * t], { t: 0.0026, n: [4, 6] }),
  );
  b.add('sole', 'sole', last.layer(rows(0, 0.003, 0.0015, 0.0045, 0.0135, 0.0042)), { detail: 1.1 });
  addHeelBlock(b, last, -0.05, 0.96);
  addTread(b, last, { from: -0.26, to: 0.95, n: 12, h: 0.007, name: 'tread', slot: 'sole' });
  return last;
}
