import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { refuseOtherSecret } from '../../server/db/installation-secret.ts'
import { keptSecret } from '../../server/settings/data-folder.ts'
import { StartRefused } from '../../server/errors.ts'
import { findCampaign, findCoach } from '../../server/import/find-campaign.ts'
import type { ImportSettings } from '../../server/import/validate-row.ts'
import { journeyImporter } from '../../server/import/journeys.ts'
import { leadImporter } from '../../server/import/leads.ts'
import { runImport } from '../../server/import/run-import.ts'
import type { ImportSum } from '../../server/import/run-import.ts'
import { unsubscribeImporter } from '../../server/import/unsubscribes.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { withDatabase } from '../open-database.ts'

const usage = `Say what to import:
  npm run import -- leads FILE --campaign COACH/CAMPAIGN
  npm run import -- journeys FILE --campaign COACH/CAMPAIGN
  npm run import -- unsubscribes FILE --coach COACH
with --dry-run (writes nothing), --strict (all rows or none), --consent "what people agreed to"`

const main = async () => {
  const { kind, file, values } = readArguments()
  await withDatabase({ name: 'import' }, async (client, settings) => {
    const secret = settings.secret ?? keptSecret(settings.dataDir)
    await refuseOtherSecret(client, secret)
    const consent = values.consent ? { consent: values.consent } : {}
    const known: ImportSettings = { secret, now: new Date(), from: basename(file), ...consent }
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
    const importRows = {
      unsubscribes: async () => {
        const importer = unsubscribeImporter(await findCoach(client, needed(values.coach)), known)
        return runImport(client, { ...options, kind: 'unsubscribes', importer })
      },
      leads: async () => {
        const importer = leadImporter(await findCampaign(client, needed(values.campaign)), known)
        return runImport(client, { ...options, kind: 'leads', importer })
      },
      journeys: async () => {
        const importer = journeyImporter(await findCampaign(client, needed(values.campaign)), known)
        return runImport(client, { ...options, kind: 'journeys', importer })
      },
    }
    const sum = await importRows[kind]()
    console.log(inWords(sum))
    if (sum.bad > 0) process.exitCode = 1
  })
}

const kinds = ['leads', 'journeys', 'unsubscribes'] as const

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
    const [word, file, ...more] = positionals
    const kind = kinds.find((known) => known === word)
    if (!kind || !file || more.length > 0) throw new Error('usage')
    return { kind, file, values }
  } catch {
    throw new StartRefused(usage)
  }
}

const needed = (value: string | undefined): string => {
  if (!value) throw new StartRefused(usage)
  return value
}

const inWords = ({ rows, added, bad, isWritten }: ImportSum) => {
  const counts = `${rows} rows: ${added} new, ${rows - bad - added} known already, ${bad} bad.`
  return isWritten ? counts : `${counts} Nothing was written.`
}

await main().catch(endRefused)
