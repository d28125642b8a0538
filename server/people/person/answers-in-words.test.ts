import { expect, test } from 'vitest'
import { fakeCampaign, fakeForm } from '../../../tests/fakes/fake-site.ts'
import { answersInWords } from './answers-in-words.ts'

test('answers stand by the labels of their fields; what no field asks for keeps its key', () => {
  const size = {
    type: 'select' as const,
    name: 'companySize',
    label: 'Size of your company',
    required: true,
    options: [{ value: '51-200', label: '51 to 200 people' }],
  }
  const campaign = fakeCampaign('vitality/guide', {
    form: { ...fakeForm, fields: [...fakeForm.fields, size] },
  })
  const given = { name: 'Ann', companySize: '51-200', old: true, empty: '' }
  expect(answersInWords(campaign, given)).toEqual([
    { name: 'Name', value: 'Ann' },
    { name: 'Size of your company', value: '51 to 200 people' },
    { name: 'old', value: 'yes' },
  ])
  expect(answersInWords(undefined, { name: 'Ann' })).toEqual([{ name: 'name', value: 'Ann' }])
})
