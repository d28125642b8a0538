import { WrongCall } from '../command.ts'
import type { Asker } from './ask.ts'
import { askOwned } from './ask-owned.ts'
import { inEightWeeks, validateCount, validateFuture, validateHttps, validatePath } from './validators.ts'
import { newCampaign, starters } from './new-campaign.ts'
import type { NewOptions } from './new-options.ts'
import type { Made } from './starter.ts'

export const askCampaign = async (ask: Asker, id: string | undefined, values: NewOptions): Promise<Made> => {
  const dir = values.campaigns
  const { owner, slug } = await askOwned(ask, id, { dir, kind: 'campaign', example: 'sleep-map' })
  const from = await ask.choice('What kind of page?', starters, values.from, '--from')
  refuseIdle(from, values)
  const path = await ask.text('Where is the page?', values.path, {
    what: '--path',
    initial: `/${slug}`,
    validate: validatePath,
  })
  const event = from === 'event' ? await askEvent(ask, values) : {}
  const needsCalendar = from === 'booking' && (values.calendar !== undefined || !owner.hasScheduler)
  const calendar = needsCalendar
    ? await ask.text('Address of the calendar', values.calendar, {
        what: '--calendar https://... (or write `scheduler:` into the coach.yaml of this coach)',
        example: 'https://calendly.com/your-name',
        validate: validateHttps,
      })
    : null
  const { slug: coach, name: coachName, lang } = owner
  return newCampaign({ coach, coachName, lang, slug, from, path, dir, calendar, ...event })
}

const askEvent = async (ask: Asker, { starts, capacity }: NewOptions) => ({
  starts: await ask.text('When does it begin?', starts, {
    what: '--starts',
    initial: inEightWeeks(new Date()),
    validate: validateFuture(new Date()),
  }),
  capacity: await ask.text('How many places?', capacity, {
    what: '--capacity',
    initial: '20',
    validate: validateCount,
  }),
})

const refuseIdle = (from: string, { starts, capacity, calendar }: NewOptions) => {
  const idle = [
    ...(from === 'event' ? [] : Object.entries({ '--starts': starts, '--capacity': capacity })),
    ...(from === 'booking' ? [] : Object.entries({ '--calendar': calendar })),
  ].find(([, value]) => value !== undefined)
  if (idle) throw new WrongCall(`${idle[0]} says nothing about a page from ${from}.`)
}
