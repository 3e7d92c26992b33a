import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'documentation', include: ['*.test.ts'], maxConcurrency: 2, testTimeout: 60_000, hookTimeout: 60_000 },
});
