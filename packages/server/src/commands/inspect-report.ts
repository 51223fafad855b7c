import { type Inspection, linearToSrgb } from '@claywork/kernels';
import { type Cell, shorten, table, wrap } from './table.ts';

/** Parts, materials and the like beyond this are counted, not listed: `--json` has all of them. */
const ROWS_MAX = 24;
const DEFAULT_WIDTH = 100;

export interface InspectedFile {
  name: string;
  format: string;
  bytes: number;
}

/** An inspection as lines for a terminal. `warnings`: what the reader had to leave out, in sentences. */
export function reportInspection(
  file: InspectedFile,
  m: Inspection,
  warnings: readonly string[],
  width = DEFAULT_WIDTH,
): string[] {
  const lines = table(summary(file, m), width);
  const section = (title: string, head: string[], rows: Cell[][]) => {
    if (rows.length === 0) return;
    lines.push('', `${title} (${rows.length})`, ...table([head, ...rows.slice(0, ROWS_MAX)], width, '  '));
    if (rows.length > ROWS_MAX) lines.push(`  and ${rows.length - ROWS_MAX} more; --json lists all`);
  };
  section(
    'parts',
    ['name', 'faces', 'points', 'shells', 'open edges', 'non-manifold', 'materials'],
    m.partList.map((p) => [
      named(p.name),
      ...[p.faces, p.vertices, p.shells, p.boundaryEdges, p.nonManifoldEdges],
      p.materials.map(named).join(', ') || '-',
    ]),
  );
  section(
    'materials',
    ['name', 'base colour', 'opacity', 'metallic', 'roughness', 'alpha', 'textures'],
    m.materialList.map((t) => [
      named(t.name),
      hex(t.baseColor),
      ...[t.baseColor[3], t.metallic, t.roughness].map((x) => Number(x.toFixed(2))),
      t.alpha.toLowerCase(),
      t.textures.join(', ') || '-',
    ]),
  );
  section(
    'textures',
    ['name', 'size', 'type'],
    m.textureList.map((t) => [named(t.name), weight(t.bytes), t.mime]),
  );
  section(
    'skeletons',
    ['name', 'joints', 'root'],
    m.skeletons.map((s) => [named(s.name), s.joints, named(s.root)]),
  );
  section(
    'clips',
    ['name', 'seconds', 'channels', 'nodes'],
    m.clips.map((c) => [named(c.name), c.seconds.toFixed(2), c.channels, c.nodes]),
  );
  if (warnings.length) lines.push('', `left out or changed while reading (${warnings.length})`);
  for (const warning of warnings) lines.push(...wrap(warning, width - 2).map((line) => `  ${line}`));
  lines.push('', m.problems.length ? `problems (${m.problems.length})` : 'no problems');
  const rows = m.problems.map(({ problem, advice }) => [problem, advice]);
  if (rows.length) lines.push(...table([['what', 'what to do'], ...rows], width, '  '));
  return lines;
}

function summary(file: InspectedFile, m: Inspection): Cell[][] {
  const { x, y, z } = m.size;
  const { min, max } = m.bounds;
  const extent = Math.max(x, y, z);
  const [unit, factor] = unitFor(extent);
  // four digits of the longest side, and as fine for all others
  const decimals = extent > 0 ? Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(extent * factor)))) : 0;
  const inUnit = (metres: number): string => String(Number((metres * factor).toFixed(decimals)));
  const spans = ['x', 'y', 'z'].map((axis, k) => `${axis} ${inUnit(min[k])} to ${inUnit(max[k])}`);
  const closed = m.partList.filter((p) => p.isWatertight).length;
  const parts = m.partList.length;
  const tight = parts === 1 ? (closed ? 'yes' : 'no') : closed === parts ? 'yes' : `${closed} of ${parts} parts`;
  return [
    ['file', file.name],
    ['format', `${file.format}, ${weight(file.bytes)}`],
    ['size', `${inUnit(x)} x ${inUnit(y)} x ${inUnit(z)} ${unit} (width, height, depth)`],
    ['bounds', `${spans.join(', ')} ${unit}`],
    ['faces', m.quads ? `${m.faces} triangles (${m.quads} pairs are quads)` : `${m.faces} triangles`],
    ['vertices', String(m.vertices)],
    ['watertight', m.faces ? tight : '-'],
    ['nodes', String(m.nodes)],
    ...(m.morphTargets ? [['morph targets', String(m.morphTargets)]] : []),
  ];
}

/** The unit that gives an extent in metres a handy number, and how many of it are a metre. */
function unitFor(extent: number): [string, number] {
  if (extent === 0 || extent >= 1) return ['m', 1];
  return extent >= 0.02 ? ['cm', 100] : ['mm', 1000];
}

function named(name: string): string {
  return shorten(name) || '-';
}

function weight(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A linear colour as designers write it. */
function hex(linear: readonly number[]): string {
  const byte = (c: number): number => {
    const s = linearToSrgb(c);
    return Math.round(255 * Math.min(1, Math.max(0, s)));
  };
  return `#${linear
    .slice(0, 3)
    .map((c) => byte(c).toString(16).padStart(2, '0'))
    .join('')}`;
}
