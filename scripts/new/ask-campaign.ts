import type { Asker } from './ask.ts'
import { readCoaches } from './coaches.ts'
import { inEightWeeks, judgeCount, judgeHttps, judgeMoment, judgePath, judgeSlug } from './judges.ts'
import { newCampaign, starters } from './new-campaign.ts'
import type { NewOptions } from './new-options.ts'
import { NotAnswered } from './not-answered.ts'
import type { Made } from './starter.ts'

export const askCampaign = async (ask: Asker, id: string | undefined, values: NewOptions): Promise<Made> => {
  const dir = values.campaigns
  const coaches = readCoaches(dir)
  const [ownerWord, nameWord] = id?.split('/') ?? []
  const slugs = coaches.map(({ slug }) => slug)
  if (slugs.length === 0)
    throw new NotAnswered(`There is no coach in ${dir} yet. First: npm run new -- coach <slug>`)
  const coach = await ask.choice('Whose campaign?', slugs, ownerWord, 'the coach, as <coach>/<name>')
  const slug = await ask.text('Name of the file', nameWord, {
    what: 'the name, as <coach>/<name>',
    example: 'sleep-map',
    judge: judgeSlug,
  })
  const from = await ask.choice('What kind of page?', starters, values.from, '--from')
  const path = await ask.text('Where is the page?', values.path, {
    what: '--path',
    initial: `/${slug}`,
    judge: judgePath,
  })
  const event =
    from === 'event'
      ? {
          starts: await ask.text('When does it begin?', values.starts, {
            what: '--starts',
            initial: inEightWeeks(new Date()),
            judge: judgeMoment,
          }),
          capacity: await ask.text('How many places?', values.capacity, {
            what: '--capacity',
            initial: '20',
            judge: judgeCount,
          }),
        }
      : {}
  const owner = coaches.find((known) => known.slug === coach)
  const needsCalendar = from === 'booking' && (values.calendar !== undefined || !owner?.hasScheduler)
  const calendar = needsCalendar
    ? await ask.text('Address of the calendar', values.calendar, {
        what: '--calendar https://... (or write `scheduler:` into the coach.yaml of this coach)',
        example: 'https://calendly.com/your-name',
        judge: judgeHttps,
      })
    : null
  return newCampaign({ coach, coachName: owner?.name ?? coach, slug, from, path, dir, calendar, ...event })
}
