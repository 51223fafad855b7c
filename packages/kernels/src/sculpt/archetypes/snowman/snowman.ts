import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { drapery } from '../../kits/drapery.ts';
import { hatParts } from '../../kits/headwear/index.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';
import { snowmanPalettes } from './palettes.ts';

/** Snowmen: two or three balls, carrot, coal, stick arms, scarf, hat, broom. */
export const snowman: Archetype = {
  name: 'snowman',
  kind: 'person',
  size: { height: 1.6 },
  params: {
    balls: { type: 'number', min: 2, max: 3, default: 3, about: 'Balls on top of each other.' },
    hat: {
      type: 'choice',
      of: ['any', 'top', 'bowler', 'beanie', 'santa', 'bucket', 'none'],
      default: 'any',
      about: 'What it wears on its head; any lets the seed choose.',
    },
    arms: { type: 'flag', default: true, about: 'Whether it has stick arms.' },
    scarf: { type: 'flag', default: true, about: 'Whether it wears a scarf.' },
    broom: { type: 'flag', default: false, about: 'Whether a broom stands in its hand.' },
  },
  slots: {
    snow: { material: { base: 'snow', color: '#f2f6fa' }, words: ['snow', 'body', 'ball', 'head'], main: true },
    scarf: { material: { base: 'knit', color: '#b8202c', scale: 2 }, words: ['scarf'] },
    hat: { material: { base: 'fabric', color: '#1d1c20' }, words: ['hat'] },
    band: { material: { base: 'silk', color: '#a81c28' }, words: ['band', 'ribbon'] },
    nose: { material: { base: 'fruit-skin', color: '#e8781c' }, words: ['nose', 'carrot'] },
    coal: { material: { base: 'stone', color: '#1c1b1c' }, words: ['eye', 'button', 'coal', 'mouth'] },
    wood: { material: { base: 'bark', color: '#5a4230' }, words: ['arm', 'stick', 'broom', 'twig'] },
  },
  palettes: snowmanPalettes,
  presets: { snowman: {} },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('snowman');
    const three = read.num(params, 'balls') > 2.5;
    const radii = three ? [0.42, 0.31, 0.225] : [0.44, 0.28];
    let y = 0;
    const mids: Vec3[] = radii.map((r, i) => {
      const at: Vec3 = [taste.range(-0.012, 0.012) * i, y + r * 0.93, taste.range(-0.01, 0.01) * i];
      y += r * (i === radii.length - 1 ? 1.9 : 1.62);
      return at;
    });
    radii.forEach((r, i) => {
      const name = i === radii.length - 1 ? 'head' : i === 0 ? 'body' : 'chest';
      b.add(name, 'snow', lumpyBall([r, r * 0.94, r], mids[i], 0.07, i + taste.int(50)), { detail: 1.3 });
    });
    b.add(
      'drift',
      'snow',
      solid.turned(outline.pairs([0, 0, 0.62, 0, 0.56, 0.03, 0.44, 0.075, 0.3, 0.1, 0, 0.1]), [0, 0, 0], {
        smooth: true,
      }),
    );
    const head = mids[mids.length - 1];
    const r = radii[radii.length - 1];
    const on = (a: number, up: number, k = 1): Vec3 => [
      head[0] + k * r * Math.sin(a) * Math.cos(up),
      head[1] + k * r * Math.sin(up),
      head[2] + k * r * Math.cos(a) * Math.cos(up),
    ];
    const lump = (at: Vec3, s: number, i: number) => ({
      op: 'hull' as const,
      points: Array.from({ length: 9 }, (_, k): Vec3 => {
        const v = 1 - (2 * (k + 0.5)) / 9;
        const w = k * 2.4 + i;
        const q = Math.sqrt(1 - v * v);
        return [at[0] + s * q * Math.cos(w), at[1] + s * v, at[2] + s * q * Math.sin(w)];
      }),
      bevel: s * 0.2,
    });
    b.add('left eye', 'coal', lump(on(0.34, 0.2), 0.03, 1));
    b.add('right eye', 'coal', lump(on(-0.34, 0.22), 0.031, 4));
    for (let i = 0; i < 6; i++)
      b.add(`mouth ${i + 1}`, 'coal', lump(on((i - 2.5) * 0.19, -0.42 + 0.035 * (i - 2.5) ** 2), 0.019, i));
    const tip: Vec3 = [head[0] + taste.range(-0.02, 0.02), head[1] - 0.015, head[2] + r + 0.2];
    b.add(
      'nose',
      'nose',
      solid.tube([[head[0], head[1], head[2] + r * 0.8], [head[0], head[1] - 0.004, head[2] + r + 0.07], tip], 0.036, {
        taper: [1, 0.72, 0.12],
        cap: 'round',
      }),
    );
    b.add(
      'nose rings',
      b.tint('nose', { color: '#b85a12' }),
      solid.many(
        [0.03, 0.07, 0.11].map((k) =>
          solid.hoop(
            0.036 - 0.1 * k - 0.001,
            { kind: 'circle', r: 0.0022 },
            [head[0], head[1] - 0.002 - k * 0.02, head[2] + r + k],
            'z',
            18,
          ),
        ),
      ),
      { detail: 0.4 },
    );
    const chest = mids[Math.max(0, mids.length - 2)];
    const rc = radii[Math.max(0, radii.length - 2)];
    for (let i = 0; i < 3; i++) {
      const up = 0.42 - i * 0.36;
      b.add(
        `button ${i + 1}`,
        'coal',
        lump([chest[0], chest[1] + rc * 0.94 * Math.sin(up), chest[2] + rc * Math.cos(up)], 0.032, i + 9),
      );
    }
    if (read.flag(params, 'arms')) addArms(b, chest, rc, read.flag(params, 'broom'));
    if (read.flag(params, 'scarf')) addScarf(b, head, r);
    const asked = read.word(params, 'hat');
    const kind = asked === 'any' ? taste.pick(['top', 'bowler', 'beanie', 'top']) : asked;
    if (kind !== 'none') {
      const k = (r * 0.8) / 0.09;
      for (const part of hatParts(kind, taste))
        b.add(
          part.name === 'hat' ? 'hat' : `hat ${part.name}`,
          part.slot === 'hat'
            ? 'hat'
            : part.slot === 'trim'
              ? kind === 'beanie' || kind === 'santa'
                ? 'snow'
                : 'hat'
              : 'band',
          {
            op: 'placed',
            of: part.shape,
            places: [
              { at: [head[0] + 0.008, head[1] + r * 0.62, head[2] - 0.02], rot: [-6, 8, taste.range(-5, 5)], scale: k },
            ],
          },
          part.detail ? { detail: part.detail } : {},
        );
    }
    return {
      parts: b.parts,
      sockets: { head: { at: [head[0], head[1] + r * 0.92, head[2]], dir: [0, 1, 0], size: 1.5 * r } },
    };
  },
};

function addArms(b: Bench, at: Vec3, reach: number, broom: boolean): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const a: Vec3 = [at[0] + s * reach * 0.7, at[1] + 0.06, at[2]];
    const c: Vec3 = [at[0] + s * (reach + 0.34), at[1] + (s > 0 ? 0.3 : 0.18), at[2] + 0.05];
    const e: Vec3 = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2 - 0.02, (a[2] + c[2]) / 2];
    b.add(`${side} arm`, 'wood', solid.tube([a, e, c], 0.017, { taper: [1.1, 0.9, 0.6] }));
    b.add(
      `${side} fingers`,
      'wood',
      solid.many(
        [
          [0.11, 0.06, 0.02],
          [0.06, 0.12, 0],
          [0.09, 0, 0.05],
        ].map(([x, v, z]) =>
          solid.rod([c[0] - s * 0.02, c[1] - 0.01, c[2]], [c[0] + s * x, c[1] + v, c[2] + z], 0.009, 0.005, 'round'),
        ),
      ),
    );
    b.add(`${side} twig`, 'wood', solid.rod(e, [e[0] + s * 0.05, e[1] + 0.1, e[2] + 0.02], 0.008, 0.004, 'round'));
    if (s < 0 && broom) {
      b.add('broom handle', 'wood', solid.rod([c[0], 0.3, c[2]], [c[0] + 0.02, c[1] + 0.5, c[2]], 0.014));
      b.add(
        'broom head',
        { base: 'thatch' },
        solid.turned(outline.pairs([0, 0, 0.13, 0.01, 0.1, 0.18, 0.04, 0.3, 0.02, 0.34, 0, 0.34]), [c[0], 0.02, c[2]], {
          smooth: true,
        }),
      );
    }
  }
}

function addScarf(b: Bench, at: Vec3, rh: number): void {
  const yv = at[1] - rh * 0.76;
  const ring = Array.from(
    { length: 40 },
    (_, i): Vec3 => [
      at[0] + rh * 0.84 * Math.cos((i * Math.PI) / 20),
      yv + 0.012 * Math.sin((i * Math.PI) / 20 + 1),
      at[2] + rh * 0.84 * Math.sin((i * Math.PI) / 20),
    ],
  );
  b.add('scarf', 'scarf', {
    op: 'sweep',
    path: ring,
    section: { kind: 'ellipse', rx: 0.06, ry: 0.04 },
    closed: true,
    spline: 'linear',
    up: [1, 0, 0],
  });
  const tail = (x: number, l: number, turn: number) =>
    drapery.cloth(8, 4, 0.022, (u, v) => [
      at[0] + x + (u - 0.5) * 0.12 + turn * v,
      yv + 0.01 - l * v,
      at[2] + rh * 0.84 + 0.05 + 0.06 * Math.sin(v * 2.4) + 0.008 * Math.sin(u * 9),
    ]);
  b.add('scarf tail', 'scarf', tail(0.1, 0.34, 0.04));
  b.add('scarf end', 'scarf', tail(0.06, 0.25, -0.05));
  b.add('scarf knot', 'scarf', {
    op: 'ball',
    r: [0.062, 0.055, 0.045],
    at: [at[0] + 0.085, yv + 0.01, at[2] + rh * 0.84 + 0.03],
  });
  b.add(
    'scarf fringe',
    'band',
    solid.many(
      [0.1 + 0.04, 0.06 - 0.05].flatMap((x, k) =>
        [-0.045, -0.015, 0.015, 0.045].map((d) =>
          solid.rod(
            [at[0] + x + d, yv - (k ? 0.235 : 0.325), at[2] + rh * 0.84 + 0.1],
            [at[0] + x + d, yv - (k ? 0.275 : 0.365), at[2] + rh * 0.84 + 0.1],
            0.006,
          ),
        ),
      ),
    ),
    { detail: 0.4 },
  );
}
