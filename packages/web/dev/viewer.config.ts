import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The viewer alone, with real files: vite -c dev/viewer.config.ts, from packages/web; or build, for its sizes. */
// biome-ignore lint/style/noDefaultExport: what vite reads
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: resolve(import.meta.dirname, '../../../artifacts/viewer/public'),
  build: {
    target: 'es2022',
    outDir: resolve(import.meta.dirname, '../../../artifacts/viewer/dist'),
    emptyOutDir: true,
    copyPublicDir: false,
    rollupOptions: { input: resolve(import.meta.dirname, 'viewer.html') },
  },
});
