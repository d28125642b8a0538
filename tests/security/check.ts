import type { Outsider, Reply, Sent } from './outsider.ts'
import type { Production } from './production.ts'
import type { Known } from './known.ts'

export type World = { production: Production; outsider: Outsider; known: Known }

/** What is wrong; nothing: the check passed. */
type Faults = string[]

export type Check = { says: string; faults: (world: World) => Promise<Faults> }

type Expected = {
  status?: number | number[]
  headers?: Record<string, RegExp | undefined>
  text?: RegExp
  without?: RegExp
}

/** Names whatever a reply has that it should not have. `undefined`: there is no such header. */
export const differences = (name: string, reply: Reply, expected: Expected): Faults => {
  const { status, headers = {}, text, without } = expected
  const wrongHeaders = Object.entries(headers).filter(([header, pattern]) => {
    const value = [reply.headers[header]].flat().join('\n')
    return pattern ? !pattern.test(value) : reply.headers[header] !== undefined
  })
  return [
    ...(status === undefined || [status].flat().includes(reply.status) ? [] : [`answered ${reply.status}`]),
    ...wrongHeaders.map(([header]) => `${header}: ${String(reply.headers[header])}`),
    ...(text && !text.test(reply.text) ? [`says ${reply.text.slice(0, 100)}`] : []),
    ...(without?.test(reply.text) ? [`contains ${without.exec(reply.text)?.[0]}`] : []),
  ].map((fault) => `${name}: ${fault}`)
}

/** Each of them gets the same. */
export const allGet = async (outsider: Outsider, requests: Sent[], expected: Expected): Promise<Faults> => {
  const faults: Faults = []
  for (const sent of requests) {
    const name = `${sent.method ?? 'GET'} ${sent.path.slice(0, 60)}`
    faults.push(...differences(name, await outsider.send(sent), expected))
  }
  return faults
}

export const fault = (isWrong: boolean, text: string): Faults => (isWrong ? [text] : [])
