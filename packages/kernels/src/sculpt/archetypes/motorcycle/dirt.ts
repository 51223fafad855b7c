import type { Rng, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addCycleWheel, chainLoop, fitting, mudguard, pairs, shock, streamlined } from '../../kits/vehicle/index.ts';
import { addBlock } from './engine.ts';
import { addFork, type Fork, onFork } from './fork.ts';
import { addBars, addBrake } from './front.ts';

const FRONT: Vec3 = [0, 0.36, 0.78];
const REAR: Vec3 = [0, 0.34, -0.7];

/** A motocross bike: long fork, knobbed tyres, high plastic fenders, number plates, flat seat. */
export function buildDirt(b: Bench, rng: Rng, bags: boolean): Vec3 {
  const f: Fork = { axle: FRONT, head: [0, 1.0, 0.44], half: 0.095, r: 0.024, inverted: true };
  addCycleWheel(b, 'front', { r: 0.36, w: 0.09, face: 'wire', spokes: 28, knobs: true, hub: 0.055 }, FRONT);
  addCycleWheel(b, 'rear', { r: 0.34, w: 0.12, face: 'wire', spokes: 28, knobs: true, hub: 0.06 }, REAR);
  addFork(b, f);
  addBrake(b, 'front', FRONT, 0.13, 0.068, false);
  addBrake(b, 'rear', REAR, 0.11, 0.075, false);
  fitting.pair(
    b,
    'fork guard',
    'body',
    solid.bar(
      [onFork(f, 0.02, 0.1, 0.032), onFork(f, 0.4, 0.1, 0.03)],
      { kind: 'rect', w: 0.06, h: 0.012, r: 0.005 },
      { up: [0, 0, 1] },
    ),
  );
  b.add(
    'front fender',
    'body',
    solid.put(mudguard(0.6, 0.16, 40, 102, { deep: 0.04, taper: 0.5, thick: 0.008 }), [0, 0.28, 0.72]),
  );
  b.add(
    'rear fender',
    'body',
    solid.put(mudguard(0.75, 0.19, 76, 128, { deep: 0.04, taper: 0.5, thick: 0.008 }), [0, 0.14, -0.45]),
  );
  const number = String(1 + rng.int(98));
  const look = b.tint('body', { color: '#f1f2f0' });
  addPlates(b, f, number, look);
  addPlastics(b, number, look);
  addMachine(b);
  if (bags) fitting.pair(b, 'side bag', 'seat', solid.box([0.14, 0.24, 0.34], [0.2, 0.72, -0.5], 0.04));
  return [0, 0.93, -0.15];
}

/** Number plates, bars and what protects the hands. */
function addPlates(b: Bench, f: Fork, number: string, look: MaterialSpec): void {
  const plate = outline.rounded(pairs([-0.1, 0, -0.06, -0.12, 0.06, -0.12, 0.1, 0, 0.09, 0.12, -0.09, 0.12]), 0.03);
  const at = onFork(f, 0.9, 0, 0.075);
  b.add('number plate', look, solid.put(solid.slab(plate, 0.012, [0, 0, 0], 'z', { bevel: 0.004 }), at, [-26, 0, 0]));
  b.add(
    'race number',
    'trim',
    solid.put(
      { op: 'text', value: number, height: 0.11, depth: 0.004 },
      [at[0], at[1] - 0.055, at[2] + 0.034],
      [-26, 0, 0],
    ),
  );
  addBars(b, [onFork(f, 1.06), [0.1, 1.06, 0.46], [0.2, 1.16, 0.42], [0.4, 1.19, 0.32]], false);
  b.add('bar pad', 'body', solid.rod([-0.12, 1.15, 0.43], [0.12, 1.15, 0.43], 0.028, 0.028, 'round'));
  fitting.pair(b, 'hand guard', 'body', {
    op: 'sheet',
    thickness: 0.006,
    grid: [0, 1].map((v) =>
      [0, 0.35, 0.7, 1].map((u): Vec3 => [0.21 + 0.2 * u, 1.14 + 0.09 * v + 0.02 * u, 0.47 - 0.06 * u * u]),
    ),
  });
}

/** Shrouds, tank, seat, side panels. */
function addPlastics(b: Bench, number: string, look: MaterialSpec): void {
  const shroud = outline.rounded(
    pairs([0.42, 0.94, 0.46, 0.8, 0.36, 0.6, 0.24, 0.62, 0.1, 0.8, 0.0, 0.9, 0.2, 0.96]),
    0.03,
  );
  fitting.pair(
    b,
    'radiator shroud',
    'body',
    solid.put(solid.slab(shroud, 0.016, [0, 0, 0], 'x', { bevel: 0.006 }), [0.145, 0, 0], [0, 6, 4]),
  );
  fitting.pair(
    b,
    'shroud graphic',
    look,
    solid.put(
      solid.slab(
        outline.rounded(pairs([0.42, 0.86, 0.43, 0.8, 0.12, 0.8, 0.06, 0.86]), 0.012),
        0.004,
        [0.0095, 0, 0],
        'x',
        { bevel: 0.001 },
      ),
      [0.145, 0, 0],
      [0, 6, 4],
    ),
  );
  fitting.pair(b, 'radiator', 'trim', solid.box([0.03, 0.24, 0.12], [0.11, 0.76, 0.34], 0.008));
  b.add(
    'fuel tank',
    'trim',
    streamlined(
      [-0.02, 0.86, 0.07, 0.05, 0.06, 2.4, 0.14, 0.87, 0.12, 0.07, 0.12, 2.4, 0.3, 0.87, 0.11, 0.08, 0.12, 2.4],
      { nose: 0.05, tail: 0.03, around: 20 },
    ).shape,
  );
  b.add('fuel cap', 'chrome', solid.cyl(0.03, 0.03, [0, 0.955, 0.22], 'y', { bevel: 0.006 }));
  const seat = outline.rounded(pairs([-0.06, 0.34, 0.06, 0.34, 0.085, 0, 0.07, -0.4, -0.07, -0.4, -0.085, 0]), 0.05);
  b.add('seat', 'seat', solid.put(formed.pad(seat, 0.09, { crown: 0.012 }), [0, 0.83, -0.2], [-1, 0, 0]));
  const panel = outline.rounded(pairs([-0.1, 0.82, -0.14, 0.6, -0.36, 0.62, -0.62, 0.86, -0.3, 0.86]), 0.03);
  fitting.pair(
    b,
    'side number panel',
    look,
    solid.put(solid.slab(panel, 0.012, [0, 0, 0], 'x', { bevel: 0.004 }), [0.115, 0, 0]),
  );
  b.add(
    'left side number',
    'trim',
    solid.put({ op: 'text', value: number, height: 0.11, depth: 0.004 }, [0.122, 0.69, -0.3], [0, 90, 0]),
  );
}

/** Engine, frame, springs, drive, exhaust. */
function addMachine(b: Bench): void {
  addBlock(b, [0, 0.44, 0.08], 0.2, 8, true);
  const tube = (path: readonly Vec3[], r = 0.018) => solid.tube(path, r);
  fitting.pair(
    b,
    'frame cradle',
    'frame',
    tube([
      [0.03, 0.9, 0.42],
      [0.07, 0.6, 0.36],
      [0.08, 0.32, 0.26],
      [0.08, 0.3, -0.12],
      [0.09, 0.5, -0.26],
      [0.07, 0.8, -0.24],
    ]),
  );
  fitting.pair(
    b,
    'subframe',
    'frame',
    tube(
      [
        [0.07, 0.8, -0.1],
        [0.08, 0.82, -0.4],
        [0.06, 0.84, -0.62],
      ],
      0.012,
    ),
  );
  fitting.pair(
    b,
    'swing arm',
    'wheels',
    solid.bar(
      [
        [0.08, 0.44, -0.2],
        [0.085, 0.35, -0.76],
      ],
      { kind: 'rect', w: 0.03, h: 0.06, r: 0.01 },
      { up: [0, 1, 0] },
    ),
  );
  const s = shock([0, 0.42, -0.34], [0, 0.78, -0.16], 0.045);
  b.add('shock absorber', 'chrome', s.rod, { hidden: true });
  b.add('shock spring', b.tint('body', { color: '#d8b21c' }), s.spring);
  b.add('chain', 'trim', chainLoop(0.075, [-0.14, 0.44], 0.035, [REAR[2], REAR[1]], 0.11, 0.014));
  b.add('sprocket', 'wheels', solid.cyl(0.105, 0.008, [0.075, REAR[1], REAR[2]], 'x'));
  b.add('rear axle', 'chrome', solid.rod([-0.12, REAR[1], REAR[2]], [0.12, REAR[1], REAR[2]], 0.012));
  b.add(
    'exhaust pipe',
    'exhaust',
    tube(
      [
        [-0.03, 0.66, 0.22],
        [-0.07, 0.6, 0.33],
        [-0.11, 0.5, 0.28],
        [-0.13, 0.6, 0],
        [-0.14, 0.72, -0.26],
      ],
      0.024,
    ),
  );
  b.add(
    'muffler',
    'exhaust',
    solid.bar(
      [
        [-0.145, 0.7, -0.22],
        [-0.15, 0.82, -0.62],
      ],
      { kind: 'ellipse', rx: 0.045, ry: 0.055 },
      { up: [0, 1, 0], cap: 'round' },
    ),
  );
  b.add('skid plate', 'wheels', solid.put(solid.box([0.2, 0.012, 0.36], [0, 0, 0], 0.004), [0, 0.285, 0.08]));
  fitting.pair(b, 'foot peg', 'wheels', solid.box([0.1, 0.018, 0.05], [0.16, 0.36, -0.16], 0.005));
  b.add(
    'gear lever',
    'wheels',
    solid.tube(
      [
        [0.12, 0.4, -0.12],
        [0.14, 0.38, 0],
        [0.16, 0.4, 0.04],
      ],
      0.007,
    ),
  );
}
