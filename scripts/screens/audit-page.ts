import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Violation {
  id: string;
  impact: string | null;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** A rule that a page breaks. */
export interface Finding {
  /** Of serious or critical impact. */
  serious: boolean;
  /** The rule, and the first few places that break it. */
  text: string;
}

/** Those of WCAG AA that ask for colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LOADED = 'typeof globalThis.axe === "object"';
// two frames: what has just been changed begins to move in the next one
const SETTLED = `new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  .then(() => Promise.allSettled(document.getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    .map((animation) => animation.finished))).then(() => undefined)`;

/** Runs axe on a page once colours have stopped to change, and tells what it found. `colors`: only by the rules that look at colours. */
export async function auditPage(page: Page, rules: 'all' | 'colors' = 'all'): Promise<Finding[]> {
  // a script tag would be against the page's own policy
  if (!(await page.evaluate(LOADED))) await page.evaluate(source);
  await page.evaluate(SETTLED);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    ...(rules === 'colors' && { runOnly: { type: 'rule', values: COLOR_RULES } }),
  });
  const violations = (await page.evaluate(
    `axe.run(document, ${options}).then((found) => found.violations)`,
  )) as Violation[];
  return violations.map(({ id, impact, help, nodes }) => ({
    serious: impact === 'serious' || impact === 'critical',
    text: [
      `${impact} ${id}: ${help}`,
      ...nodes
        .slice(0, 3)
        .map(({ html, failureSummary }) => `    ${html.slice(0, 160)}\n      ${failureSummary?.split('\n')[1] ?? ''}`),
    ].join('\n'),
  }));
}
