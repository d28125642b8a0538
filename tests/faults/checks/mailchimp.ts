import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineCheck, must } from '../define-check.ts'
import { newPeople } from '../people.ts'
import type { Person } from '../people.ts'
import type { Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'
import { mustBeMailedOnce, mustBeTaken } from './mail-server.ts'

const maxConnections = 8
const stateOf = `
select run.state, run.attempts, run.last_error_detail as detail from step_runs run join leads on leads.id = run.lead_id
where leads.email = any($1) and run.provider = 'mailchimp'`

const callsFor = ({ mailchimp }: Stage, { email }: Person) => {
  const hash = createHash('md5').update(email).digest('hex')
  return mailchimp.requests().filter(({ path }) => path.includes(hash))
}

/** Signs people up in a mode of Mailchimp and waits for their mails, which it must not delay. */
const signUp = async (stage: Stage, mode: string, size = 3): Promise<Person[]> => {
  const people = newPeople(size, 'listed')
  stage.mailchimp.setMode(mode)
  mustBeTaken(await stage.submitAll(people, 'listed'))
  await waitUntil('their mails are sent', 20, () =>
    people.every(({ email }) => stage.sink.mailsTo(email).length > 0),
  )
  mustBeMailedOnce(stage, people)
  return people
}

/** Once Mailchimp works again, each person becomes a member, once. */
const recover = async (stage: Stage, people: Person[], seconds = 60): Promise<number> => {
  stage.mailchimp.setMode('ok')
  await stage.passMinute()
  const took = await stage.settle(seconds)
  stage.setClock(0)
  const emails = new Set(people.map(({ email }) => email))
  const members = stage.mailchimp.members().filter(({ email }) => emails.has(email))
  must(members.length === people.length, `${members.length} members of ${people.length}`)
  mustBehave(stage)
  return took
}

const mustBehave = ({ mailchimp }: Stage) => {
  must(mailchimp.problems().length === 0, `invalid request: ${mailchimp.problems()[0]}`)
  must(
    mailchimp.connections().most <= maxConnections,
    `${mailchimp.connections().most} connections at the same time`,
  )
}

const waitForTries = (stage: Stage, people: Person[]) =>
  waitUntil('Mailchimp gets a request', 30, () => people.some((person) => callsFor(stage, person).length > 0))

const waitForAlert = ({ alerts }: Stage, state: 'firing' | 'over') =>
  waitUntil(`the operator reads "${state}"`, 45, () => {
    const reported = alerts.requests().filter(({ body }) => body.includes('"breaker:mailchimp"'))
    return (reported.at(-1)?.body ?? '"over"').includes(`"${state}"`)
  })

const rowsOf = ({ product }: Stage, people: Person[]) =>
  product.query(stateOf, [people.map(({ email }) => email)])

const comesBack = (id: string, mode: string, title: string, quick = true) =>
  defineCheck({
    id,
    title: `Mailchimp: ${title}`,
    quick,
    run: async (stage) => {
      const people = await signUp(stage, mode)
      await waitForTries(stage, people)
      const seconds = await recover(stage, people)
      return `${mode}: 3 members ${seconds.toFixed(1)} s after it was well, ${stage.mailchimp.connections().most} connections at most`
    },
  })

const endsAtOnce = (id: string, mode: string, state: string) =>
  defineCheck({
    id,
    title: `Mailchimp: ${mode}`,
    quick: true,
    run: async (stage) => {
      const people = await signUp(stage, mode, 2)
      await stage.settle(30)
      const rows = await rowsOf(stage, people)
      must(
        rows.length === 2 && rows.every((row) => row['state'] === state),
        `states: ${rows.map((row) => row['state']).join(', ')}`,
      )
      must(
        rows.every((row) => Number(row['attempts']) === 1),
        'it got more than one request',
      )
      const statusSent = stage.mailchimp
        .requests()
        .filter(({ method, body }) => method === 'PUT' && /"status":/.test(body))
      must(statusSent.length === 0, 'a request would put somebody back')
      return `2 ${state} after 1 attempt, 0 requests with "status"`
    },
  })

export const mailchimpChecks = [
  comesBack('mailchimp-500', '500', 'fails (500)'),
  comesBack('mailchimp-503-html', '503-html', 'fails with a page (503)', false),
  comesBack('mailchimp-429', '429', 'too many requests'),
  comesBack('mailchimp-403-html', '403-html', 'a firewall page (403)', false),
  defineCheck({
    id: 'mailchimp-hangs',
    title: 'Mailchimp: never answers',
    quick: false,
    run: async (stage) => {
      const people = await signUp(stage, 'hang')
      const gaveUp = await waitUntil('a call gives up', 12, async () =>
        (await rowsOf(stage, people)).some((row) => row['detail'] !== null),
      )
      const seconds = await recover(stage, people)
      return `gave up within ${gaveUp.toFixed(1)} s, 3 members ${seconds.toFixed(1)} s after`
    },
  }),
  endsAtOnce('mailchimp-400-exists', '400-exists', 'sent'),
  endsAtOnce('mailchimp-400-compliance', '400-compliance', 'failed'),
  endsAtOnce('mailchimp-400-fake', '400-fake', 'failed'),
  defineCheck({
    id: 'mailchimp-key-refused',
    title: 'Mailchimp: the key is refused (401, 404)',
    quick: true,
    run: async (stage) => {
      const reported: string[] = []
      for (const mode of stage.isQuick ? ['401'] : ['401', '404']) {
        // A fault that returns before its end is reported is still the same alert.
        if (!stage.isQuick) await waitForAlert(stage, 'over')
        const people = await signUp(stage, mode, 6)
        if (stage.isQuick) await waitForTries(stage, people)
        else await waitForAlert(stage, 'firing')
        const requested = people.filter((person) => callsFor(stage, person).length > 0).length
        const rows = await rowsOf(stage, people)
        must(
          rows.every((row) => row['state'] !== 'failed'),
          'a row has failed',
        )
        const seconds = await recover(stage, people, 90)
        if (!stage.isQuick) await waitForAlert(stage, 'over')
        reported.push(
          `${mode}: ${requested} requested, 6 queued${stage.isQuick ? '' : ', alert and its end reported'}; members ${seconds.toFixed(1)} s after`,
        )
      }
      return reported.join('; ')
    },
  }),
  comesBack('mailchimp-garbage', 'garbage', 'returns garbage'),
  comesBack('mailchimp-10mb', '10MB', 'returns 10 MB', false),
  defineCheck({
    id: 'mailchimp-redirects',
    title: 'Mailchimp: redirects to another host',
    quick: true,
    run: async (stage) => {
      let requests = 0
      const trap = createServer((_, response) => {
        requests += 1
        response.end('{}')
      })
      await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done))
      // A TCP server's address is never a pipe's name.
      const { port } = trap.address() as AddressInfo
      try {
        const people = await signUp(stage, `redirect=http://127.0.0.1:${port}/`)
        await waitForTries(stage, people)
        await recover(stage, people)
        must(requests === 0, `${requests} requests went elsewhere`)
        return '0 requests elsewhere, 3 members afterwards'
      } finally {
        trap.close()
      }
    },
  }),
  comesBack('mailchimp-reset', 'reset', 'breaks off after it did its work'),
]
