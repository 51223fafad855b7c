// How well skeletons are fitted: models whose bodies are known, and things that have none.
//   npm run quality:rig -- FOLDER [--sheet] [--only fox] [--each 2] [--forced]
// FOLDER has a RIG_CASES.tsv (type, path) and perhaps a NOT_RIGGABLE.tsv (path); without one, or with --sculpted, it is what the sculptor makes, whose
// skeletons are exact. --store FOLDER keeps the cases, --stored FOLDER takes them from there. --forced gives each body its type and measures the
// joints alone. Joint errors are shares of the height. --sheet draws models with their skeletons into artifacts/rig-N.png: look at them.
import { parseArgs } from 'node:util';
import { invertQuat, rotateVector, type Vec3 } from '../packages/kernels/src/math/index.ts';
import { type FittedBody, fitBody, type RigType } from '../packages/kernels/src/rig/index.ts';
import { writeSheet } from './measuring/write-sheet.ts';
import type { RigCase } from './rig/case.ts';
import { storeCase, storedCases } from './rig/case-store.ts';
import { drawSkeleton } from './rig/draw-skeleton.ts';
import { fileCases } from './rig/file-cases.ts';
import { matchJoints } from './rig/match-joints.ts';
import { sculptedCases } from './rig/sculpted-cases.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sculpted: { type: 'boolean', default: false },
    stored: { type: 'string' },
    store: { type: 'string' },
    only: { type: 'string', default: '' },
    type: { type: 'string' },
    each: { type: 'string', default: '2' },
    pick: { type: 'string', default: '1' },
    forced: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    columns: { type: 'string', default: '4' },
    name: { type: 'string', default: 'rig' },
  },
});

const tiles: Buffer[] = [];
const perJoint = new Map<string, number[]>();
const right = { bodies: 0, allBodies: 0, things: 0, allThings: 0 };
const times: number[] = [];
const confusion = new Map<string, number>();
let index = 0;
let sheets = 0;
for await (const item of cases()) {
  if (!item.name.toLowerCase().includes(values.only.toLowerCase()) || (values.type && values.type !== item.truth))
    continue;
  if (index++ % Number(values.pick)) continue;
  if (values.store) await storeCase(values.store, item);
  else await measure(item);
}
summarize();
if (tiles.length) await writeSheet(`${values.name}-${++sheets}.png`, tiles, 520, Number(values.columns), 260);
process.exit(0);

async function* cases(): AsyncGenerator<RigCase> {
  if (values.stored) yield* storedCases(values.stored);
  else if (positionals[0] && !values.sculpted) yield* fileCases(positionals[0]);
  else yield* sculptedCases(Number(values.each), values.only);
}

async function measure(item: RigCase): Promise<void> {
  const rigType = values.forced && item.truth !== 'none' ? item.truth : undefined;
  const started = process.cpuUsage();
  const fitted = fitBody(item.mesh, { rigType });
  const { user, system } = process.cpuUsage(started);
  times.push((user + system) / 1e6);
  const said = fitted.riggable ? fitted.rigType : 'none';
  const isRight = said === item.truth;
  if (item.truth === 'none') {
    right.allThings++;
    if (isRight) right.things++;
  } else {
    right.allBodies++;
    if (isRight) right.bodies++;
  }
  if (!isRight)
    confusion.set(`${item.truth} taken for ${said}`, (confusion.get(`${item.truth} taken for ${said}`) ?? 0) + 1);
  const known = item.truth === 'none' || !item.joints ? new Map() : matchJoints(item.truth, item.joints);
  const errors = compare(fitted, known);
  const mean = errors.length ? errors.reduce((s, [, e]) => s + e, 0) / errors.length : NaN;
  if (said === item.truth)
    for (const [name, e] of errors) {
      const kind = `${item.truth} ${name.replace(/^(Left|Right)/, '').replace(/\d_/, '_')}`;
      perJoint.set(kind, [...(perJoint.get(kind) ?? []), e]);
    }
  const worst = [...errors].sort((a, b) => b[1] - a[1]).slice(0, 2);
  const joints = errors.length
    ? `${(100 * mean).toFixed(1)} % (${worst.map(([n, e]) => `${n} ${(100 * e).toFixed(0)}`).join(', ')})`
    : '';
  console.log(
    `${isRight ? '  ' : 'X '}${item.truth.padEnd(10)} ${said.padEnd(10)} ${fitted.confidence.toFixed(2)} ` +
      `${((user + system) / 1e6).toFixed(1)} s  ${item.name.slice(-48)}  ${joints}`,
  );
  if (!values.sheet) return;
  const label = `${item.name.slice(-34)} ${said} ${Number.isNaN(mean) ? '' : (100 * mean).toFixed(1)}`;
  tiles.push(await drawSkeleton(item.mesh, fitted.turn, fitted.skeleton, known.values(), label));
  if (tiles.length === 7 * Number(values.columns))
    await writeSheet(`${values.name}-${++sheets}.png`, tiles.splice(0), 520, Number(values.columns), 260);
}

/** How far our joints are from theirs, as shares of the height. */
function compare({ skeleton, turn }: FittedBody, known: ReadonlyMap<string, Vec3>): [string, number][] {
  if (!skeleton) return [];
  const back = invertQuat(turn);
  const out: [string, number][] = [];
  for (const { name, at } of skeleton.joints) {
    const theirs = known.get(name);
    if (!theirs) continue;
    const ours = rotateVector(back, at);
    out.push([name, Math.hypot(ours[0] - theirs[0], ours[1] - theirs[1], ours[2] - theirs[2]) / skeleton.height]);
  }
  return out;
}

function summarize(): void {
  const mean = (list: readonly number[]): number => list.reduce((s, x) => s + x, 0) / (list.length || 1);
  for (const type of new Set([...perJoint.keys()].map((key) => key.split(' ')[0] as RigType))) {
    const rows = [...perJoint].filter(([key]) => key.startsWith(`${type} `));
    const text = rows.map(([key, list]) => `${key.split(' ')[1]} ${(100 * mean(list)).toFixed(1)}`).join('  ');
    console.log(`${type}: ${(100 * mean(rows.flatMap(([, list]) => list))).toFixed(1)} % of the height; ${text}`);
  }
  for (const [what, n] of [...confusion].sort((a, b) => b[1] - a[1])) console.log(`${n} x ${what}`);
  times.sort((a, b) => a - b);
  console.log(
    `bodies ${right.bodies} of ${right.allBodies}, things ${right.things} of ${right.allThings}; ` +
      `median ${times[times.length >> 1]?.toFixed(2)} s, worst ${times.at(-1)?.toFixed(2)} s`,
  );
}
