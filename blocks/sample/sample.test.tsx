import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { SampleProps } from './sample.schema.ts'
import { Sample } from './sample.tsx'

const draw = (more: object) =>
  renderToStaticMarkup(
    <Sample
      {...SampleProps.parse({ type: 'sample', paragraphs: ['Hello.'], ...more })}
      setting={storySetting}
    />,
  )

test('a long first paragraph begins with a large letter, a short one and another script do not', () => {
  const long = 'You will not find it where the sweets are. '.repeat(6)
  expect(draw({ paragraphs: [long, long] }).match(/sample-initial/g)).toHaveLength(1)
  expect(draw({ paragraphs: [`“${long}”`] })).toContain('sample-initial')
  expect(draw({ paragraphs: ['You will not.', long] })).not.toContain('sample-initial')
  expect(draw({ paragraphs: ['دليل قصير يوضح لك. '.repeat(16)] })).not.toContain('sample-initial')
})

test('stars make a part of the text bold', () => {
  expect(draw({ list: ['*Who.* Samira.', 'When.'] })).toContain('<em class="marked">Who.</em> Samira.')
})

test('an open book has its title on the left page; without a title there is one page', () => {
  expect(draw({ variant: 'spread', title: 'The shelf' })).toContain('leaf-book')
  expect(draw({ variant: 'spread' })).toContain('sample-page')
})

test('an entry after "[ ]" has a box to tick, a name with a line is a row of a form', () => {
  const list = ['[ ] A call', '[ ] *Coding:* ____ h', 'Advice [ ]']
  expect(draw({ list }).match(/sample-box/g)).toHaveLength(2)
  expect(draw({ list })).toContain('>A call<')
  expect(draw({ list })).toContain('Advice [ ]')
  expect(draw({ paragraphs: ['*Who:* ____', 'It is *who:* ____'] }).match(/sample-form/g)).toHaveLength(1)
})
