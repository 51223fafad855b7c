import { V3, type Vec3 } from '../../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../../texture/index.ts';
import type { Person } from '../person.ts';
import { eyeLine, mouthLine } from './face.ts';
import { shadeHex } from './features.ts';
import { mouthCurve, mouthHalf } from './grid.ts';
import type { Head } from './head.ts';

/** Between two colours. */
function mixHex(a: string, b: string, t: number): string {
  const part = (i: number): string => {
    const [x, y] = [Number.parseInt(a.slice(i, i + 2), 16), Number.parseInt(b.slice(i, i + 2), 16)];
    return Math.round(x + (y - x) * t)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Skin of the face: lips, a blush on cheeks, nose and ears, darker lids. */
export function faceSkin(head: Head, skin: MaterialSpec, person: Person): MaterialSpec {
  const base = skin.color ?? '#e2b090';
  const f = head.face;
  const u = head.unit;
  const my = mouthLine(f);
  const half = mouthHalf(f);
  const human = /^#[c-f]/i.test(base) || /^#[5-9ab]/i.test(base);
  const red = mixHex(base, '#c8453a', human ? 0.28 : 0.12);
  const lip = mixHex(base, person.female ? '#b23a48' : '#a8483c', person.female ? 0.62 : person.age < 0.7 ? 0.4 : 0.34);
  const ball = (at: Vec3, r: number) => ({ op: 'sphere', r: r * u, at: head.place(at) }) as const;
  const ey = eyeLine(f);
  const blush: MaterialLayer = {
    mask: {
      kind: 'near',
      shape: {
        op: 'union',
        of: [1, -1].flatMap((s) => [ball([s * 0.2, ey - 0.13, 0.25], 0.05)]).concat([ball([0, 0.325, 0.45], 0.035)]),
      },
      soft: 0.1 * u,
    },
    material: { color: red, color2: red },
    strength: (person.age < 0.7 ? 0.75 : 0.5) + (person.female ? 0.1 : 0),
  };
  const line: Vec3[] = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((v) => {
    const x = v * half * 0.9;
    const y = my + mouthCurve(f, x) - 0.002;
    return head.place([x, y, head.front(Math.abs(x), y + 0.012)]);
  });
  const full = f.lips * (1 + 0.3 * f.female);
  const lips: MaterialLayer = {
    mask: {
      kind: 'near',
      shape: {
        op: 'chain',
        points: line,
        radii: [0.006, 0.022, 0.028, 0.026, 0.028, 0.022, 0.006].map((r) => r * u * Math.sqrt(full)),
        spline: 'catmull',
      },
      soft: 0.011 * u,
    },
    material: { color: lip, color2: mixHex(lip, '#ffd0c8', 0.15), color3: shadeHex(lip, 0.6), rough: 0.36 },
    strength: 0.92,
  };
  const lid = mixHex(base, person.female ? '#7a4a4a' : '#9c5a44', 0.3);
  const lids: MaterialLayer = {
    mask: {
      kind: 'near',
      shape: {
        op: 'union',
        of: [1, -1].map((s) =>
          ball(V3.add([s * head.eye.x, head.eye.y, head.eye.z], [0, 0.02, 0.01]), head.eye.r * 0.98),
        ),
      },
      soft: 0.02 * u,
    },
    material: { color: lid, color2: lid },
    strength: 0.5,
  };
  return { ...skin, layers: [...(skin.layers ?? []), blush, lids, lips] };
}
