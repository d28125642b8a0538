import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openCache } from '../bundle/cache.ts'
import { splitCss } from './split-css.ts'

const before = '<body><main class="page"><section class="hero"><h1 class="title">Hello</h1>'
const after =
  '<section class="said wide"><p class="quote lede"></p><ul class="list"><li></li></ul></section></main>'
const split = (css: string, classNames: string[] = []) =>
  splitCss(openCache(tmpdir()), css, { before, after }, classNames)

test('rules that match nothing before the end of the hero come later', async () => {
  const css =
    '.title{margin:0}.said{padding:1px}@media (min-width:1px){.said .quote{color:red}.hero{color:red}}'
  expect(await split(css)).toEqual({
    css: '.title{margin:0}@media (min-width:1px){.hero{color:red}}',
    laterCss: '.said{padding:1px}@media (min-width:1px){.said .quote{color:red}}',
  })
})

test.each([
  ['a rule without a name of its own', 'li{color:red}'],
  ['a rule that may also match the hero', '.said,.hero{color:red}'],
  ['a rule whose later name is a condition of something earlier', '.hero:not(.said){color:red}'],
  ['what is no rule of an element', '@keyframes a{0%{color:red}}'],
])('%s stays', async (_, css) => {
  expect(await split(`${css}.wide{color:red}`)).toEqual({ css, laterCss: '.wide{color:red}' })
})

test.each(['.quote{margin:0}.lede{margin-top:1px}', '.list li{color:red}.page li{color:#00f}'])(
  'a rule that a later one of its weight undoes stays before it: %s',
  async (css) => expect(await split(css, ['lede'])).toEqual({ css, laterCss: '' }),
)

test.each([
  ['another property', '.quote{margin:0}.lede{padding:0}'],
  ['another weight', '.said .quote{margin:0}.lede{margin:1px}'],
  ['another part of the element', '.quote:before{margin:0}.lede{margin:1px}'],
  ['another element', '.quote{margin:0}.list{margin:1px}'],
])('a rule passes one that sets %s', async (_, css) => {
  const [moved = '', stays = ''] = css.split(/(?<=})/)
  expect(await split(css, ['lede', 'list'])).toEqual({ css: stays, laterCss: moved })
})

test('a rule that names a class of no element is left out', async () => {
  expect(
    await split('.hero .card{margin:0}.card,.title{color:red}.said .card{margin:0}.said{padding:1px}'),
  ).toEqual({
    css: '.card,.title{color:red}',
    laterCss: '.said{padding:1px}',
  })
  expect(await split('.hero:has(.card){margin:0}.hero:has(.card,.title){color:red}')).toEqual({
    css: '.hero:has(.card,.title){color:red}',
    laterCss: '',
  })
  expect(await split('.hero .card{margin:0}', ['card'])).toEqual({
    css: '.hero .card{margin:0}',
    laterCss: '',
  })
})

test('class names are those that a browser reads', async () => {
  const css = '.\\[\\&\\>p\\]\\:hidden{margin:0}'
  const end = '<p class="[&amp;&gt;p]:hidden"></p>'
  expect(await splitCss(openCache(tmpdir()), css, { before, after: end }, [])).toEqual({
    css: '',
    laterCss: css,
  })
})

test("a rule that a form's answer could match stays with the answer's", async () => {
  expect(await split('.quote{color:red}', ['quote'])).toEqual({ css: '.quote{color:red}', laterCss: '' })
})
