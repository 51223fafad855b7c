import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';
import { starOutline } from '../star-outline.ts';
import { felt, type Warp } from './felt.ts';
import type { HatPart } from './hat-part.ts';

const { bandShell, feltShell, hem } = felt;

/** The pointed hat of wizards and witches: a leaning, crumpled cone on a wide wavy brim. */
export function pointedHat(witch: boolean, rng: Rng): HatPart[] {
  const h = rng.range(0.34, 0.4);
  const lean = rng.range(0.8, 1.15) * (rng.next() < 0.5 ? 1 : -1);
  const brim = witch ? 0.2 : 0.17;
  const tip = 0.006;
  const line: Vec2[] = [];
  for (let i = 0; i <= 18; i++) {
    const t = i / 18;
    const crumple = 0.007 * Math.sin(t * 26) * Math.min(1, 3 * (1 - t)) * (t < 0.12 ? t / 0.12 : 1);
    line.push([tip + (0.093 - tip) * t ** 0.86 + crumple, h * (1 - t)]);
  }
  line.push([0.1, -0.006], [0.125, -0.012], [0.155, -0.014], [brim, -0.012], [brim + 0.012, -0.008]);
  const warp: Warp = (a, r, y) => {
    const t = Math.max(0, y) / h;
    const out = Math.max(0, r - 0.095);
    const dx = lean * 0.1 * Math.max(0, t - 0.35) ** 1.7 * 2.4;
    const dz = -0.05 * t ** 2;
    const sag = -0.085 * Math.max(0, t - 0.55) ** 1.3 * 1.6;
    const wave = out * (0.28 * Math.sin(2 * a + 0.6) - 0.16 * Math.sin(3 * a));
    return [r * Math.sin(a) + dx, y + sag + wave, r * Math.cos(a) + dz];
  };
  const at = (y: number): number => {
    const t = 1 - y / h;
    return tip + (0.093 - tip) * t ** 0.86;
  };
  const parts: HatPart[] = [
    { name: 'hat', slot: 'hat', shape: feltShell(line, 0.0028, warp, 48), detail: 1.5 },
    { name: 'brim edge', slot: 'trim', shape: hem(brim + 0.011, -0.0095, 0.0026, warp, 60), detail: 0.6 },
    { name: 'band', slot: 'band', shape: bandShell(0.002, 0.034, (y) => at(y) + 0.003, 0.0024, warp) },
    { name: 'band piping', slot: 'trim', shape: hem(at(0.035) + 0.005, 0.035, 0.0016, warp), detail: 0.5 },
  ];
  if (witch) {
    const ring = outline.roundRect(0.046, 0.04, 0.005, 0, 0, 3);
    const z = at(0.018) + 0.006;
    parts.push({
      name: 'buckle',
      slot: 'metal',
      shape: solid.slab(ring, 0.004, [0, 0.018, z], 'z', {
        holes: [outline.roundRect(0.03, 0.024, 0.003, 0, 0, 2)],
        bevel: 0.0012,
      }),
    });
    parts.push({
      name: 'buckle tongue',
      slot: 'metal',
      shape: solid.rod([-0.016, 0.018, z + 0.002], [0.012, 0.018, z + 0.003], 0.0018),
    });
  } else {
    const star = (r: number): Shape =>
      solid.slab(starOutline(5, r, r * 0.42), 0.0016, [0, 0, 0], 'z', { bevel: 0.0005 });
    const spots: readonly (readonly [number, number, number])[] = [
      [0.3, 0.09, 0.013],
      [-0.55, 0.13, 0.01],
      [0.05, 0.17, 0.011],
      [1.5, 0.1, 0.012],
      [-1.7, 0.09, 0.012],
      [2.6, 0.12, 0.012],
      [-2.7, 0.16, 0.01],
      [0.8, 0.2, 0.008],
      [-0.9, 0.06, 0.009],
    ];
    const stars = spots.map(([a, y, r]) =>
      solid.put(star(r), warp(a, at(y) + 0.0038, y), [-17, (a * 180) / Math.PI, 0]),
    );
    parts.push({ name: 'stars', slot: 'trim', shape: solid.many(stars), detail: 0.6 });
    const moon = outline.pairs([
      0, -0.02, 0.012, -0.016, 0.019, -0.006, 0.019, 0.006, 0.012, 0.016, 0, 0.02, 0.008, 0.012, 0.011, 0, 0.008,
      -0.012,
    ]);
    parts.push({
      name: 'moon',
      slot: 'trim',
      shape: solid.put(
        solid.slab(moon, 0.0018, [0, 0, 0], 'z', { bevel: 0.0005 }),
        warp(-0.05, at(0.075) + 0.004, 0.075),
        [-17, 0, 0],
      ),
    });
  }
  return parts;
}
