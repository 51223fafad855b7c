import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';

const IRON = { base: 'iron', color: '#54565a', wear: 0.4 };

/** Coopered: straight staves, a boarded bottom, hoops with rivets; two long staves with holes for a tub's ears. */
export function addStaves(b: Bench, v: Vessel, ears: boolean): void {
  const n = ears ? 24 : 18;
  const h = v.outer[1][1];
  const half = Math.PI / n;
  const stave = (high: number): Shape => ({
    op: 'loft',
    sections: [0, 0.5, 1].map((t) => {
      const y = high * t;
      const r = v.outer[0][0] + (v.outer[1][0] - v.outer[0][0]) * (y / h);
      const ring: Vec3[] = [];
      for (const k of [-0.97, -0.9, 0, 0.9, 0.97]) {
        const q = Math.abs(k) > 0.95 ? r - 0.0016 : r;
        ring.push([q * Math.sin(k * half), y, q * Math.cos(k * half)]);
      }
      for (const k of [0.97, 0, -0.97])
        ring.push([(r - v.wall) * Math.sin(k * half), y, (r - v.wall) * Math.cos(k * half)]);
      return { points: ring };
    }),
    spline: 'linear',
    cap: 'flat',
  });
  for (let i = 0; i < n; i++) {
    const ear = ears && (i === n / 4 || i === (3 * n) / 4);
    const high = ear ? h * 1.22 : h;
    const a = (i * 360) / n;
    const of = stave(high);
    const r = v.outer[1][0] - v.wall / 2;
    const hole = solid.cyl(h * 0.045, v.wall * 6, [0, h * 1.1, r], 'z');
    b.add(`stave ${i + 1}`, 'body', solid.put(ear ? solid.cut(of, hole) : of, [0, 0, 0], [0, a, 0]), {
      grain: [0, 1, 0],
    });
  }
  b.add('bottom', 'body', solid.cyl(vessel.radius(v.outer, h * 0.06) - v.wall * 0.9, h * 0.05, [0, h * 0.075, 0]), {
    grain: [1, 0, 0],
    detail: 0.6,
  });
  for (const [i, t] of [0.14, 0.5, 0.84].entries()) {
    const y = h * t;
    const w = h * 0.075;
    const at = (yy: number, out: number): [number, number] => [vessel.radius(v.outer, yy) + out, yy];
    b.add(
      `hoop ${i + 1}`,
      IRON,
      solid.turned(
        [
          at(y - w / 2, -0.0012),
          at(y - w / 2, 0.0035),
          at(y + w / 2, 0.0035),
          at(y + w / 2, -0.0012),
          at(y - w / 2, -0.0012),
        ],
        [0, 0, 0],
        { bevel: 0.0008, segments: 64 },
      ),
    );
    b.add(
      `hoop rivets ${i + 1}`,
      IRON,
      solid.many(
        [0, 1].map((k) => {
          const a = 0.5 + i * 1.4 + k * 0.09;
          const r = vessel.radius(v.outer, y) + 0.0038;
          return { op: 'ball' as const, r: h * 0.012, at: [r * Math.sin(a), y, r * Math.cos(a)] as Vec3 };
        }),
      ),
      { detail: 0.4 },
    );
  }
}
