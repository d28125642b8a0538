import { expect, test } from 'vitest'
import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import { ownDiagnostics } from './own-diagnostics.ts'

const at = (file: string, message = 'is missing'): DevDiagnostic => ({
  place: `${file}:1:1`,
  file,
  path: '',
  rule: 'missing-file',
  message,
  open: `${file}:1:1`,
  related: [],
})
const page = '/campaigns/nora/tea.yaml'
const reported = (all: DevDiagnostic[], own: DevDiagnostic[], coach: DevDiagnostic[] = []) =>
  ownDiagnostics({ diagnostics: all }, { diagnostics: coach }, { diagnostics: own, open: page }).map(
    ({ file }) => file,
  )

test('a mistake that coach and campaign share is reported once at the page', () => {
  const coach = '/campaigns/nora/coach.yaml'
  expect(reported([at(coach), at(page)], [at(page), at(coach)], [at(coach)])).toEqual([page, coach])
})

test('what all campaigns share is reported at every page, what is wrong with others at none', () => {
  const site = '/campaigns/site.yaml'
  expect(reported([at('/campaigns/lena/coach.yaml'), at(site)], [])).toEqual([site])
  expect(reported([at('/campaigns'), at('/campaigns/lena')], [])).toEqual(['/campaigns'])
})
