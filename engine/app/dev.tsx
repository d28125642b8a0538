import '~campaign-index'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, useRoutes } from 'react-router-dom'
import campaigns from '~react-pages'
import { CampaignList } from './dev/campaign-list.tsx'
import { useIndex } from './dev/dev-store.ts'
import { MailPage } from './dev/mail-page.tsx'
import { NoSuchPage } from './dev/no-such-page.tsx'
import './styles.css'
import '../../blocks/form/form-live.css'
import './dev/workbench.css'
import './dev/campaign-list.css'
import './dev/dev-bar.css'
import './dev/mail-view.css'

/** The dev server's app: each campaign at its own paths, every mail, and a list of all at "/". */
function DevApp() {
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
    ...campaigns,
    ...redirects,
    { path: '*', element: <NoSuchPage /> },
  ])
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Suspense fallback={null}>
        <DevApp />
      </Suspense>
    </BrowserRouter>,
  )
}
