import { watch } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFolders, type ServedSite } from '../../engine/campaign/release/release.ts'
import { aDay, createEarlier, type Earlier, type Form } from './earlier-releases.ts'
import { StartRefused } from '../errors.ts'
import { openLoader, type Loader } from './release-loader.ts'
import { cachedReader } from './cached-reader.ts'
import { sharesBase } from './load-release.ts'
import type { LoadRenderer, Release } from './load-release.ts'
import type { Clock } from '../ports.ts'
import type { StoredFile } from './stored-file.ts'

/** The release that is live, taken up without a restart, and what is still honoured of those before it. */
export interface ReleaseStore {
  current(): Release
  /** Forms of this campaign that were live in the last 24 hours and differ from the live one, newest first. */
  earlierForms(campaign: string): Form[]
  /** An asset of a page that was live in the last 24 hours, by its URL path. */
  earlierAsset(path: string): StoredFile | undefined
  /** Looks at the pointer once; resolves when a new release, if there is one, is live. */
  check(): Promise<void>
  close(): void
}

type Options = {
  /** The folder that holds the pointer, such as "dist". */
  folder: string
  loadRenderer: LoadRenderer
  clock: Clock
  /**
   * Awaited before a release goes live, for what has to be ready then. A throw keeps the release before it. `before`: the
   * site that was prepared last, where the new one shares all with it that did not change.
   */
  prepare?: (site: ServedSite, before?: ServedSite) => Promise<void>
  log: { info: (fields: object, text: string) => void; warn: (fields: object, text: string) => void }
  /** Milliseconds between looks at the pointer, where the system does not tell that it was written. */
  every?: number
}

/** Opens the live release; rejects when there is none that can be loaded. */
export const openReleaseStore = async (options: Options): Promise<ReleaseStore> => {
  const { folder, loadRenderer, clock, log, prepare, every = 2000 } = options
  const root = join(folder, releaseFolders.releases)
  const read = cachedReader()
  const load = openLoader(root, { loadRenderer, read })
  const name = await readPointer(folder)
  let release = await load(name, []).catch((error: unknown) => {
    throw new StartRefused(
      `The release in ${folder} cannot be used: ${reason(error)}. Delete ${root} and run "npm run build".`,
    )
  })
  await prepare?.(release.site)
  let refused: string | null = null
  const earlier = createEarlier()
  const loadFormer = openLoader(root, { loadRenderer: noRenderer, read, room: 0 })
  await rememberEarlier({ folder, clock, load: loadFormer, live: release, earlier })

  const look = async () => {
    const next = await readPointer(folder)
    if (next === release.name || next === refused) return
    const old = release
    try {
      const loaded = await load(next, [old])
      await prepare?.(loaded.site, sharesBase(old, loaded) ? old.site : undefined)
      release = loaded
      refused = null
      earlier.retire(old, loaded, clock.now().getTime() + aDay)
      await earlier.hold()
      log.info({ release: next }, 'a new release is live')
    } catch (error) {
      // A folder that cannot be read stays so; what this machine or the database lacks comes back, so that is tried again.
      if (!isPassing(error)) refused = next
      log.warn(
        { release: next, reason: reason(error) },
        'the new release cannot be used; the last good one stays live',
      )
    }
  }

  let looking: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = () =>
    (looking ??= look()
      .catch(() => {})
      .finally(() => (looking = null)))
  const oneMore = async () => {
    await looking
    next = null
    await begin()
  }
  // A look that is under way may have read the pointer before it was written.
  const check = () => (looking ? (next ??= oneMore()) : begin())
  const stopWaiting = whenWritten(folder, every, () => void check())

  return {
    current: () => release,
    earlierForms: (campaign) =>
      earlier.forms(campaign, formOf(release.site, campaign), clock.now().getTime()),
    earlierAsset: (path) => earlier.asset(path, clock.now().getTime()),
    check,
    close: stopWaiting,
  }
}

/** Told by the system, the pointer is looked at at once; where it does not tell (network disks), now and then. */
const whenWritten = (folder: string, every: number, look: () => void): (() => void) => {
  const timer = setInterval(look, every).unref()
  const pointer = watchPointer(folder, look)
  return () => {
    clearInterval(timer)
    pointer?.close()
  }
}

/** Null where other programs have taken all that the system has for watching files. */
const watchPointer = (folder: string, look: () => void) => {
  try {
    return watch(folder, { persistent: false }, (_, file) => {
      if (file === releaseFolders.pointer) look()
    }).on('error', () => {})
  } catch {
    return null
  }
}

const formOf = (site: ServedSite, campaign: string): Form | undefined =>
  Object.hasOwn(site.campaigns, campaign) ? site.campaigns[campaign]?.form : undefined

const readPointer = async (folder: string): Promise<string> => {
  const name = (await readFile(join(folder, releaseFolders.pointer), 'utf8')).trim()
  if (!/^[\w][\w.-]*$/.test(name)) throw new Error('the pointer names no release')
  return name
}

type Remembering = {
  folder: string
  clock: Clock
  load: Loader
  live: Release
  earlier: Earlier
}

/** After a restart: the releases that lay beside the live one when it was switched to, for the rest of their day. */
const rememberEarlier = async ({ folder, clock, load, live, earlier }: Remembering): Promise<void> => {
  const until = (await stat(join(folder, releaseFolders.pointer))).mtimeMs + aDay
  if (until <= clock.now().getTime()) return
  const root = join(folder, releaseFolders.releases)
  const names = (await readdir(root)).filter((name) => name !== live.name && !name.startsWith('.'))
  const dated = await Promise.all(
    // A build may clear one away meanwhile.
    names.map(async (name) => ({ name, at: (await stat(join(root, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  // Oldest first, so that the newest form of a campaign is the first to be asked.
  // Deltas of one base follow each other: it is loaded once for all of them.
  let last = live
  for (const { name } of dated.toSorted((a, b) => a.at - b.at).slice(-mostEarlier)) {
    const old = await load(name, [live, last]).catch(() => null)
    if (!old) continue
    earlier.retire(old, live, until)
    last = old
  }
  await earlier.hold()
}

/** No page is made with a release of before: it is asked for its forms and files. */
const noRenderer: LoadRenderer = async () => ({
  render: makesNone,
  withCampaigns: () => ({ render: makesNone }),
})

const makesNone = () => {
  throw new Error('A release that is live no more makes no pages.')
}

/** As many as the build keeps. */
const mostEarlier = 26

const isPassing = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'StorageUnavailable' ||
    ('code' in error && /^(EMFILE|ENFILE|ENOMEM)$/.test(String(error.code))))

const reason = (error: unknown) => (error instanceof Error ? error.message : 'unknown')
