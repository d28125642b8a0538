import { refusalCodes } from '../../engine/campaign/form/answer.ts'
import type { Reply } from './stranger.ts'

export type Said = { ok: boolean; code: string; fields: string[] }

export const said = ({ text }: Reply): Said => {
  const answer = parse(text)
  const error = partOf(answer, 'error')
  return {
    ok: partOf(answer, 'ok') === true,
    code: textOf(partOf(error, 'code')),
    fields: Object.keys(partOf(error, 'fields') ?? {}).toSorted((one, other) => (one < other ? -1 : 1)),
  }
}

// Tokens and signed links are random and may spell any of these words.
const token = /[\w-]{32,}/g

const inner = /node_modules|\.ts:\d|\bat (async )?[\w.]+ \(|postgres|smtp|select .+ from|ECONN|\/dist\//i

export const faultOfAny = (reply: Reply): string | null => {
  const { status, text } = reply
  if (status >= 500) return `returned ${status}: ${text.slice(0, 200)}`
  const { ok, code } = said(reply)
  if (inner.test(text.replaceAll(token, ''))) return `says too much: ${text.slice(0, 200)}`
  if (ok) return status === 200 ? null : `says ok with status ${status}`
  if (code === 'internal' || !refusalCodes.some((known) => known === code))
    return `has the code "${code}", which is not on the list (${status})`
  return partOf(parse(text), 'requestId') === undefined ? 'has no request id' : null
}

export const faultOfRefusal = (reply: Reply, code: string, fields?: string[]): string | null => {
  const heardOf = said(reply)
  if (reply.status !== 422 || heardOf.code !== code)
    return `returned ${reply.status} ${reply.text.slice(0, 160)}`
  return fields === undefined || fields.join() === heardOf.fields.join()
    ? null
    : `names ${heardOf.fields.join(', ')} and not ${fields.join(', ')}`
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined
