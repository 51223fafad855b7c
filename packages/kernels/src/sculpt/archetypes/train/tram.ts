import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addBogie } from './bogie.ts';
import { addPantograph } from './bullet.ts';
import type { Line } from './track.ts';

/** A street tram with rounded ends and a pantograph, or a metro car with flat ends. */
export function buildTram(b: Bench, rng: Rng, kind: string): Line {
  const metro = kind === 'metro';
  const l = (metro ? 12.4 : 10.4) + rng.range(-0.3, 0.4);
  const [w, y0, y1] = [1.26, 0.62, metro ? 3.45 : 3.3];
  const [e, f] = [-l / 2, l / 2];
  const lean = metro ? 0.12 : 0.4;
  const side = outline.rounded(
    pairs([
      e + 0.15,
      y0,
      f - 0.15,
      y0,
      f,
      1.5,
      f - lean,
      y1 - 0.05,
      f - lean - 0.2,
      y1,
      e + lean + 0.2,
      y1,
      e + lean,
      y1 - 0.05,
      e,
      1.5,
    ]),
    [0.1, 0.1, 0.25, 0.2, 0.2, 0.2, 0.2, 0.25],
  );
  const doors: Vec2[][] = steps(e + 2.2, f - 2.2, metro ? 4 : 3).map((z) =>
    pairs([z - 0.55, 0.82, z + 0.55, 0.82, z + 0.55, 2.85, z - 0.55, 2.85]),
  );
  const edges = [e + 0.95, ...doors.flatMap((d) => [d[0][0] - 0.14, d[1][0] + 0.14]), f - 0.95];
  const wins: Vec2[][] = [];
  for (let i = 0; i < edges.length; i += 2)
    if (edges[i + 1] - edges[i] > 0.4)
      wins.push(
        ...coach.row(edges[i], edges[i + 1], 1.6, 2.75, Math.max(1, Math.round((edges[i + 1] - edges[i]) / 1.2)), 0.08),
      );
  const panes = wins.flatMap((o) => [coach.opening(o, 'x', w, 0.035, 0.08), coach.opening(o, 'x', -w, 0.035, 0.08)]);
  const leaves = doors.flatMap((o) => [coach.opening(o, 'x', w, 0.05, 0.06), coach.opening(o, 'x', -w, 0.05, 0.06)]);
  const tilt = (Math.atan(lean / (y1 - 1.5)) * 180) / Math.PI;
  const screen = (d: number, inner: number, s: number) =>
    solid.put(
      solid.slab(outline.roundRect(2 * w - 0.3 - inner, 1.16 - inner, 0.16, 0, 0.68), d, [0, 0, 0], 'z', { bevel: 0 }),
      [0, 1.5, s * f],
      [-s * tilt, 0, 0],
    );
  const cuts = [...panes, ...leaves].map((o) => o.tool);
  addTramFittings(metro, b, side, w, cuts, screen);
  b.add('left windows', 'windows', solid.many(panes.filter((_, i) => i % 2 === 0).map((o) => o.pane)));
  b.add('right windows', 'windows', solid.many(panes.filter((_, i) => i % 2 === 1).map((o) => o.pane)));
  b.add('front windscreen', 'windows', solid.put(screen(0.08, 0.01, 1), [0, 0, -0.05]));
  b.add('rear windscreen', 'windows', solid.put(screen(0.08, 0.01, -1), [0, 0, 0.05]));
  for (const [i, o] of leaves.entries()) b.add(`${['left', 'right'][i % 2]} door ${1 + (i >> 1)}`, 'doors', o.pane);
  fitting.pair(
    b,
    'door glass',
    'windows',
    solid.many(
      doors.flatMap((d) =>
        [0.27, -0.27].map((k) => solid.box([0.03, 1.3, 0.36], [w - 0.012, 1.95, (d[0][0] + d[1][0]) / 2 + k], 0.012)),
      ),
    ),
  );
  fitting.pair(
    b,
    'door gaps',
    'trim',
    solid.many(doors.map((d) => solid.box([0.02, 2, 0.02], [w - 0.012, 1.84, (d[0][0] + d[1][0]) / 2], 0.004))),
  );
  addEnds(b, f, y1, w, metro, lean);
  const clip = (h: number): Vec2[] =>
    outline.rounded(pairs([e + 1.2, y1 - 0.04, f - 1.2, y1 - 0.04, f - 1.5, y1 + h, e + 1.5, y1 + h]), 0.08);
  b.add('roof cover', 'boiler', solid.slab(clip(metro ? 0.14 : 0.26), 1.7, [0, 0, 0], 'x', { bevel: 0.06 }));
  b.add(
    'roof units',
    'boiler',
    solid.many([-0.26, 0.22].map((t) => solid.box([1.3, 0.26, 1.8], [0, y1 + (metro ? 0.2 : 0.34), l * t], 0.06))),
  );
  b.add(
    'roof unit grilles',
    'trim',
    solid.many(
      [-0.26, 0.22].flatMap((t) =>
        [-0.4, 0.4].map((d) => solid.cyl(0.3, 0.04, [0, y1 + (metro ? 0.335 : 0.475), l * t + d], 'y')),
      ),
    ),
  );
  if (!metro) addPantograph(b, -0.2, y1 + 0.3);
  b.add('underframe', 'trim', solid.box([2.1, 0.32, l - 1.4], [0, 0.56, 0], 0.03), { detail: 0.4 });
  addBogie(b, 'front bogie', f - 2.4, 0.36);
  addBogie(b, 'rear bogie', e + 2.4, 0.36);
  fitting.pair(
    b,
    'skirt panels',
    'body',
    solid.many(steps(-1.2, 1.2, 3).map((z) => solid.box([0.05, 0.42, 1.1], [w - 0.1, 0.5, z], 0.015))),
  );
  return { from: e - 0.4, to: f + 0.4, top: y1 + 0.3 };
}

/** What is fitted to it. */
function addTramFittings(
  metro: boolean,
  b: Bench,
  side: Vec2[],
  w: number,
  cuts: Shape[],
  screen: (d: number, inner: number, s: number) => Shape,
): void {
  const band = {
    mask: {
      kind: 'all' as const,
      of: [
        {
          kind: 'span' as const,
          dir: [0, 1, 0] as [number, number, number],
          from: metro ? 1.34 : 1.42,
          to: metro ? 1.35 : 1.44,
        },
        {
          kind: 'span' as const,
          dir: [0, -1, 0] as [number, number, number],
          from: metro ? -1.5 : -2.2,
          to: metro ? -1.49 : -2.19,
        },
      ],
    },
    material: { base: 'paint', color: b.tint('stripe', {}).color, metal: 0 },
  };
  b.add(
    'body',
    b.tint('body', { layers: [band] }),
    solid.cut(
      solid.slab(side, 2 * w, [0, 0, 0], 'x', { bevel: 0.16 }),
      ...cuts,
      screen(0.14, 0, 1),
      screen(0.14, 0, -1),
    ),
    { detail: 1.4, grain: [0, 0, 1] },
  );
}

function addEnds(b: Bench, f: number, y1: number, w: number, metro: boolean, lean: number): void {
  for (const [name, s] of [
    ['front', 1],
    ['rear', -1],
  ] as const) {
    const z = s * f;
    const turn: [number, number, number] = [0, s > 0 ? 0 : 180, 0];
    coach.lamps(b, `${name} headlamp`, s > 0 ? 'lights' : 'tail lamps', [w - 0.38, 1.12, z - s * 0.035], 0.11, s);
    const sy = y1 - 0.34;
    const zs = z - s * (lean * ((sy - 1.5) / (y1 - 1.5)) - 0.02);
    b.add(`${name} sign`, 'trim', solid.box([1.3, 0.26, 0.1], [0, sy, zs], 0.03));
    b.add(
      `${name} destination`,
      { base: 'lamp', color: '#e8a020', emissive: '#f0a018', emissiveStrength: 0.9 },
      solid.put(
        { op: 'text', value: metro ? 'A LINE' : '5 HARBOUR', height: 0.15, depth: 0.02 },
        [0, sy - 0.075, zs + s * 0.052],
        turn,
      ),
    );
    b.add(`${name} bumper`, 'trim', solid.box([1.7, 0.24, 0.3], [0, 0.78, z - s * 0.06], 0.08));
    b.add(
      `${name} coupler`,
      'chrome',
      solid.many([
        solid.rod([0, 0.66, z - s * 0.2], [0, 0.66, z + s * 0.32], 0.08),
        solid.box([0.3, 0.26, 0.16], [0, 0.66, z + s * 0.36], 0.04),
      ]),
    );
    b.add(
      `${name} number`,
      metro ? 'stripe' : 'stripe',
      solid.put({ op: 'text', value: metro ? 'A7' : '512', height: 0.2, depth: 0.016 }, [0, 1.18, z - s * 0.02], turn),
    );
  }
  coach.mirrors(b, [w - 0.04, 2.4, f - 0.75], [w + 0.14, 2.2, f - 0.5], [0.14, 0.3]);
}
