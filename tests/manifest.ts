import type { CoachBundle, Manifest } from '../engine/campaign/release/manifest.ts'
import type { Route } from '../engine/campaign/release/release.ts'
import type { Objects } from '../engine/compile/release/objects.ts'

/** A release without anything in it. */
export const emptyManifest: Manifest = {
  version: 3,
  name: 'Porchlight',
  shortcuts: {},
  code: { inputs: 'code', renderer: '', system: { css: '', csp: '' }, assets: {} },
  coaches: {},
}

const coach: CoachBundle['coach'] = {
  slug: 'nora',
  brand: 'Nora Sleeps',
  name: 'Nora Vale',
  sender: { name: 'Nora Vale', address: 'nora@sleep.example' },
  postalAddress: '1 Quiet Lane',
  hosts: [],
}

/** Writes the bundle of a coach with pages at these paths; what a manifest has of it. */
export const putBundle = (objects: Objects, paths: string[]) => {
  const routes = Object.fromEntries(
    paths.map((path): [string, Route] => [path, { kind: 'page', campaign: `nora${path}` }]),
  )
  const views = Object.fromEntries(
    paths.map((path) => [`nora${path}`, objects.put(`view of ${path}`, '.json')]),
  )
  const bundle: CoachBundle = { coach, campaigns: {}, routes, emails: {}, assets: {}, views, toCome: [] }
  return {
    bundle: objects.put(JSON.stringify(bundle), '.json'),
    record: objects.put(`record of ${paths.join()}`, '.json'),
    inputs: paths.join(),
  }
}
