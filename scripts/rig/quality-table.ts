import type { JointError } from './measure-body.ts';

/** What was found of one body. */
export interface QualityRow {
  truth: string;
  name: string;
  said: string;
  isRight: boolean;
  /** Whether it looks where its maker made it look, where that is known. */
  ahead?: boolean;
  errors: readonly JointError[];
  limbs?: { off: string[]; all: number };
}

const percent = (list: readonly number[]): string =>
  list.length ? `${((100 * list.reduce((a, b) => a + b, 0)) / list.length).toFixed(1)} %` : '-';

/** One line per kind of body: kinds told right, fronts, joints by their groups, limbs on their limbs. */
export function printTable(rows: readonly QualityRow[]): void {
  for (const truth of new Set(rows.map((row) => row.truth))) {
    const own = rows.filter((row) => row.truth === truth);
    const right = own.filter((row) => row.isRight).length;
    if (truth === 'none') {
      console.log(`none: ${right} of ${own.length} left alone`);
      continue;
    }
    const turned = own.filter(({ ahead }) => ahead !== undefined);
    const measured = own.filter(({ errors }) => errors.length);
    const means = measured.map(({ errors }) => errors.reduce((s, { error }) => s + error, 0) / errors.length);
    const limbed = own.flatMap(({ limbs }) => (limbs && limbs.all > 0 ? [limbs] : []));
    const off = limbed.reduce((s, limbs) => s + limbs.off.length, 0);
    const all = limbed.reduce((s, limbs) => s + limbs.all, 0);
    console.log(
      `${truth}: kind ${right} of ${own.length}; front ${turned.filter(({ ahead }) => ahead).length} of ${turned.length}; ` +
        `joints ${percent(means)} (${means.filter((m) => m <= 0.05).length} of ${means.length} within 5); ` +
        `limbs on their limb ${all - off} of ${all}, all of them in ${limbed.filter((l) => !l.off.length).length} of ${limbed.length}`,
    );
    const groups = new Map<string, number[]>();
    for (const { errors } of own)
      for (const { group, error } of errors) groups.set(group, [...(groups.get(group) ?? []), error]);
    if (groups.size) console.log(`  ${[...groups].map(([group, list]) => `${group} ${percent(list)}`).join(', ')}`);
  }
}

/** One line for a body: the worst joints and the limbs that are off. */
export function rowText({ truth, name, said, isRight, ahead, errors, limbs }: QualityRow, seconds: number): string {
  const worst = [...errors].sort((a, b) => b.error - a.error).slice(0, 3);
  const joints = errors.length
    ? `${percent(errors.map(({ error }) => error))} (${worst.map((w) => `${w.name} ${(100 * w.error).toFixed(0)}`).join(', ')})`
    : '';
  const off = limbs?.off.length ? ` off: ${limbs.off.join(', ')}` : '';
  const mark = `${isRight ? ' ' : 'X'}${ahead === false ? '<' : ' '}`;
  return `${mark} ${truth.padEnd(10)} ${said.padEnd(10)} ${seconds.toFixed(1)} s  ${name.slice(-44)}  ${joints}${off}`;
}
