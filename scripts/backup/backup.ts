import { parseArgs } from 'node:util'
import { writeBackup } from '../../server/backup/write-backup.ts'
import { refuseOtherSecret } from '../../server/db/installation-secret.ts'
import { keptSecret } from '../../server/settings/data-folder.ts'
import { StartRefused } from '../../server/errors.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { withDatabase } from '../open-database.ts'

const main = async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new StartRefused('Say where to: npm run backup -- FILE')
  const started = performance.now()
  await withDatabase({ name: 'backup' }, async (client, settings) => {
    const secret = settings.secret ?? keptSecret(settings.dataDir)
    await refuseOtherSecret(client, secret)
    const sum = await writeBackup(client, { file, secret, now: new Date() })
    const took = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${file}: ${sum.tables} tables, ${sum.rows} rows, ${inWords(sum.bytes)}, ${took} s.`)
    console.log('Keep it private: it contains names and addresses. Store SECRET as well, in another place.')
  })
}

const inWords = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  const [size, unit] =
    bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB']
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`
}

await main().catch(endRefused)
