import type { FastifyRequest } from 'fastify'
import type { StaffNotice, StaffToolView } from '../../engine/campaign/release/staff-tool-view.ts'
import { sendTest, type TestDeps } from './test-dashboard.ts'
import { toolWords } from './tool-words.ts'
import type { Staff } from './try-again.ts'

export type DiagnosticDeps = TestDeps & { settings: { publishableKey: string } }

type Input = { test: string; email: string; name: string }
type Result = Extract<StaffToolView, { page: 'staff/diagnostics' }>['data']['results'][number]
type TestName = keyof typeof toolWords.tests

export const runDiagnostics = async (
  deps: DiagnosticDeps,
  request: FastifyRequest,
  by: Staff,
  input: Input,
): Promise<{ results: Result[]; notice: StaffNotice }> => {
  if (input.email.trim() === '')
    return { results: [], notice: { tone: 'error', title: 'Error', text: toolWords.missing } }
  const names = testNames.filter((name) => input.test === 'full' || input.test === name)
  const results: Result[] = []
  for (const name of names) {
    const { isOk, answer } = await tests[name]({ deps, request, by, input })
    results.push({ title: toolWords.tests[name], isOk, json: JSON.stringify(answer, null, 2) })
  }
  const failed = results.find(({ isOk }) => !isOk)
  const notice: StaffNotice = failed
    ? { tone: 'error', title: toolWords.testFailed(failed.title), text: whyOf(failed.json) }
    : { tone: 'ok', title: toolWords.testsPassed }
  return { results, notice }
}

type Context = { deps: DiagnosticDeps; request: FastifyRequest; by: Staff; input: Input }
type Test = (context: Context) => Promise<{ isOk: boolean; answer: Record<string, unknown> }>

const testNames: TestName[] = ['data', 'http', 'client', 'function']

const tests: Record<TestName, Test> = {
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
  if ((await deps.testDesk.campaignId()) === null) await sendTest(deps, by, input)
  const { email, name } = input
  return post(context, 'send-welcome-email', { email, name, campaignId: await deps.testDesk.campaignId() })
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
