import { offersOf, takenTogether } from '../fixes/apply-edits.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { loadYaml } from './load-yaml.ts'
import { errorsIn, mostTries } from '../fixes/syntax-repair.ts'
import { decodeText } from './yaml-guards.ts'
import { fixedBy, unmended } from './source-positions.ts'
import type { YamlFile } from './yaml-file.ts'

/**
 * Like `loadYaml`, but where repairs of its faults are known the file is read as if they were made, so that what lies behind
 * them is told in the same run. All places are those of the file as it stands.
 */
export const readOn = (file: string, bytes: Uint8Array): { yaml?: YamlFile; diagnostics: Diagnostic[] } => {
  const first = loadYaml(file, bytes)
  const decoded = first.yaml || first.diagnostics.every(({ repair }) => !repair) ? null : decodeText(bytes)
  if (!decoded || 'invalidAt' in decoded) return first
  let fixed = unmended(decoded.text)
  let { yaml, diagnostics } = first
  const reported = [...diagnostics]
  for (let round = 0; round < mostRounds && !yaml; round += 1) {
    const edits = takenTogether(offersOf(diagnostics)).flatMap((offer) => offer.edits)
    if (edits.length === 0 || mostTries(fixed.text) < leastTries) break
    const next = fixedBy(fixed, edits)
    // Faults without a repair would be told anew.
    if (diagnostics.some(({ repair }) => !repair) && errorsIn(next.text).length > 0) break
    fixed = next
    ;({ yaml, diagnostics } = loadYaml(file, fixed.text))
    reported.push(...diagnostics.map((diagnostic) => relatedToo(diagnostic, fixed.written)))
  }
  return { ...(yaml && { yaml: { ...yaml, written: fixed.written } }), diagnostics: reported }
}

const relatedToo = (
  diagnostic: Diagnostic,
  { place, diagnostic: asWritten }: NonNullable<YamlFile['written']>,
) => asWritten({ ...diagnostic, ...(diagnostic.related && { related: diagnostic.related.map(place) }) })

/** Faults of one kind behind each other; and a text so long that it may be read again no more than this is left alone. */
const mostRounds = 10
const leastTries = 4
