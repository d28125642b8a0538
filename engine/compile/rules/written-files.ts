import { join } from 'node:path'
import { Coach } from '../../campaign/schema/coach.ts'
import { loadCampaign } from '../parse/load-campaign.ts'
import { loadEmail } from '../parse/load-email.ts'
import type { ParsedEmail } from '../parse/parsed-files.ts'
import { readBounded, readParsedFile } from '../parse/read-parsed-file.ts'
import { orUnreadable } from '../parse/unreadable.ts'
import { parseNodes } from '../read/syntax/parse-nodes.ts'
import { reportIn } from '../read/yaml-file.ts'
import type { Source } from '../schema/source.ts'
import { templates as ownTemplates } from '../templates/templates.ts'
import type { AllCoaches, OwnedCampaign } from './all-coaches.ts'
import type { CampaignSummary, CoachSummary, MailSummary } from './coach-summary.ts'
import { keepLatest } from './keep-latest.ts'

export type WrittenFiles = {
  coach: (coach: CoachSummary) => Source
  campaign: (owned: OwnedCampaign) => Source
  mail: (coach: CoachSummary, mail: MailSummary) => ParsedEmail['reportBody']
}

/** The files of summaries, read again: most runs have no diagnostic to place in them. */
export const writtenFiles = ({ templates = ownTemplates }: Pick<AllCoaches, 'templates'>): WrittenFiles => {
  const coachOf = keepLatest(({ dir }: CoachSummary) => readParsedFile(coachFileIn(dir), Coach).parsed)
  const campaignOf = keepLatest(({ stem }: CampaignSummary, coach: CoachSummary) => {
    const file = join(coach.dir, `${stem}.yaml`)
    const context = { coach: coach.slug, person: coachOf(coach)?.value, stem, templates }
    const { parsed } = orUnreadable(file, () => loadCampaign(file, readBounded(file), context))
    return parsed?.source ?? emptySource(file)
  })
  const mailOf = keepLatest(({ stem }: MailSummary, dir: string): ParsedEmail['reportBody'] => {
    const file = join(dir, 'emails', `${stem}.md`)
    const { parsed } = orUnreadable(file, () => loadEmail(file, readBounded(file)))
    return parsed?.reportBody ?? ((_, { word: __, ...details }) => emptySource(file).report([], details))
  })
  return {
    coach: (coach) => coachOf(coach)?.source ?? emptySource(coachFileIn(coach.dir)),
    campaign: ({ coach, campaign }) => campaignOf(campaign, coach),
    mail: (coach, mail) => mailOf(mail, coach.dir),
  }
}

const coachFileIn = (dir: string) => join(dir, 'coach.yaml')

/** A file that is gone since it was summarized: its next save is validated anew. */
const emptySource = (file: string): Source => {
  const yaml = { file, text: '', value: null, nodes: () => parseNodes('') }
  return { yaml, report: reportIn(yaml) }
}
