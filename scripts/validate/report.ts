import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import type { LoadedSite } from '../../engine/compile/load/loaded-site.ts'
import { counted } from '../../engine/words/counted.ts'
import type { Fixed } from './fix.ts'

export type Outcome = {
  /** The folder of the campaigns, as it was given. */
  dir?: string
  diagnostics: readonly Diagnostic[]
  elsewhere: number
  notes: readonly Diagnostic[]
  site: LoadedSite | undefined
  fixed: Fixed | undefined
}

export const summaryOf = ({ dir, diagnostics, elsewhere, site }: Outcome): string => {
  const more = elsewhere > 0 ? ` ${counted(elsewhere, 'more diagnostic')} in other files.` : ''
  if (diagnostics.length > 0) {
    const files = new Set(diagnostics.map(({ file }) => file)).size
    return `${counted(diagnostics.length, 'diagnostic')} in ${counted(files, 'file')}.${repairable(diagnostics, dir)}${more}`
  }
  return site ? allIsWell(site) : `Nothing is wrong here.${more}`
}

const repairable = (diagnostics: readonly Diagnostic[], dir = 'campaigns') => {
  const many = diagnostics.filter(({ repair }) => repair).length
  const folder = dir === 'campaigns' ? '' : ` --campaigns ${dir}`
  return many > 0 ? ` ${many} can be repaired by --fix: npm run validate --${folder} --fix` : ''
}

const allIsWell = ({ coaches, campaigns, emails }: LoadedSite) => {
  const counts = [
    counted(Object.keys(coaches).length, 'coach'),
    counted(campaigns.length, 'campaign'),
    counted(Object.keys(emails).length, 'email'),
  ]
  return `Nothing is wrong: ${counts.join(', ')}.`
}
