import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserGuard } from './engine/compile/bundle/browser-guard.ts'
import { testProjects } from './tests/test-projects.ts'

// Vite renders pages, too, with what no browser gets.
const isBrowser = ({ name }: { name: string }) => name !== 'ssr'
const guard = () => ({
  ...browserGuard(import.meta.dirname),
  enforce: 'pre' as const,
  applyToEnvironment: isBrowser,
})

/** What the dev server and Storybook share, and the tests of Vitest, which need no plugin. Bundles: engine/compile/bundle/bundle.ts. */
export default defineConfig({
  plugins: process.env['VITEST'] ? [] : [react(), tailwindcss(), guard()],
  test: testProjects,
})
