import type { Problem } from '../../engine/compile/diagnostics/problem.ts'
import type { LoadedSite } from '../../engine/compile/load/load-site.ts'
import type { Mended } from './fix.ts'

/** What one run found and did, for every format to tell. */
export type Outcome = {
  /** The problems that are shown, in order of file and line. */
  problems: readonly Problem[]
  /** How many more there are in files that nobody asked for. */
  elsewhere: number
  /** What is worth a look and no fault. */
  notes?: readonly Problem[]
  /** Where all is well. */
  site: LoadedSite | undefined
  /** With --fix. */
  mended?: Mended
}

/** One sentence about the whole run. */
export const summaryOf = ({ problems, elsewhere, site }: Outcome): string => {
  const more = elsewhere > 0 ? ` ${count(elsewhere, 'more problem')} in other files.` : ''
  if (problems.length > 0) {
    const files = new Set(problems.map(({ file }) => file)).size
    return `${count(problems.length, 'problem')} in ${count(files, 'file')}.${repairable(problems)}${more}`
  }
  return site ? allIsWell(site) : `Nothing is wrong here.${more}`
}

const repairable = (problems: readonly Problem[]) => {
  const many = problems.filter(({ repair }) => repair).length
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
