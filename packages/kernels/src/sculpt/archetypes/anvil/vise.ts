import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { thread } from '../../kits/mechanics/index.ts';

/** A bench vise, jaws across, screw to +X: swivel base, fixed and sliding jaw with ribbed plates, spindle and bar. */
export function buildVise(b: Bench): void {
  const y = 0.105;
  b.add(
    'base',
    'iron',
    solid.turned(pairs([0, 0, 0.092, 0, 0.094, 0.012, 0.07, 0.02, 0.062, 0.034, 0, 0.034]), [-0.03, 0, 0], {
      bevel: 0.003,
    }),
    { detail: 1 },
  );
  for (let i = 0; i < 4; i++) {
    const a = (Math.PI / 2) * i + Math.PI / 4;
    b.add(
      `base lug ${i + 1}`,
      'iron',
      solid.cyl(0.021, 0.014, [-0.03 + 0.092 * Math.cos(a), 0.007, 0.092 * Math.sin(a)], 'y', { bevel: 0.003 }),
      { detail: 0.5 },
    );
    b.add(
      `base bolt ${i + 1}`,
      'trim',
      solid.put(fitting.hex(0.0115, 0.008), [-0.03 + 0.094 * Math.cos(a), 0.0135, 0.094 * Math.sin(a)]),
      { detail: 0.4 },
    );
  }
  const body = outline.rounded(
    pairs([
      -0.1, 0.03, 0.036, 0.03, 0.044, 0.07, 0.04, 0.13, 0.03, 0.16, 0.03, 0.19, -0.016, 0.19, -0.03, 0.165, -0.085,
      0.15, -0.112, 0.12, -0.108, 0.06,
    ]),
    [0.01, 0.01, 0.008, 0.006, 0.004, 0.002, 0.004, 0.012, 0.02, 0.03, 0.03],
  );
  b.add('fixed jaw', 'iron', solid.slab(body, 0.088, [0, 0, 0], 'z', { bevel: 0.009 }), { detail: 1.4 });
  b.add('fixed jaw head', 'iron', solid.box([0.042, 0.034, 0.14], [0.009, 0.173, 0], 0.006), { detail: 0.9 });
  b.add('small anvil', 'face', solid.box([0.056, 0.01, 0.072], [-0.062, 0.153, 0], 0.003), { detail: 0.6 });
  const front = outline.rounded(
    pairs([0.082, 0.084, 0.14, 0.084, 0.152, 0.105, 0.142, 0.128, 0.118, 0.16, 0.112, 0.19, 0.07, 0.19, 0.07, 0.15]),
    [0.006, 0.012, 0.014, 0.012, 0.01, 0.003, 0.002, 0.006],
  );
  b.add('sliding jaw', 'iron', solid.slab(front, 0.084, [0, 0, 0], 'z', { bevel: 0.008 }), { detail: 1.3 });
  b.add('sliding jaw head', 'iron', solid.box([0.04, 0.034, 0.14], [0.089, 0.173, 0], 0.006), { detail: 0.9 });
  for (const [name, x, s] of [
    ['fixed jaw plate', 0.031, 1],
    ['sliding jaw plate', 0.068, -1],
  ] as const) {
    b.add(name, 'face', solid.box([0.0085, 0.032, 0.138], [x, 0.1765, 0], 0.0012), { detail: 0.8 });
    b.add(
      `${name} ribs`,
      'trim',
      solid.many(
        Array.from({ length: 22 }, (_, i) =>
          solid.box([0.0014, 0.028, 0.0018], [x + s * 0.0046, 0.1765, -0.063 + i * 0.006], 0.0002),
        ),
      ),
      { detail: 0.3 },
    );
  }
  b.add('slide', 'face', solid.box([0.13, 0.03, 0.044], [0.07, 0.108, 0], 0.004), { detail: 0.7 });
  const lie = (of: Parameters<typeof solid.put>[0]): ReturnType<typeof solid.put> =>
    solid.put(of, [0, y - 0.022, 0], [0, 0, -90]);
  b.add('spindle', 'face', lie(solid.cyl(0.0095, 0.19, [0, 0.1, 0])), { detail: 0.6 });
  b.add(
    'spindle thread',
    'face',
    lie(thread({ r: 0.0092, depth: 0.003, pitch: 0.0068, from: 0.044, to: 0.09, crest: 0.3, per: 18 })),
    { detail: 0.9 },
  );
  b.add('spindle collar', 'iron', lie(solid.cyl(0.022, 0.014, [0, 0.15, 0], 'y', { bevel: 0.003 })), { detail: 0.6 });
  b.add(
    'spindle head',
    'face',
    lie(
      solid.turned(pairs([0, 0.15, 0.015, 0.15, 0.0165, 0.16, 0.0165, 0.188, 0.013, 0.196, 0, 0.196]), [0, 0, 0], {
        bevel: 0.002,
      }),
    ),
    { detail: 0.7 },
  );
  b.add('handle bar', 'face', solid.put(solid.cyl(0.0062, 0.18, [0, 0, 0]), [0.174, y - 0.022, 0], [62, 0, 0]), {
    detail: 0.7,
  });
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'upper bar knob' : 'lower bar knob',
      'face',
      { op: 'ball', r: 0.0105, at: [0.174, y - 0.022 + s * 0.09 * Math.cos(1.082), s * 0.09 * Math.sin(1.082)] },
      { detail: 0.5 },
    );
  b.add('swivel lock', 'trim', solid.rod([-0.09, 0.03, 0.045], [-0.125, 0.045, 0.082], 0.0055), { detail: 0.4 });
  b.add(
    'casting mark',
    'face',
    solid.put({ op: 'text', value: '125', height: 0.024, depth: 0.004, bevel: 0 }, [-0.034, 0.082, 0.0442]),
    { detail: 0.4 },
  );
  b.add(
    'rear casting mark',
    'face',
    solid.put(
      { op: 'text', value: '125', height: 0.024, depth: 0.004, bevel: 0 },
      [-0.034, 0.082, -0.0442],
      [0, 180, 0],
    ),
    { detail: 0.4 },
  );
}
