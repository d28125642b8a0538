import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether there is a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(onChange, isNow)

const onChange = (changed: () => void) => onlineManager.subscribe(changed)
const isNow = () => onlineManager.isOnline()
