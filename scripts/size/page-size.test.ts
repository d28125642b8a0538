import { expect, test } from 'vitest'
import { overBudget, scriptsOf } from './page-size.ts'

test('only the inline loader counts as a script of the page', () => {
  const html = '<script type="application/ld+json">{"a":1}</script><p>x</p><script>let a</script>'
  expect(scriptsOf(html)).toEqual({ loader: 5, scriptRequests: 0 })
})

test('a script that the page loads by a tag or a preload counts as a request', () => {
  const html =
    '<link rel="preload" href="/a.woff2" as="font"><link rel="modulepreload" href="/a.js">' +
    '<link rel="preload" as="script" href="/b.js"><script type="module" src="/c.js"></script>'
  expect(scriptsOf(html)).toEqual({ loader: 0, scriptRequests: 3 })
})

test('a page at its budgets passes, one byte more is reported', () => {
  const page = {
    path: '/x',
    document: 13_700,
    head: 900,
    answer: 14_600,
    loader: 430,
    scriptRequests: 0,
    island: 96_000,
  }
  expect(overBudget(page)).toEqual([])
  expect(overBudget({ ...page, answer: 14_601, scriptRequests: 1 })).toEqual(['answer', 'scriptRequests'])
})
