import { describe, expect, it } from 'vitest';
import { createFloatImage, type FloatImage } from '../image/index.ts';
import { measureMesh, splitComponents } from '../mesh/index.ts';
import { firmOutline } from './firm-outline.ts';
import { inflate, squaredHeight } from './inflate.ts';

function draw(size: number, distance: (x: number, y: number) => number): FloatImage {
  const alpha = createFloatImage(size, size, 1);
  for (let i = 0; i < alpha.data.length; i++)
    alpha.data[i] = Math.min(1, Math.max(0, 0.5 + distance((i % size) + 0.5, Math.floor(i / size) + 0.5)));
  return alpha;
}

describe('inflate', () => {
  it('makes a ball of a disc', () => {
    const mesh = inflate(
      draw(128, (x, y) => 50 - Math.hypot(x - 64, y - 64)),
      { depth: 1 },
    );
    const { volume, isWatertight } = measureMesh(mesh);
    expect(isWatertight).toBe(true);
    expect(volume / ((4 / 3) * Math.PI * 50 ** 3)).toBeGreaterThan(0.93);
    expect(volume / ((4 / 3) * Math.PI * 50 ** 3)).toBeLessThan(1.07);
  });

  it('keeps arms thinner than the body they hang on', () => {
    const alpha = draw(160, (x, y) =>
      Math.max(36 - Math.hypot(x - 60, y - 80), Math.min(7 - Math.abs(y - 80), 150 - x, x - 60)),
    );
    const squares = squaredHeight(alpha, 0.35);
    const at = (x: number, y: number): number => Math.sqrt(Math.max(0, squares.data[y * 160 + x]));
    expect(at(60, 80)).toBeGreaterThan(30);
    expect(at(130, 80)).toBeGreaterThan(5);
    expect(at(130, 80)).toBeLessThan(11);
  });

  it('keeps what is hardly a pixel wide, in its full length', () => {
    const alpha = createFloatImage(64, 64, 1);
    for (let y = 8; y < 56; y++) for (let x = 8; x < 10; x++) alpha.data[y * 64 + x + Math.floor(y / 4)] = 0.7;
    const { positions, indices } = inflate(alpha);
    const ys = positions.filter((_, i) => i % 3 === 1);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(46);
    expect(splitComponents({ positions, indices })).toHaveLength(1);
  });

  it('stands on the ground, in metres, as high as the outline', () => {
    const mesh = inflate(
      draw(128, (x, y) => Math.min(20 - Math.abs(x - 64), 40 - Math.abs(y - 60))),
      { scale: 0.01, cell: 0.01 },
    );
    let [low, high] = [9, -9];
    for (let i = 1; i < mesh.positions.length; i += 3) {
      low = Math.min(low, mesh.positions[i]);
      high = Math.max(high, mesh.positions[i]);
    }
    expect(low).toBeGreaterThan(-0.015);
    expect(low).toBeLessThan(0.015);
    expect(high - low).toBeGreaterThan(0.78);
    expect(high - low).toBeLessThan(0.82);
  });

  it('is closed for outlines with holes, specks and what the frame cuts', () => {
    const alpha = draw(96, (x, y) =>
      Math.max(
        Math.min(30 - Math.hypot(x - 40, y - 70), Math.hypot(x - 40, y - 70) - 12),
        2 - Math.hypot(x - 85, y - 10),
      ),
    );
    expect(measureMesh(inflate(alpha)).isWatertight).toBe(true);
  });
});

describe('firmOutline', () => {
  it('makes a body of what is a trace see-through, and leaves the rim soft', () => {
    const alpha = draw(64, (x, y) => 20 - Math.hypot(x - 32, y - 32));
    const veiled = { ...alpha, data: alpha.data.map((a) => 0.93 * a + 0.02) };
    const firm = firmOutline(veiled);
    expect(firm.data[32 * 64 + 32]).toBe(1);
    expect(firm.data[0]).toBe(0);
    expect(firm.data.some((a) => a > 0.2 && a < 0.8)).toBe(true);
    expect(Math.max(...squaredHeight(firm, 0.35).data)).toBeGreaterThan(300);
  });
});
