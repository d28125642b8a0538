import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lines } from './lines.tsx'

const written = (text: string, mark?: string) => renderToStaticMarkup(<Lines text={text} mark={mark} />)

test('the last short sentence of a title stays together', () => {
  expect(written('Fifty seats. Is one yours?')).toBe(
    'Fifty seats. <span class="inline-block">Is one yours?</span>',
  )
  expect(written('Is one yours?')).toBe('Is one yours?')
})

test('the accented clause of a quote stays together, with the mark that ends it', () => {
  expect(written('I asked. *Nobody knew.*', '”')).toBe(
    'I asked. <span class="inline-block"><em class="marked">Nobody knew.</em>”</span>',
  )
  expect(written('I asked. Nobody knew.', '”')).toBe('I asked. Nobody knew.”')
})
