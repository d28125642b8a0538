import { expect, test } from 'vitest'
import { fakeCampaign, fakeSite } from '../../tests/fakes/fake-site.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { createSignUpMail } from './sign-up-mail.ts'

const rowId = '00000000-0000-5000-8000-000000000009'
const mail = { id: 'vitality/welcome', subject: 'Hi', preheader: '', html: '<p>Hi {name}</p>', text: '' }
const mailOf = (changes: Partial<ServedSite>) =>
  createSignUpMail({
    // Only the site is read.
    releases: { current: () => ({ site: { ...fakeSite, ...changes } }) },
    publicOrigin: 'http://127.0.0.1:3000',
    secret: 'x'.repeat(32),
  })

const campaigns = { 'vitality/guide': fakeCampaign('vitality/guide', { rowId }) }

test('staff of its coach read the first mail of a campaign as Ann would get it', () => {
  const read = mailOf({ campaigns, emails: { 'vitality/welcome': mail } })
  expect([read(null, rowId), read(['vitality'], rowId)]).toEqual(['<p>Hi Ann</p>', '<p>Hi Ann</p>'])
  expect([read(['ember'], rowId), read(null, 'nonsense')]).toEqual([null, null])
})

test('a campaign without a mail has none to show', () => {
  const quiet = { 'vitality/guide': fakeCampaign('vitality/guide', { rowId, pipeline: [] }) }
  expect(mailOf({ campaigns: quiet })(null, rowId)).toBeNull()
})
