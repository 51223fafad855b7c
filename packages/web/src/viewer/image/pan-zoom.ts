/** How a picture lies in its window: pixels that its middle is off, and how much larger than fitted it is. */
export interface Lie {
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: Lie = Object.freeze({ x: 0, y: 0, zoom: 1 });

const LARGEST = 16;

/** Zooms so that what lies under a place (pixels off the middle of the window) stays there. */
export function zoomAt(lie: Lie, factor: number, x: number, y: number): Lie {
  const zoom = Math.min(LARGEST, Math.max(1, lie.zoom * factor));
  const by = zoom / lie.zoom;
  return { x: x - (x - lie.x) * by, y: y - (y - lie.y) * by, zoom };
}

/** The picture's size in the window at zoom 1: all of it, as large as it goes, but small ones (pixel art, icons) at most four times. */
export function fittedSize(
  picture: { width: number; height: number },
  window: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(window.width / picture.width, window.height / picture.height, 4);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Keeps the picture over the window: no further than its edge, and in the middle where it is smaller than the window. */
export function keepInside(
  lie: Lie,
  fitted: { width: number; height: number },
  window: { width: number; height: number },
): Lie {
  const reachX = Math.max(0, (fitted.width * lie.zoom - window.width) / 2);
  const reachY = Math.max(0, (fitted.height * lie.zoom - window.height) / 2);
  const clamp = (value: number, reach: number) => Math.min(reach, Math.max(-reach, value));
  return { x: clamp(lie.x, reachX), y: clamp(lie.y, reachY), zoom: lie.zoom };
}
