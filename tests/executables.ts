import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where the programs of these names would be, on the search path of the system. */
export const onPath = (...names: string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

export const isExecutable = (path: string | undefined): path is string => {
  if (!path) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
