import { expect, it } from 'vitest'
import { z } from 'zod'
import { configs, madePage } from '../../../tests/fixtures/page-fixture.ts'
import { langs } from '../../words/lang.ts'
import { wordsOf } from '../../words/words.ts'
import { inLanguage } from '../../words/in-language.ts'
import { confirmTheAddress } from '../../words/success-steps.ts'
import { unbroken } from '../../words/unbroken.ts'

const Success = z.object({ steps: z.array(z.object({ title: z.string() })) })

const followUps = [{ email: 'sleep-guide', after: 48 }]

const stepsOf = (top: object, own: object = { followUps }) => {
  const { parts } = madePage('webinar', { ...configs.webinar.least, ...own }, top)
  return Success.parse(parts['success']).steps.map(({ title }) => title)
}

it.each(langs)('after the form, who is to confirm an address reads so in "%s", behind the email', (lang) => {
  const [first, second, ...rest] = stepsOf({ doubleOptIn: true, lang })
  expect(second).toBe(unbroken(inLanguage(confirmTheAddress.title, wordsOf(lang).usual), lang))
  expect([first, ...rest]).toEqual(stepsOf({ lang }))
})

it('nobody reads so where nothing follows, nobody asks, or the author says what comes', () => {
  expect(stepsOf({ doubleOptIn: true }, {})).not.toContain(confirmTheAddress.title)
  expect(stepsOf({ doubleOptIn: false })).not.toContain(confirmTheAddress.title)
  const successSteps = [{ title: 'Open the email.' }, { title: 'Say yes in it.' }]
  expect(stepsOf({ doubleOptIn: true }, { followUps, successSteps })).toEqual([
    'Open the email.',
    'Say yes in it.',
  ])
})
