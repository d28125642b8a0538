import { join } from 'node:path'
import type { BuildOptions } from 'rolldown'
import { browserGuard } from './browser-guard.ts'
import { oneLanguage } from './island-words.ts'

/** `client` makes a form live, `answer` is what it needs from a press on (it uses no hook and has no React), `images` is the
 * image generator with a React of its own, and Node renders pages with `ssr`. */
export const pageEntries = {
  client: 'engine/app/client.tsx',
  answer: 'engine/render/form/answer/answer-parts.tsx',
  images: 'engine/app/image-client.tsx',
  ssr: 'engine/app/html.tsx',
}

export type PageBundle = keyof typeof pageEntries

/** How one of them is bundled into the folder of its name in `outDir`: one file, without a source map that would show our sources. */
export const pageBundle = (
  name: PageBundle,
  root: string,
  outDir: string,
  entry: string = pageEntries[name],
): BuildOptions => {
  const { platform, target, conditions, mainFields, fileName, output } = name === 'ssr' ? node : browser
  return {
    input: join(root, entry),
    cwd: root,
    platform,
    // The loader calls what an island exports.
    preserveEntrySignatures: 'strict',
    transform: { target, define },
    resolve: { conditionNames: [...conditions, 'module', 'production', 'import', 'default'], mainFields },
    plugins: name === 'ssr' ? [] : [browserGuard(root), oneLanguage()],
    output: {
      ...output,
      dir: join(outDir, name),
      entryFileNames: fileName(name),
      codeSplitting: false,
      topLevelVar: true,
      generatedCode: { preset: 'es2015' },
    },
  }
}

const define = {
  'process.env.NODE_ENV': '"production"',
  // Visitors have no use for what React reports to its developer tools.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
}

const browser = {
  platform: 'browser' as const,
  // Baseline widely available, as Vite has it.
  target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  conditions: ['browser'],
  mainFields: ['browser', 'module', 'main'],
  fileName: (name: PageBundle) => `${name === 'client' ? 'island' : name}.[hash].js`,
  output: { minify: true, comments: false },
}

const node = {
  platform: 'node' as const,
  target: 'node20',
  conditions: ['node'],
  mainFields: ['module', 'main'],
  fileName: () => 'renderer.js',
  output: { minify: 'dce-only' as const },
}
