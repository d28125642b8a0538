import { offersOf, takenTogether } from '../fixes/apply-edits.ts'
import type { Problem } from '../diagnostics/problem.ts'
import { loadYaml } from './load-yaml.ts'
import { errorsIn, mostTries } from '../fixes/syntax-repair.ts'
import { decodeText } from './yaml-guards.ts'
import { mendedBy, unmended } from './written-places.ts'
import type { YamlFile } from './yaml-file.ts'

/**
 * Like `loadYaml`, but where repairs of its faults are known the file is read as if they were made, so that what lies behind
 * them is told in the same run. All places are those of the file as it stands.
 */
export const readOn = (file: string, bytes: Uint8Array): { yaml?: YamlFile; problems: Problem[] } => {
  const first = loadYaml(file, bytes)
  const decoded = first.yaml || first.problems.every(({ repair }) => !repair) ? null : decodeText(bytes)
  if (!decoded || 'invalidAt' in decoded) return first
  let mended = unmended(decoded.text)
  let { yaml, problems } = first
  const told = [...problems]
  for (let round = 0; round < mostRounds && !yaml; round += 1) {
    const edits = takenTogether(offersOf(problems)).flatMap((offer) => offer.edits)
    if (edits.length === 0 || mostTries(mended.text) < leastTries) break
    const next = mendedBy(mended, edits)
    // Faults without a repair would be told anew.
    if (problems.some(({ repair }) => !repair) && errorsIn(next.text).length > 0) break
    mended = next
    ;({ yaml, problems } = loadYaml(file, mended.text))
    told.push(...problems.map((problem) => relatedToo(problem, mended.written)))
  }
  return { ...(yaml && { yaml: { ...yaml, written: mended.written } }), problems: told }
}

const relatedToo = (problem: Problem, { place, problem: asWritten }: NonNullable<YamlFile['written']>) =>
  asWritten({ ...problem, ...(problem.related && { related: problem.related.map(place) }) })

/** Faults of one kind behind each other; and a text so long that it may be read again no more than this is left alone. */
const mostRounds = 10
const leastTries = 4
