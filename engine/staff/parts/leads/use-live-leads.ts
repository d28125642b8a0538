import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { countLeads, listLeads } from '../../../campaign/staff/leads.ts'
import { useIsOnline } from '../use-is-online.ts'

/** Reads the list again whenever a lead comes in; says whether it does. */
export const useLiveLeads = (isOn: boolean): string => {
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOn) return undefined
    const source = new EventSource('/staff/api/leads/live')
    source.addEventListener('open', () => setLive(true))
    source.addEventListener('error', () => setLive(false))
    source.addEventListener('leads', () => {
      for (const { path } of [listLeads, countLeads]) void client.invalidateQueries({ queryKey: [path] })
    })
    return () => {
      source.close()
      setLive(false)
    }
  }, [client, isOn])
  return isLive && isOnline ? 'New leads appear by themselves.' : ''
}
