import type { FastifyRequest } from 'fastify'
import type { Diagnostic, DiagnosticResult } from '../../engine/campaign/staff/tools.ts'
import { Refused } from '../http/refusal.ts'
import { sendTest, type TestDeps } from './test-dashboard.ts'
import { toolWords } from './tool-words.ts'
import type { Staff } from './try-again.ts'

export type DiagnosticDeps = TestDeps & { settings: { publishableKey: string } }

type Input = { tests: Diagnostic[]; email: string; name: string }

/** Throws `Refused` without an address. */
export const diagnose = async (
  deps: DiagnosticDeps,
  request: FastifyRequest,
  by: Staff,
  input: Input,
): Promise<DiagnosticResult[]> => {
  if (input.email.trim() === '') throw new Refused('missing_fields', { message: toolWords.missing })
  const results: DiagnosticResult[] = []
  for (const test of input.tests) {
    const start = performance.now()
    const { isOk, answer } = await tests[test]({ deps, request, by, input })
    const json = JSON.stringify(answer, null, 2)
    results.push({
      test,
      answer: json,
      problem: isOk ? null : whyOf(json),
      ms: Math.round(performance.now() - start),
    })
  }
  return results
}

type Context = { deps: DiagnosticDeps; request: FastifyRequest; by: Staff; input: Input }
type Test = (context: Context) => Promise<{ isOk: boolean; answer: Record<string, unknown> }>

const tests: Record<Diagnostic, Test> = {
  data: async ({ deps }) => {
    const answer = await deps.testDesk.check()
    return { isOk: answer.isOk, answer }
  },
  http: async (context) => {
    const answer = await sendWelcome(context)
    return { isOk: answer.ok, answer }
  },
  client: async (context) => {
    const { ok, body } = await sendWelcome(context)
    return { isOk: ok, answer: { error: ok ? null : body } }
  },
  function: async (context) => {
    const answer = await post(context, 'test-welcome-email', {})
    return { isOk: answer.ok, answer }
  },
}

const sendWelcome = async (context: Context) => {
  const { deps, by, input } = context
  // The test campaign has no row before its first test.
  if ((await deps.testDesk.campaignId()) === null) await sendTest(deps, by, input).catch(unlessRefused)
  const { email, name } = input
  return post(context, 'send-welcome-email', { email, name, campaignId: await deps.testDesk.campaignId() })
}

/** The call that follows says why. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof Refused)) throw error
}

const post = async ({ deps, request }: Context, name: string, body: object) => {
  const key = deps.settings.publishableKey
  const answer = await request.server.inject({
    method: 'POST',
    url: `/functions/v1/${name}`,
    headers: {
      host: request.headers.host ?? '',
      origin: request.headers.origin ?? '',
      cookie: request.headers.cookie ?? '',
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
      apikey: key,
    },
    payload: JSON.stringify(body),
  })
  const ok = answer.statusCode < 300
  return { status: answer.statusCode, ok, body: asJson(answer.body) }
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const whyOf = (json: string) =>
  /(?:"error": |"problems": \[\s*)"((?:[^"\\]|\\.)*)"/.exec(json)?.[1]?.replaceAll('\\"', '"') ??
  /"status": (\d+)/.exec(json)?.[1] ??
  ''
