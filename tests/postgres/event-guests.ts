import { StorageUnavailable } from '../../server/errors.ts'
import type { Acceptance, Submission } from '../../server/pipeline/accept/submission.ts'
import { submission } from './start-pipeline.ts'
import type { startPipeline } from './start-pipeline.ts'

export type Line = Awaited<ReturnType<typeof startPipeline>>

export const people = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}${at}@example.com`)

export const tally = (answers: Acceptance[]) => {
  const reported = answers.map((answer) => (answer.kind === 'refused' ? answer.code : answer.kind))
  return Object.fromEntries(
    [...new Set(reported)].map((word) => [word, reported.filter((one) => one === word).length]),
  )
}

/** As a visitor's browser does, sends again what found no free connection: a busy machine has none for seconds. */
export const patiently = async (send: () => Promise<Acceptance>): Promise<Acceptance> => {
  try {
    return await send()
  } catch (error) {
    if (error instanceof StorageUnavailable) return patiently(send)
    throw error
  }
}

export const guestsOf = (line: () => Line) => {
  const send = (email: string, more: Partial<Submission> = {}) =>
    line().accept(submission('event', email, more))
  const sendQuiet = (email: string) => line().accept(submission('quietEvent', email))
  const atOnce = (emails: string[]) => Promise.all(emails.map((email) => patiently(() => send(email))))
  const taken = async (event = 'harbor/event') =>
    (await line().query<{ taken: number }>('select taken from events where id = $1', [event]))[0]?.taken
  const fillTo = async (left: number) => {
    await atOnce(people(50 - left, 'early'))
    line().mailer.sent.length = 0
  }
  const rowsOfAll = async () => {
    const tables = ['submissions', 'leads', 'consents', 'registrations', 'step_runs', 'idempotency_keys']
    return Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await line().count(table)] as const)),
    )
  }
  return { send, sendQuiet, atOnce, taken, fillTo, rowsOfAll }
}
