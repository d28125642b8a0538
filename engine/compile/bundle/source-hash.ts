import { hashOfFiles } from './content-hash.ts'

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

/** Hash of the code that has part in a release. */
export const sourceHashOf = (root: string): Promise<string> => hashOfFiles(root, codePaths, notCode)
