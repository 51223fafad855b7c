import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { batWing, featherWing, hornShape, veinedWing } from '../../../kits/index.ts';
import { SIDES } from '../body/bones.ts';
import { mouthLine } from '../head/face.ts';
import type { Dress } from './dress.ts';
import { onTrunk } from './places.ts';

/** Wings at the shoulder blades. */
export function addWings(d: Dress, kind: string): void {
  const u = d.body.figure.u;
  for (const [side, s] of SIDES) {
    const at = onTrunk(d.body, 0.83, s * 2.75, -0.002 * u);
    const j = { joint: 'chest' };
    if (kind === 'feather') {
      const wing = featherWing({ at, side: s, span: 0.72 * u, lift: 42, hang: 74, sweep: 24 });
      const [a, b] = [wing.arm.points, wing.arm.radii];
      d.bench.add(`${side} wing`, { ...d.materials.wings, grain: wing.grain }, wing.flight, j);
      d.bench.add(`${side} wing coverts`, { ...d.materials.wings, flow: wing.flow }, wing.coverts, j);
      d.bench.add(
        `${side} wing arm`,
        d.materials.wings,
        { op: 'chain', points: a, radii: b.map((r) => Math.max(r, 0.012 * u)), spline: 'linear' },
        { ...j, hidden: true },
      );
    } else if (kind === 'bat') {
      const wing = batWing({
        at,
        flank: onTrunk(d.body, 0.62, s * 2.7, 0),
        side: s,
        span: 0.78 * u,
        lift: 40,
        hang: 72,
        sweep: 22,
      });
      d.bench.add(`${side} wing`, d.materials.wings, wing.membrane, j);
      d.bench.add(
        `${side} wing fingers`,
        d.materials.horns,
        {
          op: 'assembly',
          of: [
            ...wing.fingers,
            wing.claw,
            { op: 'chain', points: wing.arm.points, radii: wing.arm.radii, spline: 'linear' },
          ],
        },
        j,
      );
    } else if (kind === 'insect') {
      for (const [name, lift, span] of [
        ['upper', 38, 0.62],
        ['lower', -8, 0.42],
      ] as const) {
        const wing = veinedWing({
          at: V3.add(at, [0, name === 'lower' ? -0.04 * u : 0, -0.01 * u]),
          side: s,
          span: span * u,
          lift,
          sweep: 28,
          outline: 'fairy',
        });
        d.bench.add(`${side} ${name} wing`, d.materials.wings, wing.blade, j);
        d.bench.add(`${side} ${name} wing veins`, d.materials.trim, wing.veins, j);
      }
    }
  }
}

/** Horns on the forehead or the temples. */
export function addHorns(d: Dress, kind: string): void {
  const { head, bench } = d;
  const unit = head.unit;
  for (const [side, s] of SIDES) {
    const wide = kind === 'bull' || kind === 'ram';
    const root: Vec3 = wide ? [s * 0.27, 0.82, 0.02] : [s * 0.15, 0.86, 0.2];
    const at = head.place(head.skull([root[0] * 0.3, 0.6, 0], V3.normalize([root[0], root[1] - 0.6, root[2]])));
    const dir = head.turn(V3.normalize(wide ? [s, 0.35, 0.1] : [s * 0.35, 1, 0.35]));
    const shape: Shape =
      kind === 'ram'
        ? hornShape({
            at,
            dir: head.turn(V3.normalize([s * 0.6, 0.5, -0.6])),
            length: 1.05 * unit,
            r: 0.1 * unit,
            curl: 330,
            axis: head.turn([-1, 0, 0]),
            drift: -s * 0.35,
          })
        : kind === 'bull'
          ? hornShape({ at, dir, length: 0.62 * unit, r: 0.085 * unit, curl: s * 75, axis: head.turn([0, 0, 1]) })
          : kind === 'goat'
            ? hornShape({ at, dir, length: 0.7 * unit, r: 0.07 * unit, curl: -80, axis: head.turn([1, 0, 0]) })
            : hornShape({ at, dir, length: 0.46 * unit, r: 0.07 * unit, curl: -62, axis: head.turn([1, 0, 0]) });
    bench.add(`${side} horn`, 'horns', shape, { joint: 'head' });
  }
}

/** Teeth that show: tusks from the lower jaw, fangs from the upper one. */
export function addTeeth(d: Dress, o: { tusks?: number; fangs?: number }): void {
  const { head, bench } = d;
  const my = mouthLine(head.face);
  const tooth = (x: number, y: number, up: number, length: number, r: number): Shape => {
    const z = head.front(Math.abs(x), y);
    return hornShape({
      at: head.place([x, y, z - 0.006]),
      dir: head.turn(V3.normalize([Math.sign(x) * 0.12, up, 0.35])),
      length: length * head.unit,
      r: r * head.unit,
      curl: -up * 35,
      axis: head.turn([1, 0, 0]),
    });
  };
  for (const [side, s] of SIDES) {
    if (o.tusks)
      bench.add(
        `${side} tusk`,
        { base: 'bone', color: '#efe4c6' },
        tooth(s * 0.075, my - 0.012, 1, 0.13 * o.tusks, 0.024),
        { joint: 'head' },
      );
    if (o.fangs)
      bench.add(
        `${side} fang`,
        { base: 'bone', color: '#f6f1e4' },
        tooth(s * 0.034, my + 0.006, -1, 0.05 * o.fangs, 0.011),
        { joint: 'head' },
      );
  }
}
