import { createBuilder } from 'vite'
import { bundleConfig, entries } from '../../engine/compile/bundle/bundle-config.ts'
import { oneLanguage, wordsText } from '../../engine/compile/bundle/island-words.ts'
import { projectRoot } from '../../engine/compile/bundle/source-hash.ts'
import { partsOf } from './script-parts.ts'
import type { ScriptPart } from './script-parts.ts'

/** Bundles the form's script as the build does, with a source map that is not written. */
export const islandParts = async (): Promise<ScriptPart[]> => {
  process.env['NODE_ENV'] = 'production'
  const config = bundleConfig(projectRoot, '.cache/island', entries)
  // Where the build has a place for them, the words of a language are measured, too.
  config.plugins = [oneLanguage(wordsText('en')), ...(config.plugins ?? [])]
  Object.assign(config.environments?.['client']?.build ?? {}, { sourcemap: 'hidden', write: false })
  const builder = await createBuilder(config)
  const environment = builder.environments['client']
  const built = environment && (await builder.build(environment))
  const output = [built].flat().flatMap((one) => (one && 'output' in one ? one.output : []))
  const script = output.find((one) => one.type === 'chunk')
  if (!script?.map) throw new Error('The bundler made no script with a source map.')
  return partsOf(script.code, { ...script.map, sourceRoot: '' })
}
