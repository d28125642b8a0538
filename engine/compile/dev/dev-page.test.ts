import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { goodFiles, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { openCache } from '../bundle/cache.ts'
import { devPage } from './dev-page.ts'

const photo = () =>
  sharp({ create: { width: 2016, height: 1512, channels: 3, background: '#2a6f7f' } }).jpeg()

test('a photo that the camera wrote as turned is as upright on the dev page as on the site', async () => {
  const file = 'nora/sleep-guide.yaml'
  const gallery = `sections:
  - type: gallery
    photos:
      - { file: wide.jpg, alt: A lake }
      - { file: turned.jpg, alt: A tower }
`
  const { site } = loadWith({
    [file]: goodFiles[file]?.replace('sections:\n', gallery),
    'nora/assets/wide.jpg': await photo().toBuffer(),
    'nora/assets/turned.jpg': await photo().withMetadata({ orientation: 6 }).toBuffer(),
  })
  const [campaign] = site?.campaigns ?? []
  if (!site || !campaign) throw new Error('The site was not loaded.')
  const cache = openCache(mkdtempSync(join(tmpdir(), 'cache-')))
  const { assets } = await devPage(site, campaign, { publicOrigin: 'https://porch.example', cache })
  expect(assets.photos).toMatchObject({
    'wide.jpg': { width: 1600, height: 1200, kinds: [] },
    'turned.jpg': { width: 1512, height: 2016, url: assets.pictures['turned.jpg'] },
  })
})
