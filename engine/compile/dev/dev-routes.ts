import { buildRoutes } from '../../campaign/release/route-book.ts'
import { fileIn, isCampaignFile, pathOfFile } from './dev-site.ts'
import type { Loaded } from './dev-site.ts'

/** A path and the campaign file at it. */
export type DevRoute = { path: string; element: string }

/** Flat and keyed on the paths that the files claim: file names decide nothing. Of two claims the first keeps the path. */
export const devRoutes = (dir: string, { site, diagnostics }: Loaded): DevRoute[] => {
  const known = (site?.campaigns ?? []).map((one) => ({ ...one, id: one.file, live: true }))
  const routes = Object.entries(buildRoutes(known).routes).flatMap(([path, route]) =>
    route.kind === 'page' ? [{ path, element: fileIn(dir, route.campaign) }] : [],
  )
  // A file that never loaded, or lost all its paths, still needs a place where its diagnostic is shown.
  const placed = new Set(routes.map(({ element }) => element))
  const all = [...known, ...diagnostics].map(({ file }) => fileIn(dir, file))
  const lost = new Set(all.filter((file) => isCampaignFile(dir, file) && !placed.has(file)))
  return [...routes, ...[...lost].map((file) => ({ path: pathOfFile(dir, file), element: file }))]
}
