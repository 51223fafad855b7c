import type { Piece } from './pieces.ts';

/** Pieces that fill their box better than this gain nothing by lying askew. */
const BOX_FILL = 0.8;

/** The ways in which pieces may lie beside upright: turned by each angle, degrees; none for those that fill their box as they are. */
export function tiltPieces(pieces: readonly Piece[], angles: readonly number[]): Piece[][] {
  return pieces.map((piece) =>
    piece.area > BOX_FILL * piece.width * piece.height ? [] : angles.map((angle) => tilt(piece, angle)),
  );
}

/** The piece turned about, again with its box at the origin. */
function tilt(piece: Piece, degrees: number): Piece {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const points = new Float64Array(piece.points.length);
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    const x = c * piece.points[i] - s * piece.points[i + 1];
    const y = s * piece.points[i] + c * piece.points[i + 1];
    points[i] = x;
    points[i + 1] = y;
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  for (let i = 0; i < points.length; i += 2) {
    points[i] -= x0;
    points[i + 1] -= y0;
  }
  return { ...piece, points, width: x1 - x0, height: y1 - y0 };
}
