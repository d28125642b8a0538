import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '../../compile/load/load-site.ts'
import { pageStates } from './page-states.ts'
import { sampleValues } from './sample-values.ts'
import { validateSubmission } from '../form/validate-submission.ts'

const dir = join(import.meta.dirname, '../../../campaigns')
const { site } = loadSite({ dir, publicOrigin: 'https://porch.example' })
const forms = (site?.campaigns ?? []).flatMap(({ id, sections }) => {
  const form = sections.find((section) => section.type === 'form')
  return form ? [{ id, form }] : []
})

test.each(forms)('$id: the server would take what the preview has typed in', ({ form }) => {
  expect(validateSubmission(form.fields, sampleValues(form.fields))).toMatchObject({ ok: true })
})

test.each(forms)('$id: each of its states has an address of its own', ({ form }) => {
  const slugs = pageStates(form).map(({ slug }) => slug)
  expect(slugs.slice(0, 2)).toEqual(['idle', 'error'])
  expect(slugs).toContain('success')
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.includes('full')).toBe(form.messages.full !== undefined)
  expect(slugs.includes('sending')).toBe(form.sends !== false)
})

test('a page without a form has no states', () => {
  expect(pageStates(undefined)).toEqual([])
})
