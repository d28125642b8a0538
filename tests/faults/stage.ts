import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedPostgresUrl } from '../../server/adapters/embedded-postgres/embedded-postgres.ts'
import { startFakeMailchimp } from '../fakes/fake-mailchimp.ts'
import type { FakeMailchimp } from '../fakes/fake-mailchimp.ts'
import { startHttpFake } from '../fakes/http-fake.ts'
import type { HttpFake } from '../fakes/http-fake.ts'
import { startSmtpSink } from '../fakes/smtp-sink.ts'
import type { SinkCommand, SmtpSink } from '../fakes/smtp-sink.ts'
import { startTestDatabase } from '../postgres/start.ts'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { send } from './people.ts'
import type { Form, Person } from './people.ts'
import { waitUntil } from './wait-until.ts'

/** Called at every point that the mail server or Mailchimp reaches, such as "DOT" or "IN"; `cut` ends the connection. */
export type PointHook = (point: string) => void | 'cut'

/** The product in separate processes, and everything that it talks to. */
export type Stage = {
  product: Product
  sink: SmtpSink
  mailchimp: FakeMailchimp
  isQuick: boolean
  /** False if TEST_DATABASE_URL names the server. */
  isEmbedded: boolean
  /** Kills in all, spread over the checks. */
  kills: number
  random: () => number
  /** Sets the offset of the product's clock, in seconds. */
  setClock: (seconds: number) => void
  /** Moves it past the first retry of temporary refusals; runs in progress finish first. */
  passMinute: () => Promise<void>
  onPoint: (hook: PointHook | null) => void
  submit: (person: Person, campaign: string, more?: Partial<Form>) => Promise<Person>
  submitAll: (people: Person[], campaign: string, more?: Partial<Form>) => Promise<Person[]>
  settle: (seconds?: number) => Promise<number>
  count: (sql: string, values?: unknown[]) => Promise<number>
  /** Called at each kill and each cut connection: one mail of each session may then be sent twice. */
  noteFault: () => void
  faultsDone: () => number
  /** One more process on the same database, until the stage closes. */
  launchSecond: (environment?: Record<string, string>) => Promise<Product>
  /** The product on another data folder, until the stage closes. */
  launchOn: (dataDir: string, environment?: Record<string, string>) => Promise<Product>
  /** The folder of its processes, and their secret. */
  folder: string
  secret: string
  databaseUrl: () => string
  /** Every alert posted to ALERT_URL. */
  alerts: HttpFake
  close: () => Promise<void>
}

export type Providers = { smtpUrl: string }

type Options = {
  dist: string
  isQuick: boolean
  kills: number
  random: () => number
  environment?: (providers: Providers) => Record<string, string>
}

export const openStage = async ({ dist, isQuick, kills, random, environment }: Options): Promise<Stage> => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-faults-'))
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  let hook: PointHook | null = null
  let faultsDone = 0
  const sink = await startSmtpSink({ onCommand: (command) => hook?.(pointOf(command)) })
  const mailchimp = await startFakeMailchimp({ onPoint: (point) => void hook?.(point) })
  const alerts = await startHttpFake({
    modes: /^ok$/,
    serve: () => ({ status: 204 }),
    inMode: () => null,
    reports: {},
    clear: () => undefined,
  })
  const isEmbedded = !process.env['TEST_DATABASE_URL']
  const external = isEmbedded ? null : await startTestDatabase()
  const shared = {
    TRUSTED_PROXIES: '127.0.0.1',
    CLOCK_FILE: clock,
    SECRET: secret,
    MAILCHIMP_API_KEY: mailchimp.apiKey,
    MAILCHIMP_URL: mailchimp.url,
    ...(external && { DATABASE_URL: external.url }),
    ALERT_URL: `${alerts.url}/alerts`,
    ...environment?.({ smtpUrl: sink.url }),
  }
  const remote = {
    ...sink,
    mails: async () => sink.mails(),
    mailsTo: async (address: string) => sink.mailsTo(address),
    commands: async () => sink.commands(),
    clear: async () => sink.clear(),
  }
  const launched: Product[] = []
  const launch = async (more: Record<string, string> = {}, dataDir?: string) => {
    const settings = { SMTP_URL: sink.url, ...shared, ...more }
    const options = { folder: dist, sink: remote, environment: settings, ...(dataDir && { dataDir }) }
    const product = await launchProduct(options)
    launched.push(product)
    return product
  }
  const close = async () => {
    for (const product of launched.toReversed()) await product.close()
    await Promise.all([sink.close(), mailchimp.close(), alerts.close()])
    await external?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const product = await launch()
    const count: Stage['count'] = async (sql, values) =>
      Number(Object.values((await product.query(sql, values))[0] ?? {})[0] ?? 0)
    const submit: Stage['submit'] = (person, campaign, more) =>
      send(person, { origin: product.origin, campaign, ...more })
    const databaseUrl = () => external?.url ?? embeddedPostgresUrl(product.dataDir) ?? ''
    const underWay = "select count(*) from step_runs where state = 'running'"
    // Atomically: a reader would find the file empty while it is written.
    const setClock: Stage['setClock'] = (seconds) => {
      writeFileSync(`${clock}.next`, String(seconds))
      renameSync(`${clock}.next`, clock)
    }
    const open = "select count(*) from step_runs where state in ('pending', 'running')"
    return {
      product,
      sink,
      mailchimp,
      isQuick,
      isEmbedded,
      kills,
      random,
      setClock,
      passMinute: async () => {
        await waitUntil('no call is under way', 30, async () => (await count(underWay)) === 0)
        setClock(65)
      },
      onPoint: (next) => void (hook = next),
      submit,
      submitAll: (people, campaign, more) =>
        Promise.all(people.map((person) => submit(person, campaign, more))),
      settle: (seconds = 10) =>
        waitUntil('the outbox is empty', seconds, async () => (await count(open)) === 0),
      count,
      noteFault: () => void (faultsDone += 1),
      faultsDone: () => faultsDone,
      launchSecond: (more = {}) => launch({ DATABASE_URL: databaseUrl(), ...more }),
      launchOn: (dataDir, more = {}) => launch({ DATABASE_URL: '', ...more }, dataDir),
      databaseUrl,
      folder: dist,
      secret,
      alerts,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const secret = 'a secret that every process of the stage shares'

const pointOf = ({ command }: SinkCommand): string => command.split(/[ :]/)[0]?.toUpperCase() ?? ''
