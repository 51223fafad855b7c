import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { gearOutline, oval } from '../../kits/mechanics/index.ts';

export interface SpurPlan {
  /** Pitch radius and width, metres. */
  r: number;
  w: number;
  teeth: number;
  /** 0: a plain web with holes. */
  spokes: number;
  at: Vec3;
  /** Degrees about the axis. */
  turn?: number;
  /** Size stamped on the rim. */
  marks?: boolean;
}

/** A bore with a keyway. */
export function keyed(r: number): Vec2[] {
  const k = r * 0.3;
  return [...outline.arc(0, 0, r, 107.5, 432.5, 26), [k, r * 1.3], [-k, r * 1.3]];
}

/** A spur gear about z: rim with involute teeth, beads, spokes (a part each) or a drilled web, keyed hub with bolts. */
export function addGear(b: Bench, prefix: string, p: SpurPlan): void {
  const { r, w } = p;
  const put = (of: Shape): Shape => solid.put(of, p.at, [0, 0, p.turn ?? 0]);
  const root = r - (2.5 * r) / p.teeth;
  const inner = Math.max(root * 0.62, root - r * 0.17);
  const hub = Math.min(inner * 0.5, r * 0.3);
  const rim = solid.slab(gearOutline(r, p.teeth), w, [0, 0, 0], 'z', {
    bevel: Math.min(w * 0.06, (r / p.teeth) * 0.16),
    holes: [outline.ngon(inner, 56)],
  });
  b.add(`${prefix}rim`, 'metal', put(rim), { detail: 2 });
  for (const s of [1, -1])
    b.add(
      `${prefix}${s > 0 ? 'front' : 'rear'} rim bead`,
      'metal',
      put(
        solid.hoop((inner + root) / 2, { kind: 'ellipse', rx: w * 0.05, ry: r * 0.022 }, [0, 0, (s * w) / 2], 'z', 56),
      ),
      { detail: 0.6 },
    );
  b.add(
    `${prefix}hub`,
    'web',
    put(solid.slab(outline.ngon(hub, 48), w * 1.22, [0, 0, 0], 'z', { bevel: w * 0.06, holes: [keyed(hub * 0.42)] })),
    { detail: 1.2 },
  );
  b.add(
    `${prefix}bushing`,
    'accent',
    put(
      solid.slab(outline.ngon(hub * 0.66, 40), w * 1.32, [0, 0, 0], 'z', {
        bevel: w * 0.03,
        holes: [keyed(hub * 0.44)],
      }),
    ),
    { detail: 0.7 },
  );
  if (p.spokes > 0)
    for (let i = 0; i < p.spokes; i++) {
      const stations = [hub * 0.9, hub * 1.2, (hub + inner) / 2, inner * 0.94, inner + (root - inner) * 0.3].map(
        (y, k) => ({
          at: [0, y, 0] as Vec3,
          w: r * [0.2, 0.15, 0.115, 0.135, 0.2][k],
          d: w * [0.72, 0.62, 0.54, 0.58, 0.66][k],
        }),
      );
      b.add(
        `${prefix}spoke ${i + 1}`,
        'web',
        put(solid.put(oval(stations, { e: 2.6, n: 16, cap: 'flat' }), [0, 0, 0], [0, 0, (-360 * i) / p.spokes])),
        { detail: 0.7 },
      );
    }
  else {
    const holes = Array.from({ length: 6 }, (_, i): Vec2[] => {
      const a = (Math.PI * i) / 3 + Math.PI / 6;
      const m = (hub + inner) / 2;
      return outline.ngon((inner - hub) * 0.27, 24, 0, m * Math.cos(a), m * Math.sin(a));
    });
    b.add(
      `${prefix}web`,
      'web',
      put(
        solid.slab(outline.ngon(inner + (root - inner) * 0.2, 56), w * 0.42, [0, 0, 0], 'z', {
          bevel: w * 0.03,
          holes: [...holes, outline.ngon(hub * 0.8, 32)],
        }),
      ),
      { detail: 1.2 },
    );
  }
  const bolts = 6;
  for (let i = 0; i < bolts; i++) {
    const a = (2 * Math.PI * (i + 0.5)) / bolts;
    b.add(
      `${prefix}hub bolt ${i + 1}`,
      'bolt',
      put(
        solid.put(
          fitting.hex(hub * 0.105, w * 0.08),
          [hub * 0.83 * Math.cos(a), hub * 0.83 * Math.sin(a), w * 0.6],
          [90, 0, 0],
        ),
      ),
      { detail: 0.3 },
    );
  }
  if (!p.marks) return;
  const size = (root - inner) * 0.3;
  const label = `Z${p.teeth}`;
  b.add(
    `${prefix}stamped mark`,
    'bolt',
    put(
      solid.put({ op: 'text', value: label, height: size, depth: w * 0.05, bevel: 0 }, [
        0,
        -(inner + root) / 2 - size * 0.5 - (root - inner) * 0.02,
        w * 0.52,
      ]),
    ),
    { detail: 0.3 },
  );
}
