import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import { CampaignList } from './list/campaign-list.tsx'
import { useIndex, usePublishedRoutes, useVersion } from './store/dev-store.ts'
import { FilePage } from './files/file-page.tsx'
import { MailPage } from './mails/mail-page.tsx'
import { NewCampaignPage } from './new-campaign/new-campaign.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { PageGuard } from './page/page-guard.tsx'
import { useEffect, useState, createElement, lazy } from 'react'
import type { ComponentType, ReactElement } from 'react'

export function DevApp() {
  const { coaches } = useIndex()
  const version = useVersion()
  const campaigns = usePublishedRoutes().map(([path, , url]) => ({ path, element: pageAt(url, version) }))
  const redirects = coaches
    .flatMap((coach) => coach.campaigns)
    .flatMap(({ redirects: from, named, at }) =>
      [...from, ...(named === at ? [] : [named])].map((path) => ({
        path,
        element: <Navigate to={at} replace />,
      })),
    )
  const page = useRoutes([
    { path: '/', element: <CampaignList /> },
    { path: '/__mails/:coach/:stem', element: <MailPage /> },
    { path: '/__files/*', element: <FilePage /> },
    { path: '/__new', element: <NewCampaignPage /> },
    ...campaigns,
    ...redirects,
    { path: '*', element: <NoSuchPage /> },
  ])
  const { pathname } = useLocation()
  return (
    <>
      <PageGuard resetKey={`${pathname} ${version}`}>{page}</PageGuard>
      <ServerAway />
    </>
  )
}

const ServerAway = () => {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const onAway = () => setAway(true)
    const onBack = () => setAway(false)
    import.meta.hot?.on('vite:ws:disconnect', onAway)
    import.meta.hot?.on('vite:ws:connect', onBack)
    return () => {
      import.meta.hot?.off('vite:ws:disconnect', onAway)
      import.meta.hot?.off('vite:ws:connect', onBack)
    }
  }, [])
  return (
    <output className="wb-away">
      {isAway && (
        <span>
          The dev server has ended. Start it with <code>npm run dev</code>: this page then follows again by
          itself.
        </span>
      )}
    </output>
  )
}

type Fetched = { page: ComponentType; version: number; isLost: boolean }

const pages = new Map<string, Fetched>()

/** Fetched once for each URL. After a failure the next save (`version`) fetches it again. */
const pageAt = (url: string, version: number): ReactElement => {
  const known = pages.get(url)
  const isKept = known && (!known.isLost || known.version === version)
  const fetched = isKept ? known : fetchLater(url, version)
  pages.set(url, fetched)
  return createElement(fetched.page)
}

const fetchLater = (url: string, version: number): Fetched => {
  const page = lazy(async () => {
    try {
      return (await import(/* @vite-ignore */ url)) as { default: ComponentType }
    } catch (error) {
      fetched.isLost = true
      throw error
    }
  })
  const fetched = { page, version, isLost: false }
  return fetched
}
