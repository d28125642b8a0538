import { toTable } from '../../scripts/text-table.ts'
import type { World } from './check.ts'
import { openObservatory } from './observatory/grade.ts'
import { pageKinds } from './page-kinds.ts'
import type { Tally } from './run-checks.ts'

const title = 'every kind of page gets an A+ of the observatory, and 130 points'

export const gradePages = async ({ production, outsider, known }: World): Promise<Tally> => {
  const grade = await openObservatory(production)
  const pages = await pageKinds(known, outsider)
  const rows: unknown[][] = []
  const failed: string[] = []
  for (const { least = 130, ...page } of pages) {
    const { grade: letter, score, status, failed: tests } = await grade(page)
    rows.push([page.kind, String(status), letter, String(score)])
    if (score < least || status !== page.status)
      failed.push(`${page.kind} (${page.path}): ${status}, ${letter} ${score} ${tests.join(', ')}`)
  }
  console.log(`${title}:\n${toTable(['kind of page', 'status', 'grade', 'score'], rows)}\n`)
  return { tried: pages.length, failed }
}
