import { starterFolder } from '../../engine/compile/rules/files/starter-words.ts'
import { startOf } from '../../engine/campaign/schema/event-start.ts'
import { eventDate } from '../../engine/campaign/schema/event-words.ts'
import type { Lang } from '../../engine/words/lang.ts'
import { fillStarter, inLang, spoken } from './starter.ts'
import type { Made } from './starter.ts'

export const starters = ['lead-magnet', 'webinar', 'event', 'booking', 'privacy', 'terms', 'contact'] as const
export type StarterName = (typeof starters)[number]

export type CampaignAnswers = {
  coach: string
  coachName: string
  /** Of its mail and guide. The words of the campaign file itself explain what to write. */
  lang?: Lang
  slug: string
  from: StarterName
  path: string
  /** ISO 8601 with an offset; of an event only. */
  starts?: string
  capacity?: string
  /** Of a booking page only; null if coach.yaml names a calendar. */
  calendar: string | null
  dir: string
}

export const newCampaign = (answers: CampaignAnswers): Made => {
  const { coach, coachName, lang, slug, from, path, dir, starts = '', capacity = '20', calendar } = answers
  const folder = `${dir}/${coach}`
  const words = {
    COACH: coach,
    'COACH-NAME': coachName,
    SLUG: slug,
    NAME: spoken(slug),
    PATH: path,
    STARTS: starts,
    WHEN: spokenDay(starts),
    CAPACITY: capacity,
    CALENDAR: calendar ?? '',
    UPDATED: new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }),
  }
  const fill = (starter: string) => fillStarter(starter, words, starterFolder)
  const text = fill(`${from}.yaml`)
  const file = { path: `${folder}/${slug}.yaml`, text: calendar === null ? withoutCalendar(text) : text }
  const mail = { path: `${folder}/emails/${slug}.md`, starter: `${from}.mail.md` }
  const guide = { path: `${folder}/guides/${slug}.md`, starter: `${from}.guide.md` }
  const texts = textsOf(from, mail, guide)
  const files = [
    file,
    ...texts.map(({ path: textPath, starter }) => ({ path: textPath, text: fill(inLang(starter, lang)) })),
  ]
  return {
    files,
    next: nextSteps(
      files.map(({ path: made }) => made),
      answers,
    ),
  }
}

type Text = { path: string; starter: string }

const textsOf = (from: StarterName, mail: Text, guide: Text): Text[] => {
  if (!hasForm(from)) return []
  return from === 'lead-magnet' ? [mail, guide] : [mail]
}

/** As its starter has it. */
const hasForm = (from: StarterName) => from === 'lead-magnet' || from === 'webinar' || from === 'event'

/** "Sunday, January 17, 2027, 6:00 p.m.", without a time zone. */
const spokenDay = (starts: string) =>
  starts === ''
    ? ''
    : eventDate(startOf(starts).at)
        .replace('\u00a0', ' ')
        .replace(/:00(?= [ap]\.m\.)/, '')
        .replace(/ \(UTC.*\)$/, '')

const withoutCalendar = (text: string) => text.replace(/^ {2}calendar: .*\n/m, '')

const nextSteps = (files: string[], { coach, slug, from, path, starts }: CampaignAnswers) => [
  ...(starts === undefined
    ? []
    : [`It begins at ${starts}. Without --starts, this date is a placeholder: write yours at "starts".`]),
  `Write your text into ${files.join(', ')}.`,
  `Watch it while you write: npm run dev, then http://127.0.0.1:5173${path}`,
  'Check it: npm run validate',
  ...(!hasForm(from)
    ? []
    : [`Simulate a sign-up: npm run simulate -- ${coach}/${slug} --email ann@visitors.example`]),
  'When the text is yours, remove the line "live: false" and commit.',
]
