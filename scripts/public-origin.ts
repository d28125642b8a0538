import { loadEnvironment } from '../server/process/process-life.ts'
import { readSettings } from '../server/settings/env.ts'

/** PUBLIC_ORIGIN for what uses no secret, so that it also runs where there is none, such as in an image's build. */
export const readPublicOrigin = (): string => {
  const { HOST, PORT, PUBLIC_ORIGIN } = loadEnvironment()
  return readSettings({ HOST, PORT, PUBLIC_ORIGIN, SECRET: 'unused'.repeat(6) }).publicOrigin
}
