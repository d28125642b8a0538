import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = join(import.meta.dirname, '../../.github/workflows')

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Workflow = {
  on: Record<string, unknown>
  permissions?: Record<string, string>
  jobs: Record<string, { 'timeout-minutes'?: number; permissions?: unknown; steps: Step[] }>
}

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  const workflow = parse(text) as Workflow // our own file
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

  test('runs code of others only as it was looked at: by its commit, with the version beside it', () => {
    const uses = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line))
    expect(uses.length).toBe(steps.filter((step) => step.uses !== undefined).length)
    for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('puts nothing into a command that somebody else may have written', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
  })

  test('may do no more than it needs, and ends', () => {
    expect(workflow.permissions).toBeDefined()
    expect(workflow.on).not.toHaveProperty('pull_request_target')
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(30)
      expect(job.permissions).toBeUndefined()
    }
    const writes = Object.values(workflow.permissions ?? {}).some((right) => right === 'write')
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(writes && checkouts.length > 0).toBe(false)
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false })
  })
})
