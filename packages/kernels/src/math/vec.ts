/** A point or direction in metres: right-handed, +Y up, front +Z. */
export type Vec3 = readonly [number, number, number];

/** A point in a plane, metres unless said otherwise. */
export type Vec2 = readonly [number, number];
