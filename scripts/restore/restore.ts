import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { StartRefused } from '../../server/errors.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { withDatabase } from '../open-database.ts'
import { toTable } from '../text-table.ts'

const usage = 'Say what to restore: npm run restore -- FILE [--replace] [--other-secret]'

const main = async () => {
  const { file, replace, otherSecret } = readArguments()
  const started = performance.now()
  await withDatabase({ name: 'restore', alone: true }, async (client, settings) => {
    const secret = settings.secret ?? secretThere(settings.dataDir)
    const { counts, madeAt } = await restoreBackup(client, { file, secret, otherSecret, replace })
    const took = ((performance.now() - started) / 1000).toFixed(1)
    const filled = counts.filter(({ rows }) => rows > 0).map(({ table, rows }) => [table, rows])
    console.log(toTable(['table', 'rows'], filled))
    const all = counts.reduce((sum, { rows }) => sum + rows, 0)
    console.log(`Restored ${counts.length} tables and ${all} rows of ${madeAt} in ${took} s.`)
    console.log('Anything that was due then and has left since is sent again once the product runs.')
  })
}

const readArguments = () => {
  try {
    const options = { replace: { type: 'boolean' }, 'other-secret': { type: 'boolean' } } as const
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new Error('one file')
    return { file, replace: values.replace === true, otherSecret: values['other-secret'] === true }
  } catch {
    throw new StartRefused(usage)
  }
}

/** Creates none: it would differ from the backup's. */
const secretThere = (dataDir: string): string | null => {
  try {
    return readFileSync(join(dataDir, 'secret'), 'utf8').trim() || null
  } catch {
    return null
  }
}

await main().catch(endRefused)
