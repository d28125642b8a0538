import { describe, expect, test } from 'vitest'
import { StorageUnavailable } from '../errors.ts'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeForm } from '../../tests/fakes/fake-site.ts'
import { good, host, origin, sendForm } from '../../tests/fakes/fake-visitor.ts'

describe('a form sent without scripts', () => {
  test('leads to a success page of its own', async () => {
    const fake = createFakeApp()
    const answer = await sendForm(fake, { ...good, website: '', 'attribution.utm_source': 'news' })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['location']).toBe('/done/done-0')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(fake.accepted).toMatchObject([{ values: good, attribution: { utm_source: 'news' } }])
    const page = await fake.app.inject({ url: '/done/done-0', headers: { host } })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(fake.views.at(-1)).toMatchObject({
      page: 'done',
      data: { answer: { title: "You're Registered!" } },
    })
  })

  test('shows by its referrer where the visitor came from', async () => {
    const fake = createFakeApp()
    await sendForm(fake, good, { referer: `${origin}/print?utm_source=news&x=y&gclid=a%0Ab` })
    expect(fake.accepted[0]?.attribution).toEqual({ utm_source: 'news', gclid: 'ab', landingPath: '/print' })
  })

  test('comes back with its errors and everything that was typed', async () => {
    const fake = createFakeApp()
    const answer = await sendForm(fake, { name: '<b>Jane</b>', email: 'jane@' })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(fake.views).toMatchObject([
      {
        page: 'campaign',
        data: {
          campaign: 'vitality/blueprint',
          form: {
            values: { name: '<b>Jane</b>', email: 'jane@' },
            errors: { email: expect.any(String) },
            notice: { tone: 'error', title: 'Please check your answers.' },
          },
        },
      },
    ])
    expect(fake.accepted).toEqual([])
  })

  test('comes back with where the visitor came from, and arrives with it the next time', async () => {
    const fake = createFakeApp()
    const referer = `${origin}/print?utm_source=instagram&utm_medium=link&utm_campaign=reels`
    const came = { utm_source: 'instagram', utm_medium: 'link', utm_campaign: 'reels', landingPath: '/print' }
    await sendForm(fake, { ...good, email: 'jane@' }, { referer })
    expect(fake.views).toMatchObject([{ data: { form: { attribution: came } } }])
    const hidden = Object.entries(came).map(([key, value]) => [`attribution.${key}`, value])
    const again = `${origin}/api/submit/vitality/blueprint`
    await sendForm(fake, { ...good, ...Object.fromEntries(hidden), email: '' }, { referer: again })
    expect(fake.views[1]).toMatchObject({ data: { form: { attribution: came } } })
    await sendForm(fake, { ...good, ...Object.fromEntries(hidden) }, { referer: again })
    expect(fake.accepted).toMatchObject([{ attribution: came, source: 'instagram/reels' }])
  })

  test('shows the specified words for empty fields', async () => {
    const fake = createFakeApp()
    await sendForm(fake, { name: '', email: '' })
    expect(fake.views[0]).toMatchObject({
      data: { form: { notice: { tone: 'error', ...fakeForm.messages.missing } } },
    })
  })

  test('comes back with its text when nothing could be stored', async () => {
    const fake = createFakeApp({ accept: () => Promise.reject(new StorageUnavailable('away')) })
    const answer = await sendForm(fake, good)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(fake.views).toMatchObject([
      {
        data: {
          form: {
            values: good,
            notice: { title: 'Registration Failed', text: 'We could not save your place.' },
          },
        },
      },
    ])
  })

  test('shows its success in the answer itself when no success page can be stored', async () => {
    const fake = createFakeApp({
      doneTokens: { issue: () => Promise.reject(new Error('away')), find: async () => null },
    })
    expect((await sendForm(fake, good)).statusCode).toBe(200)
    expect(fake.views).toMatchObject([{ page: 'done' }])
  })

  test('is refused in words a person can read where a browser asks for a page', async () => {
    const fake = createFakeApp()
    const answer = await sendForm(fake, 'email=a&email=b', { accept: 'text/html,*/*' })
    expect(answer.statusCode).toBe(400)
    expect(fake.views).toMatchObject([{ page: 'problem' }])
  })

  test('a success page that is unknown or too old is a 404', async () => {
    const fake = createFakeApp()
    const answer = await fake.app.inject({ url: '/done/nope', headers: { host } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(fake.views).toMatchObject([{ page: 'not-found' }])
  })
})
