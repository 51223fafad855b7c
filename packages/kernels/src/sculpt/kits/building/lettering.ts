import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../joinery/index.ts';

type Font = 'sans' | 'serif' | 'round';

/** Letters centred on `at`, facing +Z, no wider than `w` nor higher than `h`, `depth` thick; broken at spaces where that makes them larger. */
export function lettering(value: string, at: Vec3, w: number, h: number, depth: number, font: Font = 'sans'): Shape {
  const words = value.split(/\s+/).filter(Boolean);
  let best: { lines: string[]; size: number } = { lines: [value], size: 0 };
  for (let n = 1; n <= Math.min(4, words.length); n++) {
    const lines: string[] = [];
    const goal = value.length / n;
    for (const word of words) {
      const last = lines[lines.length - 1];
      if (last !== undefined && (last.length + word.length / 2 < goal || lines.length === n))
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    const size = Math.min(
      h / (lines.length * 1.4 - 0.4),
      w / ((font === 'serif' ? 0.9 : 0.8) * Math.max(...lines.map((l) => l.length))),
    );
    if (size > best.size) best = { lines, size };
  }
  const { lines, size } = best;
  const top = at[1] + (size * (lines.length * 1.4 - 0.4)) / 2;
  return solid.many(
    lines.map(
      (line, i): Shape => ({
        op: 'text',
        value: line,
        height: size,
        depth,
        bevel: 0,
        font,
        at: [at[0], top - size - i * size * 1.4, at[2]],
      }),
    ),
  );
}
