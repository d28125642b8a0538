import { join } from 'node:path'
import type { EnvironmentOptions, InlineConfig } from 'vite'
import { browserGuard } from './browser-guard.ts'
import { oneLanguage } from './island-words.ts'

export const entries = {
  client: 'engine/app/client.tsx',
  answer: 'engine/render/form/answer/answer-parts.tsx',
  images: 'engine/app/image-client.tsx',
  staff: 'engine/staff/main.tsx',
  ssr: 'engine/app/html.tsx',
}

/** `answer`: of a form, from a press on; it uses no hook and has no React. `images` is a bundle of its own with its own React: pages with a form do not pay for it by a further file. */
export const bundleConfig = (
  root: string,
  outDir: string,
  entry: Pick<typeof entries, 'client' | 'ssr'> & { answer?: string; images?: string },
): InlineConfig => ({
  ...usual(root),
  plugins: [browserGuard(root), oneLanguage()],
  environments: {
    client: environment(join(root, entry.client), join(outDir, 'client'), 'island.[hash].js', {
      build: { modulePreload: false, target: 'baseline-widely-available' },
    }),
    ...(entry.answer !== undefined && {
      answer: environment(join(root, entry.answer), join(outDir, 'answer'), 'answer.[hash].js', {
        consumer: 'client',
        build: { modulePreload: false, target: 'baseline-widely-available' },
      }),
    }),
    ...(entry.images !== undefined && {
      images: environment(join(root, entry.images), join(outDir, 'images'), 'images.[hash].js', {
        consumer: 'client',
        build: { modulePreload: false, target: 'baseline-widely-available' },
      }),
    }),
    ssr: environment(join(root, entry.ssr), join(outDir, 'ssr'), 'renderer.js', {
      resolve: { noExternal: true },
      build: { ssr: true, minify: false, target: 'node20' },
    }),
  },
})

/** The staff app. */
export const staffConfig = (root: string, outDir: string): InlineConfig => ({
  ...usual(root),
  plugins: [browserGuard(root), staffPlugins()],
  environments: { staff: staffEnvironment(join(root, entries.staff), outDir) },
})

const usual = (root: string): InlineConfig => ({
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

/** One entry becomes one file: no chunks, no preload helper, no source map that would show our sources. */
const environment = (
  input: string,
  outDir: string,
  fileName: string,
  more: EnvironmentOptions,
): EnvironmentOptions => ({
  ...more,
  build: {
    ...more.build,
    outDir,
    emptyOutDir: true,
    sourcemap: false,
    copyPublicDir: false,
    rolldownOptions: {
      input,
      // The loader calls what an island exports.
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: fileName, codeSplitting: false },
    },
  },
})
