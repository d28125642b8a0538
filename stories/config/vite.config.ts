import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blockStories } from './block-stories.ts'
import { drawingPlugin } from './drawing-plugin.ts'
import { fontsPlugin } from './fonts-plugin.ts'
import { yamlPlugin } from './yaml-plugin.ts'

export default defineConfig({
  plugins: [drawingPlugin(), fontsPlugin(), react(), tailwindcss(), yamlPlugin(), blockStories()],
})
