import { join } from 'node:path'
import { hashOfFiles } from './content-hash.ts'

/** The folder of the project: where blocks and engine lie. */
export const projectRoot = join(import.meta.dirname, '../../..')

/** Everything that has part in a release's bytes beside the campaigns. */
const codePaths = [
  'blocks',
  'engine',
  'server/steps',
  'server/pipeline/step.ts',
  'vite.config.ts',
  'package-lock.json',
]
const notCode = /\.(test|stories)\.tsx?$|\.example\.yaml$|\.md$/

export const sourceHashOf = (): Promise<string> => hashOfFiles(projectRoot, codePaths, notCode)
