import { describe, expect, it } from 'vitest';
import { type CameraProjection, compileCameraProjection } from './camera-projection.ts';

const SIDE = 16;

/** A camera on +Z that sees a red picture; the nearest surface is at z = 0. */
function projection(mirror?: CameraProjection['mirror']): CameraProjection {
  return {
    ...{ kind: 'camera', width: SIDE, height: SIDE, depthWidth: SIDE, depthHeight: SIDE, mirror },
    picture: Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, i) => (i % 3 === 0 ? 255 : 0)),
    inside: new Uint8Array(SIDE * SIDE).fill(255),
    rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
    ...{ nearness: 0.2, scale: 4, x: SIDE / 2, y: SIDE / 2, slack: 0.01 },
    depth: new Float32Array(SIDE * SIDE).fill(1),
  };
}

describe('compileCameraProjection', () => {
  const blue = (
    _x: number,
    _y: number,
    _z: number,
    _a: number,
    _b: number,
    _c: number,
    _d: number,
    _e: number,
    out: Float64Array,
  ): void => {
    out.set([0, 0, 1, 0.5, 1, 0, 0, 0, 0]);
  };
  const at = (p: CameraProjection, point: number[], normal: number[]): Float64Array => {
    const out = new Float64Array(9);
    compileCameraProjection(p, blue)(point[0], point[1], point[2], normal[0], normal[1], normal[2], 1, 0, out);
    return out;
  };

  it('shows the picture where the camera sees, without a sheen of its own', () => {
    const seen = at(projection(), [0.2, 0, 0], [0, 0, 1]);
    expect([...seen.slice(0, 3)]).toEqual([1, 0, 0]);
    expect(seen[4]).toBe(0);
  });

  it('shows the material behind what is nearer, and on what turns away', () => {
    expect(at(projection(), [0, 0, -1], [0, 0, 1])[2]).toBe(1);
    expect(at(projection(), [0, 0, 0], [0, 0, -1])[2]).toBe(1);
    expect(at(projection(), [0, 0, 0], [1, 0, 0])[2]).toBe(1);
  });

  it('shows the mirror image where only that is seen', () => {
    const p = projection({ normal: [0, 0, 1], at: -0.5 });
    expect([...at(p, [0, 0, -1], [0, 0, -1]).slice(0, 3)]).toEqual([1, 0, 0]);
    // A part that lies elsewhere than its mirror image would is brought there.
    const moved = projection({ normal: [0, 0, 1], at: -0.3, shift: [0, 0, -0.4] });
    expect([...at(moved, [0, 0, -1], [0, 0, -1]).slice(0, 3)]).toEqual([1, 0, 0]);
  });
});
