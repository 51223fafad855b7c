import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const service = process.env.CLAYWORK_URL ?? 'http://localhost:8787';
const proxy = { '/api': service, '/media': service };

export default defineConfig({
  plugins: [react()],
  // A phone from 2022 shows it.
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    cssCodeSplit: true,
    reportCompressedSize: false,
    // what most pages need comes as one file instead of forty, and is packed better
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 5 }] } } },
  },
  server: { proxy },
  preview: { proxy },
});
