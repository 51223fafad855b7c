// Grows the forests that tell kinds of bodies and their fronts, from models whose kinds are known, and writes packages/kernels/src/rig/body/forest.data.ts.
//   npm run rig:train -- FOLDER ...     folders of cases that `npm run quality:rig -- --store FOLDER` has kept
// Each rare body is shown several times, stretched, bent and turned. Prints how many of the cases are told right by trees that have not seen them
// (a sixth at a time); run it after changing what is measured.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createRng, hashString } from '../packages/kernels/src/math/index.ts';
import { makeBody, turnBody } from '../packages/kernels/src/rig/body/body.ts';
import { CLASSES } from '../packages/kernels/src/rig/body/classify.ts';
import { askForest, readForest } from '../packages/kernels/src/rig/body/forest.ts';
import { measureFrontTraits } from '../packages/kernels/src/rig/body/front-traits.ts';
import { measureTraits } from '../packages/kernels/src/rig/body/traits.ts';
import { storedCases } from './rig/case-store.ts';
import { type GrowOptions, growForest, type Lessons, packForest } from './rig/grow-forest.ts';
import { varyCase } from './rig/vary-case.ts';

/** How often a kind is shown again, varied. */
const VARIANTS: Readonly<Record<(typeof CLASSES)[number], number>> = {
  ...{ none: 0, biped: 0, quadruped: 0, avian: 1, aquatic: 2, serpentine: 3, hexapod: 4, octopod: 3 },
};
const FOLDS = 6;
const TYPES: GrowOptions = { trees: 40, depth: 9, least: 3 };
const FRONTS: GrowOptions = { trees: 30, depth: 8, least: 3 };

interface Row {
  name: string;
  truth: number;
  varied: boolean;
  traits: number[];
  /** Front traits the right and the wrong way round. */
  fronts?: [number[], number[]];
}

const rows: Row[] = [];
for (const folder of process.argv.slice(2))
  for await (const item of storedCases(folder))
    for (let v = 0; v <= VARIANTS[item.truth]; v++) {
      const {
        item: { mesh },
        yaw,
      } = varyCase(item, v);
      const body = makeBody(mesh);
      const ahead = Math.cos(yaw + body.yaw);
      const known = item.truth !== 'none' && Math.abs(ahead) > 0.7;
      const ways = known ? [measureFrontTraits(body), measureFrontTraits(turnBody(body))] : [];
      const fronts = known ? ((ahead > 0 ? ways : ways.reverse()) as [number[], number[]]) : undefined;
      rows.push({
        name: item.name,
        truth: CLASSES.indexOf(item.truth),
        varied: v > 0,
        traits: measureTraits(mesh, body),
        fronts,
      });
    }
check();
const types = packForest(growForest(typeLessons(rows), TYPES, createRng(1)), CLASSES.length);
const fronts = packForest(growForest(frontLessons(rows), FRONTS, createRng(2)), 2);
const list = (name: string, lines: readonly string[]): string =>
  `export const ${name}: readonly string[] = [\n${lines.map((line) => `  '${line}',\n`).join('')}];\n`;
await writeFile(
  resolve(import.meta.dirname, '../packages/kernels/src/rig/body/forest.data.ts'),
  '/** Grown by `npm run rig:train`: trees that tell kinds of bodies by their traits, packed as `readForest` takes them. */\n' +
    `${list('TYPE_FOREST', types)}\n/** Trees that tell a body that looks to +z from one that looks away, by its front traits. */\n${list('FRONT_FOREST', fronts)}`,
);
process.exit(0);

function typeLessons(from: readonly Row[]): Lessons {
  const counts = CLASSES.map((_, k) => from.filter(({ truth }) => truth === k).length);
  const weights = from.map(({ truth }) => 1 / Math.sqrt(counts[truth]));
  return {
    rows: from.map(({ traits }) => traits),
    classes: from.map(({ truth }) => truth),
    weights,
    classCount: CLASSES.length,
  };
}

function frontLessons(from: readonly Row[]): Lessons {
  const known = from.filter((row) => row.fronts);
  const flat = known.flatMap((row) => row.fronts as [number[], number[]]);
  return { rows: flat, classes: flat.map((_, k) => 1 - (k % 2)), weights: flat.map(() => 1), classCount: 2 };
}

function check(): void {
  let [bodies, bodiesRight, things, thingsRight, fronts, frontsRight] = [0, 0, 0, 0, 0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = ({ name }: Row): boolean => Math.abs(hashString(name)) % FOLDS === fold;
    const rest = rows.filter((row) => !isOut(row));
    const kinds = readForest(packForest(growForest(typeLessons(rest), TYPES, createRng(1)), CLASSES.length));
    const ways = readForest(packForest(growForest(frontLessons(rest), FRONTS, createRng(2)), 2));
    for (const row of rows.filter((r) => isOut(r) && !r.varied)) {
      const votes = askForest(kinds, row.traits);
      const said = votes.reduce((best, v, k) => (v > votes[best] ? k : best), 0);
      if (row.truth === 0) {
        things++;
        if (said === 0) thingsRight++;
      } else {
        bodies++;
        if (said === row.truth) bodiesRight++;
      }
      if (said !== row.truth) console.log(`${row.name}: ${CLASSES[row.truth]} taken for ${CLASSES[said]}`);
      if (!row.fronts) continue;
      fronts++;
      if (askForest(ways, row.fronts[0])[1] > askForest(ways, row.fronts[1])[1]) frontsRight++;
    }
  }
  console.log(
    `bodies ${bodiesRight} of ${bodies}, things ${thingsRight} of ${things}, fronts ${frontsRight} of ${fronts}`,
  );
}
