import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'

const folders = '{blocks,engine,server,scripts,stories,tests}'
const unit = `${folders}/**/*.test.{ts,tsx}`
const server = `${folders}/**/*.server.test.ts`

const root = join(import.meta.dirname, '..')
/** A module that a test replaces stays replaced for the tests after it in the same worker. */
const mocking = globSync(unit, { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('vi.mock('),
)

/** What Vitest runs, and how: vite.config.ts has it as `test`. */
export const testProjects: NonNullable<ViteUserConfig['test']> = {
  environment: 'node',
  // A busy machine may take its time: nothing but what is measured depends on these.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  globalSetup: 'tests/temporary-folder.ts',
  // As in tests/e2e: the run names what needed a second try.
  retry: process.env.CI ? 1 : 0,
  expect: { poll: { timeout: 30_000 } },
  isolate: false,
  projects: [
    { extends: true, test: { name: 'unit', include: [unit], exclude: [server, ...mocking] } },
    { extends: true, test: { name: 'unit-mocking', include: mocking, isolate: true } },
    {
      extends: true,
      test: {
        name: 'server',
        include: [server],
        maxWorkers: 2,
        globalSetup: 'tests/postgres/shared-cluster.ts',
      },
    },
  ],
}
