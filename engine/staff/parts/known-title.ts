import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

const key = 'porchlight.titles'

/** State of a link to a page whose name is known where the link is. */
const Linked = z.object({ title: z.string() })

const Titles = z.record(z.string(), z.string())
const titles = (): Record<string, string> => {
  try {
    return Titles.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

const remember = (path: string, title: string | undefined) =>
  sessionStorage.setItem(key, JSON.stringify({ ...titles(), [path]: title }))

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

/** Whoever signs in next is somebody else. */
export const forgetTitles = () => sessionStorage.removeItem(key)

/** "relocation-masterclass" as people write it. */
export const titleOfSlug = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
