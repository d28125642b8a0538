import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { parse } from 'yaml'
import { yamlPlugin } from './yaml-plugin.ts'

/** The coach whose look the blocks wear here. */
const sampleCoach = new URL('../../campaigns/vitality/coach.yaml', import.meta.url)

/** Storybook's own: no file routes, no guards of the production build. */
export default defineConfig({
  plugins: [react(), tailwindcss(), yamlPlugin()],
  define: { SAMPLE_COACH: JSON.stringify(parse(readFileSync(sampleCoach, 'utf8'))) },
})
