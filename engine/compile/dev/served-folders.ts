import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

export const servedFolders = (root: string, campaigns: string): string[] => {
  const packages = join(root, 'node_modules')
  // A second checkout may share them: fonts are then requested at their real path.
  return [root, campaigns, ...(existsSync(packages) ? [realpathSync(packages)] : [])]
}
