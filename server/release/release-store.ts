import { watch } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFolders, type ServedSite } from '../../engine/campaign/release/release.ts'
import { aDay, createEarlier, type Earlier, type Form } from './earlier-releases.ts'
import { codeOf, StartRefused, StorageUnavailable } from '../errors.ts'
import { openLoader, type Loader } from './release-loader.ts'
import { sharesBase, type LoadRenderer, type Release, type StoredFile } from './load-release.ts'
import type { Clock } from '../ports.ts'

export interface ReleaseStore {
  current(): Release
  /** Live in the last 24 hours and different from the live one, newest first. */
  earlierForms(campaign: string): Form[]
  earlierAsset(path: string): StoredFile | undefined
  check(): Promise<void>
  close(): void
}

type Options = {
  folder: string
  loadRenderer: LoadRenderer
  clock: Clock
  /** A throw keeps the current release. `before`: set where both share their base. */
  prepare?: (site: ServedSite, before?: ServedSite) => Promise<void>
  log: { info: (fields: object, text: string) => void; warn: (fields: object, text: string) => void }
  /** Milliseconds, for file systems without events. */
  every?: number
}

export const openReleaseStore = async (options: Options): Promise<ReleaseStore> => {
  const { folder, loadRenderer, clock, log, prepare, every = 2000 } = options
  const root = join(folder, releaseFolders.releases)
  const load = openLoader(root, { loadRenderer })
  const name = await readPointer(folder)
  let release = await load(name, []).catch((error: unknown) => {
    throw new StartRefused(
      `The release in ${folder} cannot be used: ${reason(error)}. Delete ${root} and run "npm run build".`,
    )
  })
  await prepare?.(release.site)
  let refused: string | null = null
  const earlier = createEarlier()
  const loadFormer = openLoader(root, { loadRenderer: noRenderer, room: 0 })
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
      await earlier.keepInMemory()
      log.info({ release: next }, 'a new release is live')
    } catch (error) {
      // A broken folder stays broken; a lack of file handles, memory or database passes.
      if (!isTemporary(error)) refused = next
      log.warn(
        { release: next, reason: reason(error) },
        'the new release cannot be used; the previous one stays live',
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
  // The running read may have read the pointer before it was written.
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

/** Network disks send no events. */
const whenWritten = (folder: string, every: number, look: () => void): (() => void) => {
  const timer = setInterval(look, every).unref()
  const pointer = watchPointer(folder, look)
  return () => {
    clearInterval(timer)
    pointer?.close()
  }
}

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

/** After a restart the other releases stay valid for the rest of their day. */
const rememberEarlier = async ({ folder, clock, load, live, earlier }: Remembering): Promise<void> => {
  const until = (await stat(join(folder, releaseFolders.pointer))).mtimeMs + aDay
  if (until <= clock.now().getTime()) return
  const root = join(folder, releaseFolders.releases)
  const names = (await readdir(root)).filter((name) => name !== live.name && !name.startsWith('.'))
  const dated = await Promise.all(
    // A build may delete one meanwhile.
    names.map(async (name) => ({ name, at: (await stat(join(root, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  // Oldest first: the newest form of a campaign comes first, and the base of consecutive deltas loads once.
  let last = live
  for (const { name } of dated.toSorted((a, b) => a.at - b.at).slice(-mostEarlier)) {
    const old = await load(name, [live, last]).catch(() => null)
    if (!old) continue
    earlier.retire(old, live, until)
    last = old
  }
  await earlier.keepInMemory()
}

/** Earlier releases provide forms and files, never pages. */
const noRenderer: LoadRenderer = async () => ({
  render: rendersNone,
  withCampaigns: () => ({ render: rendersNone }),
})

const rendersNone = () => {
  throw new Error('A release that is no longer live renders no pages.')
}

/** As many releases as the build keeps. */
const mostEarlier = 26

const isTemporary = (error: unknown) =>
  error instanceof StorageUnavailable || /^(EMFILE|ENFILE|ENOMEM)$/.test(codeOf(error))

const reason = (error: unknown) => (error instanceof Error ? error.message : 'unknown')
