import { createElement, lazy } from 'react'
import type { ComponentType, ReactElement } from 'react'

type Fetched = { page: ComponentType; version: number; isLost: boolean }

const pages = new Map<string, Fetched>()

/**
 * The page whose module lies at this address: fetched once it is opened, and the same one whatever else is saved. One that
 * could not be fetched is requested again with the next reported save (`version`).
 */
export const pageAt = (url: string, version: number): ReactElement => {
  const known = pages.get(url)
  const isKept = known && (!known.isLost || known.version === version)
  const fetched = isKept ? known : fetchLater(url, version)
  pages.set(url, fetched)
  return createElement(fetched.page)
}

const fetchLater = (url: string, version: number): Fetched => {
  const page = lazy(async () => {
    try {
      // engine/compile/dev/vite-plugin.ts makes the module.
      return (await import(/* @vite-ignore */ url)) as { default: ComponentType }
    } catch (error) {
      fetched.isLost = true
      throw error
    }
  })
  const fetched = { page, version, isLost: false }
  return fetched
}
