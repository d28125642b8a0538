import { slowness } from '../slowness.ts'
import type { Finding } from './findings.ts'
import { startFinding } from './findings.ts'
import type { OpenForm } from './forms.ts'
import { faultOfAny } from './refusals.ts'
import { quickestTry } from './stranger.ts'
import type { Stranger } from './stranger.ts'

const blown = [
  `a@${'a.'.repeat(15_000)}`,
  `${'a'.repeat(30_000)}@`,
  `${' '.repeat(30_000)}a@b.co`,
  '<'.repeat(30_000),
  '('.repeat(30_000),
  `a${'\u0301'.repeat(15_000)}`,
]
const manyKeys = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, at]))
const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`

/** Nested 100,000 deep, which exceeds the body limit, and as deep as the limit allows. */
export const deepBodies = [nested(100_000), nested(16_000)]

const inEachField = (form: OpenForm, values: unknown[]): string[] =>
  form.fields
    .filter(({ type }) => type !== 'hidden')
    .flatMap(({ name }) =>
      values.map((value) =>
        JSON.stringify({ ...form.good('huge@example.com'), notOurs: 'x', [name]: value }),
      ),
    )

export const manyKeyBodies = (form: OpenForm) => inEachField(form, [manyKeys])

/** Each also has an unknown field, because an accepted form may wait for its mail. */
export const hugeBodies = (form: OpenForm) => [...inEachField(form, [...blown, manyKeys]), ...deepBodies]

const quick = 50

export const checkSizes = async (stranger: Stranger, form: OpenForm): Promise<Finding> => {
  const finding = startFinding('huge-values', form.id)
  for (const body of hugeBodies(form)) {
    const reply = await quickestTry(quick, () => stranger.send({ path: form.path, body }))
    finding.took(reply.ms)
    const isRefused = reply.status >= 400 && reply.status < 500
    const late = reply.ms > quick * slowness() ? `took ${Math.round(reply.ms)} ms, three times` : null
    const wrong = faultOfAny(reply) ?? (isRefused ? late : `returned ${reply.status}`)
    finding.note(wrong && `${wrong} <- ${body.slice(0, 120)}`)
  }
  return finding.end()
}
