import { defineConfig } from 'playwright/test'
import { chromiumFlags, chromiumPath } from '../chromium.ts'

const executablePath = chromiumPath()

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/playwright',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
})
