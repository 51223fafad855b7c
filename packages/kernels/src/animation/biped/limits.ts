/**
 * How far a healthy adult's joints go, degrees. Sources: American Academy of Orthopaedic Surgeons, "Joint Motion: Method of Measuring and Recording"
 * (1965); Norkin & White, "Measurement of Joint Motion" (5th ed., 2016). Where a pose moves several joints at once (the spine: T1 to S1) the sum
 * is meant. A trained person goes further, so that kicks and crouches have a little room.
 */
export const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  // AAOS: flexion 80, extension 25, rotation 45, side 35
  'spine.bend': [-32, 85],
  'spine.twist': [-45, 45],
  'spine.lean': [-35, 35],
  // AAOS: flexion and extension 45 (N&W up to 60), rotation 60 to 80, side 45
  'head.nod': [-50, 50],
  'head.look': [-75, 75],
  'head.tilt': [-40, 40],
  'head.still': [0, 1],
  // AAOS: flexion 180, extension 60, abduction 180, adduction 45 (N&W up to 50 in front of the body), rotation inwards 70, outwards 90
  'arm.fwd': [-60, 182],
  'arm.out': [-50, 180],
  'arm.twist': [-90, 80],
  // AAOS: 0 to 150
  'arm.elbow': [0, 148],
  // AAOS: 80 each way
  'arm.palm': [-85, 85],
  // AAOS: flexion 80, extension 70
  'arm.wrist': [-70, 80],
  // AAOS: radial 20, ulnar 30
  'arm.side': [-30, 20],
  // elevation of the shoulder girdle, Norkin & White
  'arm.shrug': [-10, 30],
  'arm.curl': [0, 1],
  'arm.point': [0, 1],
  'arm.spread': [0, 1],
  // AAOS: hip flexion 120 (trained 135), extension 30, abduction 45 (trained 60), adduction 30, rotation 45
  'leg.fwd': [-35, 135],
  'leg.out': [-30, 60],
  'leg.twist': [-45, 45],
  // AAOS: 135 (N&W up to 150)
  'leg.bend': [0, 148],
  // AAOS: plantar flexion 50 (trained 70), dorsiflexion 20
  'leg.point': [-30, 65],
  // the foot's own roll against the ground, heel raised on the ball: metatarsal extension 70 and ankle
  'leg.pitch': [-45, 80],
  'leg.air': [0, 1],
};

/** The value brought into the limits of its channel (`armL.elbow`, `spine.bend`). */
export function clampChannel(channel: string, value: number): number {
  const limit = LIMITS[channel.replace(/^(arm|leg)[LR]\./, '$1.')];
  return limit ? Math.min(limit[1], Math.max(limit[0], value)) : value;
}
