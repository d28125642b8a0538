import type { CompiledEmail } from '../../engine/campaign/release/release.ts'
import type { BuiltSite } from './read-release.ts'

type Names = ReadonlyMap<string, string>

/**
 * Renames the campaigns and mails of a build to their ids in a later one. A page with the same path, and a mail with the same
 * text, are the same to visitors, whatever their files are called.
 */
export const underNewNames = (before: BuiltSite, after: BuiltSite): { before: BuiltSite; pages: Names } => {
  const [was, is] = [before.site, after.site]
  const pages = moved(was.campaigns, is.campaigns, ({ path }) => path)
  const mails = moved(was.emails, is.emails, wordsOf)
  const routes = Object.entries(was.routes).map(([path, route]) => [
    path,
    route.kind === 'page' ? { ...route, campaign: pages.get(route.campaign) ?? route.campaign } : route,
  ])
  const campaigns = Object.values(renamed(was.campaigns, pages)).map((campaign) => [
    campaign.id,
    {
      ...campaign,
      sequences: campaign.sequences.map((one) => ({ ...one, email: mails.get(one.email) ?? one.email })),
    },
  ])
  const site = {
    ...was,
    routes: Object.fromEntries(routes),
    campaigns: Object.fromEntries(campaigns),
    emails: renamed(was.emails, mails),
  }
  const shown = Object.entries(before.pages).map(([id, page]) => [pages.get(id) ?? id, page])
  const back = new Map([...pages].map(([old, now]) => [now, old]))
  return { before: { ...before, site, pages: Object.fromEntries(shown) }, pages: back }
}

const wordsOf = ({ subject, preheader, text }: CompiledEmail) => JSON.stringify([subject, preheader, text])

const moved = <Entry>(
  was: Record<string, Entry>,
  is: Record<string, Entry>,
  likeness: (entry: Entry) => string,
): Map<string, string> => {
  const fresh = Object.entries(is).filter(([id]) => !Object.hasOwn(was, id))
  const free = new Map(fresh.map(([id, entry]) => [likeness(entry), id]))
  const names = new Map<string, string>()
  for (const [id, entry] of Object.entries(was)) {
    if (Object.hasOwn(is, id)) continue
    const now = free.get(likeness(entry))
    if (now === undefined) continue
    names.set(id, now)
    free.delete(likeness(entry))
  }
  return names
}

const renamed = <Entry extends { id: string }>(all: Record<string, Entry>, names: Names) =>
  Object.fromEntries(
    Object.entries(all).map(([id, entry]) => [names.get(id) ?? id, { ...entry, id: names.get(id) ?? id }]),
  )
