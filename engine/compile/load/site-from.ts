import { SiteFile } from '../../campaign/schema/site-file.ts'
import { lazily } from '../bundle/lazily.ts'
import type { CoachFolder } from '../parse/campaign-folder.ts'
import type { LoadedCampaign, ParsedSiteFile } from '../parse/parsed-files.ts'
import type { LoadedSite } from './loaded-site.ts'
import type { CoachPart } from '../parse/read-coach.ts'
import { eventOf } from '../../campaign/steps/event.ts'
import { withVersions } from './language-versions.ts'
import { withOptInStep } from './opt-in-step.ts'
import { withoutMailPromises } from './without-mails.ts'
import { leadsToMore } from '../../campaign/mail/named-emails.ts'
import { usualLang } from '../../words/lang.ts'
import type { Lang } from '../../words/lang.ts'
import type { Coach } from '../../campaign/schema/coach.ts'
import { arabicNumbers } from '../../words/arabic-numbers.ts'
import { unbroken } from '../../words/unbroken.ts'
import { inLanguage } from '../../words/in-language.ts'
import { mapTexts } from './map-texts.ts'
import { wordsOf } from '../../words/words.ts'

export const siteFrom = (site: ParsedSiteFile | null, sites: Iterable<CoachSite>): LoadedSite =>
  joinedSite(site?.value ?? siteWithoutFile, sites)

export type CoachSite = Omit<LoadedSite, 'file'>

export const coachSiteOf = (part: CoachPart): CoachSite => {
  const made = madeOf.get(part) ?? coachSite(part)
  madeOf.set(part, made)
  return made
}

const madeOf = new WeakMap<CoachPart, CoachSite>()

const coachSite = ({ folder, coach, campaigns, emails, guides }: CoachPart): CoachSite => ({
  coaches: coach?.value
    ? { [folder.slug]: { coach: coach.value, dir: folder.dir, ...stampOf(coach.folder) } }
    : {},
  campaigns: withVersions(campaigns.flatMap(({ value }) => (value ? [finished(value, coach?.value)] : []))),
  emails: valuesOf(emails),
  guides: valuesOf(guides),
})

export const joinedSite = (file: SiteFile, sites: Iterable<CoachSite>): LoadedSite => {
  const all = [...sites]
  const coaches = lazily(() => merged(all.map((site) => site.coaches)))
  const campaigns = lazily(() => all.flatMap((site) => site.campaigns).toSorted(byId))
  const emails = lazily(() => merged(all.map((site) => site.emails)))
  const guides = lazily(() => merged(all.map((site) => site.guides)))
  return {
    file,
    get coaches() {
      return coaches()
    },
    get campaigns() {
      return campaigns()
    },
    get emails() {
      return emails()
    },
    get guides() {
      return guides()
    },
  }
}

const merged = <Value>(records: readonly Record<string, Value>[]): Record<string, Value> => {
  const all: Record<string, Value> = {}
  for (const record of records) Object.assign(all, record)
  return all
}

const byId = (a: LoadedCampaign, b: LoadedCampaign) => (a.id < b.id ? -1 : 1)

const valuesOf = <Value>(parsedFiles: Map<string, { value?: Value } | null>): Record<string, Value> =>
  Object.fromEntries([...parsedFiles].flatMap(([id, parsed]) => (parsed?.value ? [[id, parsed.value]] : [])))

/** With what the coach's file says of every campaign. */
const finished = (value: LoadedCampaign, coach?: Coach): LoadedCampaign => {
  const lang = value.lang ?? coach?.lang ?? usualLang
  const asks = value.doubleOptIn ?? coach?.doubleOptIn ?? false
  const doubleOptIn = asks && leadsToMore(value.pipeline)
  const former = known.get(value)
  if (former?.lang === lang && former.doubleOptIn === doubleOptIn) return former
  const made = withoutMailPromises(
    withCancelledWords(withUsualWords(withOptInStep({ ...value, lang, doubleOptIn }))),
  )
  known.set(value, made)
  return made
}

const known = new WeakMap<LoadedCampaign, LoadedCampaign>()

const stampOf = ({ assetsStamp }: CoachFolder) => (assetsStamp === undefined ? {} : { assetsStamp })

const siteWithoutFile = SiteFile.parse({ name: 'Porchlight' })

const typeset = (text: string, lang: Lang | undefined): string =>
  lang === 'ar' ? arabicNumbers(text) : unbroken(text, lang)

/** What sections and templates say of their own is English so far. */
const withUsualWords = (campaign: LoadedCampaign): LoadedCampaign => {
  if (campaign.lang === usualLang) return campaign
  const { usual } = wordsOf(campaign.lang)
  const translated = (text: string) => typeset(inLanguage(text, usual), campaign.lang)
  return {
    ...campaign,
    name: translated(campaign.name),
    seo: mapTexts(campaign.seo, translated),
    sections: campaign.sections.map((section) => mapTexts(section, translated)),
  }
}

const withCancelledWords = (campaign: LoadedCampaign): LoadedCampaign => {
  const isCancelled = eventOf(campaign)?.cancelled === true
  return {
    ...campaign,
    sections: campaign.sections.map((section) => {
      if (section.type !== 'form') return section
      const { cancelled = wordsOf(campaign.lang).page.cancelled, ...messages } = section.messages
      return { ...section, messages: isCancelled ? { ...messages, over: cancelled } : messages }
    }),
  }
}
