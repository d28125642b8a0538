import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { browserGuard } from './engine/compile/bundle/browser-guard.ts'

/** What the dev server, Storybook and the tests share. Production bundles are made by engine/compile/bundle/bundle.ts. */
export default defineConfig({
  plugins: [react(), tailwindcss(), browserGuard(import.meta.dirname)],
  test: {
    // A busy machine may take its time: nothing but what is measured depends on these.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    globalSetup: 'tests/temporary-folder.ts',
    // As in tests/e2e: the run tells by name what needed a second try.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{blocks,engine,server,scripts,stories,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{blocks,engine,server,scripts,stories,tests}/**/*.server.test.ts'],
          maxWorkers: 2,
        },
      },
    ],
  },
})
