import { EventEmitter, once } from 'node:events'
import { readdirSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Coaches in whose folders something was saved; `at`: when, as of `performance.now()`. */
export type Saves = { coaches: ReadonlySet<string>; at: number }

/** Milliseconds without a further change after which a save is taken to be complete. */
const calm = 15

/**
 * Every save in a campaigns folder from this call on, until the process ends; saves that come together are one.
 * Folders are watched, not files: an editor that puts a new file in the place of the old one is noticed, too.
 */
export const watchCampaigns = (dir: string): AsyncGenerator<Saves, never> => {
  const bell = new EventEmitter()
  const watchers = new Map<string, FSWatcher>()
  let coaches = new Set<string>()
  let since = 0
  let calming: NodeJS.Timeout | undefined
  const notice = (folder: string, name: string | null) => {
    if (name?.startsWith('.') || name?.endsWith('~')) return
    const [slug = ''] = relative(dir, join(folder, name ?? '')).split(sep)
    if (coaches.size === 0) since = performance.now()
    coaches.add(slug)
    clearTimeout(calming)
    calming = setTimeout(() => bell.emit('calm'), calm)
  }
  /** A folder that came or went: should it be back, the watcher that it had does not see it. */
  const forget = (gone: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== gone && !folder.startsWith(gone + sep)) continue
      watcher.close()
      watchers.delete(folder)
    }
  }
  const look = (folder: string) => {
    if (!watchers.has(folder)) {
      const watcher = watch(folder, (kind, name) => {
        if (kind === 'rename' && name !== null) forget(join(folder, name))
        notice(folder, name)
      })
      watcher.on('error', () => forget(folder))
      watchers.set(folder, watcher)
    }
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !entry.name.startsWith('.')) look(join(folder, entry.name))
  }
  look(dir)
  let isCalm = false
  bell.on('calm', () => (isCalm = true))
  const saves = async function* (): AsyncGenerator<Saves, never> {
    for (;;) {
      if (!isCalm) await once(bell, 'calm')
      isCalm = false
      const saved = { coaches, at: since }
      coaches = new Set()
      lookAgain(dir, saved.coaches, look)
      yield saved
    }
  }
  return saves()
}

const lookAgain = (dir: string, coaches: ReadonlySet<string>, look: (folder: string) => void) => {
  for (const slug of coaches)
    try {
      look(join(dir, slug))
    } catch {
      // The folder is gone, or it was a file at the top.
    }
}
