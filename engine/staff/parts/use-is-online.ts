import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether there is a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(onChange, isNow)

/** Of what does nothing without it. */
export const noConnection = { 'aria-disabled': true, title: 'There is no connection' } as const

const onChange = (changed: () => void) => onlineManager.subscribe(changed)
const isNow = () => onlineManager.isOnline()
