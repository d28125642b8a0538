import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeCampaign } from '../../tests/fakes/fake-site.ts'
import { expectRefusal, origin, sendJson } from '../../tests/fakes/fake-visitor.ts'
import { Refused } from '../http/refusal.ts'
import type { ImageDesk } from '../images/image-desk.ts'

const path = '/api/image/rampup/pictures'
const picture = { image: Buffer.from('iVBORw0KGgo='), revisedPrompt: 'A porch, at dusk' }

const open = (changes: Partial<ImageDesk> = {}) => {
  const orders: { prompt: string; visitor: string }[] = []
  const make: ImageDesk['make'] = async (prompt, visitor) => {
    orders.push({ prompt, visitor })
    return picture
  }
  const campaigns = {
    'rampup/pictures': fakeCampaign('rampup/pictures', { images: true, path: '/pictures' }),
    'rampup/plain': fakeCampaign('rampup/plain'),
    'rampup/off': fakeCampaign('rampup/off', { images: true, live: false }),
  }
  const fake = createFakeApp({ images: { isSetUp: true, make, ...changes }, site: { campaigns } })
  return { ...fake, fake, orders }
}

/** As a browser without scripts sends it. */
const send = (fake: ReturnType<typeof open>['fake'], prompt: string, from = origin) =>
  fake.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams({ prompt }).toString(),
    headers: {
      host: origin.slice('http://'.length),
      origin: from,
      'content-type': 'application/x-www-form-urlencoded',
    },
  })

describe('an order of the page', () => {
  test('is answered with the picture and what was made of the words', async () => {
    const { fake, orders, logLines } = open()
    const answer = await sendJson(fake, { prompt: ' A porch ' }, { url: path })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      success: true,
      image: 'iVBORw0KGgo=',
      revised_prompt: picture.revisedPrompt,
    })
    expect(orders).toMatchObject([{ prompt: 'A porch' }])
    expect(JSON.stringify(logLines)).not.toContain('porch')
    expect(orders[0]?.visitor).not.toContain('127.0.0.1')
  })

  test('from another site is refused, and nothing is made', async () => {
    const { fake, orders } = open()
    for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }]) {
      const answer = await sendJson(fake, { prompt: 'A porch' }, { url: path, headers })
      expectRefusal(answer, 403, 'forbidden_origin')
    }
    expect(orders).toEqual([])
  })

  test('of a page that makes no pictures, or is not shown, is refused', async () => {
    const { fake, orders } = open()
    for (const id of ['rampup/plain', 'rampup/off', 'rampup/nope', '__proto__', '%E0%A4%A'])
      expect((await sendJson(fake, { prompt: 'A porch' }, { url: `/api/image/${id}` })).statusCode).toBe(404)
    expect(orders).toEqual([])
  })

  test('with a blank prompt is answered with the words for that', async () => {
    const { fake } = open()
    const answer = await sendJson(fake, { prompt: '  ' }, { url: path })
    expectRefusal(answer, 422, 'missing_fields')
    expect(answer.json()).toMatchObject({
      error: { message: 'Please enter a prompt for image generation' },
    })
  })

  test('past the budget is refused with the time to come back', async () => {
    const used = new Refused('budget_exhausted', { headers: { 'retry-after': '3600' } })
    const answer = await sendJson(
      open({ make: () => Promise.reject(used) }).fake,
      { prompt: 'A porch' },
      { url: path },
    )
    expectRefusal(answer, 503, 'budget_exhausted')
    expect(answer.headers['retry-after']).toBe('3600')
  })
})

describe('without scripts', () => {
  test('the answer is the page with the picture, which no cache keeps', async () => {
    const { fake, views } = open()
    const answer = await send(fake, 'A porch')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(views.at(-1)).toMatchObject({
      page: 'campaign',
      data: {
        campaign: 'rampup/pictures',
        image: { isSetUp: true, prompt: 'A porch', made: { ...picture, image: 'iVBORw0KGgo=' } },
      },
    })
  })

  test('an error is shown on the page, and the prompt is kept', async () => {
    const problem = 'Failed to generate image'
    const failed = new Refused('step_failed', { message: problem })
    const { fake, views } = open({ make: () => Promise.reject(failed) })
    expect((await send(fake, 'A porch')).statusCode).toBe(502)
    expect(views.at(-1)).toMatchObject({ data: { image: { prompt: 'A porch', problem } } })
    expect((await send(fake, ' ')).statusCode).toBe(422)
    expect(views.at(-1)).toMatchObject({
      data: { image: { problem: 'Please enter a prompt for image generation' } },
    })
  })

  test('another site cannot send the form', async () => {
    const { fake, orders } = open()
    const answer = await send(fake, 'A porch', 'https://evil.test')
    expect(answer.statusCode).toBe(403)
    expect(orders).toEqual([])
  })
})
