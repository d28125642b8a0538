import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { person, type Figures } from './load.ts'
import { quantile } from './timing.ts'

type Steady = { path: string; rate: number; seconds: number }

/** Forms arrive evenly, however slow the answers are; latency counts from the planned moment. */
export const steadyLoad = async (
  origins: string[],
  { path, rate, seconds }: Steady,
): Promise<Omit<Figures, 'p975Ms'>> => {
  const agent = new Agent({ keepAlive: true })
  const took: number[] = []
  let errors = 0
  const began = performance.now()
  const send = async (_: unknown, at: number) => {
    const due = began + (at * 1000) / rate
    await pause(Math.max(0, due - performance.now()))
    const status = await post(agent, origins[at % origins.length] ?? '', path).catch(() => 0)
    if (status === 200) took.push(performance.now() - due)
    else errors += 1
  }
  await Promise.all(Array.from({ length: rate * seconds }, send))
  const perSecond = (took.length * 1000) / (performance.now() - began)
  agent.destroy()
  const [p50Ms = 0, p99Ms = 0] = [0.5, 0.99].map((part) => Math.round(quantile(took, part)))
  return { perSecond, p50Ms, p99Ms, errors }
}

const post = (agent: Agent, origin: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { headers, body } = person(origin)
    const sent = request(`${origin}${path}`, { agent, method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
    sent.once('error', reject).end(body)
  })
