/** How a thing stands before the camera: numbers by `POSE`. Angles in radians. */
export type Pose = Float64Array;

/** Places in a pose. */
export const POSE = Object.freeze({
  /** Where the camera stands: from +Z towards +X, and above the horizon; how far its up is turned clockwise. */
  azimuth: 0,
  elevation: 1,
  roll: 2,
  /** Half of the thing's longest side over the camera's distance: 0 is parallel. */
  nearness: 3,
  /** Logarithms of the stretch along x and along z. */
  wide: 4,
  deep: 5,
  /** Away from where the boxes agree: to the right and down, as shares of the target's longest side; logarithm of the size. */
  right: 6,
  down: 7,
  size: 8,
});

/** Numbers in a pose. */
export const POSE_LENGTH = 9;

/** A pose as a matrix: screen = (row 0, row 1 of m * p) * k * scale + shift with k = 1 / (1 - nearness * row 2). */
export interface View {
  /** Rows right, up, back: the stretch is in them. */
  m: Float64Array;
  nearness: number;
  /** Pixels a unit, and of the origin. */
  scale: number;
  x: number;
  y: number;
}

/** The target's outline on the canvas, pixels. */
export interface TargetBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An empty view. */
export function createView(): View {
  return { m: new Float64Array(9), nearness: 0, scale: 1, x: 0, y: 0 };
}

/**
 * Draws vertices to the screen: [x, y, nearness] each. The box of what is seen is laid on the target's, then moved as the pose says. Writes `view` and `screen`.
 */
export function placeView(pose: Pose, positions: Float32Array, box: TargetBox, view: View, screen: Float32Array): void {
  turnView(pose, view);
  const { m, nearness } = view;
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    const [px, py, pz] = [positions[i], positions[i + 1], positions[i + 2]];
    const k = 1 / (1 - nearness * (m[6] * px + m[7] * py + m[8] * pz));
    const x = k * (m[0] * px + m[1] * py + m[2] * pz);
    const y = k * (m[3] * px + m[4] * py + m[5] * pz);
    screen[i] = x;
    screen[i + 1] = y;
    screen[i + 2] = k;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const side = Math.max(w, h);
  view.scale =
    Math.sqrt((w / Math.max(1e-6, right - left)) * (h / Math.max(1e-6, high - low))) * Math.exp(pose[POSE.size]);
  view.x = (box.left + box.right) / 2 + side * pose[POSE.right] - (view.scale * (left + right)) / 2;
  view.y = (box.top + box.bottom) / 2 + side * pose[POSE.down] + (view.scale * (low + high)) / 2;
  for (let i = 0; i < positions.length; i += 3) {
    screen[i] = view.x + view.scale * screen[i];
    screen[i + 1] = view.y - view.scale * screen[i + 1];
  }
}

/** The turning part of a view. */
function turnView(pose: Pose, view: View): void {
  const [sa, ca] = [Math.sin(pose[POSE.azimuth]), Math.cos(pose[POSE.azimuth])];
  const [se, ce] = [Math.sin(pose[POSE.elevation]), Math.cos(pose[POSE.elevation])];
  const [sr, cr] = [Math.sin(pose[POSE.roll]), Math.cos(pose[POSE.roll])];
  const right = [ca, 0, -sa];
  const up = [-sa * se, ce, -ca * se];
  const back = [sa * ce, se, ca * ce];
  const stretch = [Math.exp(pose[POSE.wide]), 1, Math.exp(pose[POSE.deep])];
  for (let a = 0; a < 3; a++) {
    view.m[a] = (cr * right[a] + sr * up[a]) * stretch[a];
    view.m[3 + a] = (cr * up[a] - sr * right[a]) * stretch[a];
    view.m[6 + a] = back[a] * stretch[a];
  }
  view.nearness = Math.max(0.02, pose[POSE.nearness]);
}
