import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentences } from './sentences.tsx'

const written = (text: string) => renderToStaticMarkup(<Sentences text={text} />)

test('of two short sentences each stays together, also where the last is accented', () => {
  expect(written('Fifty seats. Is one yours?')).toBe(
    '<span class="inline-block">Fifty seats.</span> <span class="inline-block">Is one yours?</span>',
  )
  expect(written('Is it hot? *Choose a time.*')).toBe(
    '<span class="inline-block">Is it hot?</span> <em class="marked inline-block">Choose a time.</em>',
  )
  expect(written('Is one *yours?*')).toBe('Is one <em class="marked">yours?</em>')
})
