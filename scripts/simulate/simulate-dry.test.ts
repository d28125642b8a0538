import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { steps } from '../../server/steps.gen.ts'
import { campaignWith, openSimulator } from '../../tests/fixtures/simulate-fixture.ts'
import { permissionFlags } from './simulate-process.ts'

let simulator: Awaited<ReturnType<typeof openSimulator>>
beforeAll(async () => {
  simulator = await openSimulator()
})
afterAll(() => simulator.close())

/** An entry for each step. A new step adds its line here. */
const entries: Record<keyof typeof steps, SiteCampaign['pipeline'][number]> = {
  lead: { step: 'lead', source: 'test', metadata: {} },
  event: { step: 'event', capacity: 5, duplicates: 'tell' },
  journey: { step: 'journey', first: 'now', sequence: [{ email: 'one', after: 0 }] },
  email: { step: 'email', email: 'welcome', onError: 'error', wait: 2 },
  'mailing-list': { step: 'mailing-list', list: 'a1b2c3d4e5' },
  notify: { step: 'notify', when: 'now' },
  webhook: { step: 'webhook', url: 'https://hooks.partner.example/leads' },
}

describe('simulated steps', () => {
  test.each(Object.entries(steps))('%s sends nothing out, and ends as expected', async (name, step) => {
    const entry = entries[step.name as keyof typeof steps] // the names are the keys of `steps`
    expect(entry, `${name} has an entry in this test`).toBeDefined()
    const event = { id: 'harbor/simulated', capacity: 5, title: 'Masterclass' }
    const pipeline = name === 'lead' ? [] : [entry]
    const simulation = await simulator.simulateCampaign(
      campaignWith(pipeline, name === 'event' ? { event } : {}),
    )
    expect(simulation).toMatchObject({ faults: [], answers: [{ status: 200 }] })
    const runs = simulation.rows.atEnd.step_runs ?? []
    expect(runs.filter(({ state }) => state !== 'sent')).toEqual([])
    expect(simulation.happenings.length > 0).toBe(step.perform !== undefined || name === 'journey')
  })
})

/** Ways to send something out without an import; tests/architecture refuses imports. */
test.each([
  'fetch',
  'WebSocket',
  'EventSource',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'process',
  'globalThis',
])('lint refuses a step that uses %s', (name) => {
  const root = join(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  mkdirSync(join(folder, 'server/steps'), { recursive: true })
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  writeFileSync(join(folder, 'server/steps/canary.ts'), `export const perform = () => ${name}\n`)
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const { stdout, status } = spawnSync(oxlint, ['server/steps'], { cwd: folder, encoding: 'utf8' })
  expect(stdout).toContain(`Unexpected use of '${name}'`)
  expect(status).toBe(1)
})

const write = (folder = '') => `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'file'))}, '')`

test('a simulation can write only to its own folder, and starts no process', () => {
  const [out, elsewhere] = ['out-', 'elsewhere-'].map((name) => mkdtempSync(join(tmpdir(), name)))
  const run = (code: string) =>
    spawnSync(process.execPath, [...permissionFlags(out ?? ''), '-e', code], { encoding: 'utf8' })
  expect(run(write(out))).toMatchObject({ status: 0, stderr: '' })
  expect(run(write(elsewhere)).stderr).toContain('ERR_ACCESS_DENIED')
  expect(run(`require('node:child_process').spawnSync('true')`).stderr).toContain('ERR_ACCESS_DENIED')
  expect(run(`new (require('node:worker_threads').Worker)('1', { eval: true })`).stderr).toContain(
    'ERR_ACCESS_DENIED',
  )
})
