import { SiteFile } from '../../campaign/site-file.ts'
import { withCancelledWords } from './cancelled-events.ts'
import type { CoachFolder } from './campaign-folder.ts'
import type { Drafts, LoadedCampaign } from './drafts.ts'
import type { LoadedSite } from './load-site.ts'

/** What every file's own schema accepts. A campaign of an unchanged file is the very object it was before. */
export const siteFrom = ({ site, coaches, campaigns, emails, guides }: Drafts): LoadedSite => {
  const values = campaigns.flatMap(({ value }) => (value ? [value] : []))
  return {
    file: site?.value ?? nameless,
    coaches: Object.fromEntries(
      [...coaches].flatMap(([slug, { value, folder }]) =>
        value ? [[slug, { coach: value, dir: folder.dir, ...stampOf(folder) }]] : [],
      ),
    ),
    campaigns: values.map(finished).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    emails: valuesOf(emails),
    guides: valuesOf(guides),
  }
}

const valuesOf = <Value>(drafts: Map<string, { value?: Value } | null>): Record<string, Value> =>
  Object.fromEntries([...drafts].flatMap(([id, draft]) => (draft?.value ? [[id, draft.value]] : [])))

const finished = (value: LoadedCampaign): LoadedCampaign => {
  const made = known.get(value) ?? withCancelledWords(value)
  known.set(value, made)
  return made
}

const known = new WeakMap<LoadedCampaign, LoadedCampaign>()

const stampOf = ({ assetsStamp }: CoachFolder) => (assetsStamp === undefined ? {} : { assetsStamp })

/** While site.yaml cannot be read, the campaigns still can. */
const nameless = SiteFile.parse({ name: 'Porchlight' })
