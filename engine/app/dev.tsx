import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import campaigns from '~react-pages'
import { DevIndex } from './dev-index.tsx'
import './styles.css'
import '../../blocks/form/form-live.css'

/** The dev server's app: each campaign at its own paths, and a list of all at "/". */
function DevApp() {
  return useRoutes([
    { path: '/', element: <DevIndex /> },
    ...campaigns,
    { path: '*', element: <p>No campaign claims this path.</p> },
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
