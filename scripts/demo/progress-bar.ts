const WIDTH = 32;
let shown = -1;

/** Redraws one line on a terminal; elsewhere prints a line when the figure moves. */
export function drawBar(percent: number, stage: string): void {
  const filled = Math.round((percent / 100) * WIDTH);
  const line = `  [${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}] ${String(percent).padStart(3)} %  ${stage}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
  else if (percent !== shown) console.log(line);
  shown = percent;
}

export function clearBar(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}
