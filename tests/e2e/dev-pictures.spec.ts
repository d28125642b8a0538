import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { boxedOf } from '../fixtures/picture-fixture.ts'
import { axeFindings, axeScript } from './axe-findings.ts'
import { changedLines, editor, framed, openPart } from './dev-panel.ts'
import { expect, open, test } from './dev-server.ts'

test('a phone photo is added at its field, and its words are asked for', async ({ dev, page }) => {
  const assets = join(dev.campaigns, 'vitality/assets')
  const [before, there] = [await readFile(dev.file, 'utf8'), await readdir(assets)]
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#aa3311' }
  const photo = await sharp({ create }).jpeg().toBuffer()
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/sugar-free-blueprint?edit=page')
  await openPart(page, /^Hero/)
  await openPart(page, /^More/)
  await openPart(page, /^Photo/)
  const choice = editor(page).getByLabel('Add a picture')
  const heic = { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer: boxedOf(['heic'], 9, 9) }
  await choice.setInputFiles(heic)
  await expect(editor(page).getByRole('alert')).toContainText('is a HEIC photo of a phone')
  await page.evaluate(axeScript)
  expect((await axeFindings(page, true)).violations).toEqual([])

  await choice.setInputFiles({ name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer: photo })
  const alt = editor(page).getByLabel('Description of the picture')
  await expect(alt).toBeFocused()
  await page.keyboard.type('Soup, and a spoon')
  await expect(editor(page).getByRole('alert')).toHaveCount(0)
  await expect(editor(page).getByRole('radio', { name: 'img-2034.jpg' })).toBeChecked()
  await expect(framed(page).getByRole('img', { name: 'Soup, and a spoon' })).toBeVisible()
  expect(await readFile(join(assets, 'img-2034.jpg'))).toEqual(photo)
  expect(changedLines(before, await readFile(dev.file, 'utf8'))).toEqual({
    gone: [],
    come: ['    photo:', '      file: img-2034.jpg', '      alt: Soup, and a spoon'],
  })

  const drop = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'Me.svg'))
    return data
  })
  await editor(page).locator('.ed-drop').dispatchEvent('drop', { dataTransfer: drop })
  await expect(editor(page).getByRole('alert')).toContainText('"me.svg" is more than a drawing')
  expect(await readdir(assets)).toEqual([...there, 'img-2034.jpg'].toSorted())
  await writeFile(dev.file, before)
  await rm(join(assets, 'img-2034.jpg'))
})
