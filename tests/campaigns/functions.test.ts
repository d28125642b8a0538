import { describe, expect, test } from 'vitest'
import { siteOf } from '../../engine/compile/load/site-of.ts'
import { findFunction } from '../../server/functions/find-function.ts'
import { campaigns, shipped, tableOf } from './read-campaigns.ts'

if (!shipped.readable) throw new Error('The campaigns cannot be read.')
const site = siteOf(shipped.readable, { pages: {}, emails: {} })

const flows = tableOf('flows.csv').flatMap(({ campaign = '', function: text = '' }) => {
  const [called = ''] = text.split(/[ ;,]/)
  const own = campaigns.find(({ id }) => id === campaign)
  return own && called.startsWith('send-') ? [{ campaign: own, id: own.id, called }] : []
})

test.each(flows)('$id sends its mail under the name of its flow, $called', ({ campaign, called }) => {
  const email = campaign.pipeline.find(({ step }) => step === 'email')
  expect(email?.['function']).toBe(called)
})

describe('a function of the table', () => {
  const rows = tableOf('functions.csv').map(({ name = '', who = '' }) => ({ name, who }))

  test.each(rows)('$name exists, for $who', ({ name, who }) => {
    expect(findFunction(site, name)?.who).toBe(who)
  })
})
