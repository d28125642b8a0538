import { Client } from 'pg'
import { startSmtpSink } from '../fakes/smtp-sink.ts'
import { startTestDatabase } from '../postgres/start.ts'
import { must } from './define-check.ts'
import { forgetPlaces } from './erasure/canary.ts'
import { runProgram } from './run-program.ts'

const doubledByTwo = async (): Promise<number> => {
  const database = await startTestDatabase()
  const sink = await startSmtpSink()
  const client = new Client({ connectionString: database.url })
  try {
    await client.connect()
    await client.query(`create table naive_journeys as
      select 'reader' || n || '@visitors.example' as email, false as is_sent from generate_series(1, 100) n`)
    const settings = { DATABASE_URL: database.url, SMTP_URL: sink.url }
    await Promise.all([1, 2].map(() => runProgram('tests/faults/naive-drips.ts', { settings })))
    const counts = [...Map.groupBy(sink.mails(), ({ to }) => to[0]).values()].map((all) => all.length)
    return counts.filter((count) => count > 1).length
  } finally {
    await client.end()
    await sink.close()
    await database.stop()
  }
}

const lines = async (program: string, args: string[], wanted: RegExp) => {
  const { code, output } = await runProgram(program, { args })
  must(code === 0, `It did not fail as it must:\n${output}`)
  return output
    .split('\n')
    .filter((line) => wanted.test(line))
    .map((line) => line.trim())
    .join('\n')
}

const canaries: Record<string, (kills: string, seed: string) => Promise<string>> = {
  inline: (kills, seed) =>
    lines('tests/kill/run.ts', ['--canary', '--kills', kills, '--seed', seed], /^x|^The canary/),
  outbox: (kills, seed) =>
    lines('tests/kill/run.ts', ['--plain-outbox', '--kills', kills, '--seed', seed], /^x|^The canary/),
  erasure: forgetPlaces,
  'no-lock': async () => {
    const doubled = await doubledByTwo()
    must(doubled > 0, 'Two schedulers without a lock mailed nobody twice: the check has shown nothing.')
    const oversold = await lines('tests/race/run.ts', ['--canary'], /^Canary/)
    return `Two schedulers without a lock: ${doubled} of 100 people mailed twice.\n${oversold}`
  },
}

export const runCanary = async (which: string, kills: number, random: () => number): Promise<void> => {
  const canary = canaries[which]
  if (!canary) throw new Error(`There is no canary "${which}": ${Object.keys(canaries).join(', ')}.`)
  console.log(await canary(String(kills), String(Math.floor(random() * 1e6))))
  console.log(`Canary "${which}" failed as it must.`)
}
