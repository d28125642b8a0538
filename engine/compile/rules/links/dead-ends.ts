import type { RouteBook } from '../../../campaign/release/route-book.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import { isRecord } from '../../read/is-record.ts'
import type { Report } from '../../read/yaml-file.ts'
import type { AllCoaches } from '../all-coaches.ts'
import type { WrittenFiles } from '../written-files.ts'

type Paths = { book: RouteBook; isWanted: (path: string) => boolean }

/** Shortcuts and homes that lead to no page, or to one by a detour. */
export const deadEnds = (all: AllCoaches, files: WrittenFiles, paths: Paths): Diagnostic[] =>
  [...shortcutsOf(all), ...homesOf(all, files)].flatMap((lead) => notAPage(lead, paths))

type Lead = { report: Report; at: string[]; path: string }

const shortcutsOf = ({ site }: AllCoaches): Lead[] => {
  const shortcuts = site?.raw['shortcuts']
  if (!site || !isRecord(shortcuts)) return []
  const { report } = site.source
  return Object.entries(shortcuts).flatMap(([word, path]) =>
    typeof path === 'string' ? [{ report, at: ['shortcuts', word], path }] : [],
  )
}

const homesOf = ({ summaries }: AllCoaches, files: WrittenFiles): Lead[] =>
  summaries.flatMap((summary) => {
    const path = summary.coach?.home ?? null
    const report: Report = (key, details) => files.coach(summary).report(key, details)
    return path === null ? [] : [{ report, at: ['home'], path }]
  })

const notAPage = ({ report, at, path }: Lead, { book, isWanted }: Paths): Diagnostic[] => {
  if (isWanted(path)) return []
  const route = book.routeAt(path)
  if (route?.kind === 'page') return []
  if (route)
    return [
      report(at, {
        rule: 'redirect-chain',
        message: `"${path}" only leads on to "${route.target}".`,
        fix: `Write "${route.target}".`,
      }),
    ]
  const pages = Object.entries(book.routes).flatMap(([name, { kind }]) => (kind === 'page' ? [name] : []))
  const message = `no page is shown at ${JSON.stringify(path)}.`
  return [
    report(at, {
      rule: 'dead-link',
      message,
      fix: `${didYouMean(path, pages)}Write the path of a live campaign.`,
    }),
  ]
}
