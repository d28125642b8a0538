import { join, relative, resolve, sep } from 'node:path'
import type { EventValues } from '../../campaign/mail/fill-email.ts'
import type { CompiledEmail, SiteCampaign, SiteCoach } from '../../campaign/release/release.ts'
import type { NewCampaign } from '../../campaign/preview/editor-edit.ts'
import type { JsonSchema } from '../../campaign/schema/json-schema.ts'
import type { Cache } from '../bundle/cache.ts'
import type { LoadResult, LoadedSite } from '../load/loaded-site.ts'
import { openSite } from '../load/open-site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

export type DevSettings = {
  dir: string
  publicOrigin: string
  cache: Cache
  /** Origin of the server that forms are sent to. */
  api: string
  /** What the files may say, as editors know it. */
  schemas: () => { campaign: JsonSchema; coach: JsonSchema }
  /** The folder of the same schemas as files. */
  schemaFolder: string
  /** Writes the files of a new campaign; its path, or why not. */
  create: (answers: NewCampaign) => Promise<{ at: string } | { why: string }>
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

/** The campaigns as the dev server knows them: after a change on disk, what it touched is read anew. */
export type DevSite = {
  /** `file`: absolute, where something came, changed or went. The next question reads its folder. */
  refresh: (file: string) => void
  load: () => Loaded
}
/** `stale`: files that cannot be used now, and are shown as they last were. */
export type Loaded = {
  site: LoadedSite | undefined
  diagnostics: Diagnostic[]
  stale: ReadonlySet<string>
  /** Grows with each reading: of two responses in the wrong order the newer one counts. */
  version: number
}

export const openDevSite = (options: Pick<DevSettings, 'dir' | 'publicOrigin'>): DevSite => {
  const { dir } = options
  const files = openSite({ ...options, dir: asWritten(dir) })
  /** Coaches in whose folders something changed since; null: all. */
  let touched: Set<string> | null = null
  let isCurrent = false
  let loaded: Loaded = { site: undefined, diagnostics: [], stale: new Set(), version: 0 }
  const load = (): Loaded => {
    const { readable, diagnostics } = read(2)
    const there = new Set(readable?.campaigns.map(({ file }) => file))
    const site = withLastGood(readable, loaded.site, diagnostics)
    const stale = (site?.campaigns ?? []).map(({ file }) => file).filter((file) => !there.has(file))
    return { site, diagnostics, stale: new Set(stale), version: loaded.version + 1 }
  }
  const read = (tries: number): LoadResult => {
    try {
      const found = files.update(touched)
      touched = new Set()
      return found
    } catch (error) {
      // A file went between the list of its folder and its turn. What stays unread is read the next time.
      return tries > 1 ? read(tries - 1) : { diagnostics: [unread(asWritten(dir), error)] }
    }
  }
  return {
    refresh: (file) => {
      isCurrent = false
      touched?.add(slugIn(dir, file))
    },
    load: () => {
      if (!isCurrent) loaded = load()
      isCurrent = true
      return loaded
    },
  }
}

/** The coach in whose folder a file lies; what lies at the top is read each time. */
const slugIn = (dir: string, file: string): string => relative(dir, file).split(sep)[0] ?? ''

/** What the system keeps from us, such as a file that this user may not read. */
const unread = (dir: string, error: unknown): Diagnostic => {
  const reported: Partial<NodeJS.ErrnoException> = error instanceof Error ? error : {}
  return {
    file: reported.path ?? dir,
    line: 1,
    column: 1,
    path: '',
    rule: 'missing-file',
    message: `cannot be read (${reported.code ?? String(error)}).`,
    fix: 'See that it is there and may be read by you, then save it again.',
  }
}

/** A file that is being edited keeps its page, which shows the diagnostics; the other pages stay as they are. */
const withLastGood = (
  readable: LoadedSite | undefined,
  last: LoadedSite | undefined,
  diagnostics: Diagnostic[],
) => {
  if (!readable || !last) return readable ?? last
  const broken = new Set(diagnostics.map(({ file }) => file))
  const there = new Set(readable.campaigns.map(({ file }) => file))
  const shown = last.campaigns.filter(({ file }) => broken.has(file) && !there.has(file))
  const coaches = Object.entries(last.coaches).filter(([, { dir }]) => broken.has(join(dir, 'coach.yaml')))
  return {
    ...readable,
    coaches: { ...Object.fromEntries(coaches), ...readable.coaches },
    campaigns: [...readable.campaigns, ...shown].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    emails: { ...keptIn(last.emails, broken), ...readable.emails },
  }
}

const keptIn = <Value extends { file: string }>(values: Record<string, Value>, broken: Set<string>) =>
  Object.fromEntries(Object.entries(values).filter(([, { file }]) => broken.has(file)))

/** Diagnostics name files the way a terminal in the project's folder would. */
export const asWritten = (dir: string): string => {
  const fromHere = relative('.', dir)
  return fromHere.startsWith('..') ? dir : fromHere
}

/** The absolute name of a file that the loader names relative to where it was started. */
export const fileIn = (dir: string, name: string): string => {
  const key = `${dir}\n${name}`
  const found = absolute.get(key) ?? absoluteOf(dir, name)
  absolute.set(key, found)
  return found
}

/** Each save looks up thousands of names. */
const absolute = new Map<string, string>()

const absoluteOf = (dir: string, name: string): string => {
  const fromHere = resolve(name)
  return relative(resolve(dir), fromHere).startsWith('..') ? resolve(dir, name) : fromHere
}

export const isBelow = (dir: string, file: string): boolean => !relative(dir, file).startsWith('..')

export const isCampaignFile = (dir: string, file: string): boolean =>
  /^[^/.][^/]*\/(?!coach\.yaml$)[^/]+\.yaml$/.test(relative(dir, file).replaceAll('\\', '/'))

export const pathOfFile = (dir: string, file: string): string =>
  `/${relative(dir, file)
    .replaceAll('\\', '/')
    .replace(/\.yaml$/, '')}`
