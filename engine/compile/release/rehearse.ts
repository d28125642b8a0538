import { lettersByCoach } from '../fonts/font-letters.ts'
import type { Cache } from '../bundle/cache.ts'
import type { CoachSite } from '../load/site-from.ts'
import { joinedSite } from '../load/site-from.ts'
import type { SiteFile } from '../../campaign/schema/site-file.ts'
import { openReleaseWriter } from './release-writer.ts'
import { writePages } from './write-pages.ts'
import type { Parts } from './write-pages.ts'

type Stage = Omit<Parts, 'site' | 'writer' | 'context'> & { context: Omit<Parts['context'], 'letters'> }

/**
 * Makes the page of one live campaign as a save would, and throws it away: the first save of a process would otherwise wait
 * while all that makes a page is compiled.
 */
export const rehearse = async (
  stage: Stage,
  { outDir, file, coaches }: { outDir: string; file: SiteFile; coaches: Iterable<CoachSite> },
): Promise<void> => {
  for (const coach of coaches) {
    const [campaign] = coach.campaigns.filter(({ live }) => live)
    if (!campaign) continue
    const site = joinedSite(file, [coach])
    const context = { ...stage.context, cache: forgetful, letters: lettersByCoach(site) }
    const writer = openReleaseWriter(outDir, 'rehearsal', forgetful)
    try {
      await writePages({ ...stage, site, context, writer }, [campaign])
    } finally {
      await writer.discard()
    }
    return
  }
}

const forgetful: Cache = { bytes: (_key, make) => make(), json: (_key, make) => make() }
