import { expect, test, vi } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeFunctions } from '../../tests/fakes/fake-functions.ts'

const host = '127.0.0.1:3000'
const origin = `http://${host}`

test('presses by staff who see different coaches are never merged', async () => {
  const coaches: (string | null)[] = []
  const atWork = Promise.withResolvers<void>()
  const processDue = async ({ coach }: { coach: string | null }) => {
    coaches.push(coach)
    await atWork.promise
    return { journeysProcessed: 3, emailsSent: 2 }
  }
  const fake = createFakeApp({ functions: { ...fakeFunctions, processDue } })
  const [own, all] = ['o', 'a'].map((letter) => `session-${letter.repeat(24)}`)
  const session = async (given: string) => ({ staff: 'operator', coach: given === own ? 'harbor' : null })
  fake.deps.signIn = { ...fake.deps.signIn, session }
  const presses = [own, all].map((cookie) =>
    fake.app.inject({
      method: 'POST',
      url: '/staff/test-dashboard',
      headers: {
        host,
        origin,
        cookie: `porchlight=${cookie}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'action=process',
    }),
  )
  const answers = Promise.all(presses)
  await vi.waitFor(() => expect(new Set(coaches)).toEqual(new Set(['harbor', null])))
  atWork.resolve()
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
