import type { CompiledEmail, Site } from '../../campaign/release.ts'
import type { ChangedParts } from './changed-parts.ts'
import { compileMails, mailSources } from '../mails/compile-mails.ts'
import type { LoadedSite } from '../load/load-site.ts'
import { mailsOf } from '../mails/mail-cover.ts'
import { preparePage } from './write-pages.ts'
import type { MadePages, Parts } from './write-pages.ts'

type Mails = { own: LoadedSite; before: Site; changed: ChangedParts; drawn: MadePages['artworks'] }

/**
 * Compiles the mails that changed: by their own files, by their coach's look, or by the cover on a page that sends them or
 * did so before, whosever page that is. `own`: the coaches in whose folders something changed; `drawn`: for the new pages.
 */
export const changedMails = async (
  parts: Parts,
  { own, before, changed, drawn }: Mails,
): Promise<Record<CompiledEmail['id'], CompiledEmail>> => {
  const { emails, campaigns } = parts.site
  const handsOver = (id: string) => emails[id]?.markdown.includes('{deliverableUrl}') ?? false
  const isChanged = (id: string) =>
    !Object.hasOwn(before.emails, id) || changed.mails.has(id) || changed.restyled.has(id.split('/')[0] ?? '')
  const sources = Object.entries(mailSources(own)).filter(([id]) => isChanged(id))
  const covered = sentBy(before, changed).flatMap((id) => {
    const source = handsOver(id) && emails[id]
    return source ? [[id, source] as const] : []
  })
  const due = Object.fromEntries([...sources, ...covered])
  const showing = new Set(Object.keys(due).filter(handsOver))
  const artworks = { ...drawn }
  for (const campaign of showing.size > 0 ? campaigns : [])
    if (campaign.live && mailsOf(campaign).some((id) => showing.has(id)))
      artworks[campaign.id] ??= (await preparePage(parts, campaign)).artwork
  return compileMails(due, parts, artworks)
}

/** Ids of the mails that changed campaigns send, and that they or those that are gone sent before. */
const sentBy = (before: Site, { campaigns, gone }: ChangedParts): string[] => {
  const ids = [...campaigns.map(({ id }) => id), ...gone]
  const former = ids.flatMap((id) => before.campaigns[id] ?? [])
  return [...new Set([...campaigns, ...former].flatMap(mailsOf))]
}
