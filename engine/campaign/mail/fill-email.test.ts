import { describe, expect, it, test } from 'vitest'
import { fillEmail, greetingName } from './fill-email.ts'

const email = {
  id: 'vitality/welcome',
  subject: 'Welcome, {name}',
  preheader: '',
  html: '<p>Hello {name}, we write to {email}.</p><a href="{unsubscribeUrl}">Leave</a><a href="{pageUrl}">Page</a>',
  text: 'Hello {name}, we write to {email}. Leave: {unsubscribeUrl}',
}
const values = {
  name: 'Zoë',
  email: 'zoe@example.com',
  unsubscribeUrl: 'https://example.com/u/1?a=1&b=2',
  siteUrl: 'https://example.com',
  pageUrl: 'https://example.com/page',
  deliverableUrl: 'https://example.com/guide.pdf',
  calendarUrl: 'https://example.com/event.ics',
  schedulerUrl: 'https://calendly.com/coach',
}

test('the facts of an event are a line of its card, and no line where it has none', () => {
  const mail = {
    ...email,
    html: '<p>{eventDate}<br>{eventPlace}<br>{eventFacts}</p>',
    text: '{eventPlace}\n{eventFacts}\n\nBye',
  }
  const room = { ...values, eventDate: 'Friday', eventPlace: 'Room 5' }
  expect(fillEmail(mail, { ...room, eventFacts: 'In English' }).html).toBe(
    '<p>Friday<br>Room 5<br>In English</p>',
  )
  expect(fillEmail(mail, { ...room, eventFacts: '' })).toMatchObject({
    html: '<p>Friday<br>Room 5</p>',
    text: 'Room 5\n\nBye',
  })
})

test('every placeholder of a mail is filled in', () => {
  expect(fillEmail(email, values)).toEqual({
    subject: 'Welcome, Zoë',
    html:
      '<p>Hello Zoë, we write to zoe@example.com.</p>' +
      '<a href="https://example.com/u/1?a=1&amp;b=2">Leave</a><a href="https://example.com/page">Page</a>',
    text: 'Hello Zoë, we write to zoe@example.com. Leave: https://example.com/u/1?a=1&b=2',
  })
})

test('a sentence that ends with a title ends with one full stop', () => {
  const words = 'Your place at {eventTitle}. Bring a pen.'
  const mail = {
    ...email,
    subject: words,
    html: `<p>Your place at <strong>{eventTitle}</strong>.</p>`,
    text: words,
  }
  const said = (eventTitle: string) => fillEmail(mail, { ...values, eventTitle })
  expect(said('Say it.')).toEqual({
    subject: 'Your place at Say it. Bring a pen.',
    html: '<p>Your place at <strong>Say it.</strong></p>',
    text: 'Your place at Say it. Bring a pen.',
  })
  expect(said('The evening').html).toBe('<p>Your place at <strong>The evening</strong>.</p>')
})

test.each([
  ['Hallo {name}, hier ist dein Leitfaden', 'Hallo, hier ist dein Leitfaden'],
  ['Heute ist der Tee dran, {name}', 'Heute ist der Tee dran'],
  ['{name}, hier ist dein Leitfaden', 'Hier ist dein Leitfaden'],
  ['مقعدك محفوظ، {name}', 'مقعدك محفوظ'],
])('where no name is used, "%s" is "%s"', (words, filled) => {
  const mail = { ...email, subject: words, html: `<h1>${words}</h1>`, text: words }
  expect(fillEmail(mail, { ...values, name: '' })).toEqual({
    subject: filled,
    html: `<h1>${filled}</h1>`,
    text: filled,
  })
})

test('a name that is itself a placeholder is never expanded', () => {
  const filled = fillEmail(email, { ...values, name: '{email}{unsubscribeUrl}' })
  expect(filled.subject).toBe('Welcome, {email}{unsubscribeUrl}')
  expect(filled.html).toContain('Hello {email}{unsubscribeUrl},')
  expect(filled.text).toContain('Hello {email}{unsubscribeUrl},')
})

test('markup in a name shows as text in the HTML part and stays as typed in the text part', () => {
  const filled = fillEmail(email, { ...values, name: '<img src=x onerror="a">' })
  expect(filled.html).toContain('Hello &lt;img src=x onerror=&quot;a&quot;&gt;,')
  expect(filled.html).not.toContain('<img')
  expect(filled.text).toContain('Hello <img src=x onerror="a">,')
})

test('a name with "$&" is no replacement pattern', () => {
  expect(fillEmail(email, { ...values, name: "$& $1 $'" }).subject).toBe("Welcome, $& $1 $'")
})

test('line breaks in a name cannot start a new header', () => {
  expect(fillEmail(email, { ...values, name: 'Joe\r\nBcc: victim@example.com\u0000' }).subject).toBe(
    'Welcome, Joe Bcc: victim@example.com',
  )
})

describe('the name that a mail greets', () => {
  it.each(["O'Brien", 'Anne-Marie', '李小龙', 'Nguyễn', 'Zoë 😀', 'J. R. Smith', 'Dr. Ana Lee', 'Louis XIV'])(
    'greets %j as typed',
    (name) => {
      expect(greetingName(name, 'there')).toBe(name)
    },
  )

  it.each([
    'Win $500 http://evil.example',
    'evil.example/9b939',
    'www.evil.example',
    't.me/x',
    'visit evil.example now',
    'evil。example',
    'ｅｖｉｌ．example',
    'a@b.co',
    '{email}',
    '{{7*7}}',
    '<img src=x>',
    '%0d%0aX: y',
    'call 0800 123456',
    'x'.repeat(61),
  ])('is left out of the mail where it carries a message: %j', (name) => {
    expect(greetingName(name, 'there')).toBe('there')
  })

  it('falls back when there is no name', () => {
    expect(greetingName(null, 'Valued Reader')).toBe('Valued Reader')
    expect(greetingName('  ', 'there')).toBe('there')
  })
})

test('a mail about a move leaves out what has stayed as it was', () => {
  const mail = { ...email, html: '<s>{formerDate}, {formerPlace}</s>', text: '{formerDate}, {formerPlace}' }
  const moved = { ...values, eventDate: 'Friday', eventPlace: 'Room 5', formerPlace: 'Room 5' }
  expect(fillEmail(mail, { ...moved, formerDate: 'Monday' })).toMatchObject({
    html: '<s>Monday</s>',
    text: 'Monday',
  })
  const room = { ...moved, formerDate: 'Friday', formerPlace: 'Room 4' }
  expect(fillEmail(mail, room)).toMatchObject({ html: '<s>Room 4</s>', text: 'Room 4' })
})

test('an event whose date is open has no button to a calendar', () => {
  const html = '<p style="a">Hi</p><p><a class="button" href="{calendarUrl}" style="b">Add it</a></p>'
  const mail = { ...email, html, text: 'Hi\n\nAdd it ({calendarUrl})\n\nBye' }
  const filled = fillEmail(mail, { ...values, calendarUrl: '' })
  expect([filled.html, filled.text]).toEqual(['<p style="a">Hi</p>', 'Hi\n\nBye'])
})
