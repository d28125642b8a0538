import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
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
      // What was read in this tab can be read on where there is no network.
      gcTime: 3_600_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => state.status === 'error' && state.data !== undefined && 30_000,
      retry: (count, error) =>
        count < 2 && onlineManager.isOnline() && !(error instanceof CallFailed && error.status < 500),
    },
    // A press without a network fails now, instead of happening later.
    mutations: { networkMode: 'always' },
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
