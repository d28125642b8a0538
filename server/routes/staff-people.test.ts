import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import type { StaffRole } from '../../engine/campaign/schema/staff-file.ts'
import { writeCursor } from '../people/lead-position.ts'

const host = '127.0.0.1:3000'
const id = '00000000-0000-4000-8000-000000000001'
const cookie = `porchlight=session-${'x'.repeat(24)}`
const done = { done: true, said: ['It is done.'], undo: null, lead: null }

/** Every command with what it asks for. */
const commands: [string, object][] = [
  ['fix-address', { email: 'ann@example.com' }],
  ['merge', { email: 'ann@example.com' }],
  ['note', { text: 'Met at the fair.' }],
  ['tag', { tag: 'fair' }],
  ['untag', { tag: 'fair' }],
  ['unsubscribe', {}],
  ['pause', { journey: id }],
  ['resume', { journey: id }],
  ['resend', { run: id }],
  ['export', {}],
  ['erase', { email: 'ann@example.com' }],
]
const reads = [
  `/staff/api/people/${id}`,
  `/staff/api/people/${id}/timeline`,
  `/staff/people/${id}/mails/${id}`,
]

/** A member of staff of one coach; the person is of the coach "vitality". */
const createPeopleApp = ({
  role = 'owner',
  coach = 'vitality',
}: { role?: StaffRole; coach?: string } = {}) => {
  const asked: unknown[][] = []
  const fake = createFakeApp()
  const answer =
    <Answer>(given: Answer) =>
    async (...all: unknown[]): Promise<Answer | null> => {
      const { coaches } = all[0] as { coaches: string[] }
      if (!coaches.includes('vitality')) return null
      asked.push(all)
      return given
    }
  const { app } = createFakeApp({
    signIn: { ...fake.deps.signIn, session: async () => ({ staff: 'sam', role, coaches: [coach] }) },
    people: {
      page: answer({
        lead: id,
        name: 'Ann',
        email: 'ann@example.com',
        coach: 'vitality',
        brand: 'Vitality',
        tags: [],
        notes: [],
        forms: [],
        reach: 'reachable' as const,
        reachSince: null,
        signUps: [],
        due: [],
        hasMoreDue: false,
      }),
      timeline: answer({ entries: [], next: { at: '2026-11-24T10:00:00.123456Z', id } }),
      mail: answer('<p>Hello Ann</p><a href="#">Unsubscribe</a>'),
      change: answer(done) as never, // each command has an answer of its own
    },
  })
  return {
    asked,
    get: (url: string, headers = {}) => app.inject({ url, headers: { host, cookie, ...headers } }),
    post: (command: string, body: object, headers = {}) =>
      app.inject({
        method: 'POST',
        url: `/staff/api/people/${id}/${command}`,
        headers: { host, origin: `http://${host}`, cookie, 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      }),
  }
}

describe('the page of a person', () => {
  test.each(reads)('%s is for who is signed in', async (url) => {
    const answer = await createFakeApp().app.inject({ url, headers: { host } })
    expect(answer.statusCode).toBe(url.includes('/api/') ? 401 : 303)
  })

  test.each(reads)('%s shows viewers what is theirs, and nobody else of it', async (url) => {
    expect((await createPeopleApp({ role: 'viewer' }).get(url)).statusCode).toBe(200)
    const foreign = createPeopleApp({ coach: 'other' })
    expect([(await foreign.get(url)).statusCode, foreign.asked]).toEqual([404, []])
  })

  test('an older part of the timeline is asked for by the cursor of the one before', async () => {
    const { get, asked } = createPeopleApp()
    const { next } = (await get(`/staff/api/people/${id}/timeline`)).json()
    expect(next).toBe(writeCursor({ at: '2026-11-24T10:00:00.123456Z', id }))
    await get(`/staff/api/people/${id}/timeline?cursor=${next}`)
    expect(asked[1]?.[2]).toEqual({ at: '2026-11-24T10:00:00.123456Z', id })
    expect((await get(`/staff/api/people/${id}/timeline?cursor=x`)).statusCode).toBe(400)
  })

  test('a mail runs nothing, calls nobody, and is stored nowhere; its links open a tab, and those that act nothing', async () => {
    const answer = await createPeopleApp().get(`/staff/people/${id}/mails/${id}`)
    expect(answer.body).toBe(
      '<base target="_blank"><p>Hello Ann</p><a href="#" target="_self">Unsubscribe</a>',
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
    )
  })
})

describe('commands on people', () => {
  test.each(commands)('%s is done for an owner, who is named', async (command, body) => {
    const { post, asked } = createPeopleApp()
    const answer = await post(command, body)
    expect([answer.statusCode, answer.json()]).toEqual([200, done])
    expect(asked[0]?.[0]).toEqual({ lead: id, coaches: ['vitality'] })
    expect(asked[0]?.[1]).toMatchObject({ staff: 'sam' })
    expect(asked[0]?.[3]).toEqual(body)
  })

  test.each(commands)(
    '%s is not for viewers, strangers, other pages and staff of other coaches',
    async (command, body) => {
      const viewer = createPeopleApp({ role: 'viewer' })
      expect((await viewer.post(command, body)).statusCode).toBe(403)
      const { app } = createFakeApp()
      const url = `/staff/api/people/${id}/${command}`
      expect((await app.inject({ method: 'POST', url, headers: { host } })).statusCode).toBe(401)
      const owner = createPeopleApp()
      expect((await owner.post(command, body, { origin: 'https://evil.example' })).statusCode).toBe(403)
      const foreign = createPeopleApp({ coach: 'other' })
      expect((await foreign.post(command, body)).statusCode).toBe(404)
      expect([...viewer.asked, ...owner.asked, ...foreign.asked]).toEqual([])
    },
  )

  test('an editor does all of it but erase', async () => {
    const { post } = createPeopleApp({ role: 'editor' })
    for (const [command, body] of commands)
      expect((await post(command, body)).statusCode, command).toBe(command === 'erase' ? 403 : 200)
  })

  test.each([
    ['note', { text: '  ' }, 'text'],
    ['note', { text: 'x'.repeat(2001) }, 'text'],
    ['tag', { tag: 'a\0b' }, 'tag'],
    ['fix-address', {}, 'email'],
    ['pause', { journey: 'first' }, 'journey'],
  ])('%s with %j says which field is wrong', async (command, body, field) => {
    const { post, asked } = createPeopleApp()
    const answer = await post(command, body)
    expect([answer.statusCode, Object.keys(answer.json().error.fields), asked]).toEqual([422, [field], []])
  })
})
