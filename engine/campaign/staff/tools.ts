import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { storedText } from './stored-text.ts'

const nothing = z.strictObject({})
const typed = storedText(320)

/** `said`: what came of it. */
const Said = z.object({ said: z.string() })

/** Pages to try by hand. */
export const listTestPages = defineEndpoint({
  method: 'GET',
  path: '/staff/api/test-pages',
  needs: 'read',
  asks: nothing,
  /** `name`: of the campaign; null: there is no such page. */
  answers: z.object({ pages: z.array(z.object({ path: z.string(), name: z.nullable(z.string()) })) }),
})

export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/staff/api/send-test',
  needs: 'act',
  asks: z.strictObject({ email: typed }),
  answers: Said,
})

/** Runs what journeys have due now, of the coaches of whoever asks. */
export const processSequences = defineEndpoint({
  method: 'POST',
  path: '/staff/api/process-sequences',
  needs: 'act',
  asks: nothing,
  answers: Said,
})

export const Diagnostic = z.enum(['data', 'http', 'client', 'function'])
export type Diagnostic = z.infer<typeof Diagnostic>

/** `answer`: the raw answer of the call, as formatted JSON; `problem`: why it failed, null if it did not; `ms`: how long it took. */
export const DiagnosticResult = z.object({
  test: Diagnostic,
  answer: z.string(),
  problem: z.nullable(z.string()),
  ms: z.number(),
})
export type DiagnosticResult = z.infer<typeof DiagnosticResult>

export const runDiagnostics = defineEndpoint({
  method: 'POST',
  path: '/staff/api/diagnostics',
  needs: 'act',
  asks: z.strictObject({ tests: z.array(Diagnostic).check(z.maxLength(4)), email: typed, name: typed }),
  answers: z.object({ results: z.array(DiagnosticResult) }),
})
