import { sampleSpline, type Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { vessel } from '../../kits/vessel.ts';

/** Eight-sided rings stacked along y: [y, radius] in pairs. */
function facets(rows: readonly number[], r = 0.004): { points: Vec3[] }[] {
  return pairs(rows).map(([y, k]) => ({
    points: outline.rounded(outline.ngon(k, 8, 22.5), Math.min(r, k * 0.1), 2).map(([x, z]): Vec3 => [x, y, -z]),
  }));
}

const loft = (rows: readonly number[]) =>
  ({ op: 'loft', sections: facets(rows), spline: 'linear', smooth: false, cap: 'flat' }) as const;

/** A moka pot: faceted boiler with valve, threaded waist, faceted top with spout, hinged lid, handle. */
export function buildMoka(b: Bench): void {
  b.add('boiler', 'body', loft([0, 0.05, 0.004, 0.053, 0.01, 0.053, 0.075, 0.041]), { detail: 1.3 });
  b.add(
    'waist ring',
    'body',
    solid.turned(pairs([0, 0, 0.042, 0, 0.044, 0.003, 0.044, 0.008, 0.041, 0.011, 0, 0.011]), [0, 0.074, 0], {
      segments: 48,
    }),
  );
  b.add('gasket', 'trim', solid.cyl(0.0405, 0.004, [0, 0.0865, 0], 'y', { bevel: 0.0005 }));
  b.add(
    'upper ring',
    'body',
    solid.turned(pairs([0, 0, 0.042, 0, 0.0435, 0.003, 0.042, 0.009, 0, 0.009]), [0, 0.0878, 0], { segments: 48 }),
  );
  b.add('top', 'body', loft([0.096, 0.038, 0.1, 0.0385, 0.165, 0.053, 0.17, 0.053]), { detail: 1.3 });
  b.add('rim', 'body', loft([0.169, 0.0545, 0.171, 0.0555, 0.1745, 0.0545]));
  b.add('lid', 'lid', loft([0.1745, 0.054, 0.178, 0.052, 0.188, 0.026, 0.19, 0.012]), { detail: 1.1 });
  b.add(
    'lid knob',
    'handle',
    solid.turned(
      pairs([0, 0.188, 0.006, 0.188, 0.0055, 0.196, 0.012, 0.204, 0.013, 0.211, 0.009, 0.217, 0, 0.218]),
      [0, 0, 0],
      { bevel: 0.002 },
    ),
  );
  b.add('knob screw', 'metal', solid.put(fitting.screw(0.003, 'slot'), [0, 0.2182, 0]), { detail: 0.3 });
  const spout = outline.rounded(pairs([-0.019, 0, 0.019, 0, 0.004, 0.026, -0.004, 0.026]), 0.004);
  const lip = (y: number, k: number, out: number) => ({
    points: spout.map(([x, z]): Vec3 => [x * k, y, 0.047 + z * out]),
  });
  b.add('spout', 'body', {
    op: 'loft',
    sections: [lip(0.135, 0.25, 0.1), lip(0.155, 0.7, 0.7), lip(0.1705, 1, 1.05), lip(0.1735, 1, 1.1)].map((s) => ({
      points: [...s.points].reverse(),
    })),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add('valve', 'metal', solid.put(fitting.hex(0.0065, 0.006), [0.0455, 0.05, 0], [0, 0, -78]));
  b.add('valve pin', 'metal', solid.put(solid.cyl(0.002, 0.008, [0, 0.006, 0]), [0.0475, 0.0505, 0], [0, 0, -78]), {
    detail: 0.3,
  });
  b.add('handle bracket', 'body', solid.box([0.014, 0.016, 0.022], [0, 0.164, -0.056], 0.003));
  const path: [number, number][] = [
    [0.166, -0.062],
    [0.17, -0.082],
    [0.152, -0.096],
    [0.115, -0.1],
    [0.078, -0.098],
  ];
  const ups: Vec3[] = [
    [0, 1, 0],
    [0, 0.9, -0.4],
    [0, 0.35, -0.9],
    [0, 0, -1],
    [0, 0, -1],
  ];
  b.add(
    'handle',
    'handle',
    formed.board(
      path.map(([y, z], i) => ({
        at: [0, y, z] as Vec3,
        w: [0.014, 0.016, 0.018, 0.018, 0.014][i],
        h: [0.014, 0.015, 0.015, 0.014, 0.011][i],
        side: [1, 0, 0] as Vec3,
        up: ups[i],
      })),
      0.004,
    ),
    { detail: 1.2 },
  );
  b.add('hinge', 'metal', solid.cyl(0.0035, 0.03, [0, 0.1765, -0.054], 'x'));
  b.add('lid thumb', 'handle', solid.box([0.014, 0.006, 0.014], [0, 0.1815, -0.058], 0.002));
}

/** A hand grinder: wooden box with drawer, brass dome, crank with its knob. */
export function buildGrinder(b: Bench): void {
  const s = 0.115;
  const plate = (w: number, y: number, h: number, name: string): void =>
    b.add(name, 'wood', solid.slab(outline.roundRect(w, w, 0.004), h, [0, y + h / 2, 0], 'y', { bevel: 0.0025 }), {
      grain: [1, 0, 0],
    });
  for (const [i, [x, z]] of (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(`foot ${i + 1}`, 'wood', { op: 'ball', r: [0.009, 0.007, 0.009], at: [x * 0.048, 0.007, z * 0.048] });
  plate(s * 1.14, 0.012, 0.012, 'plinth');
  plate(s, 0.0235, 0.09, 'box');
  plate(s * 1.12, 0.113, 0.011, 'top board');
  b.add('drawer front', 'wood', solid.box([0.085, 0.05, 0.008], [0, 0.055, s / 2 + 0.002], 0.003), {
    grain: [1, 0, 0],
  });
  b.add(
    'drawer gap',
    { base: 'plastic', color: '#1c120a' },
    solid.box([0.089, 0.054, 0.004], [0, 0.055, s / 2], 0.001),
  );
  b.add(
    'drawer knob',
    'metal',
    solid.turned(
      pairs([0, 0, 0.004, 0, 0.0035, 0.005, 0.008, 0.009, 0.007, 0.014, 0, 0.016]),
      [0, 0.055, s / 2 + 0.005],
      { axis: 'z' },
    ),
  );
  b.add(
    'name plate',
    'metal',
    solid.slab(outline.superellipse(0.024, 0.009, 2, 28), 0.003, [0, 0.096, s / 2 + 0.0006], 'z'),
  );
  b.add(
    'dome base',
    'metal',
    solid.turned(pairs([0, 0, 0.054, 0, 0.055, 0.003, 0.052, 0.006, 0, 0.006]), [0, 0.1235, 0], { segments: 48 }),
  );
  b.add(
    'dome',
    'body',
    solid.turned(
      pairs([0, 0.129, 0.05, 0.129, 0.048, 0.145, 0.036, 0.163, 0.016, 0.172, 0.014, 0.182, 0, 0.182]),
      [0, 0, 0],
      { bevel: 0.002, segments: 52 },
    ),
    { detail: 1.3 },
  );
  b.add('hatch', 'metal', {
    op: 'sheet',
    grid: [0, 1, 2, 3, 4].map((i) =>
      [0, 1, 2, 3, 4].map((j): Vec3 => {
        const a = 1.1 + i * 0.235;
        const t = 0.25 + j * 0.16;
        return [0.0515 * Math.cos(t) * Math.cos(a), 0.13 + 0.0455 * Math.sin(t), 0.0515 * Math.cos(t) * Math.sin(a)];
      }),
    ),
    thickness: 0.002,
  });
  for (const [i, [x, z]] of (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(`screw ${i + 1}`, 'metal', solid.put(fitting.screw(0.0035, 'slot'), [x * 0.05, 0.1245, z * 0.05]), {
      detail: 0.3,
    });
  b.add('axle nut', 'metal', solid.put(fitting.hex(0.0075, 0.01), [0, 0.182, 0]));
  b.add(
    'crank',
    'metal',
    solid.bar(
      [
        [-0.012, 0.196, 0],
        [0.03, 0.199, 0.0],
        [0.09, 0.21, 0],
        [0.115, 0.212, 0],
      ],
      { kind: 'rect', w: 0.011, h: 0.005, r: 0.0015 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add('crank nut', 'metal', solid.turned(pairs([0, 0, 0.006, 0, 0.005, 0.008, 0, 0.011]), [0, 0.196, 0]));
  b.add(
    'crank knob',
    'wood',
    solid.turned(
      pairs([0, 0, 0.007, 0, 0.006, 0.006, 0.013, 0.018, 0.013, 0.028, 0.008, 0.036, 0, 0.037]),
      [0.11, 0.214, 0],
      { bevel: 0.002 },
    ),
  );
}

/** A French press: glass beaker in a frame, coffee, plunger, lid, handle. */
export function buildPress(b: Bench): void {
  const jug = { outer: pairs([0.045, 0, 0.0475, 0.003, 0.0475, 0.15, 0.05, 0.158]), wall: 0.0025, straight: true };
  b.add('beaker', 'glass', solid.put(vessel.shape(jug, 48), [0, 0.012, 0]), { detail: 1.2 });
  b.add(
    'coffee',
    { base: 'chocolate', color: '#2e170a', rough: 0.15 },
    solid.put(vessel.fill(jug, 0.105), [0, 0.012, 0]),
  );
  b.add('foam', { base: 'cream', color: '#b98a58' }, solid.cyl(0.0444, 0.003, [0, 0.1175, 0]), { detail: 0.5 });
  b.add(
    'frame base',
    'metal',
    solid.turned(
      pairs([
        0.03, 0.006, 0.05, 0.006, 0.052, 0.01, 0.052, 0.024, 0.049, 0.024, 0.049, 0.012, 0.03, 0.0115, 0.03, 0.006,
      ]),
      [0, 0, 0],
      { bevel: 0.0008, segments: 52 },
    ),
  );
  b.add(
    'upper band',
    'metal',
    solid.hoop(0.0495, { kind: 'rect', w: 0.01, h: 0.003, r: 0.001 }, [0, 0.142, 0], 'y', 52),
  );
  b.add(
    'lower band',
    'metal',
    solid.hoop(0.0495, { kind: 'rect', w: 0.006, h: 0.003, r: 0.001 }, [0, 0.06, 0], 'y', 52),
  );
  for (const [i, a] of [30, 150, 210, 330].entries()) {
    const at = (y: number): Vec3 => [0.0505 * Math.cos((a * Math.PI) / 180), y, 0.0505 * Math.sin((a * Math.PI) / 180)];
    b.add(`frame bar ${i + 1}`, 'metal', solid.rod(at(0.02), at(0.144), 0.0028));
    b.add(`foot ${i + 1}`, 'trim', { op: 'ball', r: [0.006, 0.005, 0.006], at: at(0.005) }, { detail: 0.4 });
  }
  b.add(
    'lid',
    'lid',
    solid.turned(pairs([0, 0.168, 0.053, 0.168, 0.054, 0.172, 0.05, 0.18, 0.02, 0.188, 0, 0.188]), [0, 0, 0], {
      segments: 48,
    }),
  );
  b.add('plunger rod', 'metal', solid.cyl(0.0025, 0.11, [0, 0.185, 0]));
  b.add(
    'plunger knob',
    'handle',
    solid.turned(pairs([0, 0, 0.006, 0, 0.013, 0.008, 0.014, 0.016, 0.009, 0.022, 0, 0.023]), [0, 0.236, 0], {
      bevel: 0.002,
    }),
  );
  b.add('mesh disc', 'metal', solid.cyl(0.0435, 0.005, [0, 0.13, 0]));
  const path = sampleSpline(
    pairs([0.142, -0.05, 0.15, -0.075, 0.13, -0.092, 0.09, -0.092, 0.06, -0.078, 0.058, -0.05]).map(([y, z]) => [
      0,
      y,
      z,
    ]),
    4,
  );
  b.add(
    'handle',
    'handle',
    solid.bar(
      path.map(([, y, z]): Vec3 => [0, y, z]),
      { kind: 'rect', w: 0.02, h: 0.012, r: 0.005 },
      { up: [0, 1, 0] },
    ),
  );
}
