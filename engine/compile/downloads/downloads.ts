import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Coach } from '../../campaign/schema/coach.ts'
import { deliverableFile } from '../../campaign/schema/deliverable.ts'
import { linksOf } from '../../campaign/schema/links.ts'
import { withOwnLook } from '../../campaign/theme/own-look.ts'
import { calendarOf } from '../load/calendar.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'
import type { Guide } from '../guide/guide.ts'
import type { Download, DownloadTools } from './download.ts'
import { coachIcons } from './coach-icons.ts'
import { mailHead } from './mail-head.ts'
import { mailPictures } from './mail-pictures.ts'
import { pagePictures } from './page-pictures.ts'
import { mapTexts } from '../load/map-texts.ts'
import { unbroken } from '../../words/unbroken.ts'
import type { LoadedSite } from '../load/loaded-site.ts'

export const downloadsOf = (site: LoadedSite, tools: DownloadTools): Download[] => {
  const found = site.campaigns.flatMap((campaign) => {
    const owner = site.coaches[campaign.coach]
    if (!owner) return []
    const { deliverable, calendar } = linksOf(campaign, owner.coach)
    const guide = deliverable && { url: deliverable, ...deliverableOf(site, campaign, tools) }
    return [
      ...(guide ? [guide, ...pagePictures(campaign, guide, owner.dir, tools.cache)] : []),
      ...(campaign.theme && campaign.pipeline.length > 0
        ? [mailHead(campaign.id, withOwnLook(owner.coach.theme, campaign.theme), tools)]
        : []),
      ...(calendar ? [{ url: calendar, make: () => makeCalendar(campaign, owner.coach, tools) }] : []),
    ]
  })
  const ofCoaches = Object.entries(site.coaches).flatMap(([slug, owner]) => [
    ...coachIcons(owner.coach, tools),
    ...mailPictures(slug, owner, tools),
    mailHead(slug, owner.coach.theme, tools),
  ])
  return [...new Map([...found, ...ofCoaches].map((download) => [download.url, download])).values()]
}

const makeCalendar = async (campaign: LoadedCampaign, coach: Coach, { publicOrigin }: DownloadTools) =>
  Buffer.from(calendarOf(campaign, coach, publicOrigin) ?? '')

const deliverableOf = (
  site: LoadedSite,
  campaign: LoadedCampaign,
  tools: DownloadTools,
): Omit<Download, 'url'> => {
  const { coach: slug } = campaign
  const deliverable = deliverableFile(campaign) ?? ''
  const owner = site.coaches[slug]
  if (!owner) throw new Error(`${campaign.file}: the coach "${slug}" was not loaded.`)
  if (deliverable.endsWith('.pdf')) return { make: () => readFile(join(owner.dir, 'assets', deliverable)) }
  const id = `${slug}/${basename(deliverable, '.md')}`
  const guide = site.guides[id]
  if (!guide) throw new Error(`${campaign.file}: the guide "${deliverable}" was not loaded.`)
  const theme = withOwnLook(owner.coach.theme, campaign.theme)
  const langs = new Set(site.campaigns.filter(isPromising(slug, deliverable)).map(({ lang }) => lang))
  const lang = langs.size > 1 ? owner.coach.lang : campaign.lang
  return guideOf(id, guide, { ...owner.coach, theme, lang }, tools)
}

const isPromising = (coach: string, file: string) => (campaign: LoadedCampaign) =>
  campaign.coach === coach && deliverableFile(campaign) === file

const guideOf = (id: string, source: Guide, coach: Coach, tools: DownloadTools): Omit<Download, 'url'> => {
  const { brand, name, bio, theme, hosts, scheduler, links, lang } = coach
  const { title, subtitle, intro, blocks } = mapTexts(source, (text) => unbroken(text, lang))
  const guide: Guide = { title, ...(subtitle && { subtitle }), ...(intro && { intro }), blocks }
  const author = { brand, name, bio, theme, hosts, scheduler, links, lang }
  const art = {
    picture: tools.renderArt(theme, id, { count: countIn(title) }),
    mark: tools.renderMark(theme.art),
  }
  const make = async () => {
    // Loaded late: where nothing has changed, nobody waits for the maker of PDFs.
    const { makeGuide } = await import('../guide/make-guide.ts')
    return makeGuide(guide, author, art, tools.cache)
  }
  const { codeHash } = tools
  const key = JSON.stringify([guide, author, art])
  return { key, make: codeHash === null ? make : () => tools.cache.bytes(['guide', codeHash, key], make) }
}

/** "10 best places": pictures that count show as many as the title promises. */
const countIn = (title: string): number | undefined => {
  const [number] = /\b\d{1,2}\b/.exec(title) ?? []
  return number ? Number(number) : undefined
}
