import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, smoothLoop, solid } from '../../kits/joinery/index.ts';
import { link, linkPlaces } from '../../kits/mechanics/index.ts';
import { addShackle, keyhole } from './shackle.ts';

/** A heart-shaped padlock with engraved border and initials' scrolls. */
export function buildHeart(b: Bench, open: boolean): void {
  const heart = smoothLoop(
    [
      0, 0.0005, 0.013, 0.013, 0.0255, 0.028, 0.027, 0.04, 0.018, 0.0485, 0.007, 0.0455, 0, 0.0405, -0.007, 0.0455,
      -0.018, 0.0485, -0.027, 0.04, -0.0255, 0.028, -0.013, 0.013,
    ],
    4,
  );
  b.add('case', 'body', solid.slab(heart, 0.0165, [0, 0, 0], 'z', { bevel: 0.0042 }), { detail: 1.6 });
  for (const s of [1, -1]) {
    const side = s > 0 ? 'front' : 'rear';
    const rim = heart.map(([x, y]): Vec3 => [x * 0.8, 0.0265 + (y - 0.0265) * 0.78, s * 0.0082]);
    b.add(
      `${side} border`,
      'trim',
      solid.bar(rim, { kind: 'ellipse', rx: 0.0008, ry: 0.0008 }, { closed: true, up: [0, 0, 1] }),
      { detail: 0.6 },
    );
    const scroll = (m: number): Vec3[] =>
      Array.from({ length: 22 }, (_, i): Vec3 => {
        const a = i * 0.42;
        const r = 0.0048 - i * 0.00019;
        return [m * (0.0105 + r * Math.cos(a)), 0.0345 + r * Math.sin(a), s * 0.0083];
      });
    for (const m of [-1, 1])
      b.add(`${side} ${m < 0 ? 'left' : 'right'} scroll`, 'trim', solid.tube(scroll(m), 0.0005), { detail: 0.4 });
  }
  b.add('keyhole plate', 'trim', solid.cyl(0.0062, 0.0014, [0, 0.0215, 0.0086], 'z', { bevel: 0.0004 }), {
    detail: 0.6,
  });
  b.add('keyhole', 'dark', solid.slab(keyhole(0.0024), 0.0008, [0, 0.0228, 0.0094], 'z', { bevel: 0 }), {
    detail: 0.4,
  });
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'left lug' : 'right lug',
      'body',
      solid.turned(
        [
          [0, 0],
          [0.0058, 0],
          [0.0054, 0.004],
          [0, 0.004],
        ],
        [s * 0.0135, 0.0455, 0],
        { bevel: 0.0005 },
      ),
      { detail: 0.5 },
    );
  addShackle(b, 0.0135, 0.0493, 0.0034, 0.03, open);
}

/** A heavy chain in a ring, closed by a brass padlock that stands before it. */
export function buildChainLock(b: Bench, open: boolean): void {
  const r = 0.0042;
  const inner = 0.02;
  const n = 22;
  const radius = (inner * n) / (2 * Math.PI);
  const ring: Vec3[] = Array.from({ length: 97 }, (_, i): Vec3 => {
    const a = -Math.PI / 2 + (2 * Math.PI * i) / 96;
    return [radius * Math.cos(a), radius + 0.0145 + radius * Math.sin(a), -0.004];
  });
  const [flat, upright] = linkPlaces(ring, inner * 0.998);
  const one = link(inner, inner * 0.55, r);
  const half = solid.put(one, [0, 0, 0], [0, 90, 0]);
  flat.slice(1).forEach((place, i) => {
    b.add(`flat link ${i + 1}`, 'trim', solid.at(one, [place]), { detail: 0.6 });
  });
  upright.forEach((place, i) => {
    b.add(`upright link ${i + 1}`, 'trim', solid.at(half, [place]), { detail: 0.6 });
  });
  const from = b.parts.length;
  const body = outline.roundRect(0.044, 0.036, 0.006, 0, 0.018);
  b.add('lock body', 'body', solid.slab(body, 0.02, [0, 0, 0], 'z', { bevel: 0.002 }), { detail: 1.3 });
  b.add('keyhole plate', 'shackle', solid.cyl(0.0085, 0.0014, [0, 0.018, 0.0102], 'z', { bevel: 0.0004 }), {
    detail: 0.6,
  });
  b.add('keyhole', 'dark', solid.slab(keyhole(0.0034), 0.0008, [0, 0.0198, 0.011], 'z', { bevel: 0 }), { detail: 0.4 });
  const groove = outline.roundRect(0.038, 0.03, 0.004, 0, 0.018).map(([x, y]: Vec2): Vec3 => [x, y, 0.0102]);
  b.add(
    'border',
    'shackle',
    solid.bar(groove, { kind: 'ellipse', rx: 0.0006, ry: 0.0006 }, { closed: true, up: [0, 0, 1] }),
    { detail: 0.4 },
  );
  addShackle(b, 0.0135, 0.036, 0.0038, 0.027, open);
  const place = (of: Shape): Shape => solid.put(of, [0, 0, 0.0125]);
  for (let i = from; i < b.parts.length; i++) b.parts[i] = { ...b.parts[i], shape: place(b.parts[i].shape) };
}
