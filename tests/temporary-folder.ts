import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's global setup: removes the temporary files of the run. */
export default () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-tests-'))
  // Open to all: if root runs the tests, the database runs as another user.
  chmodSync(folder, 0o777)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
