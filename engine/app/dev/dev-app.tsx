import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import { CampaignList } from './list/campaign-list.tsx'
import { pageAt } from './campaign-pages.ts'
import { useIndex, usePublishedRoutes, useVersion } from './store/dev-store.ts'
import { FilePage } from './files/file-page.tsx'
import { MailPage } from './mails/mail-page.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { PageGuard } from './page/page-guard.tsx'
import { ServerAway } from './bar/server-away.tsx'

/** The dev server's app: each campaign at its own paths, every mail, and a list of all at "/". */
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
    ...campaigns,
    ...redirects,
    { path: '*', element: <NoSuchPage /> },
  ])
  const { pathname } = useLocation()
  return (
    <>
      <PageGuard tryFor={`${pathname} ${version}`}>{page}</PageGuard>
      <ServerAway />
    </>
  )
}
