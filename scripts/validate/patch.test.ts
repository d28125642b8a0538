import { expect, test } from 'vitest'
import { loadSite } from '../../engine/compile/load/load-site.ts'
import { campaignFile, edited, emailFile, writeSite } from '../../tests/fixtures/site-fixture.ts'
import { fix } from './fix.ts'
import { patchOf } from './patch.ts'

const fixIn = (folder: string) =>
  fix({
    dir: folder,
    load: (dir) => loadSite({ dir, publicOrigin: 'https://porch.example' }).diagnostics,
    isSelected: () => true,
  })

test('a patch masks secrets in changed lines and in the lines around them', () => {
  const secret = 'sk_live_51Fictional0000000000'
  const password = 'warm-milk-at-nine'
  const dir = writeSite({
    ...edited(campaignFile, 'aliases:', `# The key: ${secret}\n# password: ${password}\nalias:`),
    ...edited(emailFile, 'preheader: Seven', `preheadr: ${secret} seven`),
  })
  const { files } = fixIn(dir)
  const shown = files.map(patchOf).join('')
  expect(files.map(({ after }) => after.text).join('')).toContain(secret)
  expect(shown).toContain('+aliases:')
  expect(shown).toContain(' # The key: sk_l…')
  expect(shown).toContain('-preheadr: sk_l…')
  expect(shown).toContain('+preheader: sk_l…')
  expect(shown).not.toMatch(/51Fict|milk/)
})
