import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import type { PageAssets } from '../campaign/assets.ts'
import { drawnPortraits, svgUrl } from '../campaign/drawn-portraits.ts'
import { toPage } from '../campaign/page.ts'
import type { Page } from '../campaign/page.ts'
import type { EventValues } from '../campaign/fill-email.ts'
import type { CompiledEmail, SiteCampaign, SiteCoach } from '../campaign/release.ts'
import { themeCss } from '../campaign/theme-css.ts'
import { coversOf } from './artwork.ts'
import type { Cache } from './cache.ts'
import { fontCss } from './font-css.ts'
import { lettersFor } from './font-letters.ts'
import { extendedFontFile, fontFile, loadPrintFont } from './fonts.ts'
import { loadSite } from './load-site.ts'
import type { LoadedSite } from './load-site.ts'
import { picturesOf } from './pictures.ts'
import type { Problem } from './problem.ts'

export type DevSettings = {
  /** The folder of the campaigns. */
  dir: string
  publicOrigin: string
  stepSchemas: Record<string, z.ZodType>
  cache: Cache
  /** Origin of the server that forms are sent to. */
  api: string
  /** Fills a compiled mail in as the server does, for a made-up person. */
  compose: (mail: {
    email: CompiledEmail
    campaign: SiteCampaign
    coach: SiteCoach
    values: EventValues
  }) => ComposedMail
}

export type ComposedMail = {
  subject: string
  html: string
  text: string
  from: { name: string; address: string }
  replyTo?: string
  to: string
  headers: Record<string, string>
}

/** The campaigns as the dev server knows them: loaded once for each change on disk. */
export type DevSite = {
  /** Forgets what was loaded; the next question reads the disk. */
  refresh: () => void
  load: () => Loaded
}
/** `stale`: files that cannot be used now, and are shown as they last were. */
export type Loaded = {
  site: LoadedSite | undefined
  problems: Problem[]
  stale: ReadonlySet<string>
  /** Grows with each reading: of two answers that overtake each other the newer one counts. */
  version: number
}

export const openDevSite = ({
  dir,
  publicOrigin,
  stepSchemas,
}: Pick<DevSettings, 'dir' | 'publicOrigin' | 'stepSchemas'>): DevSite => {
  let loaded: Loaded | undefined
  let last: LoadedSite | undefined
  let told: Problem[] = []
  let version = 0
  const load = (): Loaded => {
    const { readable, problems } = read()
    const there = new Set(readable?.campaigns.map(({ file }) => file))
    last = withLastGood(readable, last, problems)
    const stale = (last?.campaigns ?? []).map(({ file }) => file).filter((file) => !there.has(file))
    version += 1
    return { site: last, problems, stale: new Set(stale), version }
  }
  const read = () => {
    try {
      const found = loadSite({ dir: asWritten(dir), stepSchemas, publicOrigin })
      told = found.problems
      return found
    } catch {
      // A file went between the list of its folder and its turn: the event of that comes next.
      return { readable: undefined, problems: told }
    }
  }
  return { refresh: () => (loaded = undefined), load: () => (loaded ??= load()) }
}

/** A file that is being mended keeps its place: its page shows the problem, and the other pages stay as they are. */
const withLastGood = (
  readable: LoadedSite | undefined,
  last: LoadedSite | undefined,
  problems: Problem[],
) => {
  if (!readable || !last) return readable ?? last
  const broken = new Set(problems.map(({ file }) => file))
  const there = new Set(readable.campaigns.map(({ file }) => file))
  const kept = last.campaigns.filter(({ file }) => broken.has(file) && !there.has(file))
  return {
    ...readable,
    coaches: { ...last.coaches, ...readable.coaches },
    campaigns: [...readable.campaigns, ...kept].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    emails: { ...keptIn(last.emails, broken), ...readable.emails },
  }
}

const keptIn = <Value extends { file: string }>(values: Record<string, Value>, broken: Set<string>) =>
  Object.fromEntries(Object.entries(values).filter(([, { file }]) => broken.has(file)))

/** Problems name files the way a terminal in the project's folder would. */
export const asWritten = (dir: string): string => {
  const fromHere = relative('.', dir)
  return fromHere.startsWith('..') ? dir : fromHere
}

/** What a campaign's module gives the browser. */
export type DevPage = { page: Page; assets: PageAssets }

export const devPage = async (
  site: LoadedSite,
  campaign: LoadedSite['campaigns'][number],
  { publicOrigin, cache }: DevSettings,
): Promise<DevPage> => {
  const owner = site.coaches[campaign.coach]
  if (!owner) throw new Error(`The coach "${campaign.coach}" of ${campaign.file} was not loaded.`)
  const page = toPage(campaign, owner.coach, publicOrigin)
  const { theme } = page.coach
  const { metrics } = await loadPrintFont(cache, theme)
  const extended = extendedFontFile(theme)
  const others = extended ? [{ url: diskUrl(extended), range: lettersFor('').further.range }] : []
  const css = themeCss(theme) + fontCss(theme, { url: diskUrl(fontFile(theme)), others, metrics })
  const drawn = Object.entries(drawnPortraits(page)).map(([source, svg]) => [source, svgUrl(svg)])
  const files = Object.keys(await picturesOf(page, owner.dir)).map((name) => [
    name,
    diskUrl(resolve(owner.dir, 'assets', name)),
  ])
  const pictures = Object.fromEntries([...files, ...drawn])
  return { page, assets: { css, island: '', pictures, covers: await coversOf(page, cache) } }
}

/** Address at which Vite's dev server gives out a file as it is. */
const diskUrl = (file: string) => `/@fs${pathToFileURL(file).pathname}`

/** The absolute name of a file that the loader names relative to where it was started. */
export const fileIn = (dir: string, name: string): string => {
  const fromHere = resolve(name)
  return relative(resolve(dir), fromHere).startsWith('..') ? resolve(dir, name) : fromHere
}

export const isCampaignFile = (dir: string, file: string): boolean =>
  /^[^/.][^/]*\/(?!coach\.yaml$)[^/]+\.yaml$/.test(relative(dir, file).replaceAll('\\', '/'))

/** Where a file that never loaded has its page. */
export const pathOfFile = (dir: string, file: string): string =>
  `/${relative(dir, file)
    .replaceAll('\\', '/')
    .replace(/\.yaml$/, '')}`
