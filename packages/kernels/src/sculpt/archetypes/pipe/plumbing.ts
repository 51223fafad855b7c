import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { handwheel } from './pipe-parts.ts';

/** A gate valve between flanges, standing on them. */
function addValve(b: Bench): void {
  const y = 0.105;
  b.add(
    'body',
    'body',
    {
      op: 'union',
      k: 0.02,
      of: [
        { op: 'sphere', r: 0.074, at: [0, y, 0] },
        { op: 'cylinder', r: 0.05, h: 0.26, rot: [0, 0, 90], at: [0, y, 0] },
        { op: 'cylinder', r: 0.048, h: 0.09, at: [0, y + 0.06, 0] },
      ],
    },
    { detail: 1.4 },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} flange`, 'body', solid.cyl(0.1, 0.022, [s * 0.128, y, 0], 'x', { bevel: 0.004, segments: 48 }));
    b.add(`${name} face`, 'fitting', solid.cyl(0.068, 0.008, [s * 0.141, y, 0], 'x', { bevel: 0.002 }), {
      detail: 0.5,
    });
    for (let i = 0; i < 8; i++) {
      const a = (Math.PI * (i + 0.5)) / 4;
      b.add(
        `${name} bolt ${i + 1}`,
        'fitting',
        solid.put(
          fitting.hex(0.0105, 0.012),
          [s * 0.117, y + 0.084 * Math.sin(a), 0.084 * Math.cos(a)],
          [0, 0, s * 90],
        ),
        { detail: 0.3 },
      );
    }
  }
  b.add('bonnet flange', 'body', solid.cyl(0.068, 0.022, [0, y + 0.108, 0], 'y', { bevel: 0.004 }));
  for (let i = 0; i < 6; i++)
    b.add(
      `bonnet bolt ${i + 1}`,
      'fitting',
      solid.put(fitting.hex(0.009, 0.01), [0.056 * Math.cos(i * 1.047), y + 0.118, 0.056 * Math.sin(i * 1.047)]),
      { detail: 0.3 },
    );
  b.add(
    'bonnet',
    'body',
    solid.turned(
      pairs([0, 0.218, 0.05, 0.218, 0.042, 0.235, 0.02, 0.262, 0.018, 0.285, 0.03, 0.288, 0.03, 0.3, 0, 0.3]),
      [0, 0, 0],
      { bevel: 0.003, segments: 44 },
    ),
    { detail: 1.1 },
  );
  b.add('spindle', 'band', solid.rod([0, 0.295, 0], [0, 0.38, 0], 0.01));
  handwheel(b, 'wheel', [0, 0.352, 0], 0.085);
}

function addHandwheel(b: Bench): void {
  handwheel(b, 'wheel', [0, 0.135, 0], 0.118, [90, 0, 0]);
  b.add('spindle', 'fitting', solid.rod([0, 0.135, -0.02], [0, 0.135, -0.09], 0.013));
  b.add('bonnet', 'fitting', solid.cyl(0.03, 0.03, [0, 0.135, -0.08], 'z', { bevel: 0.005 }));
}

/** A swan-necked kitchen tap with a lever. */
function addFaucet(b: Bench): void {
  b.add(
    'rosette',
    'body',
    solid.turned(pairs([0, 0, 0.032, 0, 0.032, 0.004, 0.025, 0.01, 0.023, 0.014, 0, 0.014]), [0, 0, 0], {
      bevel: 0.0015,
      segments: 56,
    }),
  );
  b.add('column', 'body', solid.cyl(0.021, 0.085, [0, 0.054, 0], 'y', { bevel: 0.004, segments: 48 }));
  b.add('seam', 'stem', solid.cyl(0.0213, 0.0012, [0, 0.07, 0]), { detail: 0.2 });
  const path: Vec3[] = [
    [0, 0.09, 0],
    [0, 0.2, 0],
    ...outline.arc(0, 0, 0.072, 180, 4, 12).map(([x, y]): Vec3 => [0, 0.22 + y, x + 0.072]),
    [0, 0.2, 0.145],
  ];
  b.add('spout', 'body', solid.tube(path, 0.0105), { detail: 1.5 });
  b.add('collar', 'body', solid.cyl(0.0145, 0.014, [0, 0.1, 0], 'y', { bevel: 0.003 }));
  b.add('aerator', 'body', solid.cyl(0.0132, 0.026, [0, 0.19, 0.145], 'y', { bevel: 0.003 }));
  b.add('aerator screen', 'fitting', solid.cyl(0.009, 0.002, [0, 0.1768, 0.145]), { detail: 0.3 });
  b.add('lever hub', 'handle', solid.cyl(0.015, 0.034, [0.03, 0.075, 0], 'x', { bevel: 0.004 }));
  b.add('lever', 'handle', solid.rod([0.042, 0.078, 0], [0.066, 0.142, 0.01], 0.0058, 0.0046, 'round'), {
    detail: 0.9,
  });
  for (const [name, c, z] of [
    ['hot', '#c8281f', 0.0045],
    ['cold', '#2458c0', -0.0045],
  ] as const)
    b.add(
      `${name} dot`,
      { base: 'paint', color: c },
      { op: 'ball', r: [0.001, 0.0022, 0.0022], at: [0.0473, 0.075, z] },
      { detail: 0.3 },
    );
}

/** A wide green pipe with a lip, as plumbers of games go through. */
function addWarp(b: Bench): void {
  b.add(
    'pipe',
    'body',
    solid.turned(pairs([0, 0, 0.36, 0, 0.36, 0.6, 0, 0.6]), [0, 0, 0], { bevel: 0.006, segments: 72 }),
    { detail: 1 },
  );
  b.add(
    'lip',
    'body',
    solid.turned(pairs([0, 0.56, 0.42, 0.56, 0.42, 0.86, 0.35, 0.86, 0.33, 0.84, 0.33, 0.62, 0, 0.62]), [0, 0, 0], {
      bevel: 0.016,
      segments: 72,
    }),
    { detail: 1.2 },
  );
  b.add('dark', { base: 'plain', color: '#0c1a10', rough: 1 }, solid.cyl(0.329, 0.02, [0, 0.632, 0]), { detail: 0.3 });
  for (const [name, y, r] of [
    ['upper', 0.78, 0.4215],
    ['lower', 0.3, 0.3615],
  ] as const)
    b.add(
      `${name} shine`,
      { base: 'plastic', color: '#8fe08a', rough: 0.3 },
      solid.bar(
        outline.arc(0, 0, r, 20, 34, 6).map(([x, z]): Vec3 => [x, y, z]),
        { kind: 'rect', w: name === 'upper' ? 0.24 : 0.5, h: 0.004 },
        { up: [1, 0, 0.4] },
      ),
      { detail: 0.3 },
    );
}

/** Valves, taps, and the pipe of games. */
export const plumbing = { addValve, addHandwheel, addFaucet, addWarp };
