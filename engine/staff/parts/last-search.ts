import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const searches = new Map<string, string>()

/** Keeps what each list is narrowed to, and its page: a way back to the list leads there. */
export const useKeepSearch = () => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    searches.set(pathname, search)
  }, [pathname, search])
}

/** The address of a list as it was seen last. */
export const asSeenLast = (list: string) => list + (searches.get(list) ?? '')
