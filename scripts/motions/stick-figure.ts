import { createSkeletonPose, loadFrame, type Motion } from '../../packages/kernels/src/animation/index.ts';
import type { RigSkeleton } from '../../packages/kernels/src/rig/index.ts';

/** A frame's figure as SVG elements, metres turned into pixels: limbs as capsules, the left side warm, the right side cold, far ones first. */
export function drawFigure(
  skeleton: RigSkeleton,
  motion: Motion,
  frame: number,
  view: { azimuth: number; scale: number; x: number; y: number; followRoot: boolean },
): string {
  const pose = createSkeletonPose(skeleton);
  loadFrame(pose, motion, frame);
  const c = Math.cos(view.azimuth);
  const s = Math.sin(view.azimuth);
  const away = view.followRoot ? pose.root[2] : 0;
  const project = (x: number, y: number, z: number): [number, number, number] => [
    view.x + (x * c - (z - away) * s) * view.scale,
    view.y - (y - skeleton.ground) * view.scale + (x * s + (z - away) * c) * 0.12 * view.scale,
    x * s + (z - away) * c,
  ];
  const at = (j: number) => project(pose.at[j * 3], pose.at[j * 3 + 1], pose.at[j * 3 + 2]);
  const shapes: { depth: number; svg: string }[] = [];
  const h = skeleton.height;
  skeleton.joints.forEach((joint, j) => {
    if (joint.parent < 0) return;
    const a = at(joint.parent);
    const b = at(j);
    const left = joint.name.startsWith('Left');
    const right = joint.name.startsWith('Right');
    const color = left ? '#d9772b' : right ? '#2b6fd9' : '#444b55';
    const finger = /Hand(Thumb|Index|Middle|Ring|Pinky)/.test(joint.name);
    const trunk = /Spine|Neck$/.test(joint.name);
    const width = (finger ? 0.012 : trunk ? 0.11 : /Head/.test(joint.name) ? 0.03 : 0.042) * h * view.scale;
    shapes.push({
      depth: (a[2] + b[2]) / 2,
      svg: `<line x1="${n(a[0])}" y1="${n(a[1])}" x2="${n(b[0])}" y2="${n(b[1])}" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"/>`,
    });
    if (joint.name === 'HeadTop_End') {
      const q = pose.turns.subarray(joint.parent * 4, joint.parent * 4 + 4);
      const size = Math.hypot(...[0, 1, 2].map((k) => joint.at[k] - skeleton.joints[joint.parent].at[k])) / 2;
      const middle = [0, 1, 2].map((k) => (pose.at[joint.parent * 3 + k] + pose.at[j * 3 + k]) / 2);
      const ahead = turn(q, [0, 0, 1]);
      const m = project(middle[0], middle[1], middle[2]);
      const nose = project(middle[0] + ahead[0] * size, middle[1] + ahead[1] * size, middle[2] + ahead[2] * size);
      const head = `<circle cx="${n(m[0])}" cy="${n(m[1])}" r="${n(size * 0.92 * view.scale)}" fill="#555d68"/>`;
      const dot = `<circle cx="${n(nose[0])}" cy="${n(nose[1])}" r="${n(size * 0.3 * view.scale)}" fill="#f2d9b8"/>`;
      shapes.push({ depth: m[2], svg: nose[2] > m[2] - size * 0.3 ? head + dot : dot + head });
    }
    if (/^(Left|Right)Hand$/.test(joint.name)) {
      const dir = [0, 1, 2].map((k) => joint.at[k] - skeleton.joints[joint.parent].at[k]);
      const length = Math.hypot(...dir);
      const palm = turn(pose.turns.subarray(j * 4, j * 4 + 4), dir.map((d) => (d / length) * length * 0.4) as V);
      const p = project(pose.at[j * 3] + palm[0], pose.at[j * 3 + 1] + palm[1], pose.at[j * 3 + 2] + palm[2]);
      shapes.push({
        depth: b[2] + 0.01,
        svg: `<line x1="${n(b[0])}" y1="${n(b[1])}" x2="${n(p[0])}" y2="${n(p[1])}" stroke="${left ? '#f0a868' : '#78a8f0'}" stroke-width="${n(0.038 * h * view.scale)}" stroke-linecap="round"/>`,
      });
    }
  });
  shapes.sort((p, q) => p.depth - q.depth);
  return shapes.map((p) => p.svg).join('');
}

type V = [number, number, number];

function turn(q: ArrayLike<number>, v: V): V {
  const t = [2 * (q[1] * v[2] - q[2] * v[1]), 2 * (q[2] * v[0] - q[0] * v[2]), 2 * (q[0] * v[1] - q[1] * v[0])];
  return [
    v[0] + q[3] * t[0] + q[1] * t[2] - q[2] * t[1],
    v[1] + q[3] * t[1] + q[2] * t[0] - q[0] * t[2],
    v[2] + q[3] * t[2] + q[0] * t[1] - q[1] * t[0],
  ];
}

function n(x: number): string {
  return x.toFixed(1);
}
