import type { Vec2 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';
import { felt } from './felt.ts';
import type { HatPart } from './hat-part.ts';
import { plates } from './plate.ts';

const { head, plate, rivets, comb, bowl } = plates;
const { hem } = felt;
/** Hard hat, soldier's helmet and fireman's helmet: a bowl with a rim, ridges, straps and badge. */
export function workHelmet(kind: string): HatPart[] {
  const army = kind === 'army';
  const line = outline.pairs([
    0.0006,
    0.14,
    0.04,
    0.136,
    0.075,
    0.118,
    0.1,
    0.085,
    0.112,
    0.04,
    0.115,
    0.006,
    ...(army ? [0.118, -0.02, 0.124, -0.032] : [0.117, 0.001, 0.125, -0.002]),
  ]);
  const rim = line[line.length - 1];
  const fire = kind === 'fire';
  const brim = (a: number): number =>
    fire ? 0.03 + 0.06 * Math.max(0, -Math.cos(a)) ** 2 : 0.012 + 0.045 * Math.max(0, Math.cos(a)) ** 3;
  const parts: HatPart[] = [
    { name: 'shell', slot: 'hat', shape: bowl(line, 0.004), detail: 1.3 },
    { name: 'rim', slot: army ? 'hat' : 'trim', shape: hem(rim[0], rim[1], 0.003, head, 56), detail: 0.6 },
    {
      name: 'lining',
      slot: 'dark',
      shape: solid.put(solid.hoop(0.1, { kind: 'rect', w: 0.03, h: 0.003 }, [0, -0.006, 0], 'y', 40), [0, 0, 0]),
    },
    {
      name: 'strap',
      slot: 'strap',
      shape: solid.tube(
        [
          [0.105, -0.01, 0.01],
          [0.075, -0.1, 0.06],
          [0, -0.135, 0.08],
          [-0.075, -0.1, 0.06],
          [-0.105, -0.01, 0.01],
        ],
        0.005,
      ),
    },
    {
      name: 'strap buckle',
      slot: 'metal',
      shape: solid.put(solid.box([0.02, 0.016, 0.006], [0, 0, 0], 0.002), [0.045, -0.124, 0.073], [0, 20, 30]),
    },
  ];
  if (army) return [...parts, ...armyFittings(line)];
  parts.push({
    name: 'brim',
    slot: 'hat',
    shape: {
      op: 'loft',
      spline: 'linear',
      smooth: true,
      cap: 'flat',
      sections: [0, 1, 2, 3, 0].map((k) => ({
        points: Array.from({ length: 56 }, (_, i) => {
          const a = (2 * Math.PI * i) / 56;
          const out = k === 1 || k === 2 ? 1 : 0;
          const up = k >= 2 ? 0.004 : 0;
          return head(a, 0.113 + out * brim(a), 0.003 - out * brim(a) * 0.32 + up);
        }),
      })),
    },
  });
  for (const [i, a] of (fire ? [0, Math.PI / 4, Math.PI / 2, -Math.PI / 4] : [0]).entries())
    parts.push({
      name: `ridge ${i + 1}`,
      slot: fire ? 'trim' : 'hat',
      shape: comb(line, a, fire ? 0.009 : 0.026, fire ? 0.009 : 0.014, head, 0.03),
    });
  if (!fire)
    parts.push({
      name: 'side ridges',
      slot: 'hat',
      shape: solid.both(
        solid.tube(
          [0.128, 0.115, 0.09, 0.055].map((y) => head(0.5, plates.radiusAt(line, y) + 0.001, y)),
          0.007,
        ),
      ),
    });
  const badge = outline.rounded(
    outline.pairs([0, -0.035, 0.03, -0.01, 0.03, 0.03, 0, 0.045, -0.03, 0.03, -0.03, -0.01]),
    0.008,
    3,
  );
  parts.push({
    name: fire ? 'shield' : 'lamp bracket',
    slot: 'metal',
    shape: solid.put(
      fire ? solid.slab(badge, 0.006, [0, 0, 0]) : solid.box([0.03, 0.02, 0.012], [0, 0, 0], 0.003),
      [0, fire ? 0.07 : 0.03, fire ? 0.118 : 0.134],
      [-18, 0, 0],
    ),
  });
  return parts;
}

/** Band, rivets and goggles of a soldier's helmet. */
function armyFittings(line: readonly Vec2[]): HatPart[] {
  const parts: HatPart[] = [];
  parts.push({
    name: 'rivets',
    slot: 'metal',
    shape: rivets(
      line,
      [1.4, -1.4, 2.2, -2.2].map((a): Vec2 => [a, 0.0]),
      0.0005,
    ),
    detail: 0.4,
  });
  parts.push({
    name: 'helmet band',
    slot: 'band',
    shape: plate(line, [-Math.PI + 0.001, Math.PI - 0.001], [0.026, 0.006], 0.002),
  });
  parts.push({
    name: 'goggle strap',
    slot: 'strap',
    shape: plate(line, [1.3, 2 * Math.PI - 1.3], [0.052, 0.036], 0.003),
  });
  parts.push({
    name: 'goggles',
    slot: 'visor',
    shape: solid.both(solid.put({ op: 'ball', r: [0.034, 0.022, 0.012] }, [0.036, 0.056, 0.124], [-20, 16, 0])),
  });
  parts.push({
    name: 'goggle frame',
    slot: 'dark',
    shape: solid.put(
      solid.slab(outline.roundRect(0.16, 0.052, 0.024, 0, 0, 6), 0.014, [0, 0, 0], 'z', { bevel: 0.004 }),
      [0, 0.054, 0.118],
      [-20, 0, 0],
    ),
  });
  return parts;
}
