import { join } from 'node:path'
import type { EnvironmentOptions, InlineConfig } from 'vite'
import { browserGuard } from './browser-guard.ts'

/** The staff app, whose file routes and classes are made by plugins of Vite. */
export const staffConfig = (root: string, outDir: string): InlineConfig => ({
  root,
  base: '/assets/',
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
  define: {
    'process.env.NODE_ENV': '"production"',
    // Visitors have no use for what React reports to its developer tools.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  plugins: [{ ...browserGuard(root), enforce: 'pre' }, staffPlugins()],
  environments: { staff: staffEnvironment(join(root, 'engine/staff/main.tsx'), outDir) },
})

/** File routes, and the classes of one environment: those of campaign pages are compiled page by page. */
const staffPlugins = async () => {
  const [{ default: pages }, { default: tailwindcss }] = await Promise.all([
    import('vite-plugin-pages'),
    import('@tailwindcss/vite'),
  ])
  const dirs = [
    { dir: 'engine/staff/screens', baseRoute: 'staff' },
    { dir: 'engine/staff/tools', baseRoute: '' },
  ]
  return [
    pages({ dirs, extensions: ['tsx'], resolver: 'react' }),
    tailwindcss().map((plugin) => ({
      ...plugin,
      applyToEnvironment: ({ name }: { name: string }) => name === 'staff',
    })),
  ]
}

/** Each screen is a file that is loaded when it is opened. */
const staffEnvironment = (input: string, outDir: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir,
    emptyOutDir: true,
    sourcemap: false,
    copyPublicDir: false,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input,
      // "use client" of packages means nothing here.
      checks: { moduleLevelDirective: false },
      output: {
        entryFileNames: 'staff.[hash].js',
        chunkFileNames: 'staff-[name].[hash].js',
        assetFileNames: 'staff.[hash][extname]',
      },
    },
  },
})
