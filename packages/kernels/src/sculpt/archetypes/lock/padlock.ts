import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addShackle, keyhole } from './shackle.ts';

/** A laminated padlock: stack of riveted plates, bumper below, keyhole in front. */
export function buildPadlock(b: Bench, open: boolean): void {
  const [w, d] = [0.052, 0.026];
  const n = 9;
  const t = 0.0052;
  for (let i = 0; i < n; i++) {
    const k = i === 0 || i === n - 1 ? 0.96 : 1;
    const plate = outline.rounded(
      pairs([-w / 2, -d / 2, w / 2, -d / 2, w / 2, d / 2, -w / 2, d / 2]).map(([u, v]): Vec2 => [u * k, v * k]),
      0.0075 * k,
      5,
    );
    b.add(
      `${['foot', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'top'][i]} plate`,
      'body',
      solid.slab(plate, t, [0, 0.003 + t * (i + 0.5), 0], 'y', { bevel: 0.0008 }),
      { detail: 1 },
    );
  }
  const top = 0.003 + n * t;
  b.add(
    'bumper',
    'dark',
    solid.slab(outline.roundRect(w + 0.003, d + 0.003, 0.009), 0.0075, [0, 0.00375, 0], 'y', { bevel: 0.002 }),
    { detail: 0.8 },
  );
  const corners = pairs([-0.0205, -0.0078, 0.0205, -0.0078, 0.0205, 0.0078, -0.0205, 0.0078, 0, 0.0088]);
  corners.forEach(([x, z], i) => {
    b.add(
      `${['rear left', 'rear right', 'front right', 'front left', 'middle'][i]} rivet`,
      'trim',
      { op: 'ball', r: [0.0024, 0.0013, 0.0024], at: [x * 0.62, top - 0.0001, z * 1.05] },
      { detail: 0.3 },
    );
  });
  const badge = outline.roundRect(0.034, 0.021, 0.004);
  b.add('badge', 'trim', solid.slab(badge, 0.0016, [0, 0.029, d / 2 + 0.0002], 'z', { bevel: 0.0004 }), {
    detail: 0.6,
  });
  b.add(
    'badge border',
    'body',
    solid.bar(
      outline.roundRect(0.031, 0.018, 0.003).map(([x, y]): Vec3 => [x, y + 0.029, d / 2 + 0.001]),
      { kind: 'ellipse', rx: 0.0005, ry: 0.0005 },
      { closed: true, up: [0, 0, 1] },
    ),
    { detail: 0.4 },
  );
  b.add('keyhole disc', 'body', solid.cyl(0.0056, 0.0012, [0, 0.0255, d / 2 + 0.0012], 'z'), { detail: 0.5 });
  b.add('keyhole', 'dark', solid.slab(keyhole(0.0036), 0.0008, [0, 0.0262, d / 2 + 0.0018], 'z', { bevel: 0 }), {
    detail: 0.4,
  });
  b.add(
    'lettering',
    'dark',
    solid.put({ op: 'text', value: 'SECURITY', height: 0.0036, depth: 0.0008, bevel: 0 }, [0, 0.0335, d / 2 + 0.001]),
    { detail: 0.3 },
  );
  b.add(
    'rear lettering',
    'trim',
    solid.put(
      { op: 'text', value: 'No. 5', height: 0.007, depth: 0.001, bevel: 0 },
      [0, 0.024, -d / 2 - 0.0002],
      [0, 180, 0],
    ),
    { detail: 0.3 },
  );
  addShackle(b, 0.0162, top, 0.0042, 0.031, open);
}

/** An antique padlock: shield body with rolled rim, pivoting keyhole drop, ring bow. */
export function buildOld(b: Bench, open: boolean): void {
  const shield = outline.rounded(
    pairs([
      -0.006, 0.001, 0.006, 0.001, 0.026, 0.016, 0.033, 0.042, 0.031, 0.067, -0.031, 0.067, -0.033, 0.042, -0.026,
      0.016,
    ]),
    [0.004, 0.004, 0.014, 0.016, 0.004, 0.004, 0.016, 0.014],
    5,
  );
  b.add('case', 'body', solid.slab(shield, 0.02, [0, 0, 0], 'z', { bevel: 0.003 }), { detail: 1.4 });
  for (const s of [1, -1]) {
    const side = s > 0 ? 'front' : 'rear';
    const rim = shield.map(([x, y]): Vec3 => [x * 0.94, 0.036 + (y - 0.036) * 0.94, s * 0.0104]);
    b.add(
      `${side} rim`,
      'trim',
      solid.bar(rim, { kind: 'ellipse', rx: 0.0018, ry: 0.0018 }, { closed: true, up: [0, 0, 1] }),
      { detail: 0.8 },
    );
    pairs([-0.0245, 0.0585, 0.0245, 0.0585, 0, 0.0095, -0.024, 0.032, 0.024, 0.032]).forEach(([x, y], i) => {
      b.add(
        `${side} ${['upper left', 'upper right', 'lower', 'left', 'right'][i]} rivet`,
        'trim',
        solid.put({ op: 'ball', r: [0.0028, 0.0017, 0.0028] }, [x, y, s * 0.0104], [90, 0, 0]),
        { detail: 0.3 },
      );
    });
  }
  const drop = [
    ...outline.arc(0, 0.016, 0.0058, -20, 200, 12),
    [-0.0085, 0.002] as Vec2,
    ...outline.arc(0, -0.004, 0.0098, 190, 350, 14),
    [0.0085, 0.002] as Vec2,
  ];
  b.add('escutcheon', 'trim', solid.slab(drop, 0.0026, [0, 0.032, 0.011], 'z', { bevel: 0.0007 }), { detail: 0.8 });
  b.add(
    'escutcheon pin',
    'body',
    solid.put({ op: 'ball', r: [0.0026, 0.0018, 0.0026] }, [0, 0.0485, 0.0124], [90, 0, 0]),
    { detail: 0.4 },
  );
  b.add('keyhole', 'dark', solid.slab(keyhole(0.0034), 0.001, [0, 0.0318, 0.0124], 'z', { bevel: 0 }), { detail: 0.5 });
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'left lug' : 'right lug',
      'body',
      solid.turned(pairs([0, 0, 0.0098, 0, 0.0102, 0.003, 0.008, 0.009, 0, 0.009]), [s * 0.02, 0.064, 0], {
        bevel: 0.001,
      }),
      { detail: 0.7 },
    );
  addShackle(b, 0.02, 0.072, 0.0048, 0.041, open);
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'crest' : 'rear crest',
      'trim',
      solid.put(
        { op: 'text', value: '1892', height: 0.0062, depth: 0.0014, bevel: 0 },
        [0, 0.0555, s * 0.0102],
        [0, s > 0 ? 0 : 180, 0],
      ),
      { detail: 0.3 },
    );
}

/** A combination padlock: round case, black dial with its scale and numbers, knurled knob. */
export function buildCombination(b: Bench, open: boolean): void {
  const y = 0.0265;
  b.add(
    'case',
    'body',
    solid.turned(
      pairs([0, -0.0105, 0.022, -0.0105, 0.0262, -0.008, 0.0266, 0, 0.0262, 0.008, 0.022, 0.0105, 0, 0.0105]),
      [0, y, 0],
      { axis: 'z', bevel: 0.0012, segments: 56 },
    ),
    { detail: 1.4 },
  );
  b.add('dial', 'dark', solid.slab(outline.ngon(0.0225, 56), 0.0016, [0, y, 0.0108], 'z', { bevel: 0.0004 }), {
    detail: 0.8,
  });
  b.add('dial ring', 'trim', solid.hoop(0.0228, { kind: 'ellipse', rx: 0.0011, ry: 0.0009 }, [0, y, 0.0108], 'z', 56), {
    detail: 0.6,
  });
  const ticks: Shape[] = [];
  for (let i = 0; i < 40; i++)
    ticks.push(
      solid.put(
        solid.box([0.0004, i % 5 ? 0.0016 : 0.003, 0.0005], [0, i % 5 ? 0.0206 : 0.0199, 0], 0),
        [0, y, 0.0118],
        [0, 0, 9 * i],
      ),
    );
  b.add('dial scale', 'mark', solid.many(ticks), { detail: 0.2 });
  for (let i = 0; i < 8; i++) {
    const a = ((90 - 45 * i) * Math.PI) / 180;
    const [u, v] = [0.0158 * Math.cos(a), 0.0158 * Math.sin(a)];
    b.add(
      `number ${i * 5}`,
      'mark',
      solid.put(
        solid.put({ op: 'text', value: `${i * 5}`, height: 0.0036, depth: 0.0006, bevel: 0 }, [0, -0.0018, 0]),
        [u, y + v, 0.0118],
        [0, 0, -45 * i],
      ),
      { detail: 0.2 },
    );
  }
  b.add('knob', 'dark', solid.put(fitting.knob(0.0108, 0.0075, 30), [0, y, 0.0115], [90, 0, 0]), { detail: 1 });
  b.add('knob face', 'trim', solid.cyl(0.0078, 0.001, [0, y, 0.0191], 'z', { bevel: 0.0003 }), { detail: 0.5 });
  b.add(
    'index mark',
    'mark',
    solid.slab(pairs([-0.0016, 0.0034, 0.0016, 0.0034, 0, 0]), 0.0006, [0, y + 0.0238, 0.0102], 'z', { bevel: 0 }),
    { detail: 0.2, hidden: true },
  );
  b.add('rear plate', 'trim', solid.slab(outline.ngon(0.0205, 48), 0.0014, [0, y, -0.0106], 'z', { bevel: 0.0004 }), {
    detail: 0.6,
  });
  b.add(
    'rear lettering',
    'body',
    solid.put(
      { op: 'text', value: 'SAFE', height: 0.007, depth: 0.0008, bevel: 0 },
      [0, y - 0.0035, -0.0114],
      [0, 180, 0],
    ),
    { detail: 0.3 },
  );
  b.add('neck', 'body', solid.box([0.044, 0.012, 0.0175], [0, y + 0.0185, 0], 0.004), { detail: 0.8 });
  addShackle(b, 0.0162, y + 0.0235, 0.0036, 0.0305, open);
}
