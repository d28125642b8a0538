import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import type { LoadedSite } from '../../engine/compile/load/loaded-site.ts'
import type { Fixed } from './fix.ts'

export type Outcome = {
  diagnostics: readonly Diagnostic[]
  /** How many more there are in files that were not asked for. */
  elsewhere: number
  notes?: readonly Diagnostic[]
  site: LoadedSite | undefined
  fixed?: Fixed
}

export const summaryOf = ({ diagnostics, elsewhere, site }: Outcome): string => {
  const more = elsewhere > 0 ? ` ${count(elsewhere, 'more diagnostic')} in other files.` : ''
  if (diagnostics.length > 0) {
    const files = new Set(diagnostics.map(({ file }) => file)).size
    return `${count(diagnostics.length, 'diagnostic')} in ${count(files, 'file')}.${repairable(diagnostics)}${more}`
  }
  return site ? allIsWell(site) : `Nothing is wrong here.${more}`
}

const repairable = (diagnostics: readonly Diagnostic[]) => {
  const many = diagnostics.filter(({ repair }) => repair).length
  return many > 0 ? ` ${many} can be repaired by --fix: npm run validate -- --fix` : ''
}

const allIsWell = ({ coaches, campaigns, emails }: LoadedSite) => {
  const counts = [
    count(Object.keys(coaches).length, 'coach', 'coaches'),
    count(campaigns.length, 'campaign'),
    count(Object.keys(emails).length, 'e-mail'),
  ]
  return `Nothing is wrong: ${counts.join(', ')}.`
}

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`
