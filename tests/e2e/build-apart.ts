import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { CampaignsFolder } from '../campaigns-folder.ts'

type Settings = Pick<
  ReturnType<CampaignsFolder['cachedSettings']>,
  'campaignsDir' | 'outDir' | 'cacheDir' | 'publicOrigin'
>

/** Builds in a process of its own: Playwright compiles each file of the compiler anew, which takes six seconds of a processor. */
export const buildApart = ({ campaignsDir, outDir, cacheDir, publicOrigin }: Settings): void => {
  const words = ['tests/e2e/quick-build.ts', campaignsDir, outDir, cacheDir, publicOrigin]
  const cwd = join(import.meta.dirname, '../..')
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The campaigns could not be built:\n${stdout}${stderr}`)
}
