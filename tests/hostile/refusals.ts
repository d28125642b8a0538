import { refusalCodes } from '../../engine/campaign/form/answer.ts'
import type { Heard } from './stranger.ts'

export type Said = { ok: boolean; code: string; fields: string[] }

/** What an answer says, whatever it looks like. */
export const said = ({ text }: Heard): Said => {
  const answer = parse(text)
  const error = partOf(answer, 'error')
  return {
    ok: partOf(answer, 'ok') === true,
    code: textOf(partOf(error, 'code')),
    fields: Object.keys(partOf(error, 'fields') ?? {}).toSorted((one, other) => (one < other ? -1 : 1)),
  }
}

const inner = /node_modules|\.ts:\d|\bat (async )?[\w.]+ \(|postgres|smtp|select .+ from|ECONN|\/dist\//i

/** What is wrong with any answer to a form that was sent as JSON, whatever was in it; null: nothing. */
export const faultOfAny = (heard: Heard): string | null => {
  const { status, text } = heard
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`
  const { ok, code } = said(heard)
  if (inner.test(text)) return `says too much: ${text.slice(0, 200)}`
  if (ok) return status === 200 ? null : `says ok with status ${status}`
  if (code === 'internal' || !refusalCodes.some((known) => known === code))
    return `has the code "${code}", which is not on the list (${status})`
  return partOf(parse(text), 'requestId') === undefined ? 'has no request id' : null
}

/** What is wrong with an answer that has to refuse with this code, and to name exactly these fields; null: nothing. */
export const faultOfRefusal = (heard: Heard, code: string, fields?: string[]): string | null => {
  const heardOf = said(heard)
  if (heard.status !== 422 || heardOf.code !== code)
    return `answered ${heard.status} ${heard.text.slice(0, 160)}`
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
