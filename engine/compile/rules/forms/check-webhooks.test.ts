import { expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const posting = (url: string, hosts?: string) => {
  const site = `${goodFiles['site.yaml'] ?? ''}${hosts === undefined ? '' : `webhookHosts: [${hosts}]\n`}`
  const changes = edited(
    campaignFile,
    '    email: sleep-guide\n',
    `    email: sleep-guide\n  - { step: webhook, url: '${url}' }\n`,
  )
  return reported(loadWith({ ...changes, 'site.yaml': site }).diagnostics)
}
const found = `${campaignFile} pipeline[3].url webhook-host at 'https://hooks.examp`

test.each([
  ['where nothing is allowed', undefined],
  ['beside another host', 'other.example'],
  ['that only ends alike', 'ks.example'],
])('a host %s gets no answers', (_, hosts) => {
  expect(posting('https://hooks.example/leads', hosts)).toEqual([found])
})

test.each([
  ['https://hooks.example/leads', 'hooks.example'],
  ['https://eu.hooks.example/leads', 'hooks.example'],
  ['http://127.0.0.1:4000/leads', 'other.example'],
])('%s is fine', (url, hosts) => {
  expect(posting(url, hosts)).toEqual([])
})
