import { expect, test } from 'vitest'
import { fillEmail } from '../../campaign/mail/fill-email.ts'
import { emailPlaceholders } from '../../campaign/release/release.ts'
import { renderEmail } from '../../email/email-layout.tsx'
import { eventMails } from '../../words/en-event-mails.ts'
import { wordsOf } from '../../words/words.ts'
import { compileEmail } from './emails.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'

const coach = {
  slug: 'vitality',
  name: 'Ines',
  brand: 'Nora Sleeps',
  postalAddress: '1 Quiet Lane',
  theme: testTheme,
}
const values = {
  ...Object.fromEntries(emailPlaceholders.map((name) => [name, `<${name}>`])),
  name: 'Ann',
  email: 'ann@example.com',
  unsubscribeUrl: 'https://porch.example/u/x',
  siteUrl: 'https://porch.example',
  pageUrl: 'https://porch.example/evening',
  deliverableUrl: '',
  calendarUrl: '',
  schedulerUrl: '',
}

test.each([
  ['moved', ['eventTitle', 'eventDate', 'eventPlace', 'formerDate', 'formerPlace', 'cancelPlaceUrl']],
  ['cancelled', ['eventTitle', 'eventDate']],
] as const)('the built-in mail of an event that is %s leaves nothing open', (kind, said) => {
  const mail = fillEmail(compileEmail('nora/~', eventMails[kind], coach, renderEmail), values)
  for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/\{\w+\}|undefined/)
  for (const word of said) {
    expect(mail.text).toContain(`<${word}>`)
    expect(mail.html).toContain(`&lt;${word}&gt;`)
  }
})

test('the mails of a German coach are German down to the line for unsubscribing', () => {
  const mail = compileEmail(
    'nora/~',
    wordsOf('de').askAgain(coach.brand),
    { ...coach, lang: 'de' },
    renderEmail,
  )
  expect(mail.html).toMatch(/^<!doctype html><html lang="de">/)
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('Du bekommst diese E-Mail, weil diese Adresse bei Nora Sleeps eingetragen wurde.')
    expect(part).toContain('Abmelden')
    expect(part).not.toMatch(/Unsubscribe|You get this/)
  }
})
