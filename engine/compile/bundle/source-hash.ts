import { join } from 'node:path'
import { hashOfFiles } from './content-hash.ts'

export const projectRoot = join(import.meta.dirname, '../../..')

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
