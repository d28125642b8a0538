import { eventDate } from '../../campaign/event-words.ts'
import { isRecord } from '../load/drafts.ts'
import type { CampaignDraft, Drafts } from '../load/drafts.ts'
import type { Problem } from '../problems/problem.ts'
import { placeOf } from '../yaml/yaml-file.ts'
import { isWritten } from '../yaml/yaml-find.ts'
import { saysOtherwise } from './when-differs.ts'

/** The date that a page says in words of its own is that of the event: mails and calendars are made of the event's. */
export const checkWhen = ({ campaigns }: Drafts): Problem[] => campaigns.flatMap(judge)

const judge = (draft: CampaignDraft): Problem[] => {
  const { yaml, report } = draft.source
  const settings = isRecord(yaml.value) ? yaml.value['with'] : undefined
  const when = isRecord(settings) ? settings['when'] : undefined
  const event = draft.pipeline.find(({ entry }) => entry.step === 'event')
  const starts = event?.entry['starts']
  if (typeof when !== 'string' || typeof starts !== 'string' || Number.isNaN(Date.parse(starts))) return []
  const [word, ...others] = saysOtherwise(when, starts)
  if (word === undefined) return []
  const isBeside = isWritten(yaml, ['with', 'starts'])
  return [
    report(['with', 'when'], {
      rule: 'event-date',
      message: `says ${[word, ...others].map((one) => `"${one}"`).join(' and ')}, but the event begins on ${eventDate(starts)}.`,
      fix: 'Mend the one that is wrong: mails and calendars go by "starts", the page says "when". Without "when" the page says the date by itself.',
      related: isBeside ? [placeOf(yaml, ['with', 'starts'])] : [],
      word,
    }),
  ]
}
