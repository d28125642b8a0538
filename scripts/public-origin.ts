import { loadEnvironment } from '../server/process/process-life.ts'
import { readSettings } from '../server/settings/env.ts'

/** Needs no SECRET, so it also works in a Docker build. */
export const readPublicOrigin = (): string => {
  const { HOST, PORT, PUBLIC_ORIGIN } = loadEnvironment()
  return readSettings({ HOST, PORT, PUBLIC_ORIGIN, SECRET: 'unused'.repeat(6) }).publicOrigin
}
