import { Mood, moods } from '../../engine/campaign/theme/mood.ts'
import { markFaults, wearType } from './agenda-marks.ts'
import { expect, test } from './lab.ts'

const lists: [anchor: string, marks: string[]][] = [
  ['short', ['0:00', '7:30']],
  ['short', ['20', '0:00']],
  ['wide', ['10:00', '10:30', '20:48']],
  ['wide', ['Part 1', 'Part 2', 'Week 3']],
  ['wide', ['10:00 am', '12:30 pm', '12:48 PM']],
  ['wide', ['Thursday', 'Saturday', 'MORNINGS']],
]

test('agenda times of up to eight letters stay beside their dot, in every mood and at every width', async ({
  page,
  lab,
}) => {
  await lab.open('/day')
  const faults: string[] = []
  for (const mood of Mood.options) {
    await wearType(page, moods[mood].shape)
    for (const width of [390, 500, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [anchor, marks] of lists) {
        const found = await page.evaluate(markFaults, { anchor, marks })
        faults.push(...found.map((fault) => `${mood} at ${width} px: ${fault}`))
      }
    }
  }
  expect(faults).toEqual([])

  const [anchor, marks] = ['short', ['10:00 am']]
  expect(await page.evaluate(markFaults, { anchor, marks }), 'the short column is too narrow').not.toEqual([])
})

test('hours that are a row on a desk stay beside their dot on narrow screens', async ({ page, lab }) => {
  await lab.open('/hours')
  const faults: string[] = []
  for (const mood of Mood.options) {
    await wearType(page, moods[mood].shape)
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.evaluate(markFaults, { anchor: 'across', marks: ['10:00', '10:30', '20:48'] })
      faults.push(...found.map((fault) => `${mood} at ${width} px: ${fault}`))
    }
  }
  expect(faults).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  const tops = await page
    .locator('.agenda-item')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
