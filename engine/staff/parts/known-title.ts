import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { storedKeys } from '../forget-me.ts'

/** State of a link to a page whose name is known where the link is. */
const Linked = z.object({ title: z.string() })

const Titles = z.record(z.string(), z.string())
const titles = (): Record<string, string> => {
  try {
    return Titles.parse(JSON.parse(sessionStorage.getItem(storedKeys.titles) ?? '{}'))
  } catch {
    return {}
  }
}

const remember = (path: string, title: string | undefined) =>
  sessionStorage.setItem(storedKeys.titles, JSON.stringify({ ...titles(), [path]: title }))

/**
 * The name of what the page is of, also when that cannot be loaded: from the link that led here, or as it was read last in this tab.
 * `isGone`: nobody has it any more, and neither does this tab.
 */
export const useKnownTitle = (title: string | undefined, otherwise: string, isGone = false): string => {
  const { pathname, state } = useLocation()
  const known = isGone ? undefined : (title ?? Linked.safeParse(state).data?.title)
  useEffect(() => {
    if (known !== undefined || isGone) remember(pathname, known)
  }, [pathname, known, isGone])
  return known ?? (isGone ? undefined : titles()[pathname]) ?? otherwise
}

/** "relocation-masterclass" as people write it. */
export const titleOfSlug = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
