import { expect, test } from 'vitest'
import { findRoute } from '../../engine/campaign/release/find-route.ts'
import { buildRoutes } from '../../engine/campaign/release/route-book.ts'
import { campaigns, tableOf } from './read-campaigns.ts'

const { routes } = buildRoutes(campaigns)
const rows = tableOf('routes.csv').filter((row) => !row['host'])
const pages = rows.filter((row) => row['kind'] === 'page')
const redirects = rows.filter((row) => row['kind'] === 'redirect')

const ask = (path: string) =>
  findRoute({ routes, shortcuts: {}, coaches: {} }, { host: '127.0.0.1', path, query: 'utm_source=x' })

test('every campaign that search engines may index has rows in the table of routes', () => {
  const owners = new Set(pages.map((row) => row['target']))
  const open = campaigns.filter(({ seo }) => seo.index !== false)
  expect(open.map(({ id }) => id).filter((id) => !owners.has(id))).toEqual([])
})

test.each(pages)('$path shows $target', ({ path, target, canonical }) => {
  expect(ask(path ?? '')).toEqual({ kind: 'page', campaign: target })
  expect(campaigns.find(({ id }) => id === target)?.path).toBe(canonical)
})

test.each(redirects)('$path redirects to $target in one step and keeps the query', ({ path, target }) => {
  expect(ask(path ?? '')).toEqual({ kind: 'redirect', status: 308, location: `${target}?utm_source=x` })
})
