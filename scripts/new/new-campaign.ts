import { starterFolder } from '../../engine/compile/rules/files/starter-words.ts'
import { eventDate } from '../../engine/campaign/schema/event-words.ts'
import { fillStarter, spoken } from './starter.ts'
import type { Made } from './starter.ts'

export const starters = ['lead-magnet', 'webinar', 'event', 'booking'] as const
export type StarterName = (typeof starters)[number]

export type CampaignAnswers = {
  coach: string
  coachName: string
  slug: string
  from: StarterName
  /** Where the page is: "/sleep-map". */
  path: string
  /** ISO with offset; only an event has one. */
  starts?: string
  capacity?: string
  /** Address of the calendar; null where coach.yaml names one. Only a booking page has one. */
  calendar?: string | null
  /** Folder of the campaigns, such as "campaigns". */
  dir: string
}

/** A campaign file with what belongs to it, valid from the start. */
export const newCampaign = (answers: CampaignAnswers): Made => {
  const { coach, coachName, slug, from, path, dir, starts = '', capacity = '20', calendar = null } = answers
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
  }
  const fill = (starter: string) => fillStarter(starter, words, starterFolder)
  const text = fill(`${from}.yaml`)
  const file = { path: `${folder}/${slug}.yaml`, text: calendar === null ? withoutCalendar(text) : text }
  const mail =
    from === 'booking' ? [] : [{ path: `${folder}/emails/${slug}.md`, text: fill(`${from}.mail.md`) }]
  const guide =
    from === 'lead-magnet'
      ? [{ path: `${folder}/guides/${slug}.md`, text: fill('lead-magnet.guide.md') }]
      : []
  const files = [file, ...mail, ...guide]
  return {
    files,
    next: nextSteps(
      files.map((made) => made.path),
      answers,
    ),
  }
}

/** As a page would say it: "Sunday, January 17, 2027, 6:00 p.m."; where the clocks stand is for the words of the page. */
const spokenDay = (starts: string) =>
  starts === ''
    ? ''
    : eventDate(starts)
        .replace(/:00(?= [ap]\.m\.)/, '')
        .replace(/ \(UTC.*\)$/, '')

const withoutCalendar = (text: string) => text.replace(/^ {2}calendar: .*\n/m, '')

const nextSteps = (files: string[], { coach, slug, from, path, starts }: CampaignAnswers) => [
  ...(starts === undefined
    ? []
    : [`It begins at ${starts}. Where you gave no date, that one is made up: write yours at "starts".`]),
  `Put your words into ${files.join(', ')}.`,
  `See it while you write: npm run dev, then http://127.0.0.1:5173${path}`,
  'Check it: npm run validate',
  ...(from === 'booking'
    ? []
    : [`See what a sign-up leads to: npm run simulate -- ${coach}/${slug} --email ann@visitors.example`]),
  'When the words are yours, take the line "live: false" out, and commit.',
]
