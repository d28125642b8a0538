import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { StartRefused } from '../../server/errors.ts'
import { Erasures } from '../../server/people/erasures.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { withDatabase } from '../open-database.ts'
import { toTable } from '../text-table.ts'

const usage = 'Say what to restore: npm run restore -- FILE [--replace] [--other-secret] [--erased LIST]'

const main = async () => {
  const { file, replace, otherSecret, erased: list } = readArguments()
  const erasures = list === undefined ? [] : readErasures(list)
  const started = performance.now()
  await withDatabase({ name: 'restore', alone: true }, async (client, settings) => {
    const secret = settings.secret ?? secretThere(settings.dataDir)
    const { counts, madeAt, erased } = await restoreBackup(client, {
      file,
      secret,
      otherSecret,
      replace,
      erasures,
    })
    const took = ((performance.now() - started) / 1000).toFixed(1)
    const filled = counts.filter(({ rows }) => rows > 0).map(({ table, rows }) => [table, rows])
    console.log(toTable(['table', 'rows'], filled))
    const all = counts.reduce((sum, { rows }) => sum + rows, 0)
    console.log(`Restored ${counts.length} tables and ${all} rows of ${madeAt} in ${took} s.`)
    if (erased > 0) console.log(`Erased again, because that was done after the backup: ${erased} people.`)
    console.log('Anything that was due then and has left since is sent again once the product runs.')
  })
}

const readArguments = () => {
  try {
    const options = {
      replace: { type: 'boolean' },
      'other-secret': { type: 'boolean' },
      erased: { type: 'string' },
    } as const
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new Error('one file')
    const { replace = false, 'other-secret': otherSecret = false, erased } = values
    return { file, replace, otherSecret, erased }
  } catch {
    throw new StartRefused(usage)
  }
}

/** What `npm run person -- erased` printed. */
const readErasures = (file: string): Erasures => {
  try {
    return Erasures.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new StartRefused(`${file} is not what "npm run person -- erased" prints: write that into a file.`)
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
