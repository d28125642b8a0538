/** vite-plugin-pages: one route for each file of screens/ and tools/. */
declare module '~react-pages' {
  import type { RouteObject } from 'react-router-dom'

  const routes: RouteObject[]
  export default routes
}

declare module '*.css' {}
