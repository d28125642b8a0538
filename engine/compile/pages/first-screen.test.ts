import { expect, test } from 'vitest'
import { firstScreenText } from './first-screen.ts'

test('the first screen is the headline and the title of the form', () => {
  const html =
    '<h1 class="x">Sugar<!-- -->-free &amp; <em>happy</em></h1><h2>Benefits</h2>' +
    '<form class="f"><h2 id="t">Join<svg><title>no</title></svg></h2><p>text</p></form>'
  expect(firstScreenText(html)).toBe('Sugar-free & happy Join')
})

const book = (where: string, title: string) =>
  `<div class="book book-3d ${where}"><p class="book-line">Ada</p><p class="book-title"><span class="book-figure">10</span>${title}</p></div>`

test("the words on the hero's book are part of it, those on a book further down are not", () => {
  const html = `<h1>Land softly</h1>${book('hero-book', 'Places')}<h2>More</h2>${book('guide-book', 'Qux')}`
  expect(firstScreenText(html)).toBe('Land softly 10 Places')
})

test("a form's title may stand outside of it and label it", () => {
  const html =
    '<h2 class="a" id="t-1">Get the guide</h2><form aria-labelledby="t-1"><label>Name</label></form>'
  expect(firstScreenText(html)).toBe('Get the guide')
})
