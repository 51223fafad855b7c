import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { fitting, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid, triples } from '../../kits/joinery/index.ts';

/** Nuts and bolts in a ring at height y. */
const bolts = (n: number, r: number, y: number, size: number): Shape => ({
  op: 'arrayed',
  n,
  around: 'y',
  of: solid.put(fitting.hex(size, size * 0.9), [r, y, 0]),
});

/** A chain in a sag from p to q. */
function chain(p: Vec3, q: Vec3, sag: number, n: number): Shape {
  return solid.many(
    Array.from({ length: n }, (_, i): Shape => {
      const t = (i + 0.5) / n;
      const at: Vec3 = [
        p[0] + (q[0] - p[0]) * t,
        p[1] + (q[1] - p[1]) * t - sag * Math.sin(Math.PI * t),
        p[2] + (q[2] - p[2]) * t,
      ];
      return solid.put(
        solid.hoop(0.0105, { kind: 'circle', r: 0.0028 }, [0, 0, 0], i % 2 ? 'z' : 'x', 10),
        at,
        [0, 0, 25],
      );
    }),
  );
}

function buildHydrant(b: Bench): void {
  b.add('base flange', 'body', solid.cyl(0.165, 0.035, [0, 0.0175, 0], 'y', { bevel: 0.008, segments: 48 }));
  b.add('base bolts', 'bolts', bolts(8, 0.14, 0.034, 0.017));
  b.add(
    'lower barrel',
    'body',
    solid.turned(pairs([0, 0.03, 0.118, 0.03, 0.108, 0.05, 0.105, 0.19, 0.115, 0.205, 0, 0.205]), [0, 0, 0], {
      bevel: 0.004,
      segments: 52,
    }),
  );
  b.add('flange', 'body', solid.cyl(0.15, 0.03, [0, 0.218, 0], 'y', { bevel: 0.006, segments: 48 }));
  b.add('flange bolts', 'bolts', bolts(8, 0.13, 0.232, 0.013));
  b.add(
    'barrel',
    'body',
    solid.turned(
      pairs([0, 0.23, 0.108, 0.23, 0.108, 0.33, 0.122, 0.36, 0.122, 0.5, 0.11, 0.53, 0.112, 0.55, 0, 0.55]),
      [0, 0, 0],
      { bevel: 0.006, segments: 56 },
    ),
    { detail: 1.3 },
  );
  b.add('collar', 'body', solid.cyl(0.142, 0.028, [0, 0.56, 0], 'y', { bevel: 0.007, segments: 48 }));
  b.add('collar bolts', 'bolts', bolts(8, 0.122, 0.573, 0.012));
  b.add(
    'bonnet',
    'cap',
    solid.turned(
      pairs([0, 0.572, 0.12, 0.572, 0.116, 0.61, 0.098, 0.655, 0.064, 0.685, 0.045, 0.692, 0, 0.692]),
      [0, 0, 0],
      { smooth: false, bevel: 0.01, segments: 56 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'bonnet ribs',
    'cap',
    {
      op: 'arrayed',
      n: 8,
      around: 'y',
      of: solid.tube(triples([0.117, 0.585, 0, 0.113, 0.622, 0, 0.092, 0.663, 0, 0.06, 0.688, 0]), 0.007),
    },
    { detail: 0.6 },
  );
  b.add(
    'operating nut',
    'bolts',
    solid.many([solid.cyl(0.036, 0.022, [0, 0.702, 0]), solid.put(fitting.hex(0.026, 0.045), [0, 0.71, 0])]),
  );
  const nozzle = (name: string, y: number, r: number, l: number, turn: number): void => {
    const put = (of: Shape): Shape => solid.put(solid.put(of, [0, 0, 0], [90, 0, 0]), [0, y, 0], [0, turn, 0]);
    b.add(
      `${name} neck`,
      'body',
      put(
        solid.turned(
          pairs([0, 0.09, r * 1.05, 0.09, r * 0.95, l - 0.02, r * 1.2, l - 0.018, r * 1.2, l, 0, l]),
          [0, 0, 0],
          { bevel: 0.004, segments: 44 },
        ),
      ),
    );
    b.add(
      `${name} cap`,
      'cap',
      put(
        solid.turned(
          pairs([0, l - 0.001, r * 1.12, l - 0.001, r * 1.12, l + 0.026, r * 0.9, l + 0.038, 0, l + 0.04]),
          [0, 0, 0],
          { bevel: 0.005, segments: 40 },
        ),
      ),
    );
    b.add(
      `${name} cap lugs`,
      'cap',
      put(
        solid.put(
          { op: 'arrayed', n: 4, around: 'y', of: solid.box([0.014, 0.022, 0.02], [r * 1.14, l + 0.013, 0], 0.004) },
          [0, 0, 0],
          [0, 45, 0],
        ),
      ),
      { detail: 0.5 },
    );
    b.add(`${name} cap nut`, 'bolts', put(solid.put(fitting.hex(r * 0.42, 0.026), [0, l + 0.037, 0])));
  };
  nozzle('front nozzle', 0.42, 0.068, 0.165, 0);
  nozzle('right nozzle', 0.445, 0.047, 0.165, 90);
  nozzle('left nozzle', 0.445, 0.047, 0.165, -90);
  b.add('front chain', 'chain', chain([0.05, 0.53, 0.11], [0.03, 0.475, 0.19], 0.03, 9), { detail: 0.3 });
  b.add('right chain', 'chain', chain([0.1, 0.53, 0.06], [0.185, 0.485, 0.03], 0.045, 10), { detail: 0.3 });
  b.add('left chain', 'chain', chain([-0.1, 0.53, 0.06], [-0.185, 0.485, 0.03], 0.045, 10), { detail: 0.3 });
}

function buildExtinguisher(b: Bench): void {
  b.add(
    'cylinder',
    'body',
    solid.turned(
      pairs([0, 0.012, 0.068, 0.012, 0.075, 0.03, 0.075, 0.34, 0.07, 0.37, 0.05, 0.395, 0.024, 0.405, 0, 0.405]),
      [0, 0, 0],
      { bevel: 0.008, segments: 56 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'foot ring',
    'dark',
    solid.turned(pairs([0, 0, 0.077, 0, 0.077, 0.03, 0.07, 0.032, 0, 0.032]), [0, 0, 0], {
      bevel: 0.003,
      segments: 52,
    }),
  );
  b.add('neck', 'bolts', solid.cyl(0.022, 0.03, [0, 0.415, 0]));
  b.add('valve', 'bolts', solid.box([0.04, 0.035, 0.05], [0, 0.443, 0], 0.006));
  b.add('gauge', 'bolts', solid.cyl(0.019, 0.016, [0, 0.443, 0.03], 'z'));
  b.add('gauge dial', 'label', solid.cyl(0.0155, 0.002, [0, 0.443, 0.0385], 'z'));
  b.add('gauge needle', 'body', solid.box([0.0018, 0.012, 0.001], [0.002, 0.446, 0.04], 0, [0, 0, -20]));
  b.add(
    'lower handle',
    'dark',
    solid.bar(
      triples([0.01, 0.45, 0, -0.045, 0.452, 0, -0.1, 0.438, 0]),
      { kind: 'rect', w: 0.026, h: 0.007, r: 0.002 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add(
    'upper lever',
    'dark',
    solid.bar(
      triples([0.018, 0.464, 0, -0.04, 0.482, 0, -0.105, 0.488, 0]),
      { kind: 'rect', w: 0.024, h: 0.007, r: 0.002 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add(
    'safety pin',
    'chain',
    solid.many([
      solid.rod([-0.012, 0.462, -0.03], [-0.012, 0.462, 0.03], 0.0022),
      solid.put(solid.hoop(0.013, { kind: 'circle', r: 0.0018 }, [0, 0, 0], 'x', 24), [-0.012, 0.462, 0.043]),
    ]),
  );
  b.add(
    'hose',
    'dark',
    solid.tube(
      triples([
        0.02, 0.443, 0, 0.06, 0.45, 0, 0.098, 0.42, 0.004, 0.1, 0.33, 0.006, 0.094, 0.22, 0.006, 0.092, 0.16, 0.006,
      ]),
      0.009,
    ),
  );
  b.add('nozzle', 'dark', solid.cyl(0.02, 0.07, [0.0917, 0.132, 0.006], 'y', { top: 0.011, bevel: 0.003 }));
  b.add('hose clip', 'dark', solid.box([0.03, 0.016, 0.03], [0.082, 0.25, 0.004], 0.004));
  b.add(
    'label',
    'label',
    solid.slab(outline.roundRect(0.08, 0.15, 0.006), 0.02, [0, 0.22, 0.0668], 'z', { bevel: 0.002 }),
  );
  b.add('label text', 'body', lettering('FIRE', [0, 0.27, 0.0772], 0.066, 0.024, 0.0012));
  b.add(
    'label bands',
    'body',
    solid.many([0.235, 0.215, 0.195, 0.175].map((y) => solid.box([0.062, 0.008, 0.0012], [0, y, 0.0772], 0.0003))),
  );
}

function buildAlarm(b: Bench): void {
  b.add('case', 'body', solid.box([0.12, 0.12, 0.045], [0, 0.06, 0], 0.01));
  b.add('pull bar', 'label', solid.box([0.085, 0.022, 0.03], [0, 0.048, 0.025], 0.006));
  b.add('bar text', 'body', lettering('PULL', [0, 0.048, 0.0405], 0.06, 0.012, 0.001));
  b.add('title', 'label', lettering('FIRE', [0, 0.092, 0.023], 0.08, 0.024, 0.002));
  b.add('key hole', 'bolts', solid.cyl(0.006, 0.004, [0, 0.018, 0.0235], 'z'));
  b.add(
    'screws',
    'bolts',
    solid.many(
      [1, -1].flatMap((s) =>
        [0.012, 0.108].map((y) => solid.put(fitting.screw(0.004), [s * 0.05, y, 0.0225], [90, 0, 0])),
      ),
    ),
  );
}

/** Fire hydrants with caps and chains, extinguishers, alarms. */
export const hydrant: Archetype = {
  name: 'hydrant',
  kind: 'thing',
  size: { height: 0.75 },
  params: {
    kind: { type: 'choice', of: ['hydrant', 'extinguisher', 'alarm'], default: 'hydrant', about: 'What it is.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#c01c1c', rough: 0.38, clearcoat: 0.4, wear: 0.12 },
      words: ['body', 'barrel', 'cylinder'],
      main: true,
    },
    cap: { material: { base: 'paint', color: '#d8d6ce', rough: 0.4, wear: 0.12 }, words: ['cap', 'bonnet', 'lid'] },
    bolts: { material: { base: 'steel', color: '#8a8e92' }, words: ['bolt', 'nut'] },
    chain: { material: { base: 'steel', color: '#a8abaf' }, words: ['chain', 'pin'] },
    label: { material: { base: 'paint', color: '#f2f0ea' }, words: ['label'] },
    dark: { material: { base: 'rubber', color: '#1c1d1f' }, words: ['hose', 'handle', 'lever'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['hydrant'] },
      of: [
        { name: 'red', weight: 2, slots: {} },
        ...tones('body', {
          yellow: '#e8b418',
          'all red': '#b81a1c',
          silver: '#b4b8bc',
          orange: '#e0641c',
          blue: '#1f5a9a',
        }),
      ],
    },
  ],
  presets: {
    'fire hydrant': { size: { height: 0.755 } },
    'fire extinguisher': { params: { kind: 'extinguisher' }, size: { height: 0.49 } },
    'fire alarm': { params: { kind: 'alarm' }, size: { height: 0.12 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'extinguisher') buildExtinguisher(b);
    else if (kind === 'alarm') buildAlarm(b);
    else buildHydrant(b);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      sockets: { top: { at: [0, 0.75, 0], dir: [0, 1, 0], size: 0.1 } },
    };
  },
};
