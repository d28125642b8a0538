import { Navigate, useRoutes } from 'react-router-dom'
import campaigns from '~react-pages'
import { CampaignList } from './campaign-list.tsx'
import { useIndex } from './dev-store.ts'
import { FilePage } from './file-page.tsx'
import { MailPage } from './mail-page.tsx'
import { NoSuchPage } from './no-such-page.tsx'

/** The dev server's app: each campaign at its own paths, every mail, and a list of all at "/". */
export function DevApp() {
  const { coaches } = useIndex()
  const redirects = coaches
    .flatMap((coach) => coach.campaigns)
    .flatMap(({ redirects: from, named, at }) =>
      [...from, ...(named === at ? [] : [named])].map((path) => ({
        path,
        element: <Navigate to={at} replace />,
      })),
    )
  return useRoutes([
    { path: '/', element: <CampaignList /> },
    { path: '/__mails/:coach/:stem', element: <MailPage /> },
    { path: '/__files/*', element: <FilePage /> },
    ...campaigns,
    ...redirects,
    { path: '*', element: <NoSuchPage /> },
  ])
}
