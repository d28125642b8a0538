import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserGuard } from './engine/compile/bundle/browser-guard.ts'
import { testProjects } from './tests/test-projects.ts'

/** What the dev server and Storybook share, and the tests of Vitest, which need no plugin. Bundles: engine/compile/bundle/bundle.ts. */
export default defineConfig({
  plugins: process.env['VITEST'] ? [] : [react(), tailwindcss(), browserGuard(import.meta.dirname)],
  test: testProjects,
})
