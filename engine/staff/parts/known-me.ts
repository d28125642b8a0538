import { useEffect } from 'react'
import type { Me } from '../../campaign/staff/me.ts'
import { storedKeys } from '../forget-me.ts'
import { nameOfMe, useMe } from './use-me.ts'

/** What the frame of the app shows of who is signed in. */
type Known = { site: string; name: string; hasMailbox: boolean }

const knownOf = (me: Me): Known => ({ site: me.site, name: nameOfMe(me), hasMailbox: me.hasMailbox })

const stored = (): Known | null => {
  try {
    // Written below.
    return JSON.parse(localStorage.getItem(storedKeys.shell) ?? 'null') as Known | null
  } catch {
    return null
  }
}

/** Of the last visit while it loads: places and names do not move under a press. */
export const useKnownMe = (): Known | null => {
  const me = useMe()
  useEffect(() => {
    if (me) localStorage.setItem(storedKeys.shell, JSON.stringify(knownOf(me)))
  }, [me])
  return me ? knownOf(me) : stored()
}
