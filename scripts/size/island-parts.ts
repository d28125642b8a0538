import { build } from 'rolldown'
import { pageBundle } from '../../engine/compile/bundle/page-bundles.ts'
import { withWords } from '../../engine/compile/bundle/island-words.ts'
import type { FormScripts } from '../../engine/compile/bundle/island-words.ts'
import { projectRoot } from '../../engine/compile/bundle/source-hash.ts'
import { partsOf } from './script-parts.ts'
import type { ScriptPart } from './script-parts.ts'

/** Bundles a form's scripts as the build does, with source maps that are not written, and says whose code they are, in English. */
export const islandParts = async (): Promise<Record<keyof FormScripts, ScriptPart[]>> => ({
  island: await partsIn('client'),
  answer: await partsIn('answer'),
})

const partsIn = async (name: 'client' | 'answer') => {
  const { output, ...options } = pageBundle(name, projectRoot, '.cache/island')
  const built = await build({ ...options, write: false, output: { ...output, sourcemap: 'hidden' } })
  const script = built.output.find((one) => one.type === 'chunk')
  if (!script?.map) throw new Error('The bundler made no script with a source map.')
  return partsOf(script.code, { ...script.map, sourceRoot: '' }, (text) => withWords(text, 'en'))
}
