import { expect, test } from 'vitest'
import { openSite } from '../../load/open-site.ts'
import { coachFile, linkedCoach, writeSite } from '../../../../tests/fixtures/site-fixture.ts'

const notes = (more: string) => {
  const site = openSite({
    dir: writeSite({ [coachFile]: `${linkedCoach}${more}` }),
    publicOrigin: 'https://porch.example',
  })
  expect(site.update(null).diagnostics).toEqual([])
  return site.notes(new Date('2027-03-04')).map(({ path, message, fix }) => `${path} ${message} ${fix}`)
}

test('to which hosts pages open is worth a look, and whether visitors are asked', () => {
  expect(notes('analytics: { plausible: sleep.example }\n')).toEqual([
    expect.stringMatching(/^analytics opens the pages to plausible\.io\. Visitors are not asked/),
  ])
  expect(notes("analytics: { metaPixel: '123456789012345' }\n")).toEqual([
    expect.stringMatching(
      /^analytics opens the pages to connect\.facebook\.net, www\.facebook\.com\. Visitors are asked before Meta/,
    ),
  ])
})

test('without analytics there is nothing to say', () => {
  expect(notes('')).toEqual([])
  expect(notes('analytics: {}\n')).toEqual([])
})
