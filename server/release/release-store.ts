import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { aDay, createEarlier, retiredFrom, type Form } from './earlier-releases.ts'
import { codeOf, StartRefused, StorageUnavailable } from '../errors.ts'
import { loadRelease, type LoadedRelease, type Release } from './load-release.ts'
import { openObjects } from './objects.ts'
import type { Clock, LoadRenderer } from '../ports.ts'
import { entryOf } from './release-parts.ts'
import { otherOrigin } from './other-origin.ts'
import { rememberEarlier } from './remember-earlier.ts'
import { storedFile, type StoredFile } from './stored-file.ts'
import { whenPointerWritten } from './watch-pointer.ts'

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
  /** Of this server: a release whose links lead elsewhere is refused. */
  publicOrigin: string
  loadRenderer: LoadRenderer
  clock: Clock
  /**
   * A throw keeps the current release. `before`: the site that is live; campaigns of coaches who did not change are the same
   * objects in both.
   */
  prepare?: (site: ServedSite, before: ServedSite | undefined) => Promise<void>
  /** Is called once visitors see the release. */
  onLive?: (site: ServedSite, name: string) => Promise<void>
  log: { info: (fields: object, text: string) => void; warn: (fields: object, text: string) => void }
  /** Milliseconds, for file systems without events. */
  every?: number
}

export const openReleaseStore = async (options: Options): Promise<ReleaseStore> => {
  const { folder, publicOrigin, loadRenderer, clock, log, prepare, onLive, every = 2000 } = options
  const place = { folder, objects: openObjects(folder) }
  const load = (next: string, former?: LoadedRelease) => loadRelease({ ...place, loadRenderer }, next, former)
  let release = await load(await readPointer(folder)).catch((error: unknown) => {
    throw new StartRefused(
      `The release in ${folder} cannot be used: ${reason(error)}. Delete ${folder} and run "npm run build".`,
    )
  })
  await prepare?.(release.site, undefined)
  await onLive?.(release.site, release.name)
  let refused: string | null = null
  const earlier = createEarlier()
  await rememberEarlier({ place, clock, live: release, earlier })

  const look = async () => {
    const next = await readPointer(folder)
    if (next === release.name || next === refused) return
    const old = release
    try {
      const loaded = await load(next, old)
      refuseOtherOrigin(loaded, publicOrigin)
      await prepare?.(loaded.site, old.site)
      release = loaded
      refused = null
      const now = clock.now().getTime()
      earlier.forget(now)
      for (const retired of retiredFrom(old.parts, loaded.parts)) earlier.retire(retired, loaded, now + aDay)
      log.info({ release: next }, 'a new release is live')
    } catch (error) {
      // A broken release stays broken; a lack of file handles, memory or database passes.
      if (!isTemporary(error)) refused = next
      log.warn(
        { release: next, reason: reason(error) },
        'the new release cannot be used; the previous one stays live',
      )
      return
    }
    await onLive?.(release.site, next)
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
  const stopWaiting = whenPointerWritten(folder, every, () => void check())

  return {
    current: () => release,
    earlierForms: (campaign) =>
      earlier.forms(campaign, entryOf(release.site.campaigns, campaign)?.form, clock.now().getTime()),
    earlierAsset: (path) => {
      const file = earlier.asset(path, clock.now().getTime())
      return file && storedFile(place.objects, file)
    },
    check,
    close: stopWaiting,
  }
}

const readPointer = async (folder: string): Promise<string> => {
  const name = (await readFile(join(folder, releaseFolders.pointer), 'utf8')).trim()
  if (!/^[\w][\w.-]*$/.test(name)) throw new Error('the pointer names no release')
  return name
}

const refuseOtherOrigin = ({ parts }: LoadedRelease, publicOrigin: string) => {
  const built = otherOrigin(parts, publicOrigin)
  if (built !== null) throw new Error(`it was built for ${built}, and PUBLIC_ORIGIN is ${publicOrigin}`)
}

const isTemporary = (error: unknown) =>
  error instanceof StorageUnavailable || /^(EMFILE|ENFILE|ENOMEM)$/.test(codeOf(error))

const reason = (error: unknown) => (error instanceof Error ? error.message : 'unknown')
