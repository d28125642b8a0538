import { expect, test } from 'vitest'
import { fakeForm, fakeSite, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { aDay, createEarlier } from './earlier-releases.ts'

const id = 'vitality/blueprint'
const next = { site: fakeSite, assets: new Map() }
const file = { plain: 'objects/a.js', contentType: 'text/javascript', etag: '"a"', immutable: true }
const formOf = (anchor: string) => ({ ...fakeForm, anchor })
const retired = (anchor: string) => ({
  campaigns: fakeSiteWith({ form: formOf(anchor) }).campaigns,
  assets: { [`/assets/${anchor}.js`]: file },
})

test('of many releases in a day the last twenty forms of a campaign are kept, each once', () => {
  const earlier = createEarlier()
  for (let at = 0; at < 30; at += 1) earlier.retire(retired(`form-${at}`), next, aDay)
  earlier.retire(retired('form-25'), next, aDay)
  const anchors = earlier.forms(id, fakeForm, 0).map(({ anchor }) => anchor)
  expect(anchors).toHaveLength(20)
  expect(anchors.slice(0, 3)).toEqual(['form-25', 'form-29', 'form-28'])
  expect(new Set(anchors).size).toBe(20)
})

test('a form that is live again is no earlier one', () => {
  const earlier = createEarlier()
  earlier.retire(retired('old'), next, aDay)
  expect(earlier.forms(id, formOf('old'), 0)).toEqual([])
  expect(earlier.forms(id, undefined, 0)).toHaveLength(1)
})

test('what is over takes no memory', () => {
  const earlier = createEarlier()
  earlier.retire(retired('old'), next, aDay)
  earlier.forget(aDay)
  expect(earlier.asset('/assets/old.js', 0)).toBeUndefined()
  expect(earlier.forms(id, fakeForm, 0)).toEqual([])
})
