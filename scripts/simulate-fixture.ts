import type { SiteCampaign } from '../engine/campaign/release.ts'
import type { MemoryDatabase } from '../server/simulate/memory-database.ts'
import { openMemoryDatabase } from '../server/simulate/memory-database.ts'
import { runSimulation } from '../server/simulate/run-simulation.ts'
import type { Wanted } from '../server/simulate/run-simulation.ts'
import { fakeForm } from '../tests/fakes/fake-site.ts'
import { sampleCampaign, sampleSite } from '../tests/postgres/sample-site.ts'
import { imageFile } from './simulate-image.ts'

/** A campaign of the sample coach with a form for name and address, and this pipeline after its lead. */
export const campaignWith = (
  pipeline: SiteCampaign['pipeline'],
  more: Partial<SiteCampaign> = {},
): SiteCampaign =>
  sampleCampaign('harbor/simulated', [{ step: 'lead', source: 'test', metadata: {} }, ...pipeline], {
    form: fakeForm,
    ...more,
  })

/** One database for all simulations of a test file: it is emptied before each. */
export const openSimulator = async () => {
  const database = await openMemoryDatabase(await imageFile('.cache/porchlight'))
  const defaults = {
    campaign: 'harbor/simulated',
    values: { name: 'Ann', email: 'ann@visitors.example' },
    publicOrigin: 'http://127.0.0.1:3000',
    at: new Date('2026-11-21T10:00:00Z'),
    days: 14,
    failing: [],
    duplicate: false,
    full: false,
  }
  return {
    simulate: async (wanted: Partial<Wanted> & Pick<Wanted, 'site'>) => {
      await empty(database)
      return runSimulation({ ...defaults, ...wanted }, database)
    },
    simulateCampaign: async (campaign: SiteCampaign, wanted: Partial<Wanted> = {}) => {
      await empty(database)
      return runSimulation({ ...defaults, site: sampleSite([campaign]), ...wanted }, database)
    },
    close: database.close,
  }
}

const empty = async ({ pool }: MemoryDatabase) => {
  const { rows } = await pool.query<{ tables: string | null }>(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  )
  await pool.query(`truncate ${rows[0]?.tables} cascade`)
}
