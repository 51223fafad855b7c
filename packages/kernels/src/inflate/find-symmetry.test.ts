import { describe, expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { findSymmetry } from './find-symmetry.ts';
import type { Outline } from './shape.ts';
import { findStraightEdges } from './straight-edges.ts';

const SIZE = 200;
const ELEVATION = 0.42;
const TURN = 1.06;
/** Half lengths of a wagon: along the edges going right and away, left and away, and up. */
const HALF = [62, 26, 30] as const;

/** A wagon seen from a corner: doors in its end with a window in the middle, planks along its side, a green door in front. */
function wagon(): Outline {
  const [se, ce, st, ct] = [Math.sin(ELEVATION), Math.cos(ELEVATION), Math.sin(TURN), Math.cos(TURN)];
  const axes = [
    [ct, -st * se],
    [-st, -ct * se],
    [0, -ce],
  ];
  return outline((x, y) => {
    for (const [fixed, a, b] of [
      [1, 0, 2],
      [0, 1, 2],
      [2, 0, 1],
    ] as const) {
      const sign = fixed === 2 ? 1 : -1;
      const px = x - SIZE / 2 - sign * HALF[fixed] * axes[fixed][0];
      const py = y - SIZE / 2 - sign * HALF[fixed] * axes[fixed][1];
      const det = axes[a][0] * axes[b][1] - axes[a][1] * axes[b][0];
      const u = (px * axes[b][1] - py * axes[b][0]) / det / HALF[a];
      const v = (axes[a][0] * py - axes[a][1] * px) / det / HALF[b];
      if (Math.abs(u) > 1 || Math.abs(v) > 1) continue;
      if (fixed === 2) return [0.7, 0.7, 0.65];
      if (fixed === 0) return Math.abs(u) < 0.4 && v > 0.1 && v < 0.7 ? [0.05, 0.1, 0.3] : [0.6, 0.1, 0.05];
      if (u < -0.2) return [0.1, 0.35, 0.1];
      return Math.floor(5 * (v + 1)) % 2 ? [0.35, 0.2, 0.1] : [0.25, 0.13, 0.06];
    }
    return undefined;
  });
}

function outline(at: (x: number, y: number) => readonly number[] | undefined): Outline {
  const alpha = createFloatImage(SIZE, SIZE, 1);
  const colours = createFloatImage(SIZE, SIZE, 3);
  for (let i = 0; i < alpha.data.length; i++) {
    const color = at((i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5);
    if (!color) continue;
    alpha.data[i] = 1;
    colours.data.set(color, 3 * i);
  }
  return { alpha, colours, distance: signedDistance(alpha) };
}

describe('finding out how what is built stands', () => {
  it('finds the camera before a wagon, and the plane about which its end is even', () => {
    const look = wagon();
    const { edges, straight } = findStraightEdges(look.colours, look.alpha);
    expect(straight).toBeGreaterThan(0.4);
    const found = findSymmetry(look, edges, straight);
    expect(found).toBeDefined();
    expect(Math.abs((found?.elevation ?? 0) - ELEVATION)).toBeLessThan(0.11);
    expect(Math.abs((found?.turn ?? 0) - TURN)).toBeLessThan(0.17);
    expect(found?.axis).toBe(1);
    expect(found?.score).toBeGreaterThan(0.5);
  });

  it('sees hardly any straight edge in what has grown', () => {
    const { colours, alpha } = outline((x, y) => {
      const angle = Math.atan2(y - 100, x - 100);
      const r = Math.hypot(x - 100, y - 100) / (60 + 14 * Math.sin(5 * angle) + 6 * Math.sin(11 * angle));
      return r < 1 ? [0.4 + 0.3 * Math.sin(9 * r), 0.3, 0.2] : undefined;
    });
    expect(findStraightEdges(colours, alpha).straight).toBeLessThan(0.15);
  });
});
