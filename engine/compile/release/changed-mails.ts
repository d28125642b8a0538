import type { CompiledEmail } from '../../campaign/release/release.ts'
import type { ChangedParts } from './changed-parts.ts'
import { compileMails, mailSources } from '../mails/compile-mails.ts'
import { joinedSite } from '../load/site-from.ts'
import { mailsOf } from '../mails/mail-cover.ts'
import type { LiveSite, Saved } from './live-site.ts'
import { preparePage } from './write-pages.ts'
import type { MadePages, Parts } from './write-pages.ts'

type Mails = Pick<Saved, 'changed' | 'coaches'> & { drawn: MadePages['artworks'] }

export const changedMails = async (
  parts: Parts,
  live: LiveSite,
  { changed, coaches, drawn }: Mails,
): Promise<Record<CompiledEmail['id'], CompiledEmail>> => {
  const sourceOf = (id: string) => coaches.get(coachOf(id))?.emails[id]
  const handsOver = (id: string) => sourceOf(id)?.markdown.includes('{deliverableUrl}') ?? false
  const isChanged = (id: string) =>
    !live.email(id) || changed.mails.has(id) || changed.restyled.has(coachOf(id))
  const sources = Object.entries(mailSources(parts.site)).filter(([id]) => isChanged(id))
  const covered = sentBy(live, changed).flatMap((id) => {
    const source = handsOver(id) && sourceOf(id)
    return source ? [[id, source] as const] : []
  })
  const due = Object.fromEntries([...sources, ...covered])
  const showing = Object.keys(due).filter(handsOver)
  const owners = new Set(Object.keys(due).map(coachOf))
  const site = joinedSite(
    parts.site.file,
    [...owners].flatMap((slug) => coaches.get(slug) ?? []),
  )
  const artworks = { ...drawn }
  for (const campaign of showing.length > 0 ? site.campaigns : [])
    if (campaign.live && mailsOf(campaign).some((id) => showing.includes(id)))
      artworks[campaign.id] ??= (await preparePage({ ...parts, site }, campaign)).artwork
  return compileMails(due, { ...parts, site }, artworks)
}

const coachOf = (id: string) => id.split('/')[0] ?? ''

const sentBy = (live: LiveSite, { campaigns, gone }: ChangedParts): string[] => {
  const ids = [...campaigns.map(({ id }) => id), ...gone]
  const former = ids.flatMap((id) => live.campaign(id) ?? [])
  return [...new Set([...campaigns, ...former].flatMap(mailsOf))]
}
