import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lines } from './lines.tsx'

const written = (text: string, mark?: string) => renderToStaticMarkup(<Lines text={text} mark={mark} />)

test('of two short sentences each stays together, also where the last is accented', () => {
  expect(written('Fifty seats. Is one yours?')).toBe(
    '<span class="inline-block">Fifty seats.</span> <span class="inline-block">Is one yours?</span>',
  )
  expect(written('Is it hot? *Choose a time.*')).toBe(
    '<span class="inline-block">Is it hot?</span> <span class="inline-block"><em class="marked">Choose a time.</em></span>',
  )
  expect(written('Is one yours?')).toBe('Is one yours?')
})

test('the accented clause of a quote stays together, with the mark that ends it', () => {
  expect(written('I asked. *Nobody knew.*', '”')).toBe(
    'I asked. <span class="inline-block"><em class="marked">Nobody knew.</em>”</span>',
  )
  expect(written('I asked. Nobody knew.', '”')).toBe('I asked. Nobody knew.”')
})
