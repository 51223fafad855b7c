import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Violation {
  id: string;
  impact: string | null;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on a page as it stands, tells what it found, and returns how many of it are serious or critical. */
export async function auditPage(page: Page, name: string): Promise<number> {
  // a script tag would be against the page's own policy
  await page.evaluate(source);
  const violations = (await page.evaluate(
    '(async () => (await axe.run(document, { resultTypes: ["violations"] })).violations)()',
  )) as Violation[];
  for (const { id, impact, help, nodes } of violations) {
    console.log(`axe ${name}: ${impact} ${id}: ${help}`);
    for (const { html, failureSummary } of nodes.slice(0, 3))
      console.log(`    ${html.slice(0, 160)}\n      ${failureSummary?.split('\n')[1] ?? ''}`);
  }
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').length;
}
