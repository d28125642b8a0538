import { useEffect } from 'react'
import type { Me } from '../../campaign/staff/me.ts'
import { storedKeys } from '../forget-me.ts'
import { nameOfMe, useMe } from './use-me.ts'

/** What the app shows of who is signed in, and whether they may act. */
export type Known = {
  site: string
  name: string
  hasMailbox: boolean
  role?: Me['role']
  coaches?: Me['coaches']
  /** They sign in with an email address, not with the link of the server. */
  isPerson?: boolean
}

const knownOf = (me: Me): Known => ({
  site: me.site,
  name: nameOfMe(me),
  hasMailbox: me.hasMailbox,
  role: me.role,
  coaches: me.coaches,
  isPerson: isPerson(me),
})

const isPerson = ({ staff }: Me) => staff.includes('@')

/** As of the last visit, without asking for it. */
const storedMe = (): Known | null => {
  try {
    // Written below.
    return JSON.parse(localStorage.getItem(storedKeys.shell) ?? 'null') as Known | null
  } catch {
    return null
  }
}

/** Of the last visit while it loads: places, names and buttons do not move under a press. */
export const useKnownMe = (): Known | null => {
  const me = useMe()
  return me ? knownOf(me) : storedMe()
}

/** False as long as nothing is known. */
export const useMayAct = (): boolean => {
  const role = useKnownMe()?.role
  return role !== undefined && role !== 'viewer'
}

export const useKeepMe = () => {
  const me = useMe()
  useEffect(() => {
    if (me) localStorage.setItem(storedKeys.shell, JSON.stringify(knownOf(me)))
  }, [me])
}
