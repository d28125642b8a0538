import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadSite } from '../../engine/compile/load/load-site.ts'

/** A guide written from campaigns/README.md alone. */
const sixth = join(import.meta.dirname, 'sixth-guide')
const dir = mkdtempSync(join(tmpdir(), 'sixth-guide-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('one more guide takes a file of about 25 lines, its mails and its PDF pages', () => {
  cpSync(join(import.meta.dirname, '../../campaigns'), dir, { recursive: true })
  cpSync(sixth, join(dir, 'vitality'), { recursive: true })
  const { site, diagnostics } = loadSite({ dir, publicOrigin: 'http://127.0.0.1:3000' })
  expect(diagnostics).toEqual([])
  const campaign = site?.campaigns.find(({ id }) => id === 'vitality/night-plate')
  expect(campaign?.sections.map(({ type }) => type)).toEqual([
    'hero',
    'form',
    'success',
    'benefits',
    'about',
    'cta',
    'footer',
  ])
  expect(campaign?.pipeline.map(({ step }) => step)).toEqual(['lead', 'journey', 'email'])
})
