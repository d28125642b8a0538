import { createPersonDesk } from '../../server/people/person-desk.ts'
import type { Command } from '../../server/people/commands/command.ts'
import { addressHash } from '../../server/settings/keys.ts'
import { sampleCampaign } from './sample-site.ts'
import { startPipeline } from './start-pipeline.ts'
import { submissionOf } from './submission.ts'

const entry = { step: 'email', email: 'welcome', onError: 'error', wait: 30 }
const lead = { step: 'lead', source: 'test', metadata: {} }
const otherGuide = sampleCampaign('other/guide', [lead, entry])

export const by = { staff: 'sam@staff.example', ipHash: 'hash', role: 'owner' as const }

/** The pipeline with a second coach, and the commands on people. */
export const startPeople = async () => {
  const line = await startPipeline({ campaigns: [otherGuide] })
  const { coaches, emails } = line.siteFile
  const [harbor] = Object.values(coaches)
  if (harbor) coaches['other'] = { ...harbor, slug: 'other', brand: 'Other' }
  const welcome = emails['harbor/welcome']
  if (welcome) emails['other/welcome'] = { ...welcome, id: 'other/welcome' }
  const desk = createPersonDesk(line)
  const leadOf = async (email: string, coach = 'harbor') => {
    const rows = await line.query<{ id: string }>(
      'select id from leads where email = $1 and coach = $2 order by created_at, id limit 1',
      [email, coach],
    )
    return rows[0]?.id ?? ''
  }
  return {
    ...line,
    desk,
    leadOf,
    hashOf: (email: string) => addressHash(line.secret, email),
    /** The same address signs up with the other coach. */
    signUpElsewhere: (email: string) => line.accept(submissionOf(otherGuide, email)),
    /** What is stored about the address with the other coach. */
    elsewhere: () =>
      line.query(
        `select to_jsonb(leads) as lead, (select jsonb_agg(to_jsonb(run) order by run.id) from step_runs run where run.lead_id = leads.id) as runs,
           (select jsonb_agg(to_jsonb(form) order by form.id) from submissions form where form.lead_id = leads.id) as forms,
           (select jsonb_agg(to_jsonb(link)) from unsubscribe_links link where link.coach = 'other') as links
         from leads where coach = 'other'`,
      ),
    act: async <Asked, Answer>(email: string, command: Command<Asked, Answer>, asked: Asked) => {
      const answer = await desk.change({ lead: await leadOf(email), coaches: null }, by, command, asked)
      if (answer === null) throw new Error('There is no such person.')
      return answer
    },
    /** Mails that left, as "address subject". */
    left: () => line.mailer.sent.map(({ to, subject }) => `${to} ${subject}`),
    clearAll: async () => {
      await line.clear()
      await line.query('delete from audit_log')
    },
  }
}
