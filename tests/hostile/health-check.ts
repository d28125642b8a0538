import { startFinding } from './findings.ts'
import type { Finding } from './findings.ts'
import type { OpenForm } from './forms.ts'
import { said } from './refusals.ts'
import { lowestRound } from './rounds.ts'
import { hugeBodies } from './size-check.ts'
import { forEachOf } from './stranger.ts'
import type { Stranger } from './stranger.ts'
import { slowness } from '../slowness.ts'

const hands = 8
/** Milliseconds on an idle machine. */
const healthBound = 100
const healthAnswers = 200

export const checkHealth = async (stranger: Stranger, forms: OpenForm[]): Promise<Finding> => {
  const finding = startFinding('health-under-attack', 'all')
  const parcels = forms.flatMap((form) => hugeBodies(form).map((body) => ({ path: form.path, body })))
  const round = async () => {
    const times: number[] = []
    function* withoutEnd() {
      while (times.length < healthAnswers) yield* parcels
    }
    const validated = forEachOf(withoutEnd(), hands, async (request) => {
      if (times.length >= healthAnswers) return
      const reply = await stranger.send(request)
      finding.note(said(reply).ok || reply.status >= 500 ? `returned ${reply.status}` : null)
    })
    while (times.length < healthAnswers) {
      const reply = await stranger.send({ method: 'GET', path: '/healthz', body: '' })
      if (reply.status !== 200) finding.note(`/healthz answered ${reply.status}`)
      times.push(reply.ms)
    }
    await validated
    return times.toSorted((one, other) => one - other)[Math.floor(healthAnswers * 0.99)] ?? Infinity
  }
  const bound = healthBound * slowness()
  const slow = await lowestRound(bound, round)
  finding.took(slow)
  finding.note(slow < bound ? null : `one in a hundred took ${Math.round(slow)} ms or more`)
  return finding.end()
}
