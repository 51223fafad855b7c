import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { fitting, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid, suited, triples } from '../../kits/joinery/index.ts';

/** Half round over a box: the side of a rural mailbox, `w` wide, straight up to `h`. */
const tunnel = (w: number, h: number): Vec2[] => [[-w / 2, 0], [w / 2, 0], ...outline.arc(0, h, w / 2, 0, 180, 18)];

/** A tin box on a post, its flag up. */
function buildRural(b: Bench): void {
  const [w, h, d, y] = [0.2, 0.13, 0.48, 1.0];
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  b.add('box', 'body', put(solid.slab(tunnel(w, h), d, [0, 0, 0], 'z', { bevel: 0.004 })), { detail: 1.3 });
  b.add(
    'door',
    'body',
    put(
      solid.slab(
        tunnel(w * 1.05, h * 1.02).map(([x, v]): Vec2 => [x, v - 0.003]),
        0.012,
        [0, 0, d / 2 + 0.004],
        'z',
        { bevel: 0.004 },
      ),
    ),
  );
  b.add(
    'door rim',
    'metal',
    put(
      solid.bar(
        tunnel(w * 0.97, h)
          .slice(1)
          .map(([x, v]): Vec3 => [x, v, d / 2 + 0.0105]),
        { kind: 'circle', r: 0.0035 },
        { up: [0, 0, 1] },
      ),
    ),
  );
  b.add('door latch', 'metal', put(solid.box([0.03, 0.03, 0.02], [0, h + w / 2 - 0.004, d / 2 + 0.01], 0.005)));
  b.add(
    'door handle',
    'metal',
    put(solid.tube(triples([0, 0.19, 0.252, 0, 0.188, 0.272, 0, 0.165, 0.272, 0, 0.16, 0.252]), 0.005)),
  );
  b.add(
    'seams',
    'metal',
    put(
      solid.many(
        [-0.2, 0.19].map((z) =>
          solid.bar(
            tunnel(w * 1.01, h)
              .slice(1)
              .map(([x, v]): Vec3 => [x, v, z]),
            { kind: 'rect', w: 0.012, h: 0.003, r: 0.0008 },
            { up: [1, 0, 0] },
          ),
        ),
      ),
    ),
  );
  b.add('flag arm', 'flag', put(solid.box([0.006, 0.2, 0.022], [w / 2 + 0.006, h + 0.05, 0.06], 0.002)));
  b.add('flag', 'flag', put(solid.box([0.006, 0.055, 0.1], [w / 2 + 0.006, h + 0.13, 0.1], 0.002)));
  b.add('flag pivot', 'metal', put(solid.cyl(0.011, 0.012, [w / 2 + 0.01, h - 0.035, 0.06], 'x')));
  b.add(
    'number',
    'letters',
    put(solid.put(lettering('42', [0, 0, 0], 0.14, 0.07, 0.003), [w / 2 + 0.0015, 0.07, -0.07], [0, 90, 0])),
    { detail: 0.6 },
  );
  b.add('name', 'letters', put(lettering('MAIL', [0, 0.07, d / 2 + 0.0105], 0.13, 0.034, 0.002)), { detail: 0.6 });
  b.add('shelf', 'post', solid.box([0.19, 0.025, 0.5], [0, y - 0.0125, 0], 0.005), { grain: [0, 0, 1] });
  b.add('post', 'post', solid.box([0.095, y - 0.02, 0.095], [0, (y - 0.02) / 2, -0.06], 0.008), { grain: [0, 1, 0] });
  b.add(
    'brace',
    'post',
    solid.bar(
      [
        [0, 0.72, -0.03],
        [0, y - 0.03, 0.18],
      ],
      { kind: 'rect', w: 0.06, h: 0.045, r: 0.005 },
    ),
    { grain: [0, 1, 1] },
  );
  b.add(
    'bolts',
    'metal',
    solid.many(
      [0.8, 0.9].flatMap((v) =>
        [1, -1].map((s) => solid.put(fitting.hex(0.012, 0.008), [s * 0.047, v, -0.06], [0, 0, s * -90])),
      ),
    ),
  );
}

/** A round pillar box with its cap, hood, door and plinth. */
function buildPillar(b: Bench): void {
  b.add(
    'plinth',
    'dark',
    solid.turned(pairs([0, 0, 0.262, 0, 0.262, 0.16, 0.25, 0.18, 0, 0.18]), [0, 0, 0], { bevel: 0.008, segments: 60 }),
  );
  b.add('pillar', 'body', solid.cyl(0.24, 1.15, [0, 0.745, 0], 'y', { bevel: 0.004, segments: 64 }), { detail: 1.2 });
  b.add(
    'neck',
    'body',
    solid.turned(pairs([0, 1.31, 0.245, 1.31, 0.26, 1.33, 0.262, 1.345, 0.248, 1.36, 0.246, 1.4, 0, 1.4]), [0, 0, 0], {
      bevel: 0.004,
      segments: 60,
    }),
  );
  b.add(
    'cap',
    'body',
    solid.turned(
      pairs([0, 1.395, 0.285, 1.395, 0.292, 1.41, 0.29, 1.43, 0.255, 1.45, 0.19, 1.5, 0.1, 1.535, 0, 1.545]),
      [0, 0, 0],
      { bevel: 0.008, segments: 64 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'cap teeth',
    'body',
    { op: 'arrayed', n: 32, around: 'y', of: solid.box([0.03, 0.02, 0.026], [0.268, 1.388, 0], 0.004) },
    { detail: 0.4 },
  );
  const bent = (w: number, y0: number, y1: number, r: number): Shape => {
    const a = (w / r) * (90 / Math.PI);
    const ring: Vec2[] = [
      ...outline.arc(0, 0, r + 0.008, -90 - a, -90 + a, 12),
      ...outline.arc(0, 0, r - 0.02, -90 + a, -90 - a, 12),
    ];
    return solid.slab(ring, y1 - y0, [0, (y0 + y1) / 2, 0], 'y', { bevel: 0.003 });
  };
  b.add('door', 'body', bent(0.29, 0.3, 1.02, 0.24), { detail: 1.2 });
  b.add('hood', 'body', bent(0.3, 1.2, 1.235, 0.262));
  b.add('slot', 'dark', bent(0.24, 1.155, 1.195, 0.2365));
  b.add('lip', 'body', bent(0.28, 1.125, 1.15, 0.246));
  b.add('plate', 'letters', solid.box([0.1, 0.13, 0.012], [0, 0.9, 0.247], 0.003));
  b.add(
    'plate text',
    'dark',
    solid.many([0.935, 0.915, 0.895, 0.875, 0.855].map((y) => solid.box([0.075, 0.006, 0.002], [0, y, 0.2535], 0))),
  );
  b.add(
    'crown',
    'gold',
    solid.put(
      solid.slab(
        outline.rounded(
          pairs([-0.045, 0, 0.045, 0, 0.06, 0.06, 0.028, 0.032, 0, 0.072, -0.028, 0.032, -0.06, 0.06]),
          0.004,
          2,
        ),
        0.012,
        [0, 0, 0],
        'z',
        { bevel: 0.003 },
      ),
      [0, 0.7, 0.246],
    ),
  );
  b.add('letters', 'gold', lettering('POST', [0, 1.065, 0.243], 0.17, 0.042, 0.02, 'serif'));
  b.add('lock', 'gold', solid.cyl(0.018, 0.014, [0.1, 0.66, 0.224], 'z'));
  b.add('hinges', 'body', solid.many([0.42, 0.9].map((y) => solid.cyl(0.012, 0.07, [-0.152, y, 0.192]))));
}

/** A street collection box: round top, pull-down hopper, legs. */
function buildCollection(b: Bench): void {
  const [w, d, y] = [0.56, 0.52, 0.14];
  const side = outline.rounded([[-d / 2, 0], [d / 2, 0], ...outline.arc(0, 0.72, d / 2, 0, 180, 20)], 0.003, 1);
  b.add('body', 'body', solid.slab(side, w, [0, y, 0], 'x', { bevel: 0.012 }), { detail: 1.3 });
  b.add(
    'legs',
    'metal',
    solid.many(
      [1, -1].flatMap((s) => [1, -1].map((q) => solid.box([0.05, y + 0.01, 0.05], [s * 0.23, y / 2, q * 0.21], 0.006))),
    ),
  );
  b.add('feet', 'metal', solid.many([1, -1].map((s) => solid.box([0.09, 0.02, d], [s * 0.23, 0.0101, 0], 0.004))));
  b.add('hopper', 'body', solid.put(solid.box([0.42, 0.16, 0.03], [0, 0, 0], 0.008), [0, 0.93, 0.244], [-18, 0, 0]));
  b.add(
    'hopper handle',
    'metal',
    solid.tube(
      [
        [-0.15, 0.885, 0.27],
        [-0.15, 0.88, 0.3],
        [0.15, 0.88, 0.3],
        [0.15, 0.885, 0.27],
      ],
      0.008,
      { spline: 'linear' },
    ),
  );
  b.add('door', 'body', solid.box([0.44, 0.42, 0.02], [0, 0.42, d / 2 + 0.002], 0.006));
  b.add('door lock', 'metal', solid.cyl(0.02, 0.02, [0.17, 0.5, d / 2 + 0.012], 'z'));
  b.add('label', 'letters', solid.box([0.34, 0.1, 0.006], [0, 0.72, d / 2 + 0.001], 0.002));
  b.add('label text', 'body', lettering('MAIL', [0, 0.72, d / 2 + 0.0045], 0.28, 0.066, 0.003));
  b.add('notice', 'letters', solid.box([0.13, 0.17, 0.004], [-0.1, 0.46, d / 2 + 0.012], 0.001));
  b.add('side bands', 'letters', solid.both(solid.box([0.006, 0.05, 0.4], [w / 2 + 0.001, 0.62, 0], 0.001)));
  b.add(
    'rivets',
    'metal',
    solid.many(
      [1, -1].flatMap((s) =>
        [0.2, 0.4, 0.6, 0.8].map((v) => solid.cyl(0.007, 0.006, [s * 0.26, v, d / 2 + 0.002], 'z')),
      ),
    ),
    { detail: 0.4 },
  );
}

/** A wall plate with a flap; a ballot box; a rack of newspapers behind glass; a suggestion box. */
function buildOther(b: Bench, kind: string): void {
  if (kind === 'slot') {
    b.add('plate', 'gold', solid.box([0.3, 0.1, 0.012], [0, 0.05, 0], 0.004));
    b.add('flap', 'gold', solid.box([0.23, 0.046, 0.012], [0, 0.046, 0.009], 0.004, [8, 0, 0]));
    b.add('hinge', 'gold', solid.rod([-0.118, 0.072, 0.008], [0.118, 0.072, 0.008], 0.005));
    b.add('letters', 'dark', lettering('LETTERS', [0, 0.046, 0.016], 0.17, 0.02, 0.002, 'serif'));
    b.add('screws', 'gold', solid.both(solid.put(fitting.screw(0.008, 'slot'), [0.133, 0.05, 0.006], [90, 0, 0])));
    return;
  }
  const [w, h, d] = kind === 'ballot' ? [0.34, 0.42, 0.3] : [0.44, 0.82, 0.38];
  if (kind === 'ballot') {
    b.add('box', 'body', solid.box([w, h, d], [0, h / 2, 0], 0.008), { detail: 1.2 });
    b.add('lid', 'body', solid.box([w + 0.02, 0.035, d + 0.02], [0, h + 0.012, 0], 0.008));
    b.add('slot', 'dark', solid.box([0.2, 0.004, 0.022], [0, h + 0.0295, 0], 0.001));
    b.add('ballot', 'paper', solid.box([0.14, 0.14, 0.0018], [0.004, h + 0.085, 0], 0.0004, [4, 0, 6]));
    b.add(
      'ballot mark',
      'flag',
      solid.put(
        solid.many([
          solid.box([0.05, 0.008, 0.001], [0, 0, 0], 0, [0, 0, 45]),
          solid.box([0.05, 0.008, 0.001], [0, 0, 0.0003], 0, [0, 0, -45]),
        ]),
        [0, h + 0.1, 0.0028],
        [4, 0, 6],
      ),
    );
    b.add('label', 'letters', solid.box([w * 0.78, h * 0.4, 0.004], [0, h * 0.5, d / 2 + 0.001], 0.001));
    b.add('label text', 'flag', lettering('VOTE', [0, h * 0.5, d / 2 + 0.0035], w * 0.62, h * 0.22, 0.003));
    b.add('hasp', 'metal', solid.box([0.035, 0.06, 0.012], [0, h - 0.01, d / 2 + 0.01], 0.003));
    b.add('padlock', 'gold', solid.box([0.03, 0.028, 0.014], [0, h - 0.06, d / 2 + 0.02], 0.004));
    b.add(
      'shackle',
      'metal',
      solid.tube(
        [
          [-0.009, h - 0.048, d / 2 + 0.02],
          [-0.009, h - 0.035, d / 2 + 0.02],
          [0.009, h - 0.035, d / 2 + 0.02],
          [0.009, h - 0.048, d / 2 + 0.02],
        ],
        0.003,
      ),
    );
    return;
  }
  b.add('cabinet', 'body', solid.box([w, h, d], [0, 0.28 + h / 2, 0], 0.014), { detail: 1.2 });
  b.add('post', 'metal', solid.cyl(0.05, 0.3, [0, 0.15, 0]));
  b.add('base', 'metal', solid.box([0.36, 0.03, 0.34], [0, 0.015, 0], 0.008));
  b.add(
    'window frame',
    'metal',
    solid.slab(outline.roundRect(w - 0.04, 0.5, 0.01), 0.02, [0, 0.8, d / 2 + 0.004], 'z', {
      bevel: 0.004,
      holes: [outline.roundRect(w - 0.1, 0.44, 0.006)],
    }),
  );
  b.add('newspaper', 'paper', solid.box([w - 0.11, 0.43, 0.006], [0, 0.8, d / 2 + 0.002], 0.001));
  b.add('headline', 'dark', lettering('DAILY NEWS', [0, 0.94, d / 2 + 0.0055], w - 0.16, 0.05, 0.001, 'serif'));
  b.add('picture', 'flag', solid.box([w - 0.18, 0.14, 0.001], [0, 0.83, d / 2 + 0.0055], 0));
  b.add(
    'columns',
    'dark',
    solid.many(
      Array.from({ length: 14 }, (_, i) =>
        solid.box([0.11, 0.005, 0.001], [i % 2 ? 0.07 : -0.07, 0.73 - Math.floor(i / 2) * 0.017, d / 2 + 0.0055], 0),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'handle',
    'metal',
    solid.tube(
      [
        [-0.07, 0.545, d / 2 + 0.01],
        [-0.07, 0.54, d / 2 + 0.045],
        [0.07, 0.54, d / 2 + 0.045],
        [0.07, 0.545, d / 2 + 0.01],
      ],
      0.008,
      { spline: 'linear' },
    ),
  );
  b.add('coin box', 'metal', solid.box([0.16, 0.1, 0.12], [0.1, 0.28 + h + 0.04, 0.06], 0.01));
  b.add('title', 'letters', lettering('NEWS', [0, 0.42, d / 2 + 0.001], w * 0.7, 0.09, 0.008));
}

/** Mailboxes: on a rural post, a pillar, a street collection box, a slot in a plate, ballot and newspaper boxes. */
export const mailbox: Archetype = {
  name: 'mailbox',
  kind: 'thing',
  size: { height: 1.3 },
  params: {
    kind: {
      type: 'choice',
      of: ['rural', 'pillar', 'collection', 'slot', 'ballot', 'newspaper'],
      default: 'rural',
      about: 'Kind.',
    },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#b8181c', rough: 0.3, clearcoat: 0.5 },
      words: ['box', 'body', 'pillar'],
      main: true,
    },
    post: { material: { base: 'wood', color: '#8a623c', color2: '#6c4828' }, words: ['post', 'stand'] },
    flag: { material: { base: 'paint', color: '#d8221c' }, words: ['flag'] },
    metal: { material: { base: 'steel', color: '#8c9096' }, words: ['door', 'handle', 'metal'] },
    letters: { material: { base: 'paint', color: '#f2f0ea' }, words: ['letter', 'number', 'label'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['rural'] },
      of: tones('body', {
        black: '#26282b',
        silver: '#aeb3b8',
        red: '#b8181c',
        green: '#2f5a44',
        blue: '#2a4a78',
        white: '#ece9e0',
      }),
    },
    {
      lead: 'body',
      when: { kind: ['newspaper'] },
      of: tones('body', { blue: '#1f4f9a', red: '#b8181c', yellow: '#e0b020', green: '#2a6a44' }),
    },
  ],
  presets: {
    mailbox: { size: { height: 1.28 } },
    'american mailbox': { materials: { body: { base: 'aluminium', color: '#b4b8bd' } }, size: { height: 1.28 } },
    'pillar box': { params: { kind: 'pillar' }, size: { height: 1.54 } },
    'letter slot': { params: { kind: 'slot' }, size: { height: 0.1 } },
    'collection box': { params: { kind: 'collection' }, size: { height: 1.12 } },
    'ballot box': { params: { kind: 'ballot' }, size: { height: 0.58 } },
    'newspaper box': { params: { kind: 'newspaper' }, size: { height: 1.2 } },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const own: Record<string, { body: { base: string; color: string; rough?: number; clearcoat?: number } }> = {
      collection: { body: { base: 'paint', color: '#1f4a94', rough: 0.35, clearcoat: 0.4 } },
      ballot: { body: { base: 'paint', color: '#2a4f8a', rough: 0.4 } },
    };
    const b = createBench({
      ...suited(materials, mailbox.slots, own[kind]),
      dark: { base: 'paint', color: '#17181a', rough: 0.5 },
      gold: { base: 'brass', color: '#d2a94c', rough: 0.25 },
      paper: { base: 'paper', color: '#f2efe4' },
    });
    if (kind === 'rural') buildRural(b);
    else if (kind === 'pillar') buildPillar(b);
    else if (kind === 'collection') buildCollection(b);
    else buildOther(b, kind);
    return { parts: proportioned(b.parts, rng, 0.02) };
  },
};
