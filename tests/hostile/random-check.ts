import { slowness } from '../slowness.ts'
import { startFinding } from './findings.ts'
import type { Finding } from './findings.ts'
import type { OpenForm } from './forms.ts'
import { randomParcels } from './random-bodies.ts'
import { faultOfAny, said } from './refusals.ts'
import { forEachOf, formType, quickestTry } from './stranger.ts'
import type { Stranger } from './stranger.ts'

const longest = 1000
const hands = 12

/** Every response is fast, has a known code and is no server error. `codes` counts the responses. */
export const checkRandomBodies = async (
  stranger: Stranger,
  form: OpenForm,
  { seed, count, codes }: { seed: number; count: number; codes: Map<string, number> },
): Promise<Finding> => {
  const finding = startFinding('random-bodies', form.id)
  const own = new Set<string>()
  await forEachOf(randomParcels(form, seed, count), hands, async (request) => {
    const reply = await quickestTry(longest, () => stranger.send(request))
    finding.took(reply.ms)
    const isPage = request.type === formType && /^(303|422|409)$/.test(String(reply.status))
    const { ok, code } = said(reply)
    const name = isPage ? `page ${reply.status}` : ok ? 'ok' : code
    own.add(name)
    codes.set(name, (codes.get(name) ?? 0) + 1)
    const late = reply.ms > longest * slowness() ? `took ${Math.round(reply.ms)} ms, three times` : null
    const fault = isPage ? late : (faultOfAny(reply) ?? late)
    finding.note(fault && `${fault} <- ${request.body.toString().slice(0, 160)}`)
  })
  if (own.size < 6) finding.note(`only ${[...own].join(', ')}: the bodies are too much alike`)
  if (!own.has('ok')) finding.note('no body was good: only the first gate was tried')
  return finding.end()
}
