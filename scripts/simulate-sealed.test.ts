import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { SiteCampaign } from '../engine/campaign/release.ts'
import { defineStep } from '../server/pipeline/step.ts'
import { sealed } from '../server/simulate/seal.ts'
import { steps } from '../server/steps.gen.ts'
import { campaignWith, openSimulator } from './simulate-fixture.ts'
import { sealedFlags } from './simulate-process.ts'

let simulator: Awaited<ReturnType<typeof openSimulator>>
beforeAll(async () => {
  simulator = await openSimulator()
})
afterAll(() => simulator.close())

/** An entry for each step, and what it makes of a sign-up. A new step adds its line here. */
const entries: Record<keyof typeof steps, SiteCampaign['pipeline'][number]> = {
  lead: { step: 'lead', source: 'test', metadata: {} },
  event: { step: 'event', capacity: 5, duplicates: 'tell' },
  journey: { step: 'journey', first: 'now', sequence: [{ email: 'one', after: 0 }] },
  email: { step: 'email', email: 'welcome', onError: 'error', wait: 2 },
  'mailing-list': { step: 'mailing-list', list: 'a1b2c3d4e5' },
  notify: { step: 'notify', when: 'now' },
  webhook: { step: 'webhook', url: 'https://hooks.partner.example/leads' },
}

describe('every step is dry', () => {
  test.each(Object.entries(steps))(
    '%s reaches nothing outside, and ends as it should',
    async (name, step) => {
      const entry = entries[step.name as keyof typeof steps] // the names are the keys of `steps`
      expect(entry, `${name} has an entry in this test`).toBeDefined()
      const event = { id: 'harbor/simulated', capacity: 5, title: 'Masterclass' }
      const pipeline = name === 'lead' ? [] : [entry]
      const simulation = await simulator.simulateCampaign(
        campaignWith(pipeline, name === 'event' ? { event } : {}),
      )
      expect(simulation).toMatchObject({ leaks: [], faults: [], answers: [{ status: 200 }] })
      const runs = simulation.rows.atEnd.step_runs ?? []
      expect(runs.filter(({ state }) => state !== 'sent')).toEqual([])
      expect(simulation.happenings.length > 0).toBe(step.perform !== undefined || name === 'journey')
    },
  )
})

const file = join(tmpdir(), 'porchlight-canary')
const reach = 'https://127.0.0.1:9/'

/** What a step could do that is not dry, and the name it is caught by. */
const canaries: [string, () => unknown, string | RegExp][] = [
  ['opens a socket', () => connect({ host: '127.0.0.1', port: 9 }), 'net.Socket.prototype.connect'],
  ['calls a service', () => fetch(reach), `fetch of ${reach}`],
  ['makes a request', () => request(reach), 'https.request'],
  ['starts a process', () => spawn('true'), 'child_process.spawn'],
  ['starts a thread', () => new Worker('1', { eval: true }), 'worker_threads.Worker'],
  ['writes a file', () => writeFile(file, ''), 'fs.promises.writeFile'],
  ['writes a file at once', () => writeFileSync(file, ''), 'fs.writeFileSync'],
  ['leaves a timer', () => setInterval(() => {}, 3_600_000).unref(), 'a timer that is still set'],
]

const started = async (act: () => unknown) => act()

const canaryStep = (act: () => unknown) =>
  defineStep({
    name: 'canary',
    needs: ['lead'],
    config: z.strictObject({ step: z.literal('canary') }),
    perform: async () => {
      await act()
      return { kind: 'done' }
    },
  })

describe('a step that is not dry is caught and named', () => {
  test.each(canaries)('one that %s', async (_, act, what) => {
    const { leaks } = await sealed(async () => {
      await started(act).catch(() => {})
    })
    expect(leaks).toContainEqual({
      what,
      at: expect.stringMatching(/^scripts\/simulate-sealed\.test\.ts:\d+$/),
    })
  })

  test('in the midst of a sign-up', async () => {
    const { leaks, faults, answers } = await simulator.simulateCampaign(campaignWith([{ step: 'canary' }]), {
      steps: { ...steps, canary: canaryStep(() => fetch(reach)) },
      days: 1,
    })
    expect(leaks).toMatchObject([{ what: `fetch of ${reach}` }])
    expect(faults).toContain('canary: A step threw.')
    expect(answers).toMatchObject([{ status: 200 }])
  })

  test('also where it swallows the refusal', async () => {
    const step = canaryStep(() => started(() => connect({ host: '127.0.0.1', port: 9 })).catch(() => {}))
    const simulation = await simulator.simulateCampaign(campaignWith([{ step: 'canary' }]), {
      steps: { ...steps, canary: step },
    })
    expect(simulation.rows.atEnd.step_runs).toMatchObject([{ state: 'sent' }])
    expect(simulation.leaks).toMatchObject([{ what: 'net.Socket.prototype.connect' }])
  })
})

const write = (folder = '') => `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'file'))}, '')`

test('the process of a simulation may write to its own folder alone, and start no other', () => {
  const [out, elsewhere] = ['out-', 'elsewhere-'].map((name) => mkdtempSync(join(tmpdir(), name)))
  const run = (code: string) =>
    spawnSync(process.execPath, [...sealedFlags(out ?? ''), '-e', code], { encoding: 'utf8' })
  expect(run(write(out))).toMatchObject({ status: 0, stderr: '' })
  expect(run(write(elsewhere)).stderr).toContain('ERR_ACCESS_DENIED')
  expect(run(`require('node:child_process').spawnSync('true')`).stderr).toContain('ERR_ACCESS_DENIED')
  expect(run(`new (require('node:worker_threads').Worker)('1', { eval: true })`).stderr).toContain(
    'ERR_ACCESS_DENIED',
  )
})
