import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';

/** A round stool, three or four splayed legs, ring or sticks; a bar stool is the same, taller, with a foot ring. */
export function buildStool(b: Bench, seatH: number, cushion: boolean, rng: Rng): void {
  const taste = rng.fork('stool');
  const square = taste.next() < 0.3;
  const r = seatH > 0.6 ? 0.17 : 0.18;
  const n = square || seatH > 0.6 ? 4 : taste.pick([3, 4, 4]);
  const metal = taste.next() < 0.4;
  const splay = 0.045 + seatH * 0.06;
  const turn = n === 4 ? 45 : 90;
  const legAt = (i: number, y: number): Vec3 => {
    const a = ((turn + (360 * i) / n) * Math.PI) / 180;
    const d = r * (square ? 0.98 : 0.68) + splay * (1 - y / seatH);
    return [d * Math.cos(a), y, d * Math.sin(a)];
  };
  const legMaterial = metal ? 'metal' : 'frame';
  for (let i = 0; i < n; i++) {
    const path = [legAt(i, 0.004), legAt(i, seatH * 0.5), legAt(i, seatH - 0.02)];
    b.add(
      'leg',
      legMaterial,
      solid.tube(path, metal ? 0.011 : 0.017, { taper: metal ? [1, 1, 1] : [0.7, 1.05, 0.95], cap: 'flat' }),
      { grain: [0, 1, 0] },
    );
    b.add('foot', 'metal', solid.cyl(0.0135, 0.012, [legAt(i, 0)[0], 0.006, legAt(i, 0)[2]], 'y', { bevel: 0.002 }));
  }
  const yRing = seatH * (seatH > 0.6 ? 0.36 : 0.42);
  if (metal || seatH > 0.6)
    b.add(
      'foot ring',
      'metal',
      solid.hoop(
        Math.hypot(legAt(0, yRing)[0], legAt(0, yRing)[2]),
        { kind: 'circle', r: 0.009 },
        [0, yRing, 0],
        'y',
        40,
      ),
    );
  else
    for (let i = 0; i < n; i++)
      b.add(
        'stretcher',
        'frame',
        solid.rod(legAt(i, yRing + (i % 2) * 0.04), legAt((i + 1) % n, yRing + (i % 2) * 0.04), 0.01),
      );
  const top: Vec2[] = square ? outline.roundRect(r * 1.9, r * 1.9, 0.035, 0, 0, 6) : outline.ngon(r, 48);
  b.add('seat', 'frame', solid.slab(top, 0.03, [0, seatH - 0.015, 0], 'y', { bevel: 0.008 }), { grain: [1, 0, 0] });
  b.add('seat bracket', 'metal', solid.cyl(r * 0.6, 0.008, [0, seatH - 0.034, 0]));
  if (!cushion && taste.next() < 0.55) return;
  const soft = top.map(([x, z]): Vec2 => [x * 0.99, z * 0.99]);
  b.add('seat cushion', 'seat', solid.put(formed.pad(soft, 0.05, { crown: 0.018, edge: 0.02 }), [0, seatH + 0.001, 0]));
  b.add('seat piping', 'seat', solid.put(formed.piping(soft, 0.025, 0.004), [0, seatH + 0.001, 0]));
}
