import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserGuard } from './engine/compile/bundle/browser-guard.ts'

/** The dev server; stories/config has Storybook's. Bundles: engine/compile/bundle/bundle.ts. */
export default defineConfig({ plugins: [react(), tailwindcss(), browserGuard(import.meta.dirname)] })
