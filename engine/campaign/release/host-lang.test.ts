import { expect, test } from 'vitest'
import { hostLang } from './host-lang.ts'

type Coaches = Parameters<typeof hostLang>[0]

const coaches = {
  anke: { hosts: ['anke.example'], lang: 'de' },
  jan: { hosts: [], lang: 'de' },
  zoe: { hosts: ['zoe.example'], lang: 'fr' },
  ann: { hosts: ['ann.example'] },
} satisfies Coaches
const { anke, jan, zoe, ann } = coaches

test.each<[string, Coaches, string, string | undefined]>([
  ['a host of everybody, where all write German', { anke, jan }, 'porch.example', 'de'],
  ['a host of everybody, where one writes French', { anke, jan, zoe }, 'porch.example', undefined],
  ['a host of everybody, where one writes English', { anke, ann }, 'porch.example', undefined],
  ['a host of everybody without a coach', {}, 'porch.example', undefined],
  ["a coach's own host", { anke, zoe }, 'www.zoe.example', 'fr'],
  ["an English coach's own host beside German ones", { anke, jan, ann }, 'ann.example', undefined],
])('%s', (_, at, host, lang) => {
  expect(hostLang(at, host)).toBe(lang)
})
