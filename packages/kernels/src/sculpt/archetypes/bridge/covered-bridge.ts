import { gableTiles } from '../../kits/building/gable.ts';
import { lacing, spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const SIDES = [
  ['front', 1],
  ['back', -1],
] as const;
const ENDS = [
  ['left', 1],
  ['right', -1],
] as const;

const [l, w, y, h] = [14, 4.2, 1.7, 3.2];
const rise = (w / 2) * Math.tan((38 * Math.PI) / 180);

/** A boarded bridge under a shingled roof, open trusses seen through the sides, on stone abutments. */
export function buildCovered(b: Bench): void {
  b.add('deck', 'deck', solid.box([l + 1.6, 0.2, w - 0.3], [0, y, 0], 0.02), { grain: [0, 0, 1] });
  b.add(
    'floor beams',
    'rail',
    solid.at(
      solid.box([0.26, 0.34, w], [0, 0, 0], 0.02),
      spaced([-l / 2 + 0.4, y - 0.26, 0], [l / 2 - 0.4, y - 0.26, 0], 9),
    ),
    { detail: 0.5 },
  );
  for (const [side, s] of SIDES) {
    const z = (s * w) / 2;
    const holes = [-0.3, -0.1, 0.1, 0.3].map((k) =>
      outline
        .pairs([-0.95, y + 1.65, 0.95, y + 1.65, 0.95, y + 2.6, -0.95, y + 2.6])
        .map(([x, v]) => [x + k * l, v] as const),
    );
    b.add(
      `${side} boards`,
      'body',
      solid.slab(outline.pairs([-l / 2, y - 0.3, l / 2, y - 0.3, l / 2, y + h, -l / 2, y + h]), 0.1, [0, 0, z], 'z', {
        holes,
        bevel: 0,
      }),
      { grain: [0, 1, 0], detail: 1.1 },
    );
    b.add(
      `${side} lattice`,
      'rail',
      solid.many(
        [0, 1].map((k) =>
          lacing(
            [-l / 2 + 0.3, y + k * (h - 0.1), z - s * (0.1 + k * 0.07)],
            [l / 2 - 0.3, y + k * (h - 0.1), z - s * (0.1 + k * 0.07)],
            [0, (1 - 2 * k) * (h - 0.1), 0],
            12,
            { kind: 'rect', w: 0.16, h: 0.06 },
          ),
        ),
      ),
    );
    b.add(
      `${side} window trims`,
      'trim',
      solid.many(
        holes.map((o) =>
          solid.slab(
            outline
              .pairs([-1.1, 0, 1.1, 0, 1.1, 1.25, -1.1, 1.25])
              .map(([x, v]) => [x + o[0][0] + 0.95, v + y + 1.5] as const),
            0.06,
            [0, 0, z + s * 0.06],
            'z',
            { holes: [o], bevel: 0 },
          ),
        ),
      ),
    );
    b.add(
      `${side} battens`,
      'body',
      solid.at(
        solid.box([0.07, 1.6, 0.05], [0, y + 0.5, z + s * 0.06], 0),
        spaced([-l / 2 + 0.2, 0, 0], [l / 2 - 0.2, 0, 0], 28),
      ),
      { detail: 0.3 },
    );
    b.add(`${side} sill board`, 'trim', solid.box([l + 0.1, 0.24, 0.14], [0, y - 0.3, z + s * 0.03], 0.02));
  }
  b.add('roof', 'roof', gableTiles({ a: l / 2, c: w / 2 + 0.05, y: y + h, pitch: 38, eaves: 0.5, verge: 0.75 }), {
    detail: 1.2,
  });
  b.add('ridge cap', 'trim', solid.box([l + 1.6, 0.1, 0.26], [0, y + h + rise + 0.11, 0], 0.03));
  addPortals(b);
}

/** Gables with their openings, and the abutments. */
function addPortals(b: Bench): void {
  for (const [end, e] of ENDS) {
    const gable = outline.pairs([
      -w / 2,
      y - 0.3,
      -w / 2 + 0.55,
      y - 0.3,
      -w / 2 + 0.55,
      y + 1.9,
      -w / 2 + 1.0,
      y + 2.75,
      w / 2 - 1.0,
      y + 2.75,
      w / 2 - 0.55,
      y + 1.9,
      w / 2 - 0.55,
      y - 0.3,
      w / 2,
      y - 0.3,
      w / 2,
      y + h,
      0,
      y + h + rise - 0.02,
      -w / 2,
      y + h,
    ]);
    b.add(`${end} portal`, 'body', solid.slab(gable, 0.12, [e * (l / 2 + 0.02), 0, 0], 'x', { bevel: 0.01 }), {
      grain: [0, 1, 0],
    });
    const trim = outline.pairs([
      -w / 2 + 0.5,
      y,
      -w / 2 + 0.68,
      y,
      -w / 2 + 0.68,
      y + 1.86,
      -w / 2 + 1.06,
      y + 2.62,
      w / 2 - 1.06,
      y + 2.62,
      w / 2 - 0.68,
      y + 1.86,
      w / 2 - 0.68,
      y,
      w / 2 - 0.5,
      y,
      w / 2 - 0.5,
      y + 1.95,
      w / 2 - 0.97,
      y + 2.86,
      -w / 2 + 0.97,
      y + 2.86,
      -w / 2 + 0.5,
      y + 1.95,
    ]);
    b.add(`${end} portal trim`, 'trim', solid.slab(trim, 0.1, [e * (l / 2 + 0.1), 0, 0], 'x', { bevel: 0.01 }));
    b.add(
      `${end} gable window`,
      'trim',
      solid.slab(outline.ngon(0.34, 8, 22.5, 0, y + h + 0.5), 0.08, [e * (l / 2 + 0.08), 0, 0], 'x', {
        holes: [outline.ngon(0.22, 8, 22.5, 0, y + h + 0.5)],
        bevel: 0.01,
      }),
    );
    b.add(`${end} abutment`, 'base', solid.box([2.2, y - 0.1, w + 0.9], [e * (l / 2 + 0.3), (y - 0.1) / 2, 0], 0.06));
    b.add(
      `${end} coping`,
      'trim',
      solid.both(solid.box([2.3, 0.2, 0.5], [e * (l / 2 + 0.3), y - 0.04, w / 2 + 0.26], 0.04), 'z'),
      { detail: 0.5 },
    );
  }
}
