import { expect, test } from 'vitest'
import { fillEmail } from '../../campaign/mail/fill-email.ts'
import { renderEmail } from '../../email/email-layout.tsx'
import { compileEmail } from './emails.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'

const coach = {
  slug: 'vitality',
  name: 'Ines',
  brand: 'Vitality & Co',
  postalAddress: '1 Main Street, Springfield',
  theme: testTheme,
}
const compile = (markdown: string) =>
  compileEmail(
    'vitality/welcome',
    { subject: 'Welcome, {name}', preheader: 'Your <guide>', markdown },
    coach,
    renderEmail,
  )

test('a mail has both parts, the brand, the postal address and a way out', () => {
  const mail = compile('Hello {name},\n\nhere it is.')
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('Hello {name},')
    expect(part).toContain('1 Main Street, Springfield')
    expect(part).toContain('{unsubscribeUrl}')
  }
  expect(mail.html).toContain('Vitality &amp; Co')
  expect(mail.html).toContain('Your &lt;guide&gt;')
  expect(mail.text).toContain('Vitality & Co')
})

test('a paragraph that is nothing but a link becomes a button in the colours of the coach', () => {
  const mail = compile('[Get the blueprint]({pageUrl})')
  const button = /<a class="button" href="\{pageUrl\}" style="([^"]*)">Get the blueprint<\/a>/.exec(mail.html)
  expect(button?.[1]).toContain(`background: ${testTheme.brand}`)
  expect(mail.text).toContain('Get the blueprint ({pageUrl})')
})

test('a mail has one button in the brand colour; the others are quiet, but not on a panel of their own colour', () => {
  const { html } = compile('[First]({pageUrl})\n\n[Second]({pageUrl})\n\n[Add it]({calendarUrl})')
  expect(html).toMatch(/<a class="button"[^>]*>First/)
  const frame = /<td class="quiet-frame" style="([^"]*)"><a class="quiet-button"[^>]*>Second/.exec(html)?.[1]
  expect(frame).toContain(`border: 2px solid ${testTheme.ink}`)
  expect(html).toMatch(/<a class="button"[^>]*>Add it/)
  const cover = { url: 'https://a.example/assets/c.png', width: 168, height: 235, alt: 'Map' }
  const markdown = '[First]({pageUrl})\n\n[Open it]({deliverableUrl})'
  const source = { subject: 'S', preheader: 'P', markdown }
  expect(compileEmail('vitality/welcome', source, coach, renderEmail, cover).html).toMatch(
    /<a class="button"[^>]*>Open it/,
  )
})

test('the event of an Arabic mail has the ground that it has in other languages, from right to left', () => {
  const arabic = { ...coach, lang: 'ar' as const }
  const source = { subject: 'مقعدك', preheader: 'محفوظ', markdown: '[إضافة إلى تقويمي]({calendarUrl})' }
  const { html } = compileEmail('vitality/welcome', source, arabic, renderEmail)
  const table = /<table class="date" dir="rtl"[^>]*>/.exec(html)?.[0]
  expect(table).toContain(`background: ${testTheme.paper2}`)
})

test('a French mail keeps its signs with the words before them, in both parts', () => {
  const source = { subject: 'Prêt ?', preheader: 'Oui : « ici » !', markdown: 'Où ? À 12,50 € : là.' }
  const mail = compileEmail('vitality/welcome', source, { ...coach, lang: 'fr' }, renderEmail)
  expect(mail.subject).toBe('Prêt\u00A0?')
  expect(mail.html).toContain('Oui\u00A0: «\u00A0ici\u00A0»\u00A0!')
  for (const part of [mail.html, mail.text]) expect(part).toContain('Où\u00A0? À 12,50\u00A0€\u00A0: là.')
  expect(mail.text).toContain('Me désinscrire\u00A0: {unsubscribeUrl}')
})

test('a link inside a sentence stays a link', () => {
  const mail = compile('Read [the page]({pageUrl}) and [this](https://example.com/?a=1&b=2).')
  expect(mail.html).toContain('href="{pageUrl}"')
  expect(mail.html).toContain('href="https://example.com/?a=1&amp;b=2"')
  expect(mail.html).not.toContain('class="button"')
})

test('raw markup in a mail file cannot run or load anything', () => {
  const mail = compile(
    '<script>alert(1)</script><img src="http://x/y.png" onerror="a()">\n\n[a](javascript:alert(1)) <a href="//evil" onclick="x()">b</a>',
  )
  expect(mail.html).not.toMatch(/<script|onerror|onclick|javascript:|\/\/evil|http:\/\/x/)
})

test('styles are written into the elements, because mail programs drop style sheets', () => {
  expect(compile('# Title').html).toMatch(/<h1 class="head-title" style="[^"]*font: 700 32px/)
})

test('the same mail file always gives the same bytes', () => {
  expect(compile('*Hello* {name}')).toEqual(compile('*Hello* {name}'))
})

test('a filled mail holds no open place', () => {
  const values = {
    name: 'Zoë',
    email: 'z@example.com',
    unsubscribeUrl: 'https://a/u/1',
    siteUrl: 'https://a',
    pageUrl: 'https://a/p',
    deliverableUrl: 'https://a/d',
    calendarUrl: 'https://a/c',
    schedulerUrl: 'https://a/s',
  }
  const filled = fillEmail(compile('Hello {name} ({email})\n\n[Read on]({pageUrl})'), values)
  expect(`${filled.subject}${filled.html}${filled.text}`).not.toMatch(
    /\{(name|email|pageUrl|unsubscribeUrl)\}/,
  )
})

test.each(['deliverableUrl', 'calendarUrl', 'schedulerUrl'])(
  'a link to {%s} stays open until the mail is sent, as a button too',
  (name) => {
    const { html, text } = compile(`[Open it]({${name}})\n\nor [here]({${name}}).`)
    expect(html).toContain(`<a class="button" href="{${name}}"`)
    expect(html.match(new RegExp(`href="\\{${name}\\}"`, 'g'))).toHaveLength(2)
    expect(text).toContain(`Open it ({${name}})`)
  },
)

test('a path of the site gets the origin of its coach when the mail is sent, in both parts', () => {
  const mail = compile('[Open the class](/class-access)\n\nor [here](/class-access?from=mail#part-2).')
  expect(mail.html).toContain('<a class="button" href="{siteUrl}/class-access"')
  const values = { name: 'Zoë', email: 'z@a.example', unsubscribeUrl: 'https://a.example/u/1', pageUrl: '' }
  const links = { siteUrl: 'https://a.example', deliverableUrl: '', calendarUrl: '', schedulerUrl: '' }
  const { html, text } = fillEmail(mail, { ...values, ...links })
  expect(html).toContain('href="https://a.example/class-access"')
  expect(html).toContain('href="https://a.example/class-access?from=mail#part-2"')
  expect(text).toContain('Open the class (https://a.example/class-access)')
})

test('the cover of the guide is beside its button and the words before it, and leads where the button leads', () => {
  const source = {
    subject: 'S',
    preheader: 'P',
    markdown: 'Hello {name},\n\n[Open it]({deliverableUrl})\n\nBye',
  }
  const cover = { url: 'https://a.example/assets/c.png', width: 168, height: 235, alt: '“Map” & more, by I' }
  const { html, text } = compileEmail('vitality/welcome', source, coach, renderEmail, cover)
  const picture = /<a href="\{deliverableUrl\}"[^>]*><img class="cover-picture" ([^>]*)>/.exec(html)?.[1]
  expect(picture).toContain('src="https://a.example/assets/c.png" alt="“Map” &amp; more, by I"')
  expect(picture).toMatch(/width="168" height="235"/)
  expect(html).toMatch(
    /cover-picture[^]*<td class="cover-words"[^]*Hello \{name\}[^]*Open it[^]*<\/td>[^]*Bye/,
  )
  expect(text).toBe(compileEmail('vitality/welcome', source, coach, renderEmail).text)
  const without = { ...source, markdown: 'Hello {name}' }
  expect(compileEmail('vitality/welcome', without, coach, renderEmail, cover).html).not.toContain(
    'cover-picture',
  )
})

test('a first mail asks to confirm the address, until it is confirmed', () => {
  const source = { subject: 'S', preheader: 'P', markdown: 'Hello {name}', confirms: true }
  const mail = compileEmail('vitality/welcome', source, coach, renderEmail)
  const given = {
    name: 'Ann',
    email: 'ann@person.example',
    siteUrl: 'https://a.example',
    unsubscribeUrl: 'https://a.example/u/t',
    pageUrl: '',
    deliverableUrl: '',
    calendarUrl: '',
    schedulerUrl: '',
  }
  const asking = fillEmail(mail, { ...given, confirmUrl: 'https://a.example/u/t/confirm' })
  expect(asking.html).toMatch(
    /<a class="button" href="https:\/\/a\.example\/u\/t\/confirm"[^>]*>Yes, this is my address/,
  )
  expect(asking.text).toContain('Yes, this is my address (https://a.example/u/t/confirm)')
  const confirmed = fillEmail(mail, given)
  for (const part of [confirmed.html, confirmed.text]) {
    expect(part).toContain('Hello Ann')
    expect(part).not.toMatch(/confirm/i)
  }
})

const portrait = { src: 'ines.jpg', alt: 'Ines' }
const signed = (markdown: string) =>
  compileEmail(
    'vitality/welcome',
    { subject: 'S', preheader: 'P', markdown },
    { ...coach, name: 'Ines Ortega', portrait },
    renderEmail,
  )

test('a mail has the face of its coach: drawing, title font and portrait, with names that need no picture', () => {
  const plain = compile('Hello')
  expect(plain.html).toContain(
    'src="{siteUrl}/assets/vitality/mail-head.png" alt="" width="240" height="240"',
  )
  expect(plain.html).not.toContain('signature.png')
  const { html } = signed('# Hello')
  expect(html).toMatch(/signature\.png"[^>]*><span[^>]*>Ines Ortega</)
  expect(html).toMatch(/<h1 [^>]*style="[^"]*Georgia/)
})

test('the name that signs a mail is said once, beside the portrait, where its text has it', () => {
  const { html, text } = signed('See you.\n\nInes\n\n[The plan]({pageUrl})')
  expect(html.match(/Ines/g)).toHaveLength(1)
  expect(html).toMatch(/See you\.[^]*signature\.png"[^>]*><span[^>]*>Ines<[^]*The plan/)
  expect(text).toContain('See you.\n\nInes\n\nThe plan')
})

test('a mail that somebody else signs has no portrait of the coach', () => {
  const { html } = signed('See you.\n\nMarit Haug')
  expect(html).toContain('>Marit Haug</p>')
  expect(html).not.toContain('signature.png')
})

test('a button that adds an event to the calendar has its title, date and place above it', () => {
  const { html } = compile('[Add it]({calendarUrl})')
  expect(html).toMatch(/\{eventTitle\}.*\{eventDate\}.*\{eventPlace\}.*href="\{calendarUrl\}"/)
})

test('the card of an event that was moved has what was before, struck out', () => {
  const { html, text } = compile('Before: {formerDate}, {formerPlace}\n\n[Update it]({calendarUrl})')
  expect(html).toMatch(
    /class="date-former"[^>]*>Before: <s>\{formerDate\}, \{formerPlace\}<\/s>[^]*\{eventDate\}[^]*Update it/,
  )
  expect(text).toContain('Before: {formerDate}, {formerPlace}')
})

test('the reminder of a meeting leads to the room first, and to the calendar second', () => {
  const source = { subject: 'S', preheader: 'P', markdown: '[Add it]({calendarUrl})', joins: true }
  const { html, text } = compileEmail('vitality/reminder', source, coach, renderEmail)
  expect(html).toMatch(
    /<a class="button" href="\{eventPlace\}"[^>]*>Go to the room[^]*<a class="quiet-button" href="\{calendarUrl\}"/,
  )
  expect(text).toContain('Go to the room ({eventPlace})')
})

test('short words before the name keep a line of the title to themselves', () => {
  expect(compile('# Good morning, {name}').html).toContain('>Good\u00a0morning, {name}</h1>')
  expect(compile('# Have you got the note, {name}?').html).toContain('>Have you got the note, {name}?</h1>')
})

test('a sentence that is quoted is larger than the text around it, and in ink', () => {
  const style = /<blockquote style="([^"]*)"/.exec(compile('> Say this.').html)?.[1]
  expect(style).toContain(`color: ${testTheme.ink}; font: 400 21px`)
})
