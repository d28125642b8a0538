import { defineCheck, must } from '../define-check.ts'
import { newPerson } from '../people.ts'
import type { Person } from '../people.ts'
import type { Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'

const name = 'Wilhelmina Grepwell'

const unsubscribeLink = ({ sink }: Stage, { email }: Person): string => {
  const raw = (sink.mailsTo(email)[0]?.raw ?? '').replaceAll(/\r?\n[ \t]/g, '')
  return /list-unsubscribe:\s*<(\S+)>/i.exec(raw)?.[1] ?? ''
}

const visit = async (stage: Stage, origin: string): Promise<{ people: Person[]; token: string }> => {
  const { sink, mailchimp, submit } = stage
  const send = async (campaign: string, prepare: (person: Person) => Promise<void> | void = () => {}) => {
    const person = newPerson('grepped')
    await prepare(person)
    return submit(person, campaign, { origin, fields: { name } })
  }
  const taken = await send('guide')
  const refused = await send('waiting', ({ email }) => sink.setMode('550', email))
  const delayed = await send('guide', ({ email }) => sink.setMode('451', email))
  const listed = await send('listed', () => mailchimp.setMode('400-compliance'))
  const wrong = await submit(newPerson('grepped'), 'guide', { origin, fields: { name, telephone: name } })
  const untried =
    "select count(*) from step_runs where state in ('pending', 'running') and last_error is null"
  await waitUntil('everything was tried', 30, async () => (await stage.count(untried)) === 0)
  const { pathname } = new URL(unsubscribeLink(stage, taken))
  for (const path of [pathname, `/guide?email=${taken.email}`, `/nothing/${taken.email}`])
    await fetch(`${origin}${path}`)
  await fetch(`${origin}${pathname}`, { method: 'POST' })
  await sink.setMode('ok', delayed.email)
  mailchimp.setMode('ok')
  return { people: [taken, refused, delayed, listed, wrong], token: pathname.split('/').at(-1) ?? '' }
}

export const logChecks = [
  defineCheck({
    id: 'log-holds-no-person',
    title: 'the log contains no person, address, token or secret',
    quick: true,
    run: async (stage) => {
      const talkative = await stage.launchSecond({ LOG_LEVEL: 'trace' })
      const { people, token } = await visit(stage, talkative.origin)
      await talkative.stop()
      await stage.passMinute()
      await stage.settle(30)
      stage.setClock(0)
      const log = talkative.output()
      // The log of every check before this one.
      const all = `${log}\n${stage.product.output()}`
      must(log.split('\n').filter((line) => line.startsWith('{')).length > 8, 'hardly anything was logged')
      const keys = people.map(({ key }) => key)
      for (const word of [
        name,
        'Grepwell',
        'visitors.example',
        token,
        ...keys,
        stage.secret,
        stage.mailchimp.apiKey,
      ])
        must(word.length > 5 && !all.includes(word), `the log contains ${word.slice(0, 40)}`)
      return `${all.split('\n').length} lines: 0 names, addresses, tokens, keys and secrets`
    },
  }),
]
