import { setTimeout as pause } from 'node:timers/promises'
import { defineCheck, must } from '../define-check.ts'
import { newPerson } from '../people.ts'
import { waitUntil } from '../wait-until.ts'
import { mustBeTaken } from './mail-server.ts'
import { countsOf } from './repeats.ts'

const day = 86_400

export const leavingChecks = [
  defineCheck({
    id: 'unsubscribe-while-sending',
    title: 'unsubscribed while a journey mail is being sent',
    quick: false,
    isAlone: true,
    run: async (stage) => {
      const { sink, product, setClock } = stage
      const person = newPerson('leaver')
      mustBeTaken([await stage.submit(person, 'drip')])
      await waitUntil('the first mail', 30, () => sink.mailsTo(person.email).length === 1)
      const raw = (sink.mailsTo(person.email)[0]?.raw ?? '').replaceAll(/\r?\n[ \t]/g, '')
      const link = /list-unsubscribe:\s*<(\S+)>/i.exec(raw)?.[1] ?? ''
      await sink.setMode('slow=3', person.email)
      const before = sink.commands().length
      setClock(day + 60)
      await waitUntil('the second mail is under way', 30, () =>
        sink
          .commands()
          .slice(before)
          .some(({ command }) => command === 'DOT'),
      )
      const answer = await fetch(new URL(new URL(link).pathname, product.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      must(answer.status === 200, `the link returned ${answer.status}`)
      await stage.settle(60)
      await sink.setMode('ok', person.email)
      setClock(30 * day)
      await pause(11_000)
      await stage.settle(30)
      const count = sink.mailsTo(person.email).length
      must(count <= 2, `${count} mails`)
      return `${count} mails: the one under way was the last`
    },
  }),
  defineCheck({
    id: 'erase-while-sending',
    title: 'erased while a mail and a call are being sent',
    quick: true,
    run: async (stage) => {
      const { sink, mailchimp, product, settle } = stage
      const person = newPerson('erased')
      await sink.setMode('slow=2', person.email)
      mailchimp.setMode('slow=2')
      mustBeTaken([await stage.submit(person, 'listed')])
      const requests = () => mailchimp.requests().length
      const before = requests()
      await waitUntil(
        'the mail is under way',
        20,
        () => sink.commands().at(-1)?.command === 'DOT' || sink.mailsTo(person.email).length > 0,
      )
      await product.query('delete from leads where email = $1', [person.email])
      await settle(30)
      await pause(3500)
      const found = await countsOf(stage, person.email)
      must(found.leads === 0 && found.journeys === 0, 'the person came back')
      must(
        (await stage.count('select count(*) from delivery_log where email_address = $1', [person.email])) ===
          0,
        'the delivery log knows the person',
      )
      must(sink.mailsTo(person.email).length <= 1 && requests() - before <= 2, 'it continued afterwards')
      await sink.setMode('ok', person.email)
      return '0 rows afterwards, nothing later than what was under way'
    },
  }),
]
