import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blockStories } from './block-stories.ts'
import { fontsPlugin } from './fonts-plugin.ts'
import { yamlPlugin } from './yaml-plugin.ts'

export default defineConfig({
  plugins: [fontsPlugin(), react(), tailwindcss(), yamlPlugin(), blockStories()],
})
