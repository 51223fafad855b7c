import { type Curve, RUN } from './curve.ts';

/** What a key says of the tangents around it. */
export interface KeyTangent {
  run: number;
  /** Slope leaving the key, and arriving at the next one; of 'auto' keys: their bias. */
  leave: number;
  arrive: number;
  leaveWeight: number;
  arriveWeight: number;
  kind: 'user' | 'auto' | 'tcb';
  /** Of 'tcb' keys. */
  tension: number;
  continuity: number;
  bias: number;
  /** Of 'auto' keys: flat beside an equal neighbour; never above or below the neighbours; by the neighbours' times alone. */
  clamp: boolean;
  progressive: boolean;
  timeless: boolean;
}

export const PLAIN_TANGENT: Readonly<KeyTangent> = {
  run: RUN.linear,
  leave: 0,
  arrive: 0,
  leaveWeight: 1 / 3,
  arriveWeight: 1 / 3,
  kind: 'user',
  tension: 0,
  continuity: 0,
  bias: 0,
  clamp: false,
  progressive: false,
  timeless: false,
};

/** Neighbours nearer than this count as equal for `clamp`. */
const CLAMP_RANGE = 1e-4;

/**
 * Makes a curve of keys: fixes the slopes that the file leaves to be computed (automatic, tension-continuity-bias). A key's data carry the tangent that
 * leaves it and the one that arrives at the next. Source of the last kind: Kochanek & Bartels, "Interpolating splines with local
 * tension, continuity, and bias control", 1984.
 */
export function buildCurve(times: Float64Array, values: Float64Array, tangentOf: (key: number) => KeyTangent): Curve {
  const n = times.length;
  const curve: Curve = {
    times,
    values,
    runs: new Uint8Array(n),
    leave: new Float64Array(n),
    arrive: new Float64Array(n),
    leaveWeight: new Float64Array(n).fill(1 / 3),
    arriveWeight: new Float64Array(n).fill(1 / 3),
    before: { mode: 'held' },
    after: { mode: 'held' },
  };
  let arriving = 0;
  let arrivingWeight = 1 / 3;
  for (let i = 0; i < n; i++) {
    const key = tangentOf(i);
    curve.runs[i] = key.run;
    const steady = i + 1 < n && times[i + 1] > times[i] ? (values[i + 1] - values[i]) / (times[i + 1] - times[i]) : 0;
    let leaving = key.leave;
    let next = key.arrive;
    if (key.run === RUN.cubic && key.kind !== 'user') {
      const slopes =
        key.kind === 'tcb' ? solveTcb(times, values, i, key) : solveAuto(curve, i, key, arriving, arrivingWeight);
      leaving = slopes[1];
      arriving = slopes[0];
      if (key.kind === 'tcb') next = 0;
    } else if (key.run === RUN.linear) leaving = next = steady;
    else if (key.run !== RUN.cubic) leaving = next = 0;
    if (i > 0) {
      curve.arrive[i - 1] = arriving;
      curve.arriveWeight[i - 1] = arrivingWeight;
    }
    curve.leave[i] = leaving;
    curve.leaveWeight[i] = key.run === RUN.cubic ? key.leaveWeight : 1 / 3;
    arriving = next;
    arrivingWeight = key.run === RUN.cubic ? key.arriveWeight : 1 / 3;
  }
  return curve;
}

/** Slopes to the left and right of a key. */
function solveTcb(times: Float64Array, values: Float64Array, i: number, key: KeyTangent): [number, number] {
  const left = slopeBetween(times, values, i - 1);
  const right = slopeBetween(times, values, i);
  const factor = (left === undefined || right === undefined ? 1 : 0.5) * (1 - key.tension);
  const { bias: b, continuity: c } = key;
  const [l, r] = [left ?? 0, right ?? 0];
  return [
    factor * ((1 + b) * (1 - c) * l + (1 - b) * (1 + c) * r),
    factor * ((1 + b) * (1 + c) * l + (1 - b) * (1 - c) * r),
  ];
}

function slopeBetween(times: Float64Array, values: Float64Array, i: number): number | undefined {
  if (i < 0 || i + 1 >= times.length || !(times[i + 1] > times[i])) return undefined;
  return (values[i + 1] - values[i]) / (times[i + 1] - times[i]);
}

/** Slopes to the left and right of an automatic key. Their stored "slopes" are biases, in percent, towards one side. */
function solveAuto(
  { times, values }: Curve,
  i: number,
  key: KeyTangent,
  arriving: number,
  arrivingWeight: number,
): [number, number] {
  const left = slopeBetween(times, values, i - 1);
  const right = slopeBetween(times, values, i);
  if (left === undefined && right === undefined) return [0, 0];
  const gaps = [
    i > 0 ? Math.abs(values[i] - values[i - 1]) : Infinity,
    right === undefined ? Infinity : Math.abs(values[i + 1] - values[i]),
  ];
  if (key.clamp && Math.min(...gaps) <= CLAMP_RANGE) return [0, 0];
  if (left === undefined || right === undefined) {
    if (key.progressive) return [0, 0];
    const slope = (left ?? right ?? 0) + (key.timeless ? 0 : excess(left === undefined ? key.leave : -arriving));
    return [slope, slope];
  }
  const solve = (bias: number): number => {
    const [before, after] = [times[i] - times[i - 1], times[i + 1] - times[i]];
    let slope = (values[i + 1] - values[i - 1]) / (before + after);
    if (!key.timeless) {
      const share = before / (before + after);
      slope = slope / 2 + (left * (1 - share) + right * share) / 2;
      const weight = Math.abs(bias) / 100;
      if (weight > 1e-4) {
        const target = bias > 0 ? right : left;
        const away = target - slope;
        slope += away * weight + Math.abs(excess(bias)) * ((Math.abs(away) > 1e-5 ? away : bias) > 0 ? 1 : -1);
      }
    }
    if (!key.progressive) return slope;
    const sign = slope >= 0 ? 1 : -1;
    const most = Math.min(limit((sign * left) / arrivingWeight), limit((sign * right) / key.leaveWeight));
    return sign * Math.min(sign * slope, most);
  };
  if (Math.abs(arriving + key.leave) <= 1e-4) {
    const slope = solve(key.leave);
    return [slope, slope];
  }
  return [solve(-arriving), solve(key.leave)];
}

function limit(slope: number): number {
  return slope > 0 ? slope : 0;
}

/** What a bias of more than 500 percent adds to the slope. */
function excess(bias: number): number {
  const over = Math.abs(bias) / 100 - 5;
  return over > 0 ? over * over * 40 * Math.sign(bias) : 0;
}
