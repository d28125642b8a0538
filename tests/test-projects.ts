import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'

const folders = '{blocks,engine,server,scripts,stories,tests}'
const unit = `${folders}/**/*.test.{ts,tsx}`
const server = `${folders}/**/*.server.test.ts`

const root = join(import.meta.dirname, '..')
/** A mocked module stays mocked for later files of the same worker. */
const mocking = globSync(unit, { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('vi.mock('),
)

/** The `test` of vite.config.ts. */
export const testProjects: NonNullable<ViteUserConfig['test']> = {
  environment: 'node',
  // Generous for busy machines: only measurements are strict.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  globalSetup: 'tests/temporary-folder.ts',
  // As in tests/e2e: the run reports tests that needed a retry.
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
