import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFolders, type Site, type SiteCampaign } from '../engine/campaign/release.ts'
import { loadRelease, type LoadRenderer, type Release, type StoredFile } from './load-release.ts'
import type { Clock } from './ports.ts'

type Form = NonNullable<SiteCampaign['form']>

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
  /** Awaited before a release goes live, for what has to be ready then. A throw keeps the release before it. */
  prepare?: (site: Site) => Promise<void>
  log: { info: (fields: object, text: string) => void; warn: (fields: object, text: string) => void }
  /** Milliseconds between looks at the pointer. */
  every?: number
}

const dayOf = 24 * 60 * 60_000
const mostEarlier = 5

/** Opens the live release; rejects when there is none that can be loaded. */
export const openReleaseStore = async (options: Options): Promise<ReleaseStore> => {
  const { folder, loadRenderer, clock, log, prepare, every = 2000 } = options
  const load = (name: string) => loadRelease(join(folder, releaseFolders.releases, name), name, loadRenderer)
  const name = await readPointer(folder)
  let release = await load(name)
  await prepare?.(release.site)
  let refused: string | null = null
  let earlier = await earlierReleases(folder, name, load, clock)

  const retire = (old: Release) => {
    const until = clock.now().getTime() + dayOf
    earlier = [
      { release: old, until },
      ...earlier.filter((entry) => entry.release.name !== release.name),
    ].slice(0, mostEarlier)
  }
  const honoured = () => earlier.filter(({ until }) => until > clock.now().getTime())

  const look = async () => {
    const next = await readPointer(folder)
    if (next === release.name || next === refused) return
    const old = release
    try {
      const loaded = await load(next)
      await prepare?.(loaded.site)
      release = loaded
      refused = null
      retire(old)
      log.info({ release: next }, 'a new release is live')
    } catch (error) {
      // A folder that cannot be read stays so; a database that is away comes back, so that is tried again.
      if (!(error instanceof Error && error.name === 'StorageUnavailable')) refused = next
      log.warn(
        { release: next, reason: reason(error) },
        'the new release cannot be used; the last good one stays live',
      )
    }
  }

  let looking: Promise<void> | null = null
  const check = () =>
    (looking ??= look()
      .catch(() => {})
      .finally(() => (looking = null)))
  const timer = setInterval(() => void check(), every).unref()

  return {
    current: () => release,
    earlierForms: (campaign) => {
      const live = JSON.stringify(formOf(release.site, campaign))
      return honoured().flatMap(({ release: { site } }) => {
        const form = formOf(site, campaign)
        return form && JSON.stringify(form) !== live ? [form] : []
      })
    },
    earlierAsset: (path) => {
      for (const { release: old } of honoured()) {
        const file = old.assets.get(path)
        if (file) return file
      }
      return undefined
    },
    check,
    close: () => clearInterval(timer),
  }
}

const formOf = (site: Site, campaign: string): Form | undefined =>
  Object.hasOwn(site.campaigns, campaign) ? site.campaigns[campaign]?.form : undefined

const readPointer = async (folder: string): Promise<string> => {
  const name = (await readFile(join(folder, releaseFolders.pointer), 'utf8')).trim()
  if (!/^[\w][\w.-]*$/.test(name)) throw new Error('the pointer names no release')
  return name
}

type Earlier = { release: Release; until: number }

/** After a restart: the releases that lay beside the live one when it was switched to, for the rest of their day. */
const earlierReleases = async (
  folder: string,
  live: string,
  load: (name: string) => Promise<Release>,
  clock: Clock,
): Promise<Earlier[]> => {
  const until = (await stat(join(folder, releaseFolders.pointer))).mtimeMs + dayOf
  if (until <= clock.now().getTime()) return []
  const root = join(folder, releaseFolders.releases)
  const names = (await readdir(root)).filter((name) => name !== live && !name.startsWith('.'))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(root, name))).mtimeMs })),
  )
  const newest = dated.toSorted((a, b) => b.at - a.at).slice(0, mostEarlier)
  const loaded = await Promise.allSettled(newest.map(({ name }) => load(name)))
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? [{ release: result.value, until }] : []))
}

const reason = (error: unknown) => (error instanceof Error ? error.message : 'unknown')
