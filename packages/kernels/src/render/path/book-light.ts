import type { Tracer } from './tracer.ts';

/** Power heuristic: how much of what a strategy found is its own to count, when another had density `other` for it. */
export function ownShare(mine: number, other: number): number {
  const a = mine * mine;
  return a / (a + other * other);
}

/** Books light that reaches the path's present end. `share`: the part that is this strategy's to count. */
export function bookLight(t: Tracer, r: number, g: number, b: number, share: number): void {
  const { walk, sample } = t;
  r *= walk.r * share;
  g *= walk.g * share;
  b *= walk.b * share;
  if (walk.straight) {
    if (walk.behindGlass) {
      sample.glossR += r;
      sample.glossG += g;
      sample.glossB += b;
    } else {
      sample.directR += r;
      sample.directG += g;
      sample.directB += b;
    }
    return;
  }
  // Bright light over several corners is rarely found, and then counts as if for many: it is held down to what the eye does not see as a speck.
  const scale = walk.bounce > 1 ? clamp(t, r, g, b) : 1;
  sample.matteR += r * walk.matteR * scale;
  sample.matteG += g * walk.matteG * scale;
  sample.matteB += b * walk.matteB * scale;
  sample.glossR += r * walk.glossR * scale;
  sample.glossG += g * walk.glossG * scale;
  sample.glossB += b * walk.glossB * scale;
}

function clamp(t: Tracer, r: number, g: number, b: number): number {
  const { walk } = t;
  const most = Math.max(
    r * (walk.matteR + walk.glossR),
    g * (walk.matteG + walk.glossG),
    b * (walk.matteB + walk.glossB),
  );
  const limit = t.settings.clampIndirect;
  return most > limit ? limit / most : 1;
}
