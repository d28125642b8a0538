import { expect, test } from 'vitest'
import { coachFile, edited, goodFiles, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'

const from = (address: string, declared?: string, hosts = 'hosts: [sleep.example]') => {
  const coach = (edited(coachFile, 'nora@sleep.example', address)[coachFile] ?? '').replace(
    'hosts: [sleep.example]',
    hosts,
  )
  const site =
    declared === undefined
      ? {}
      : { 'site.yaml': `${goodFiles['site.yaml'] ?? ''}senderDomains: [${declared}]\n` }
  return reported(loadWith({ [coachFile]: coach, ...site }).diagnostics)
}
const refused = (address: string) => [`${coachFile} sender.address sender-domain at ${address.slice(0, 20)}`]

test('without a declared domain mails come from one of the hosts of the coach', () => {
  expect(from('nora@sleep.example')).toEqual([])
  expect(from('nora@mail.sleep.example')).toEqual([])
  expect(from('nora@elsewhere.test')).toEqual(refused('nora@elsewhere.test'))
  expect(from('nora@notsleep.example')).toEqual(refused('nora@notsleep.example'))
  expect(from('nora@brand.test', undefined, 'hosts: [go.brand.test]')).toEqual([])
  expect(from('nora@anything.test', undefined, '')).toEqual([])
})

test('with declared domains these count alone', () => {
  expect(from('nora@post.test', 'post.test')).toEqual([])
  expect(from('nora@a.post.test', 'mail.test, post.test')).toEqual([])
  expect(from('nora@sleep.example', 'post.test')).toEqual(refused('nora@sleep.example'))
  expect(from('nora@xpost.test', 'post.test')).toEqual(refused('nora@xpost.test'))
})

test('a mailbox at a big provider sends from there alone', () => {
  expect(from('nora@gmail.com')).toEqual(refused('nora@gmail.com'))
  expect(from('nora@gmail.com', 'gmail.com', '')).toEqual(refused('nora@gmail.com'))
})

test('a domain is declared as such', () => {
  expect(from('nora@sleep.example', 'https://sleep.example')).toEqual([
    'site.yaml senderDomains[0] format at https://sleep.exampl',
  ])
})
