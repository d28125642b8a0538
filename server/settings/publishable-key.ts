import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What callers of functions bring where PUBLISHABLE_KEY is not set: made from SECRET, the same in every process. */
export const publishableKeyOf = (secret: string): string =>
  `pk_${createHmac('sha256', secret).update('publishable-key').digest('base64url').slice(0, 32)}`

/** Writes it down where whoever runs the product finds it. */
export const notePublishableKey = (dataDir: string, key: string): void =>
  writeFileSync(join(dataDir, 'publishable-key'), `${key}\n`, { mode: 0o600 })
