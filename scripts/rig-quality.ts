// How well skeletons are fitted: models whose bodies are known, and things that have none.
//   npm run quality:rig -- FOLDER [--sheet] [--only fox] [--each 2] [--forced] [--vary 2] [--worst 12]
// FOLDER has a RIG_CASES.tsv (type, path) and perhaps a NOT_RIGGABLE.tsv (path); without one, or with --sculpted, it is what the sculptor makes, whose
// skeletons are exact; --imagined, fish and plants drawn at random. --store FOLDER keeps the cases, --stored FOLDER takes them from there. --forced gives each body its type. --vary shows each
// case that many times more: stretched, bent, turned and in other poses, never as the lessons of rig:train show it, --seed 300 in other ways. Joint errors are shares of the height, of many-legged, snakes and fish of
// the longest side. --clips 4 shows files as their makers move them, so many moments each of idling, walking and running; --arms the bipeds
// in T and A poses and relaxed. Limbs of bodies without a front (starfish) go by their order
// around. --sheet draws models with their skeletons into artifacts/rig-N.png, --worst only so many with the largest errors: look at them.
import { parseArgs } from 'node:util';
import { invertQuat, rotateVector } from '../packages/kernels/src/math/index.ts';
import { type FittedBody, fitBody } from '../packages/kernels/src/rig/index.ts';
import { writeSheet } from './measuring/write-sheet.ts';
import type { RigCase } from './rig/case.ts';
import { storeCase, storedCases } from './rig/case-store.ts';
import { drawSkeleton } from './rig/draw-skeleton.ts';
import { armedCases, fileCases, posedCases } from './rig/file-cases.ts';
import { imaginedCases } from './rig/imagined-cases.ts';
import { bodyOf, knownBody } from './rig/known-body.ts';
import { jointErrors, limbsOff, looksAhead, sizeOf } from './rig/measure-body.ts';
import { printTable, type QualityRow, rowText } from './rig/quality-table.ts';
import { sculptedCases } from './rig/sculpted-cases.ts';
import { isRound, nameAround } from './rig/turn-names.ts';
import { varyCase } from './rig/vary-case.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sculpted: { type: 'boolean', default: false },
    imagined: { type: 'boolean', default: false },
    clips: { type: 'string' },
    arms: { type: 'boolean', default: false },
    stored: { type: 'string' },
    store: { type: 'string' },
    only: { type: 'string', default: '' },
    type: { type: 'string' },
    each: { type: 'string', default: '2' },
    pick: { type: 'string', default: '1' },
    vary: { type: 'string', default: '0' },
    seed: { type: 'string', default: '100' },
    forced: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    worst: { type: 'string' },
    columns: { type: 'string', default: '4' },
    name: { type: 'string', default: 'rig' },
  },
});

/** The forests learn from variants whose numbers are far below the usual one: what is measured here are others. */
const unseen = Number(values.seed);

const rows: QualityRow[] = [];
const pictures: { mean: number; draw: () => Promise<Buffer> }[] = [];
const times: number[] = [];
let index = 0;
for await (const item of cases()) {
  if (!item.name.toLowerCase().includes(values.only.toLowerCase()) || (values.type && values.type !== item.truth))
    continue;
  if (index++ % Number(values.pick)) continue;
  if (values.store) await storeCase(values.store, item);
  else for (let v = 0; v <= Number(values.vary); v++) measure(varyCase(item, v && unseen + v).item);
}
printTable(rows);
times.sort((a, b) => a - b);
console.log(`median ${times[times.length >> 1]?.toFixed(2)} s, worst ${times.at(-1)?.toFixed(2)} s`);
await drawPictures();
process.exit(0);

async function* cases(): AsyncGenerator<RigCase> {
  if (values.stored) yield* storedCases(values.stored);
  else if (values.clips) yield* posedCases(positionals[0], Number(values.clips));
  else if (values.arms) yield* armedCases(positionals[0]);
  else if (values.imagined) yield* imaginedCases(values.only);
  else if (positionals[0] && !values.sculpted) yield* fileCases(positionals[0]);
  else yield* sculptedCases(Number(values.each), values.only);
}

function measure(item: RigCase): void {
  const rigType = values.forced && item.truth !== 'none' ? item.truth : undefined;
  const started = process.cpuUsage();
  const fitted = fitBody(item.mesh, { rigType });
  const { user, system } = process.cpuUsage(started);
  times.push((user + system) / 1e6);
  const said = fitted.riggable ? fitted.rigType : 'none';
  const row: QualityRow = { truth: item.truth, name: item.name, said, isRight: said === item.truth, errors: [] };
  const known = knownBody(item);
  if (known && !isRound(known)) row.ahead = looksAhead(known, (p) => rotateVector(fitted.turn, p));
  if (known && item.truth !== 'none' && fitted.skeleton?.type === item.truth) {
    const size = sizeOf(item.truth, item.mesh);
    const ours = nameAround(known, bodyOf(inMeshFrame(fitted)));
    row.errors = jointErrors(known, ours, size);
    if (known.limbs.length) row.limbs = limbsOff(item.mesh, known, ours, size);
  }
  rows.push(row);
  console.log(rowText(row, (user + system) / 1e6));
  if (!values.sheet && !values.worst) return;
  const mean = row.errors.reduce((s, { error }) => s + error, 0) / (row.errors.length || 1);
  const label = `${item.name.slice(-34)} ${said} ${(100 * mean).toFixed(1)} ${row.limbs?.off.length ? 'off' : ''}`;
  const draw = () => drawSkeleton(item.mesh, fitted.turn, fitted.skeleton, [...(known?.joints.values() ?? [])], label);
  pictures.push({ mean: mean + (row.limbs?.off.length ?? 0) / 50, draw });
}

/** A skeleton as it lies in the model as it was given. */
function inMeshFrame({ skeleton, turn }: FittedBody): Parameters<typeof bodyOf>[0] {
  const back = invertQuat(turn);
  const joints = (skeleton?.joints ?? []).map((joint) => ({ ...joint, at: rotateVector(back, joint.at) }));
  return { joints, chains: skeleton?.chains ?? [] };
}

async function drawPictures(): Promise<void> {
  const chosen = values.worst ? pictures.sort((a, b) => b.mean - a.mean).slice(0, Number(values.worst)) : pictures;
  const columns = Number(values.columns);
  for (let from = 0; from < chosen.length; from += 7 * columns) {
    const tiles: Buffer[] = [];
    for (const { draw } of chosen.slice(from, from + 7 * columns)) tiles.push(await draw());
    await writeSheet(`${values.name}-${1 + from / (7 * columns)}.png`, tiles, 520, columns, 260);
  }
}
