import { expect, test } from 'vitest'
import { fakeForm } from '../../tests/fakes/fake-site.ts'
import type { Page } from '../campaign/schema/page.ts'
import { closedSections } from './closed-sections.ts'

const full = { title: 'All 50 seats are taken', text: 'Please check back.' }
const sections: Page['sections'] = [
  { type: 'hero', variant: 'poster', tone: 'deep', action: { label: 'Take a seat', href: '#form' } },
  { ...fakeForm, messages: { ...fakeForm.messages, full } },
  { type: 'cta', variant: 'line', tone: 'deep', title: 'x', action: { label: 'Write', href: '/contact' } },
]
const labels = (shown: Page['sections']) =>
  shown.flatMap((section) => ('action' in section && section.action ? [section.action.label] : []))

test('buttons that lead to the form of a full event say so', () => {
  expect(labels(closedSections(sections, 'full'))).toEqual(['All 50 seats are taken', 'Write'])
})

test('an open form keeps its buttons', () => {
  expect(closedSections(sections, undefined)).toBe(sections)
})
