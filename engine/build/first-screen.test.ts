import { expect, test } from 'vitest'
import { firstScreenText } from './first-screen.ts'

test('the first screen is the headline and the title of the form', () => {
  const html =
    '<h1 class="x">Sugar<!-- -->-free &amp; <em>happy</em></h1><h2>Benefits</h2>' +
    '<form class="f"><h2 id="t">Join<svg><title>no</title></svg></h2><p>text</p></form>'
  expect(firstScreenText(html)).toBe('Sugar-free & happy Join')
})

test("a form's title may stand outside of it and label it", () => {
  const html =
    '<h2 class="a" id="t-1">Get the guide</h2><form aria-labelledby="t-1"><label>Name</label></form>'
  expect(firstScreenText(html)).toBe('Get the guide')
})
