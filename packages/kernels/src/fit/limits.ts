/** What each number of a pose may be, by place in it. */
const LOW = [-1e3, -0.35, -0.2, 0.02, -0.45, -0.45, -0.08, -0.08, -0.12];
const HIGH = [1e3, 1.45, 0.2, 0.42, 0.45, 0.45, 0.08, 0.08, 0.12];

/** A number of a pose, brought within its limits. */
export function limited(place: number, value: number): number {
  return Math.min(HIGH[place], Math.max(LOW[place], value));
}
