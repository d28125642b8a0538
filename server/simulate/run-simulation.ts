import type { FastifyInstance } from 'fastify'
import type { Accepted, Refusal } from '../../engine/campaign/form/answer.ts'
import { openCampaign } from '../../engine/campaign/release/on-date.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { stoppedClock } from '../adapters/clock.ts'
import { createLog } from '../adapters/log.ts'
import { composeServer } from '../process/compose.ts'
import { syncSite } from '../db/sync-site.ts'
import { readSettings } from '../settings/env.ts'
import type { openServices } from '../process/open-services.ts'
import type { Steps } from '../pipeline/step.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import { driveTo, whileWorking } from './drive.ts'
import type { MemoryDatabase } from './memory-database.ts'
import { readRows, readSeats } from './read-rows.ts'
import { createTraps, type Provider } from './traps.ts'

export type Wanted = {
  site: ServedSite
  campaign: string
  values: Record<string, string | boolean>
  publicOrigin: string
  at: Date
  days: number
  failing: readonly Provider[]
  duplicate: boolean
  full: boolean
  steps?: Steps
}

export type Answer = { at: Date; status: number; body: Accepted | Refusal }

export type Simulation = Awaited<ReturnType<typeof runSimulation>>

type Services = ReturnType<typeof openServices>

const dayMs = 24 * 3_600_000
const secret = 'a secret that only simulations have'

/** The product's own code on a clock moved by hand. The database is empty but for the schema. */
export const runSimulation = async (wanted: Wanted, { pool }: MemoryDatabase) => {
  const { site, at, days, failing } = wanted
  const campaign = site.campaigns[wanted.campaign]
  if (!campaign) throw new Error(`There is no campaign ${wanted.campaign}.`)
  const clock = stoppedClock(at)
  const faults: string[] = []
  const traps = createTraps(clock, secret, failing)
  // A service that steps may use is trapped here, or this does not compile.
  const services: Required<Services> = traps
  await syncSite(pool, site, at)
  const { event } = openCampaign(campaign, at)
  if (wanted.full) await pool.query('update events set taken = capacity where id = $1', [event?.id])
  const server = await composeServer(
    { ...readSettings({ PUBLIC_ORIGIN: wanted.publicOrigin, SECRET: secret }), secret },
    {
      pool,
      clock,
      releases: onlyRelease(site),
      mailer: traps.mailer,
      services,
      ...(wanted.steps && { steps: wanted.steps }),
      log: createLog('error', (line) => void faults.push(faultIn(line))),
      pause: async () => {},
    },
  )
  const { worker } = server
  const line = { pool, clock, site, worker }
  const until = new Date(at.getTime() + days * dayMs)
  const press = async (): Promise<Answer> => {
    const { statusCode, body } = await whileWorking(line, send(server.app, wanted))
    return { at: clock.now(), status: statusCode, body: JSON.parse(body) }
  }
  const answers: Answer[] = []
  for (let presses = 0; presses < (wanted.duplicate ? 2 : 1); presses++) answers.push(await press())
  const afterForm = await readRows(pool)
  const seats = event ? await readSeats(pool, event.id) : null
  const next = await driveTo(line, until)
  const atEnd = await readRows(pool)
  await server.stop()
  return {
    campaign: campaign.id,
    values: wanted.values,
    startedAt: at,
    until,
    answers,
    seats,
    next,
    rows: { afterForm, atEnd },
    happenings: traps.happenings,
    faults: [...new Set(faults)],
  }
}

const send = (app: FastifyInstance, { campaign, values, publicOrigin }: Wanted) =>
  app.inject({
    method: 'POST',
    url: `/api/submit/${campaign}`,
    headers: {
      host: new URL(publicOrigin).host,
      origin: publicOrigin,
      'content-type': 'application/json',
    },
    payload: JSON.stringify(values),
  })

const onlyRelease = (site: ServedSite): ReleaseStore => ({
  current: () => ({ name: 'simulated', site, ...noFiles, renderer: noPages }),
  earlierForms: () => [],
  earlierAsset: () => undefined,
  check: async () => {},
  close: () => {},
})

const noFiles = { pages: new Map(), assets: new Map(), toCome: new Set<string>() }

const noPages = {
  render: () => {
    throw new Error('A simulation shows no pages.')
  },
}

const faultIn = (line: string): string => {
  const { msg, err, step }: { msg?: string; err?: { type?: string }; step?: string } = JSON.parse(line)
  return [step && `${step}:`, msg, err?.type].filter(Boolean).join(' ')
}
