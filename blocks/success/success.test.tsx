import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { SuccessProps } from './success.schema.ts'
import { Success } from './success.tsx'

const section = SuccessProps.parse({
  type: 'success',
  title: "You're IN",
  stepsTitle: 'What Happens Next',
  steps: [{ title: 'One mail.' }],
})
const draw = (level?: 'h1') =>
  renderToStaticMarkup(<Success {...section} setting={storySetting} {...(level && { level })} />)

it('heads its steps one level below its title, in the page and on a page of its own', () => {
  expect(draw()).toMatch(/<h2 [^>]*>You&#x27;re IN<\/h2>.*<h3 [^>]*>What Happens Next<\/h3>/)
  expect(draw('h1')).toMatch(/<h1 [^>]*>You&#x27;re IN<\/h1>.*<h2 [^>]*>What Happens Next<\/h2>/)
})
