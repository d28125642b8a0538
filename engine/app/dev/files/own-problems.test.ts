import { expect, test } from 'vitest'
import type { DevProblem } from '../../../campaign/preview/dev-view.ts'
import { ownProblems } from './own-problems.ts'

const at = (file: string, message = 'is missing'): DevProblem => ({
  place: `${file}:1:1`,
  file,
  rule: 'missing-file',
  message,
  open: `${file}:1:1`,
  related: [],
})
const page = '/campaigns/nora/tea.yaml'
const told = (all: DevProblem[], own: DevProblem[], coach: DevProblem[] = []) =>
  ownProblems({ problems: all }, { problems: coach }, { problems: own, open: page }).map(({ file }) => file)

test('a fault that coach and campaign both name is told once at the page', () => {
  const coach = '/campaigns/nora/coach.yaml'
  expect(told([at(coach), at(page)], [at(page), at(coach)], [at(coach)])).toEqual([page, coach])
})

test('what all share is told at every page, what is wrong with others at none', () => {
  const site = '/campaigns/site.yaml'
  expect(told([at('/campaigns/lena/coach.yaml'), at(site)], [])).toEqual([site])
  expect(told([at('/campaigns'), at('/campaigns/lena')], [])).toEqual(['/campaigns'])
})
