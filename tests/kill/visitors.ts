import { randomUUID } from 'node:crypto'

export type Visitor = {
  email: string
  key: string
  address: string
  /** acknowledged: `ok`. refused: another response. unanswered: the connection broke. */
  outcome: 'acknowledged' | 'refused' | 'unanswered'
}

export type Crowd = {
  everyone: Visitor[]
  /** Four new visitors at the same time, each with a response. */
  submitOnce: () => Promise<void>
  /** New visitors, four at a time, until stopped; `onFirst` is called when the first request leaves. */
  submitUntil: (stopped: { now: boolean }, onFirst: () => void) => Promise<void>
  /** Everyone without an acknowledgement sends again, with the same key. */
  pressAgain: () => Promise<void>
}

const hands = 4

export const gatherCrowd = (url: string): Crowd => {
  const everyone: Visitor[] = []
  const sendNew = async () => {
    const visitor = newVisitor(everyone.length)
    everyone.push(visitor)
    visitor.outcome = await submit(url, visitor)
  }
  return {
    everyone,
    submitOnce: () => byAllHands(sendNew),
    submitUntil: (stopped, onFirst) =>
      byAllHands(async () => {
        while (!stopped.now) {
          onFirst()
          await sendNew()
        }
      }),
    pressAgain: async () => {
      const waiting = everyone.filter(({ outcome }) => outcome !== 'acknowledged')
      await byAllHands(async () => {
        for (let visitor = waiting.pop(); visitor; visitor = waiting.pop())
          visitor.outcome = await submit(url, visitor)
      })
    },
  }
}

const byAllHands = async (work: () => Promise<void>) => {
  await Promise.all(Array.from({ length: hands }, work))
}

/** Different addresses, so that no limit applies. */
const newVisitor = (number: number): Visitor => ({
  email: `visitor${number}@example.com`,
  key: randomUUID(),
  address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  outcome: 'unanswered',
})

const submit = async (url: string, { email, key, address }: Visitor): Promise<Visitor['outcome']> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: new URL(url).origin,
        'idempotency-key': key,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ name: 'Ann', email, elapsed: 9000 }),
    })
    const said: unknown = await answer.json()
    return typeof said === 'object' && said !== null && 'ok' in said && said.ok === true
      ? 'acknowledged'
      : 'refused'
  } catch {
    return 'unanswered'
  }
}
