import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const service = process.env.CLAYWORK_URL ?? 'http://localhost:8787';
const proxy = { '/api': service, '/media': service };

export default defineConfig({
  plugins: [react()],
  // A phone from 2022 shows it.
  build: { target: 'es2022', sourcemap: false, manifest: true, cssCodeSplit: true, reportCompressedSize: false },
  server: { proxy },
  preview: { proxy },
});
