/**
 * `npm run bench:path [-- --smtp]`: the files of engine and server that run for every form of a new address between its arrival and
 * its answer, as V8 counts them, with their lines. --smtp: the email leaves through the SMTP adapter; otherwise it stays in memory.
 */
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createSmtpMailer } from '../../server/adapters/mail/smtp.ts'
import { startSmtpSink } from '../../tests/fakes/smtp-sink.ts'
import { startServer } from '../../tests/postgres/start-server.ts'
import { toTable } from '../text-table.ts'

const { values } = parseArgs({ options: { smtp: { type: 'boolean', default: false } } })
const root = join(import.meta.dirname, '../..')
const forms = { before: 3, measured: 20 }

const main = async () => {
  const sink = await startSmtpSink({})
  const server = await startServer()
  if (values.smtp) Object.assign(server.mailer, createSmtpMailer(sink.url))
  const submit = async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { statusCode } = await server.submit({ name: 'Ann', email })
    if (statusCode !== 200) throw new Error(`A form was answered with ${statusCode}.`)
  }
  for (let form = 0; form < forms.before; form++) await submit()
  const runs: Set<string>[] = []
  for (let form = 0; form < forms.measured; form++) runs.push(await filesOf(submit))
  // The worker and the log run meanwhile in some of them only.
  const files = [...(runs[0] ?? [])].filter((file) => runs.every((run) => run.has(file)))
  const rows = files.toSorted().map((file) => [file, linesOf(file)])
  console.log(toTable(['file', 'lines'], rows))
  await server.stop()
  await sink.close()
}

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1

const filesOf = async (work: () => Promise<void>): Promise<Set<string>> => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  // The function that starts at 0 is the module itself.
  const ran = result.filter(({ functions }) =>
    functions.some(({ ranges: [range] }) => range && range.startOffset > 0 && range.count > 0),
  )
  const files = ran.flatMap(({ url }) => (url.startsWith('file:') ? relative(root, fileURLToPath(url)) : []))
  return new Set(files.filter((file) => /^(engine|server)\//.test(file)))
}

await main()
