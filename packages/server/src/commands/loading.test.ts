import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What is asked for on the way to a module, as the module that asks writes it. */
function loadedBy(module: string): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const asked = new Set();
    registerHooks({ resolve: (name, context, next) => (asked.add(name), next(name, context)) });
    await import(${JSON.stringify(new URL(module, import.meta.url).href)});
    process.stdout.write(JSON.stringify([...asked]));
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('a service starts without the kernels, which take seconds to load: its children bring them', () => {
  const loaded = loadedBy('./serve.ts');
  expect(loaded).toContain('fastify');
  expect(loaded).not.toContain('@claywork/kernels');
});

test('commands about members load neither the kernels nor the service', () => {
  const loaded = loadedBy('./member.ts');
  expect(loaded).toContain('kysely');
  expect(loaded).not.toContain('@claywork/kernels');
  expect(loaded).not.toContain('fastify');
});
