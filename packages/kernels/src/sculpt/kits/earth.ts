import type { Shape } from '../../curves/index.ts';
import type { Vec2, Vec3 } from '../../math/index.ts';

/** Coasts as longitude, latitude in degrees, a few dozen points each. */
const COASTS: Readonly<Record<string, string>> = {
  'north america':
    '-168 66 -156 71 -128 70 -115 68 -95 72 -82 68 -94 60 -92 57 -82 53 -79 55 -77 62 -65 59 -56 52 -66 48 -64 45 -70 43 -76 37 -81 31 -80 25 -82 28 -84 30 -90 29.5 -97 27 -97 21 -94 18 -90 21 -87 21 -88 16 -83 14 -83 10 -79 9 -82 8 -87 12.5 -94 16 -105 20 -112 29 -110 24 -117 33 -124 40 -124 48 -134 58 -146 60 -158 57 -165 61',
  'south america':
    '-78 8 -72 12 -62 10.5 -52 5 -50 0 -44 -2.5 -35 -6 -38 -13 -41 -22 -48 -26 -53 -34 -58 -38 -65 -42 -68 -50 -67 -55 -74 -52 -74 -42 -71 -30 -70 -18 -76 -14 -81 -5 -80 1',
  africa:
    '-6 35.5 10 37 20 31 32 31 36 24 43 11 51 12 47 4 40 -4 40 -15 35 -22 32 -28 26 -34 18 -34 12 -17 13 -6 9 4 4 6 -8 4.5 -17 14 -16 24 -10 31',
  eurasia:
    '-9 43 -1 43.5 -2 48 3 51 8 54 9 57 12 54 20 55 24 59 29 60 22 60.5 25 65 18 60 13 56 7 58 6 62 15 69 28 71 40 67 44 68 60 69 70 73 82 73 100 77 113 74 140 73 160 70 179 69 178 63 163 60 162 55 156 51 156 58 143 59 135 54 140 48 130 42 129 36 126 38 121 40 118 38 122 37 120 34 122 30 117 23 108 21 109 12 105 9 100 13 104 2 101 3 98 9 97 16 91 22 87 21 80 13 77 8 73 18 70 22 66 25 57 26 51 28 48 30 56 25 59 22 52 16 44 13 39 21 35 28 35 36 27 37 26 40 38 41 40 46 31 46 28 42 23 40 22 37 19 42 13 45.5 18 40 16 38 10 44 3 43 -1 38 -6 36.5',
  australia:
    '114 -22 122 -18 130 -12 136 -12 140 -17 142 -11 146 -19 153 -26 150 -37 140 -38 131 -31.5 124 -33 115 -34',
  greenland: '-43 60 -53 66 -58 75 -70 77 -60 82 -30 83 -20 76 -25 70 -38 66',
  britain: '-5 50 1 51.5 0 54 -3 58.5 -6 57 -3 54',
  japan: '131 32 136 34 141 36 142 40 141 45 145 43 140 38 133 35',
  madagascar: '44 -25 47 -25 50 -15 48 -13 44 -18',
  'new guinea': '131 -1 141 -3 150 -10 143 -9 138 -8',
  borneo: '109 1 117 7 119 4 116 -4 110 -3',
  sumatra: '95 5 98 4 104 -2 106 -6 101 -3',
  'new zealand': '167 -46 171 -44 178 -38 174 -35 172 -41',
  iceland: '-24 65 -22 66.5 -14 66 -14 64.5 -20 63.5',
};

const DEG = Math.PI / 180;
const onBall = (lon: number, lat: number): Vec3 => [
  Math.cos(lat * DEG) * Math.sin(lon * DEG),
  Math.sin(lat * DEG),
  Math.cos(lat * DEG) * Math.cos(lon * DEG),
];

/** The land of one coast, `lift` higher than a ball of radius `r` about the origin: longitude 0 at +z, east towards +x. */
function land(flat: string, r: number, lift: number): Shape {
  const n = flat.split(' ').map(Number);
  const points: Vec3[] = [];
  for (let i = 0; i + 1 < n.length; i += 2) points.push(onBall(n[i], n[i + 1]));
  const mid: [number, number, number] = [0, 0, 0];
  for (const p of points) for (let k = 0; k < 3; k++) mid[k] += p[k];
  const yaw = Math.atan2(mid[0], mid[2]);
  const pitch = -Math.atan2(mid[1], Math.hypot(mid[0], mid[2]));
  // seen along the line from the middle of the land to the middle of the earth
  const outline = points.map(([x, y, z]): Vec2 => {
    const [u, w] = [x * Math.cos(yaw) - z * Math.sin(yaw), x * Math.sin(yaw) + z * Math.cos(yaw)];
    return [u * r, (y * Math.cos(pitch) + w * Math.sin(pitch)) * r];
  });
  const prism: Shape = { op: 'extrude', outline, depth: r * 1.2, bevel: 0, at: [0, 0, r * 0.62] };
  return {
    op: 'clip',
    of: { op: 'ball', r: r + lift },
    within: { op: 'placed', of: prism, places: [{ rot: [pitch / DEG, yaw / DEG, 0] }] },
  };
}

/** The continents and larger islands as separate closed shapes, standing `lift` out of a ball of radius `r` about the origin. */
export function continents(r: number, lift: number): { name: string; shape: Shape }[] {
  return Object.entries(COASTS).map(([name, flat]) => ({ name, shape: land(flat, r, lift) }));
}
