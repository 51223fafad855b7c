import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';

/** A trolley suitcase: ribbed shells, zip between them, corner guards, four castors, telescopic and carry handles, lock, tag. */
export function buildTrolley(b: Bench, rng: Rng): void {
  const [w, h, d] = [0.42, 0.6, 0.24];
  const y = 0.052;
  const ribs = rng.fork('suitcase').pick([5, 7, 7, 9]);
  const face = outline.roundRect(w, h, 0.055, 0, y + h / 2, 6);
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(
      `${name} shell`,
      'body',
      solid.slab(face, d / 2 - 0.006, [0, 0, s * (d / 4 + 0.003)], 'z', { bevel: 0.022 }),
      { detail: 1.3 },
    );
    for (let i = 0; i < ribs; i++) {
      const x = (i - (ribs - 1) / 2) * ((w * 0.82) / ribs);
      const tall = h - (Math.abs(x) > w * 0.3 ? 0.15 : 0.11);
      b.add(
        `${name} rib ${i + 1}`,
        'body',
        solid.slab(outline.roundRect((w * 0.42) / ribs, tall, 0.01, x, y + h / 2), 0.012, [0, 0, s * (d / 2)], 'z', {
          bevel: 0.004,
        }),
        { detail: 0.8 },
      );
    }
  }
  const line = outline.roundRect(w - 0.002, h - 0.002, 0.054, 0, y + h / 2, 6).map(([x, v]): Vec3 => [x, v, 0]);
  b.add(
    'zip band',
    'zip',
    solid.bar(line, { kind: 'rect', w: 0.008, h: 0.02, r: 0.002 }, { closed: true, up: [0, 0, 1] }),
  );
  b.add(
    'zip teeth',
    'metal',
    stitches(
      line.map(([x, v]): Vec3 => [x * 1.0105, (v - y - h / 2) * 1.008 + y + h / 2, 0]),
      0.0026,
      0.012,
      true,
    ),
    { detail: 0.4 },
  );
  b.add('zip slider', 'metal', solid.box([0.014, 0.02, 0.012], [w / 2 + 0.006, y + h * 0.72, 0], 0.003));
  b.add('zip pull', 'metal', solid.box([0.004, 0.032, 0.009], [w / 2 + 0.0125, y + h * 0.7, 0], 0.0015));
  for (const [i, [x, v]] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].entries())
    for (const s of [1, -1]) {
      const nth = ['upper left', 'upper right', 'lower left', 'lower right'][i];
      const corner = outline
        .arc(x * (w / 2 - 0.055), y + h / 2 + v * (h / 2 - 0.055), 0.052, 0, 90, 6)
        .map(([px, py]): Vec2 => [px, py]);
      const c: Vec2 = [x * (w / 2 - 0.055), y + h / 2 + v * (h / 2 - 0.055)];
      const path = corner.map(
        ([px, py]): Vec3 => [c[0] + x * Math.abs(px - c[0]), c[1] + v * Math.abs(py - c[1]), s * (d / 2 - 0.022)],
      );
      b.add(
        `${s > 0 ? 'front' : 'back'} ${nth} guard`,
        'trim',
        solid.bar(path, { kind: 'rect', w: 0.036, h: 0.012, r: 0.005 }, { up: [0, 0, 1] }),
      );
    }
  addWheels(b, w, d);
  addTelescope(b, w, y + h, d);
  addCarryHandle(b, [0, y + h + 0.001, d * 0.2], 'x', 0.15, 'carry handle');
  addCarryHandle(b, [-w / 2 - 0.001, y + h * 0.55, d * 0.25], 'y', 0.17, 'side handle');
  b.add('lock', 'metal', solid.box([0.02, 0.06, 0.034], [w / 2 + 0.001, y + h * 0.5, 0], 0.004));
  b.add(
    'lock dials',
    'trim',
    solid.many(
      [-1, 0, 1].map((k) =>
        solid.cyl(0.008, 0.006, [w / 2 + 0.008, y + h * 0.5 + k * 0.014, 0], 'y', { bevel: 0.001 }),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'badge',
    'accent',
    solid.slab(outline.roundRect(0.07, 0.022, 0.006), 0.004, [0, y + h * 0.86, d / 2 + 0.0065], 'z', { bevel: 0.001 }),
  );
  b.add(
    'tag',
    'accent',
    solid.slab(outline.roundRect(0.05, 0.085, 0.01), 0.003, [0.075, y + h - 0.05, d / 2 + 0.012], 'z', {
      bevel: 0.0008,
    }),
  );
  b.add(
    'tag strap',
    'strap',
    solid.bar(
      [
        [0.06, y + h + 0.024, d * 0.2],
        [0.075, y + h + 0.012, d * 0.42],
        [0.076, y + h - 0.012, d / 2 + 0.012],
      ],
      { kind: 'rect', w: 0.01, h: 0.002, r: 0.0006 },
      { spline: 'catmull', up: [0, 0.3, 1] },
    ),
  );
}

/** Four swivel castors with their forks and plates. */
function addWheels(b: Bench, w: number, d: number): void {
  for (const [name, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [end, sz] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      const at: Vec3 = [sx * (w / 2 - 0.045), 0, sz * (d / 2 - 0.045)];
      b.add(
        `${end} ${name} housing`,
        'trim',
        solid.turned(pairs([0, 0.03, 0.03, 0.034, 0.036, 0.056, 0.03, 0.064, 0, 0.064]), at, { bevel: 0.003 }),
      );
      b.add(`${end} ${name} fork`, 'trim', solid.box([0.034, 0.024, 0.03], [at[0], 0.031, at[2] - 0.006], 0.006));
      b.add(
        `${end} ${name} wheel`,
        'rubber',
        solid.cyl(0.024, 0.02, [at[0], 0.024, at[2] - 0.01], 'x', { bevel: 0.004 }),
      );
      b.add(
        `${end} ${name} wheel cap`,
        'metal',
        solid.cyl(0.009, 0.0225, [at[0], 0.024, at[2] - 0.01], 'x', { bevel: 0.002 }),
      );
    }
}

/** The pulled-out handle at the back: two tubes in their sockets, the grip with its button. */
function addTelescope(b: Bench, w: number, top: number, d: number): void {
  const z = -d / 2 + 0.04;
  const x = w * 0.24;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} socket`,
      'trim',
      solid.slab(outline.roundRect(0.04, 0.032, 0.008), 0.014, [s * x, top + 0.004, z], 'y', { bevel: 0.003 }),
    );
    b.add(`${name} lower tube`, 'metal', solid.box([0.022, 0.15, 0.014], [s * x, top + 0.075, z], 0.003));
    b.add(`${name} upper tube`, 'metal', solid.box([0.017, 0.2, 0.01], [s * x, top + 0.23, z], 0.002));
  }
  b.add('grip', 'strap', solid.box([2 * x + 0.05, 0.034, 0.034], [0, top + 0.338, z], 0.013), { detail: 1.2 });
  b.add('grip button', 'accent', solid.box([0.05, 0.008, 0.018], [0, top + 0.356, z], 0.003));
}

/** A flat carry handle on two mounts, along x or up the side. */
function addCarryHandle(b: Bench, at: Vec3, axis: 'x' | 'y', l: number, name: string): void {
  const place = (k: number, off: number): Vec3 =>
    axis === 'x' ? [at[0] + k, at[1] + off, at[2]] : [at[0] - off, at[1] + k, at[2]];
  const out: Vec3 = axis === 'x' ? [0, 1, 0] : [-1, 0, 0];
  const path = [
    place(-l / 2, 0.004),
    place(-l * 0.4, 0.022),
    place(0, 0.029),
    place(l * 0.4, 0.022),
    place(l / 2, 0.004),
  ];
  b.add(name, 'strap', solid.bar(path, { kind: 'rect', w: 0.03, h: 0.009, r: 0.003 }, { spline: 'catmull', up: out }));
  b.add(
    `${name} mounts`,
    'trim',
    solid.many(
      [-l / 2, l / 2].map((k) => {
        const p = place(k, 0.004);
        return solid.box(axis === 'x' ? [0.04, 0.014, 0.044] : [0.014, 0.04, 0.044], p, 0.004);
      }),
    ),
  );
}

/** A case with a lid: two halves, leather or metal edging, locks, hinges, handle, feet; `old` has straps and corners, else an attaché case. */
export function buildCase(b: Bench, old: boolean): void {
  const [w, h, d] = old ? [0.56, 0.38, 0.18] : [0.44, 0.32, 0.1];
  const face = outline.roundRect(w, h, old ? 0.03 : 0.016, 0, h / 2 + 0.006, 4);
  for (const [name, s, k] of [
    ['front', 1, 0.62],
    ['back', -1, 0.38],
  ] as const)
    b.add(
      `${name} half`,
      'body',
      solid.slab(face, d * k - 0.002, [0, 0, s > 0 ? d / 2 - (d * k) / 2 : -d / 2 + (d * k) / 2], 'z', {
        bevel: old ? 0.012 : 0.008,
      }),
      { detail: 1.2 },
    );
  const seam = -d / 2 + d * 0.38;
  const line = outline.roundRect(w + 0.003, h + 0.003, old ? 0.03 : 0.017, 0, h / 2 + 0.006, 4);
  for (const [name, z] of [
    ['front', seam + 0.008],
    ['back', seam - 0.008],
  ] as const)
    b.add(
      `${name} frame`,
      old ? 'trim' : 'metal',
      solid.bar(
        line.map(([x, y]): Vec3 => [x, y, z]),
        { kind: 'rect', w: 0.006, h: 0.012, r: 0.0015 },
        { closed: true, up: [0, 0, 1] },
      ),
    );
  const inner = outline
    .roundRect(w - 0.03, h - 0.03, 0.02, 0, h / 2 + 0.006, 4)
    .map(([x, y]): Vec3 => [x, y, d / 2 + 0.0006]);
  b.add('face stitching', 'thread', stitches(inner, 0.0011, 0.01, true), { detail: 0.3 });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * w * 0.29;
    const top = h + 0.0085;
    b.add(`${name} lock plate`, 'metal', solid.box([0.05, 0.004, 0.05], [x, top, seam + 0.006], 0.001));
    b.add(`${name} hasp`, 'metal', solid.box([0.03, 0.008, 0.02], [x, top + 0.004, seam + 0.016], 0.002));
    b.add(
      `${name} lock button`,
      'metal',
      solid.cyl(0.006, 0.006, [x + s * 0.016, top + 0.004, seam - 0.006], 'y', { bevel: 0.0015 }),
    );
    b.add(`${name} hinge`, 'metal', solid.cyl(0.005, 0.06, [x, 0.007, seam], 'x'), { hidden: true });
    b.add(
      `${name} handle ring`,
      'metal',
      solid.hoop(0.011, { kind: 'circle', r: 0.0024 }, [s * 0.062, h + 0.016, seam + 0.01], 'x', 22),
    );
    b.add(`${name} ring plate`, 'metal', solid.box([0.02, 0.004, 0.034], [s * 0.062, top, seam + 0.008], 0.001));
    if (old) addBelt(b, name, x * 1.06, h, d);
  }
  const grip: Vec3[] = [
    [-0.064, h + 0.024, seam + 0.01],
    [-0.05, h + 0.04, seam + 0.01],
    [0, h + 0.046, seam + 0.01],
    [0.05, h + 0.04, seam + 0.01],
    [0.064, h + 0.024, seam + 0.01],
  ];
  b.add(
    'handle',
    'strap',
    solid.bar(
      grip,
      { kind: 'ellipse', rx: 0.011, ry: 0.0075 },
      { spline: 'catmull', up: [0, 1, 0], taper: [0.6, 1, 1.12, 1, 0.6], cap: 'round' },
    ),
    { detail: 1.1 },
  );
  b.add(
    'feet',
    'metal',
    solid.many(
      [1, -1].flatMap((sx) =>
        [1, -1].map((sz) =>
          solid.turned(pairs([0, 0, 0.008, 0.001, 0.01, 0.009, 0, 0.009]), [sx * w * 0.4, 0, sz * d * 0.3]),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  addCorners(b, w, h, d, old);
  b.add(
    'name plate',
    'metal',
    solid.slab(outline.roundRect(0.05, 0.018, 0.003), 0.003, [0, h * 0.84, d / 2 + 0.001], 'z', { bevel: 0.0006 }),
  );
}

/** A leather strap all round with its buckle on the face. */
function addBelt(b: Bench, name: string, x: number, h: number, d: number): void {
  const line = outline.roundRect(d + 0.006, h + 0.004, 0.014, 0, h / 2 + 0.007, 3).map(([z, y]): Vec3 => [x, y, z]);
  b.add(
    `${name} belt`,
    'strap',
    solid.bar(line, { kind: 'rect', w: 0.0045, h: 0.036, r: 0.0012 }, { closed: true, up: [1, 0, 0] }),
  );
  b.add(
    `${name} buckle`,
    'metal',
    solid.slab(outline.roundRect(0.052, 0.044, 0.006), 0.005, [x, h * 0.62, d / 2 + 0.0065], 'z', {
      holes: [outline.roundRect(0.036, 0.028, 0.003)],
      bevel: 0.0014,
    }),
  );
  b.add(`${name} buckle prong`, 'metal', solid.box([0.005, 0.036, 0.004], [x, h * 0.62, d / 2 + 0.0085], 0.001));
}

/** Caps on the eight corners. */
function addCorners(b: Bench, w: number, h: number, d: number, old: boolean): void {
  const r = old ? 0.046 : 0.026;
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [level, sy] of [
      ['upper', 1],
      ['lower', -1],
    ] as const)
      for (const [end, sz] of [
        ['front', 1],
        ['back', -1],
      ] as const) {
        const c: Vec3 = [sx * (w / 2 - r * 0.42), h / 2 + 0.006 + sy * (h / 2 - r * 0.42), sz * (d / 2 - r * 0.36)];
        b.add(
          `${end} ${level} ${side} corner`,
          old ? 'trim' : 'metal',
          {
            op: 'block',
            size: [r, r, r * 0.86],
            bevel: r * 0.34,
            bevelSegments: 3,
            at: [c[0] + sx * 0.0012, c[1] + sy * 0.0012, c[2] + sz * 0.0014],
          },
          { detail: 0.8 },
        );
      }
}
