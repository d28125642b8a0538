import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { erasureEnvironment } from '../checks/erased.ts'
import { buildFixtures } from '../build-fixtures.ts'
import { must } from '../define-check.ts'
import { seeded } from '../../kill/seeded.ts'
import { openStage, type Stage } from '../stage.ts'
import { eraseEverywhere } from './erase-everywhere.ts'
import { addresses, her, listMemberOf } from './her.ts'
import { hitsInWords } from './places.ts'

/** An erasure that forgets places, and a restore without the list of who was erased: each must be found. */
export const forgetPlaces = async (): Promise<string> => {
  const stage = await openStage({
    dist: buildFixtures(),
    isQuick: true,
    kills: 0,
    random: seeded(1),
    environment: erasureEnvironment,
  })
  try {
    const { after, restored } = await eraseEverywhere(stage, { sabotage: forget, isListLost: true })
    mustName('erasure', after, ['person_notes', 'later_table', 'leads.csv', 'Mailchimp'])
    mustName('restore', restored, ['leads', 'submissions', 'person_tags'])
    return `after the erasure: ${hitsInWords(after)}\nafter the restore: ${hitsInWords(restored).slice(0, 300)}...`
  } finally {
    await stage.close()
  }
}

const forget = async ({ product: { query, dataDir }, mailchimp }: Stage) => {
  await query(`create function keep() returns trigger language plpgsql as 'begin return null; end'`)
  await query('create trigger keep before delete on person_notes for each row execute function keep()')
  await query('create table later_table as select id, md5(email) as email from leads')
  writeFileSync(join(dataDir, 'leads.csv'), Buffer.from(`name: ${her.name}`).toString('base64'))
  mailchimp.setMode('ok')
  const member = listMemberOf(addresses.late)
  await fetch(`${mailchimp.url}/3.0/lists/f0f0f0f0f0/members/${member}?skip_merge_validation=true`, {
    method: 'PUT',
    headers: { authorization: `Basic ${Buffer.from(`x:${mailchimp.apiKey}`).toString('base64')}` },
    body: JSON.stringify({ email_address: addresses.late, status_if_new: 'subscribed' }),
  })
  mailchimp.setMode('503-html')
}

const mustName = (what: string, hits: { where: string }[], wanted: string[]) => {
  const missed = wanted.filter((place) => !hits.some(({ where }) => where === place))
  must(missed.length === 0, `The ${what} forgot ${missed.join(', ')} and the check has not found it.`)
}
