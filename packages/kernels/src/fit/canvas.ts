import { createDepthBuffer, type DepthBuffer, rasterize } from '../render/index.ts';
import { createView, type Pose, placeView, type TargetBox, type View } from './pose.ts';
import type { ProxyModel } from './proxy.ts';

/** Where proxies are drawn, again and again without new memory. */
export interface Canvas {
  size: number;
  buffer: DepthBuffer;
  /** Triangle number + 1 per pixel, 0 where nothing is. */
  faces: Uint32Array;
  view: View;
  screen: Float32Array;
  /** Edges of what is drawn, and the distance to them. */
  on: Uint8Array;
  edges: Float32Array;
  /** Per group: pixels and sums of their colours. */
  sums: Float64Array;
}

/** A canvas of so many pixels a side. */
export function createCanvas(size: number): Canvas {
  const buffer = createDepthBuffer(size, size, true);
  return {
    size,
    buffer,
    faces: buffer.ids as Uint32Array,
    view: createView(),
    screen: new Float32Array(0),
    on: new Uint8Array(size * size),
    edges: new Float32Array(size * size),
    sums: new Float64Array(4 * 64),
  };
}

/** Draws a proxy in a pose, its box laid on the target's. */
export function drawProxy(canvas: Canvas, proxy: ProxyModel, pose: Pose, box: TargetBox): void {
  placeView(pose, proxy.positions, box, canvas.view, screenFor(canvas, proxy));
  drawScreen(canvas, proxy);
}

/** Draws what stands on the canvas's screen. */
export function drawScreen(canvas: Canvas, { indices, closed }: ProxyModel): void {
  const { buffer, faces, size } = canvas;
  buffer.nearness.fill(Number.NEGATIVE_INFINITY);
  faces.fill(0);
  buffer.left = 200 * size * size;
  const all = closed === indices.length;
  rasterize(buffer, canvas.screen, all ? indices : indices.subarray(0, closed), 0, 'front');
  if (!all) rasterize(buffer, canvas.screen, indices.subarray(closed), closed / 3, 'both');
}

/** The canvas's room for a proxy's vertices on the screen. */
export function screenFor(canvas: Canvas, { positions }: ProxyModel): Float32Array {
  if (canvas.screen.length !== positions.length) canvas.screen = new Float32Array(positions.length);
  return canvas.screen;
}
