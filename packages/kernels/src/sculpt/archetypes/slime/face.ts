import { V3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { type Goo, laid } from './goo.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Eyes with life in them, cheeks and a mouth. */
export function addFace(b: Bench, skin: Goo, face: string): void {
  const white = { base: 'plain', color: '#ffffff', rough: 0.08, clearcoat: 1 } as const;
  const silly = face === 'silly';
  for (const [side, s] of SIDES) {
    const a = s * 0.36;
    const k = silly && s < 0 ? 0.75 : 1;
    if (face === 'sleepy') {
      const line = [-2, -1, 0, 1, 2].map((i) => {
        const { at, normal } = skin.on(a + i * 0.052, 0.49 - 0.012 * (4 - i * i) * 0.5);
        return V3.addScaled(at, normal, 0.002);
      });
      b.add(`${side} eye`, 'eyes', solid.tube(line, 0.0065), { detail: 0.7 });
      continue;
    }
    if (silly)
      b.add(`${side} eyeball`, white, laid(skin, a, 0.53, { op: 'ball', r: [0.05 * k, 0.054 * k, 0.024] }, -0.003), {
        detail: 1,
      });
    const dot = silly ? 0.62 : 1;
    b.add(
      `${side} eye`,
      'eyes',
      laid(
        skin,
        a,
        silly ? 0.525 : 0.5,
        { op: 'ball', r: [0.033 * k * dot, 0.046 * k * dot, 0.014] },
        silly ? 0.016 : -0.001,
        face === 'angry' ? s * 8 : 0,
      ),
      { detail: 1.2 },
    );
    b.add(
      `${side} glint`,
      white,
      solid.many([
        laid(skin, a + 0.04, silly ? 0.545 : 0.545, { op: 'ball', r: [0.0105, 0.0125, 0.005] }, silly ? 0.029 : 0.0108),
        laid(skin, a - 0.05, silly ? 0.505 : 0.462, { op: 'ball', r: 0.0055 }, silly ? 0.027 : 0.0085),
      ]),
      { detail: 0.5 },
    );
    if (face === 'angry')
      b.add(`${side} brow`, 'deep', laid(skin, a, 0.615, { op: 'ball', r: [0.047, 0.0115, 0.016] }, 0, s * 24), {
        detail: 0.6,
      });
    b.add(
      `${side} cheek`,
      b.tint('mouth', { color: '#f08a9a' }),
      laid(skin, s * 0.68, 0.39, { op: 'ball', r: [0.028, 0.016, 0.005] }, 0),
      { detail: 0.4 },
    );
  }
  const wide = silly ? 0.3 : 0.2;
  const curve = face === 'angry' ? -0.03 : face === 'sleepy' ? 0.012 : 0.04;
  if (face === 'happy' || silly) {
    b.add(
      'mouth',
      'mouth',
      laid(
        skin,
        0,
        0.35,
        { op: 'extrude', outline: smile(silly ? 0.075 : 0.052), depth: 0.02, bevel: 0.004, smooth: true },
        0.0015,
      ),
      { detail: 0.9 },
    );
    b.add(
      'tongue',
      b.tint('mouth', { color: '#f07a8a' }),
      laid(skin, 0, 0.315, { op: 'ball', r: silly ? [0.036, 0.022, 0.012] : [0.024, 0.013, 0.01] }, 0.0055),
      { detail: 0.5 },
    );
    return;
  }
  const line = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const { at, normal } = skin.on((i / 3) * wide, 0.35 - curve * (1 - (i / 3) ** 2));
    return V3.addScaled(at, normal, 0.002);
  });
  b.add('mouth', 'mouth', solid.tube(line, 0.0068), { detail: 0.7 });
}

/** An open smile w to each side. */
function smile(w: number): [number, number][] {
  const top = Array.from({ length: 9 }, (_, i): [number, number] => [
    w - (2 * w * i) / 8,
    0.16 * w * ((i - 4) / 4) ** 2 + 0.1 * w,
  ]);
  const low = Array.from({ length: 13 }, (_, i): [number, number] => {
    const a = Math.PI + (Math.PI * (i + 1)) / 14;
    return [w * 0.98 * Math.cos(a), 0.24 * w + w * 0.86 * Math.sin(a)];
  });
  return [...top, ...low];
}
