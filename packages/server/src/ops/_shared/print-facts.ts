import type { SolidObject, SolidReport, SolidScene } from '@claywork/kernels';
import { z } from 'zod';

/** Width of the nozzle that most printers have, metres. */
export const NOZZLE = 0.0004;
/** Beds of common printers, millimetres: what is larger gets a hint. */
const BED_MM = 250;
const SMALL_MM = 5;
/** Less than this on the plate does not hold. */
const CONTACT_MM2 = 5;

const count = z.int().min(0);

/** What `print_ready` says of the file, in the task's `output.print`. */
export const printFacts = z.object({
  solids: count.meta({ description: 'Closed bodies in the file.' }),
  objects: count,
  watertight: z.boolean(),
  untouched: z.boolean().meta({ description: 'The model was printable as it came.' }),
  repaired: z.object({
    holes_closed: count,
    shells_merged: count,
    self_intersections: count,
    non_manifold_edges: count,
    flipped_shells: count,
    flipped_faces: count,
    duplicate_faces: count,
    sheets_thickened: count,
    shells_rebuilt: count,
    debris_dropped: count,
  }),
  thin_walls: z.object({
    nozzle_mm: z.number(),
    places: count,
    area_percent: z.number(),
    thinnest_mm: z.number().nullable(),
    lost: z.array(z.string()).meta({ description: 'Parts that are too thin or too small to be printed.' }),
  }),
  volume_cm3: z.number(),
  size_mm: z.tuple([z.number(), z.number(), z.number()]).meta({ description: 'Width, depth, height.' }),
  contact_mm2: z.number().meta({ description: 'Area that lies flat on the plate.' }),
  notes: z.array(z.string()),
});

/** The solid scene's reports as facts and sentences. */
export function describePrint({ objects, lost, size, contact }: SolidScene): z.output<typeof printFacts> {
  const sum = (of: (object: SolidObject) => number): number => objects.reduce((total, o) => total + of(o), 0);
  const total = (key: keyof Omit<SolidReport, 'untouched'>): number => sum((o) => o.report[key]);
  const thin = objects.filter((o) => o.walls.thinnest !== undefined);
  const thinnest = thin.length ? Math.min(...thin.map((o) => o.walls.thinnest as number)) : undefined;
  const area =
    sum((o) => o.walls.share * o.faces) /
    Math.max(
      1,
      sum((o) => o.faces),
    );
  const gone = [...new Set([...lost, ...objects.flatMap((o) => o.lost)])];
  const facts = {
    solids: total('bodies'),
    objects: objects.length,
    watertight: objects.every((o) => o.watertight && o.report.unresolved === 0),
    untouched: objects.every((o) => o.report.untouched) && !lost.length,
    repaired: {
      holes_closed: total('holesClosed'),
      shells_merged: total('shellsMerged'),
      self_intersections: total('selfIntersections'),
      non_manifold_edges: total('nonManifoldEdges'),
      flipped_shells: total('flippedShells'),
      flipped_faces: total('flippedFaces'),
      duplicate_faces: total('duplicateFaces'),
      sheets_thickened: total('sheetsThickened'),
      shells_rebuilt: total('shellsRebuilt'),
      debris_dropped: total('debrisDropped'),
    },
    thin_walls: {
      nozzle_mm: 1000 * NOZZLE,
      places: sum((o) => o.walls.places),
      area_percent: round(100 * area, 1),
      thinnest_mm: thinnest === undefined ? null : round(1000 * thinnest, 3),
      lost: gone.slice(0, 20),
    },
    volume_cm3: round(1e6 * sum((o) => o.volume), 3),
    size_mm: [round(1000 * size[0], 2), round(1000 * size[2], 2), round(1000 * size[1], 2)] as [number, number, number],
    contact_mm2: round(1e6 * contact, 2),
  };
  return { ...facts, notes: notes(facts, objects) };
}

type Facts = Omit<z.output<typeof printFacts>, 'notes'>;

function notes(
  { thin_walls: thin, size_mm, watertight, contact_mm2 }: Facts,
  objects: readonly SolidObject[],
): string[] {
  const out: string[] = [];
  const cell = Math.max(...objects.map((o) => o.report.cell));
  const sheet = Math.max(...objects.map((o) => o.report.sheetThickness));
  if (!watertight) out.push('Some places could not be freed of self-intersections; look at them in the slicer.');
  if (cell > 0)
    out.push(
      `Parts that ran through themselves or were torn were meshed anew; details under ${short(cell)} mm are gone.`,
    );
  if (sheet > 0) out.push(`Surfaces without thickness were made ${short(sheet)} mm thick.`);
  if (thin.thinnest_mm !== null)
    out.push(
      `Walls in ${thin.places} ${thin.places === 1 ? 'place' : 'places'} (${thin.area_percent} % of the surface) are thinner than the nozzle of ${thin.nozzle_mm} mm, down to ${thin.thinnest_mm} mm: enlarge the model or they may be missing from the print.`,
    );
  if (thin.lost.length) out.push(`Too thin or too small to print at this size: ${thin.lost.join(', ')}.`);
  if (contact_mm2 < CONTACT_MM2)
    out.push(`Only ${contact_mm2} mm² lie flat on the plate: print it with a raft or supports.`);
  const largest = Math.max(...size_mm);
  if (largest > BED_MM)
    out.push(
      `The model is ${largest} mm long, more than most printers hold; scale ${scaleTo(200, largest)} makes it 200 mm.`,
    );
  if (largest < SMALL_MM)
    out.push(`The model is only ${largest} mm long; scale ${scaleTo(100, largest)} makes it 100 mm.`);
  return out;
}

const short = (metres: number): string => String(Number((1000 * metres).toPrecision(2)));
const scaleTo = (mm: number, from: number): string => String(Number((mm / from).toPrecision(2)));

function round(x: number, digits: number): number {
  return Math.round(x * 10 ** digits) / 10 ** digits;
}
