import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

type Axis = 'x' | 'y';

/** A pair of bolted flanges with their gasket across `axis` at a place. */
export function flange(b: Bench, name: string, at: Vec3, axis: Axis, r: number): void {
  const t = r * 0.2;
  const turn: Vec3 = axis === 'x' ? [0, 0, -90] : [0, 0, 0];
  const put = (of: Shape): Shape => solid.put(solid.put(of, [0, 0, 0], turn), at);
  for (const [side, s] of [
    ['near', 1],
    ['far', -1],
  ] as const)
    b.add(
      `${name} ${side} flange`,
      'fitting',
      put(solid.cyl(r, t, [0, s * t * 0.58, 0], 'y', { bevel: t * 0.16, segments: 44 })),
      { detail: 0.8 },
    );
  b.add(`${name} gasket`, 'stem', put(solid.cyl(r * 0.9, t * 0.3, [0, 0, 0], 'y', { bevel: 0 })), { detail: 0.3 });
  const bolts = Array.from({ length: 8 }, (_, i): Shape => {
    const a = (Math.PI * i) / 4;
    const p: Vec3 = [r * 0.8 * Math.cos(a), 0, r * 0.8 * Math.sin(a)];
    return solid.many([
      solid.put(fitting.hex(r * 0.11, t * 0.5), [p[0], t * 1.07, p[2]]),
      solid.put(fitting.hex(r * 0.11, t * 0.5), [p[0], -t * 1.07, p[2]], [180, 0, 0]),
    ]);
  });
  b.add(`${name} bolts`, 'fitting', put(solid.many(bolts)), { detail: 0.4 });
}

/** A handwheel of five spokes about +Y. */
export function handwheel(b: Bench, name: string, at: Vec3, r: number, rot: Vec3 = [0, 0, 0]): void {
  const put = (of: Shape): Shape => solid.put(of, at, rot);
  b.add(`${name} rim`, 'handle', put(solid.hoop(r, { kind: 'circle', r: r * 0.11 }, [0, 0, 0], 'y', 48)), {
    detail: 1.2,
  });
  for (let i = 0; i < 5; i++) {
    const a = (2 * Math.PI * i) / 5;
    const p = (k: number, y: number): Vec3 => [r * k * Math.cos(a), y, r * k * Math.sin(a)];
    b.add(
      `${name} spoke ${i + 1}`,
      'handle',
      put(solid.tube([p(0.1, -r * 0.12), p(0.5, -r * 0.1), p(0.98, 0)], r * 0.075, { taper: [1.3, 0.9, 1] })),
      { detail: 0.5 },
    );
  }
  b.add(`${name} hub`, 'handle', put(solid.cyl(r * 0.22, r * 0.28, [0, -r * 0.1, 0], 'y', { bevel: r * 0.05 })));
  b.add(`${name} nut`, 'fitting', put(solid.put(fitting.hex(r * 0.15, r * 0.16), [0, r * 0.03, 0])), { detail: 0.5 });
}

/** A gauge facing +Z on its neck. */
export function gauge(b: Bench, at: Vec3, r: number): void {
  b.add('gauge neck', 'band', solid.rod([at[0], at[1] - r * 2, at[2]], [at[0], at[1] - r * 0.8, at[2]], r * 0.2));
  b.add('gauge case', 'band', solid.cyl(r, r * 0.6, at, 'z', { bevel: r * 0.1, segments: 44 }));
  b.add(
    'gauge face',
    { base: 'paint', color: '#f2f0e8', rough: 0.3 },
    solid.cyl(r * 0.84, r * 0.04, [at[0], at[1], at[2] + r * 0.3], 'z', { bevel: 0 }),
    { detail: 0.5 },
  );
  const marks = Array.from(
    { length: 9 },
    (_, i): Shape =>
      solid.put(
        solid.box([r * 0.06, r * 0.16, r * 0.03], [0, r * 0.68, 0], 0),
        [at[0], at[1], at[2] + r * 0.32],
        [0, 0, 120 - 30 * i],
      ),
  );
  b.add('gauge scale', 'stem', solid.many(marks), { detail: 0.3 });
  b.add(
    'gauge needle',
    'handle',
    solid.put(
      solid.box([r * 0.07, r * 0.7, r * 0.03], [0, r * 0.25, 0], 0),
      [at[0], at[1], at[2] + r * 0.345],
      [0, 0, -40],
    ),
    { detail: 0.3 },
  );
}
