import { defineConfig } from 'playwright/test'
import { isAll } from '../extent.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'

const executablePath = chromiumPath()

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/playwright',
  snapshotPathTemplate: '../browsers/{arg}{ext}',
  // As in tests/test-projects.ts: generous for busy machines.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // A machine that is busy with something else for a moment is no fault of the product; the run names it.
  retries: process.env.CI ? 1 : 0,
  // Only a run of everything shows what has the tag.
  ...(!isAll && { grepInvert: /@all/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  // Dev servers share what Vite has made of packages: two at the same time would write it twice.
  projects: [
    { name: 'dev', testMatch: 'dev-*.spec.ts', workers: 1 },
    { name: 'product', testIgnore: 'dev-*.spec.ts' },
  ],
  use: {
    browserName: 'chromium',
    reuseContext: true,
    viewport: { width: 1280, height: 900 },
    // A trace costs a fifth of a test's time, and its scripts are blocked in sandboxed frames, which is an error to the tests
    // of mails: `--trace on` makes one of what is looked into.
    trace: 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
})
