import { join } from 'node:path'
import { expect, test } from 'vitest'
import { templates } from '../templates/templates.ts'
import { loadSite } from './load-site.ts'

const dir = join(import.meta.dirname, '../../../tests/fixtures/arabic')

test('a site in Arabic, with mails and a guide, has no fault', () => {
  const { site, diagnostics } = loadSite({ dir, publicOrigin: 'https://porch.example', templates })
  expect(diagnostics).toEqual([])
  expect(new Set(site?.campaigns.map(({ lang }) => lang))).toEqual(new Set(['ar']))
  expect(Object.keys(site?.guides ?? {})).toEqual(['layla/deep-sleep'])
})
