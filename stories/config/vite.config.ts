import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { yamlPlugin } from './yaml-plugin.ts'

/** Storybook's own: no file routes, no guards of the production build. */
export default defineConfig({
  plugins: [react(), tailwindcss(), yamlPlugin()],
})
