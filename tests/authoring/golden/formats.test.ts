import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { validateCampaigns } from '../../../scripts/validate/check-files.ts'
import { runHere } from '../../run-here.ts'
import { loadGolden, writeGoldenSite } from './golden-site.ts'

const root = join(import.meta.dirname, '../../..')
const dir = writeGoldenSite()
const { diagnostics } = loadGolden(dir)
const summary = join(mkdtempSync(join(tmpdir(), 'porchlight-job-')), 'summary.md')

const environment = { PUBLIC_ORIGIN: 'https://porch.example', NO_COLOR: '1', GITHUB_ACTIONS: 'false' }
const validate = (args: string[], more: Record<string, string> = {}) =>
  runHere(validateCampaigns, args, { ...environment, ...more })

/** In a process of its own. */
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/validate/validate.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return { status, stdout, stderr }
}

/** The one coach of the folder who has a campaign without a fault, alone with it. */
const privacyLink = 'links: { privacy: https://nora.example/privacy }'
const goodSite = () => {
  const good = join(mkdtempSync(join(tmpdir(), 'porchlight-good-')), 'campaigns')
  mkdirSync(join(good, 'nora/emails'), { recursive: true })
  const files = ['nora/coach.yaml', 'nora/sleep-guide.yaml', 'nora/emails/sleep-guide.md', 'nora/assets']
  for (const file of files) cpSync(join(dir, file), join(good, file), { recursive: true })
  const coach = join(good, 'nora/coach.yaml')
  writeFileSync(coach, readFileSync(coach, 'utf8').replace(/^analytics:.*$/m, privacyLink))
  cpSync(join(root, 'tests/authoring/golden/good-site.yaml'), join(good, 'site.yaml'))
  return good
}

const Reported = z.object({
  version: z.literal(1),
  diagnostics: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      column: z.number(),
      rule: z.string(),
      message: z.string(),
      fix: z.string().nullable(),
      repair: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullable(),
    }),
  ),
  summary: z.object({ diagnostics: z.number(), repairable: z.number() }),
})

test('json holds every diagnostic with its repair, and the command ends with 1', async () => {
  const { status, stdout } = await validate(['--campaigns', dir, '--format', 'json'])
  const reported = Reported.parse(JSON.parse(stdout))
  const facts = diagnostics.map(({ file, line, column, rule, message, fix = null, repair = null }) => ({
    file,
    line,
    column,
    rule,
    message,
    fix,
    repair,
  }))
  expect(reported.diagnostics).toEqual(facts)
  const repairable = diagnostics.filter(({ repair }) => repair).length
  expect(reported.summary).toEqual({ diagnostics: diagnostics.length, repairable })
  expect(status).toBe(1)
})

const unescaped = (text: string) =>
  text
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%0A', '\n')
    .replaceAll('%0D', '\r')
    .replaceAll('%25', '%')

test('github: ten annotations that read back as they were meant, then the full list, and a summary of the job', async () => {
  const { status, stdout } = await validate(['--campaigns', dir], {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: join(dir, '..'),
    GITHUB_STEP_SUMMARY: summary,
  })
  expect(status).toBe(1)
  const marks = stdout.split('\n').filter((line) => line.startsWith('::error '))
  const first = diagnostics.slice(0, 10)
  expect(marks.map((mark) => unescaped(mark.slice(mark.indexOf('::', 2) + 2)))).toEqual(
    first.map(({ message, fix }) => [message, fix].filter(Boolean).join(' ')),
  )
  for (const [at, mark] of marks.entries()) {
    const { file = '', line, column } = first[at] ?? {}
    expect(mark).toContain(`file=${file.slice(dir.length - 'campaigns'.length)},line=${line},`)
    expect(mark).toContain(`,col=${column}`)
  }
  const list = stdout.slice(stdout.indexOf('::stop-commands::'))
  for (const { file, line, column, rule } of diagnostics) {
    const place = `${file}:${line}:${column}`
    expect(list.split('\n').some((row) => row.startsWith(place) && row.endsWith(`(${rule})`))).toBe(true)
  }
  const rows = readFileSync(summary, 'utf8').split('\n')
  expect(rows.filter((row) => row.startsWith('| campaigns/'))).toHaveLength(diagnostics.length)
})

test('the command ends with 0 where nothing is wrong, and with 2 where it was called wrongly', () => {
  expect(run('--campaigns', goodSite())).toEqual({
    status: 0,
    stdout: 'Nothing is wrong: 1 coach, 1 campaign, 1 email.\n',
    stderr: '',
  })
  const wrong = run('--campaigns', dir, '--format', 'yaml')
  expect(wrong.status).toBe(2)
  expect(wrong.stderr).toMatch(/^There is no format "yaml": pretty, json, github\.\n/)
})
