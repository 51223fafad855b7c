import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { thread } from '../../kits/mechanics/index.ts';
import { hexagon } from './hexagon.ts';

/** Radius of the thread's crest and its pitch: M12, coarsened so that it is seen. */
const R = 0.006;
const PITCH = 0.0022;

/** Shank with its thread from y0 up to y1 and a chamfered end; the thread begins at `from`. */
function addShank(b: Bench, y0: number, from: number, y1: number): void {
  const core = R - PITCH * 0.55;
  if (from > y0 + 0.001)
    b.add('shank', 'metal', solid.cyl(R, from - y0 + 0.001, [0, (y0 + from) / 2, 0], 'y', { bevel: 0.0005 }), {
      detail: 0.9,
    });
  b.add(
    'core',
    'thread',
    solid.turned(
      [
        [0, from - 0.001],
        [core, from - 0.001],
        [core, y1 - 0.0012],
        [core - 0.0012, y1],
        [0, y1],
      ],
      [0, 0, 0],
      { bevel: 0.0002 },
    ),
    { detail: 0.8 },
  );
  b.add(
    'thread',
    'thread',
    thread({ r: core, depth: PITCH * 0.55, pitch: PITCH, from: from - 0.0004, to: y1 - 0.0008, per: 26 }),
    { detail: 1.6 },
  );
}

/** A hexagon bolt standing on its head. */
export function buildHexBolt(b: Bench): void {
  b.add('head', 'metal', hexagon(0.019, 0.0078, 0), { detail: 1.4 });
  b.add('washer face', 'metal', solid.cyl(0.0088, 0.0008, [0, 0.0081, 0], 'y', { bevel: 0.0002 }), { detail: 0.5 });
  addShank(b, 0.0078, 0.022, 0.055);
  b.add(
    'grade mark',
    'trim',
    solid.put({ op: 'text', value: '8.8', height: 0.0042, depth: 0.0006, bevel: 0 }, [0, 0.0022, 0.0096]),
    { detail: 0.4 },
  );
}

/** Bolt with two washers, a lock washer and a nut run on. */
export function buildNutAndBolt(b: Bench): void {
  buildHexBolt(b);
  b.add(
    'lower washer',
    'trim',
    solid.slab(outline.ngon(0.0122, 44), 0.0018, [0, 0.0094, 0], 'y', {
      bevel: 0.0004,
      holes: [outline.ngon(0.0062, 32)],
    }),
    { detail: 0.7 },
  );
  b.add(
    'upper washer',
    'trim',
    solid.slab(outline.ngon(0.0122, 44), 0.0018, [0, 0.0302, 0], 'y', {
      bevel: 0.0004,
      holes: [outline.ngon(0.0052, 32)],
    }),
    { detail: 0.7 },
  );
  const n = 30;
  const split = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const a = 0.1 + ((2 * Math.PI - 0.2) * i) / n;
    return [0.0079 * Math.cos(a), 0.0322 + 0.0011 * (i / n), -0.0079 * Math.sin(a)];
  });
  b.add(
    'lock washer',
    'thread',
    solid.bar(split, { kind: 'rect', w: 0.0036, h: 0.002, r: 0.0003 }, { up: [0, 1, 0] }),
    { detail: 0.7 },
  );
  b.add('nut', 'metal', hexagon(0.019, 0.01, 0.0348, 0.0052), { detail: 1.3 });
  b.add(
    'nut stamp',
    'trim',
    solid.put({ op: 'text', value: '8', height: 0.004, depth: 0.0006, bevel: 0 }, [0, 0.0378, 0.0096]),
    { detail: 0.3 },
  );
}

/** An eye bolt: forged ring on a collar above its thread. */
export function buildEye(b: Bench): void {
  const ring: Vec3[] = outline.ngon(0.0172, 40).map(([x, y]): Vec3 => [x, 0.0655 + y, 0]);
  b.add('eye', 'metal', solid.tube(ring, 0.0055, { closed: true }), { detail: 1.5 });
  b.add(
    'collar',
    'metal',
    solid.turned(
      pairs([0, 0.038, 0.0118, 0.038, 0.0122, 0.04, 0.0108, 0.0425, 0.0068, 0.045, 0.0062, 0.05, 0, 0.051]),
      [0, 0, 0],
      { bevel: 0.0004 },
    ),
    { detail: 1 },
  );
  const from = b.parts.length;
  addShank(b, 0, 0.004, 0.038);
  const flip = (of: Shape): Shape => solid.put(solid.put(of, [0, -0.038, 0]), [0, 0, 0], [180, 0, 0]);
  for (let i = from; i < b.parts.length; i++) b.parts[i] = { ...b.parts[i], shape: flip(b.parts[i].shape) };
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'load mark' : 'rear load mark',
      'trim',
      solid.put(
        { op: 'text', value: '0.7t', height: 0.0042, depth: 0.0008, bevel: 0 },
        [0, 0.0812, s * 0.0053],
        [0, s > 0 ? 0 : 180, 0],
      ),
      { detail: 0.3 },
    );
}
