import { mkdir, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EnvironmentOptions, InlineConfig } from 'vite'
import type { RendererModule } from '../../campaign/release/assets.ts'
import { islandsOf, oneLanguage } from './island-words.ts'
import { browserGuard } from './browser-guard.ts'
import { moveFolder, unfinishedName } from './cache.ts'
import { projectRoot } from './source-hash.ts'

/** The browser's islands, their names with a content hash, and the renderer that Node runs. */
export type Bundle = Awaited<ReturnType<typeof readBundle>>

/** Bundles the project, or takes what an earlier build made of the same sources (`sourceHash`). */
export const bundle = async (cacheDir: string, sourceHash: string): Promise<Bundle> => {
  const folder = join(cacheDir, 'bundles', sourceHash)
  const cached = await readBundle(folder).catch(() => null)
  if (cached) {
    await utimes(folder, new Date(), new Date())
    return cached
  }
  await rm(folder, { recursive: true, force: true })
  await buildInto(folder)
  return readBundle(folder)
}

const buildInto = async (folder: string) => {
  const unfinished = unfinishedName(folder)
  await mkdir(unfinished, { recursive: true })
  // Loaded late: what was bundled before is the rule.
  const { createBuilder } = await import('vite')
  await asProduction(async () => {
    const builder = await createBuilder(bundleConfig(projectRoot, unfinished, entries))
    for (const environment of Object.values(builder.environments)) await builder.build(environment)
  })
  await moveFolder(unfinished, folder)
}

export const entries = {
  client: 'engine/app/client.tsx',
  images: 'engine/app/image-client.tsx',
  staff: 'engine/staff/main.tsx',
  ssr: 'engine/app/html.tsx',
}

/** `images` is a bundle of its own with its own React: pages with a form do not pay for it by a further file. */
export const bundleConfig = (
  root: string,
  outDir: string,
  entry: Pick<typeof entries, 'client' | 'ssr'> & { images?: string; staff?: string },
): InlineConfig => ({
  root,
  base: '/assets/',
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
  plugins: [browserGuard(root), oneLanguage(), entry.staff === undefined ? [] : staffPlugins()],
  define: {
    'process.env.NODE_ENV': '"production"',
    // Visitors have no use for what React reports to its developer tools.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  environments: {
    client: environment(join(root, entry.client), join(outDir, 'client'), 'island.[hash].js', {
      build: { modulePreload: false, target: 'baseline-widely-available' },
    }),
    ...(entry.images !== undefined && {
      images: environment(join(root, entry.images), join(outDir, 'images'), 'images.[hash].js', {
        consumer: 'client',
        build: { modulePreload: false, target: 'baseline-widely-available' },
      }),
    }),
    ...(entry.staff !== undefined && {
      staff: staffEnvironment(join(root, entry.staff), join(outDir, 'staff')),
    }),
    ssr: environment(join(root, entry.ssr), join(outDir, 'ssr'), 'renderer.js', {
      resolve: { noExternal: true },
      build: { ssr: true, minify: false, target: 'node20' },
    }),
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

/** Vite takes the kind of build from NODE_ENV, which a test run or a shell may have set to something else. */
const asProduction = async (work: () => Promise<void>) => {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

const readBundle = async (folder: string) => {
  const islandName = await scriptIn(join(folder, 'client'))
  const island = await readFile(join(folder, 'client', islandName), 'utf8')
  const imageIslandName = await scriptIn(join(folder, 'images'))
  const renderer = join(folder, 'ssr', 'renderer.js')
  const staffNames = await readdir(join(folder, 'staff'))
  return {
    islands: islandsOf(island),
    imageIslandName,
    imageIsland: await readFile(join(folder, 'images', imageIslandName)),
    /** Files of the staff app by name. */
    staff: new Map(
      await Promise.all(
        staffNames.map(async (name) => [name, await readFile(join(folder, 'staff', name))] as const),
      ),
    ),
    renderer: await readFile(renderer),
    loadRenderer: async () => (await import(pathToFileURL(renderer).href)) as RendererModule,
  }
}

const scriptIn = async (folder: string) => (await readdir(folder)).find((name) => name.endsWith('.js')) ?? ''
