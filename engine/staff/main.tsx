import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import routes from '~react-pages'
import { CallFailed } from './call.ts'
import { Pending } from './parts/pending.tsx'
import { ScreenFailed } from './parts/screen-failed.tsx'
import { Shell } from './parts/shell.tsx'
import './staff.css'

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      retry: (count, error) => count < 2 && !(error instanceof CallFailed && error.status < 500),
    },
  },
})

const App = () => (
  <QueryClientProvider client={client}>
    <Shell>
      <Suspense fallback={<Pending />}>
        <Outlet />
      </Suspense>
    </Shell>
  </QueryClientProvider>
)

const router = createBrowserRouter([
  {
    element: <App />,
    children: routes.map((route) => ({ ...route, errorElement: <ScreenFailed /> })),
  },
])

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
