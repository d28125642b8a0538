import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import type { EventDetails } from '../../engine/campaign/staff/events.ts'
import type { EventDesk } from '../staff/events/event-desk.ts'

const host = '127.0.0.1:3000'
const origin = `http://${host}`
const guest = '00000000-0000-4000-8000-000000000001'
const details: EventDetails = {
  id: 'vitality/evening',
  title: 'Evening',
  brand: 'Vitality',
  place: null,
  startsAt: '2026-12-01T18:00:00.000Z',
  startsAs: null,
  zone: null,
  endsAt: '2026-12-01T19:00:00.000Z',
  status: 'planned',
  taken: 1,
  capacity: 2,
  here: 0,
  page: null,
  isOpen: true,
  fields: [],
  notice: null,
  subject: null,
}

type Member = { role?: 'owner' | 'editor' | 'viewer'; coaches?: string[] | null; isStranger?: boolean }

/** `reached`: calls of the desk. */
const createEventApp = ({ role = 'editor', coaches = null, isStranger = false }: Member = {}) => {
  const reached: unknown[][] = []
  const fake = createFakeApp()
  const note =
    (name: keyof EventDesk, answer: unknown) =>
    async (...given: unknown[]) => (reached.push([name, ...given]), answer)
  // Answers of the desk by name; what it is called with is read from `reached`.
  const desk = {
    ...fake.deps.eventDesk,
    details: note('details', details),
    guests: note('guests', { guests: [], isCut: false }),
    free: note('free', true),
    give: note('give', 'given'),
    tick: note('tick', new Date('2026-12-01T18:00:00Z')),
    csv: note('csv', null),
    noticeHtml: note('noticeHtml', '<p>Moved</p>'),
    sendNotice: note('sendNotice', 40),
    dismissNotice: note('dismissNotice', true),
  } as EventDesk
  const app = createFakeApp({
    eventDesk: desk,
    signIn: { ...fake.deps.signIn, session: async () => ({ staff: 'sam', role, coaches }) },
  })
  const cookie = isStranger ? '' : `porchlight=session-${'x'.repeat(24)}`
  const get = (url: string) => app.app.inject({ url, headers: { host, cookie } })
  const post = (url: string, body: object = {}, headers: Record<string, string> = { origin }) =>
    app.app.inject({
      method: 'POST',
      url,
      headers: { host, cookie, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
  return { get, post, reached }
}

const api = '/staff/api/events/vitality/evening'
const reads = [
  api,
  `${api}/guests`,
  '/staff/events/vitality/evening/guests.csv',
  '/staff/events/vitality/evening/notice.html',
]
const presses: [string, object][] = [
  [`${api}/free`, { guest }],
  [`${api}/give`, { name: 'Zoe', email: 'zoe@example.com', oneMore: false }],
  [`${api}/attendance`, { guest, isHere: true }],
  [`${api}/notice/send`, {}],
  [`${api}/notice/dismiss`, {}],
]

describe('events of staff', () => {
  test('whoever may see the coach reads the event, its guests and its mail', async () => {
    const { get, reached } = createEventApp({ role: 'viewer', coaches: ['vitality'] })
    expect((await get(api)).json()).toEqual(details)
    expect((await get(`${api}/guests`)).json()).toEqual({ guests: [], isCut: false })
    const mail = await get('/staff/events/vitality/evening/notice.html')
    expect([mail.body, mail.headers['content-security-policy']]).toEqual([
      '<base target="_blank"><p>Moved</p>',
      expect.stringContaining('sandbox'),
    ])
    expect(reached.map(([name, event]) => [name, event])).toEqual(
      ['details', 'guests', 'noticeHtml'].map((name) => [name, 'vitality/evening']),
    )
  })

  test('an editor presses', async () => {
    const { post, reached } = createEventApp()
    const answers = await Promise.all(presses.map(async ([url, body]) => (await post(url, body)).json()))
    expect(answers).toEqual([
      { isFreed: true },
      { result: 'given' },
      { here: '2026-12-01T18:00:00.000Z' },
      { guests: 40 },
      { isDismissed: true },
    ])
    expect(reached).toHaveLength(5)
  })

  test('a viewer presses nothing', async () => {
    const { post, reached } = createEventApp({ role: 'viewer' })
    for (const [url, body] of presses) expect((await post(url, body)).statusCode).toBe(403)
    expect(reached).toEqual([])
  })

  test('there is nothing of a coach who is not theirs', async () => {
    const { get, post, reached } = createEventApp({ role: 'owner', coaches: ['ember'] })
    for (const url of reads) expect((await get(url)).statusCode).toBe(404)
    for (const [url, body] of presses) expect((await post(url, body)).statusCode).toBe(404)
    expect(reached).toEqual([])
  })

  test('a stranger and another site reach nothing', async () => {
    const stranger = createEventApp({ isStranger: true })
    for (const url of reads) expect([401, 303]).toContain((await stranger.get(url)).statusCode)
    for (const [url, body] of presses) expect((await stranger.post(url, body)).statusCode).toBe(401)
    const { post, reached } = createEventApp()
    for (const [url, body] of presses)
      expect((await post(url, body, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect([reached, stranger.reached]).toEqual([[], []])
  })

  test.each<[object, object]>([
    [{ name: ' ', email: 'zoe@example.com', oneMore: false }, { name: 'Write a name.' }],
    [{ name: 'Zoe', email: 'zoe', oneMore: false }, { email: 'Write an address such as ann@example.com.' }],
  ])('no seat is given to %j', async (body, fields) => {
    const { post, reached } = createEventApp()
    const answer = await post(`${api}/give`, body)
    expect([answer.statusCode, reached]).toEqual([422, []])
    expect(answer.json()).toMatchObject({ error: { fields } })
  })

  test('a HEAD request exports nothing', async () => {
    const { reached } = createEventApp()
    const fake = createFakeApp()
    const answer = await fake.app.inject({
      method: 'HEAD',
      url: '/staff/events/vitality/evening/guests.csv',
      headers: { host },
    })
    expect([answer.statusCode === 200, reached]).toEqual([false, []])
  })
})
