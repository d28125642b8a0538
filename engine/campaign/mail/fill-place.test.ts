import { expect, test } from 'vitest'
import { fillEmail } from './fill-email.ts'

const email = {
  id: 'nora/evening',
  subject: 'At {eventPlace}',
  preheader: '',
  html: '<p>{eventPlace}</p><a href="{eventPlace}">Go in</a>',
  text: 'At {eventPlace}.',
}
const values = {
  name: '',
  email: '',
  unsubscribeUrl: '',
  pageUrl: '',
  deliverableUrl: '',
  calendarUrl: '',
  schedulerUrl: '',
  siteUrl: '',
}

test('a meeting link is the place in words, which lead there', () => {
  const meetingLink = 'https://meet.example/a?b=1&c=2'
  const address = 'https://meet.example/a?b=1&amp;c=2'
  expect(fillEmail(email, { ...values, eventPlace: 'Online', meetingLink })).toMatchObject({
    subject: 'At Online',
    html: `<p><a href="${address}" style="color: inherit">Online</a></p><a href="${address}">Go in</a>`,
    text: `At Online (${meetingLink}).`,
  })
})

test('any other place is its words alone', () => {
  expect(fillEmail(email, { ...values, eventPlace: 'Room 5' }).html).toContain('<p>Room 5</p>')
})
