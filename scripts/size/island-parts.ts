import { createBuilder } from 'vite'
import { bundleConfig, entries } from '../../engine/compile/bundle/bundle-config.ts'
import { withWords } from '../../engine/compile/bundle/island-words.ts'
import type { FormScripts } from '../../engine/compile/bundle/island-words.ts'
import { projectRoot } from '../../engine/compile/bundle/source-hash.ts'
import { partsOf } from './script-parts.ts'
import type { ScriptPart } from './script-parts.ts'

/** Bundles a form's scripts as the build does, with source maps that are not written, and says whose code they are, in English. */
export const islandParts = async (): Promise<Record<keyof FormScripts, ScriptPart[]>> => {
  process.env['NODE_ENV'] = 'production'
  const config = bundleConfig(projectRoot, '.cache/island', entries)
  for (const name of ['client', 'answer'])
    Object.assign(config.environments?.[name]?.build ?? {}, { sourcemap: 'hidden', write: false })
  const builder = await createBuilder(config)

  const partsIn = async (name: 'client' | 'answer') => {
    const environment = builder.environments[name]
    const built = environment && (await builder.build(environment))
    const output = [built].flat().flatMap((one) => (one && 'output' in one ? one.output : []))
    const script = output.find((one) => one.type === 'chunk')
    if (!script?.map) throw new Error('The bundler made no script with a source map.')
    return partsOf(script.code, { ...script.map, sourceRoot: '' }, (text) => withWords(text, 'en'))
  }
  return { island: await partsIn('client'), answer: await partsIn('answer') }
}
