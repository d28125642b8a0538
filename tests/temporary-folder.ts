import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's global setup: what tests leave in the folder for temporary files goes with the run. */
export default () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-tests-'))
  // As the system's own: where root runs the tests, the database runs as somebody else.
  chmodSync(folder, 0o777)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
