import type { BodyPlan } from './body-plan.ts';
import { deep } from './extents.ts';
import { broad } from './name-rule.ts';
import type { PartView, WholeView } from './part-views.ts';
import { isBall } from './single-things.ts';

const fromMiddle = (p: PartView): number => Math.hypot(p.x - 0.5, p.z - 0.5);

/** Things that are like no others, told by what only they have; undefined for all else. */
export function singleOf(whole: WholeView): BodyPlan | undefined {
  const { parts, size } = whole;
  const [w, h, d] = size;
  const isRound = w < 1.35 * d && d < 1.35 * w;
  const balls = parts.filter((p) => isBall(p) && fromMiddle(p) < 0.2).sort((p, q) => p.y - q.y);
  if (
    balls.length > 1 &&
    balls.length < 4 &&
    balls[0].onGround &&
    balls.every((p, k) => !k || p.y > balls[k - 1].y + 0.15)
  )
    return 'snowman';
  if (isSign(whole)) return 'sign';
  const isThin = (p: PartView): boolean => p.thickness < 0.008 && p.slender < 3;
  const stem = parts.find((p) => p.upright > 0.9 && p.slender > 6 && p.share < 0.2 && p.size[1] > 0.6 * h);
  const sheets = parts.filter((p) => isThin(p) && p.y > 0.55 && p.share > 0.04);
  const covered = sheets.reduce((s, p) => s + p.share, 0);
  if (stem && isRound && covered > 0.6 && h < 1.3 * w && fromMiddle(stem) < 0.1) return 'umbrella';
  if (stem && sheets.length > 1 && covered > 0.25 && fromMiddle(stem) < 0.2) return 'flower';
  const pot = parts.some((p) => p.min[1] < 0.1 && p.max[1] < 0.45 && p.lying > 0.8 && broad(p) > 0.4 && deep(p) > 0.5);
  const ribs = parts.filter(
    (p) => p.upright > 0.85 && p.slender > 2 && p.size[1] > 0.45 * h && fromMiddle(p) < 0.3 && p.thickness > 0.06,
  );
  // What has a roof is built.
  const isRoofed = parts.some((p) => p.max[1] > 0.9 && broad(p) > 0.5);
  if (pot && ribs.length && h > 1.4 * d && !isRoofed) return 'cactus';
  return isStringed(whole) ? 'stringed' : isHat(whole) ? 'hat' : isGun(whole) ? 'gun' : undefined;
}

/** A flat box with a neck. */
function isStringed({ parts, size }: WholeView): boolean {
  const [w, h, d] = size;
  if (h < 2 * w || w < 2 * d) return false;
  const plates = parts.filter((p) => p.share > 0.12 && broad(p) > 0.9 && p.max[1] - p.min[1] < 0.65);
  return (
    plates.length > 0 && parts.some((p) => p.slender > 4 && p.upright > 0.95 && broad(p) < 0.3 && p.size[1] > 0.25 * h)
  );
}

/** Low and round, thin all over, with a ring about its middle. */
function isHat({ parts, core, size }: WholeView): boolean {
  const [w, h, d] = size;
  if (h > 0.8 * w || w > 1.35 * d || d > 1.35 * w || core.share < 0.4 || core.thickness > 0.03) return false;
  const isRing = (p: PartView): boolean =>
    p !== core && p.lying > 0.9 && p.flat < 0.3 && broad(p) > 0.35 && broad(p) < 0.85 && p.y > 0.1 && p.y < 0.7;
  return broad(core) > 0.85 && parts.some(isRing) && parts.length < 8;
}

/** Narrow, a bar along its top, and something that hangs down at one end of it: a grip. */
function isGun({ parts, size }: WholeView): boolean {
  const k = size[0] > size[2] ? 0 : 2;
  const across = size[2 - k];
  if (across > 0.35 * size[1] || size[1] > 0.8 * size[k]) return false;
  const bar = parts.some(
    (p) => p.slender > 3 && Math.abs(p.axes[0][k]) > 0.9 && p.y > 0.65 && p.size[k] > 0.5 * size[k] && p.flat > 0.4,
  );
  const low = parts.filter((p) => p.min[1] < 0.15 && p.y < 0.5 && p.size[k] < 0.4 * size[k] && p.share > 0.03);
  const ends = low.map((p) => p.middle[k]);
  return (
    bar && low.length > 0 && Math.abs(Math.min(...ends) - 0.5) > 0.2 && Math.max(...ends) - Math.min(...ends) < 0.2
  );
}

/** A plate that stands before or behind the top of a post: a tool's head is around its haft. */
function isSign({ parts, size }: WholeView): boolean {
  if (size[1] < 2.2 * Math.max(size[0], size[2])) return false;
  const post = parts.find((p) => p.upright > 0.95 && p.slender > 6 && p.onGround && p.size[1] > 0.5 * size[1]);
  if (!post) return false;
  const isPlate = (p: PartView): boolean => {
    const k = Math.abs(p.axes[2][0]) > 0.9 ? 0 : Math.abs(p.axes[2][2]) > 0.9 ? 2 : undefined;
    if (k === undefined || p.flat > 0.35 || p.slender > 2.2 || p.min[1] < 0.4 || p.share < 0.1) return false;
    const across = 2 - k;
    return (
      Math.abs(p.middle[k] - post.middle[k]) * size[k] > 0.5 * post.size[k] &&
      Math.abs(p.middle[across] - post.middle[across]) < 0.15
    );
  };
  return parts.some(isPlate) && parts.every((p) => p === post || p.min[1] > 0.35);
}
