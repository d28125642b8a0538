import { text } from 'node:stream/consumers'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Happening } from './traps.ts'
import { openMemoryDatabase } from './memory-database.ts'
import { printSimulation, writePreviews } from './print-simulation.ts'
import { runSimulation, type Wanted } from './run-simulation.ts'

/** The input that `scripts/simulate/simulate.ts` writes to standard input. */
export type Order = {
  wanted: Omit<Wanted, 'at'> & { at: string }
  image: string
  /** Folder of the previews: the only one that this process may write to. */
  out: string
  json: boolean
}

const main = async (): Promise<void> => {
  // Our own script wrote it.
  const { wanted, image, out, json } = JSON.parse(await text(process.stdin)) as Order
  const database = await openMemoryDatabase(image)
  const simulation = await runSimulation({ ...wanted, at: new Date(wanted.at) }, database)
  await database.close()
  const previews = await writePreviews(out, simulation)
  const campaign: Pick<SiteCampaign, 'form' | 'event'> = wanted.site.campaigns[simulation.campaign] ?? {}
  const coach = wanted.site.coaches[simulation.campaign.split('/')[0] ?? '']
  console.log(
    json
      ? JSON.stringify({ ...simulation, happenings: simulation.happenings.map(readable), previews }, null, 2)
      : printSimulation(simulation, {
          previews,
          campaign,
          timeZone: coach?.notices?.timezone ?? campaign.event?.zone ?? offsetIn(campaign.event?.startsAs),
        }),
  )
  if (simulation.faults.length > 0) process.exitCode = 1
}

const readable = (one: Happening) => (one.kind === 'mail' ? { ...one, raw: one.raw.toString('utf8') } : one)

const offsetIn = (moment = ''): string | undefined => /[+-]\d\d:\d\d$/.exec(moment)?.[0]

await main()
