import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { keptSecret } from '../../server/settings/data-folder.ts'
import { readSettings } from '../../server/settings/env.ts'
import { StartRefused } from '../../server/errors.ts'
import { findCampaign, findCoach } from '../../server/import/find-campaign.ts'
import type { ImportSettings } from '../../server/import/importer.ts'
import { journeyImporter } from '../../server/import/journeys.ts'
import { leadImporter } from '../../server/import/leads.ts'
import { runImport } from '../../server/import/run-import.ts'
import type { ImportSum } from '../../server/import/run-import.ts'
import { unsubscribeImporter } from '../../server/import/unsubscribes.ts'
import { endRefused, loadEnvironment } from '../../server/process/process-life.ts'
import { openDatabase } from '../open-database.ts'

const usage = `Say what to import:
  npm run import -- leads FILE --campaign COACH/CAMPAIGN
  npm run import -- journeys FILE --campaign COACH/CAMPAIGN
  npm run import -- unsubscribes FILE --coach COACH
with --dry-run (writes nothing), --strict (all rows or none), --consent "what people agreed to"`

/** Takes over people from other software. May be run again: what is there stays as it is. */
const main = async () => {
  const { kind, file, values } = readArguments()
  const settings = readSettings(loadEnvironment())
  const { client, close } = await openDatabase(settings, { name: 'import' })
  try {
    const secret = settings.secret ?? keptSecret(settings.dataDir)
    const from = basename(file)
    const known: ImportSettings = { secret, now: new Date(), from, ...pick(values.consent) }
    const sum = await importInto(client, kind, known)
    console.log(inWords(sum))
    if (sum.bad > 0) process.exitCode = 1
  } finally {
    await close()
  }

  async function importInto(database: Client, what: string, known: ImportSettings): Promise<ImportSum> {
    const options = {
      file,
      dryRun: values['dry-run'] === true,
      strict: values.strict === true,
      onHeading: ({ unused }: { unused: string[] }) => {
        if (unused.length > 0) console.log(`Left out: ${unused.join(', ')}.`)
      },
      onBadRow: ({ line, diagnostic }: { line: number; diagnostic: string }) =>
        console.error(`${file}:${line}: ${diagnostic}`),
    }
    if (what === 'unsubscribes') {
      const importer = unsubscribeImporter(await findCoach(database, needed(values.coach)), known)
      return runImport(database, { ...options, kind: 'unsubscribes', importer })
    }
    const campaign = await findCampaign(database, needed(values.campaign))
    if (what === 'leads')
      return runImport(database, { ...options, kind: 'leads', importer: leadImporter(campaign, known) })
    return runImport(database, { ...options, kind: 'journeys', importer: journeyImporter(campaign, known) })
  }
}

const readArguments = () => {
  try {
    const options = {
      campaign: { type: 'string' },
      coach: { type: 'string' },
      consent: { type: 'string' },
      'dry-run': { type: 'boolean' },
      strict: { type: 'boolean' },
    } as const
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [kind, file, ...more] = positionals
    if (!kind || !file || more.length > 0 || !['leads', 'journeys', 'unsubscribes'].includes(kind))
      throw new Error('usage')
    return { kind, file, values }
  } catch {
    throw new StartRefused(usage)
  }
}

const needed = (value: string | undefined): string => {
  if (!value) throw new StartRefused(usage)
  return value
}

const pick = (consent: string | undefined) => (consent ? { consent } : {})

const inWords = ({ rows, added, bad, isWritten }: ImportSum) => {
  const counts = `${rows} rows: ${added} new, ${rows - bad - added} known already, ${bad} bad.`
  return isWritten ? counts : `${counts} Nothing was written.`
}

await main().catch(endRefused)
