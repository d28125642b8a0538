import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadYaml } from '../../engine/compile/read/load-yaml.ts'
import { nearest } from '../../engine/compile/fixes/nearest.ts'
import { StartRefused } from '../../server/errors.ts'
import { WrongCall } from '../command.ts'
import type { Asker } from './ask.ts'
import { inEightWeeks, validateCount, validateFuture, validateHttps, validatePath } from './validators.ts'
import { newCampaign, starters } from './new-campaign.ts'
import type { NewOptions } from './new-options.ts'
import { validateSlug } from './slug.ts'
import type { Made } from './starter.ts'

export const askCampaign = async (ask: Asker, id: string | undefined, values: NewOptions): Promise<Made> => {
  const dir = values.campaigns
  const coaches = readCoaches(dir)
  const [ownerWord, nameWord] = wordsOf(id)
  const slugs = coaches.map(({ slug }) => slug)
  if (slugs.length === 0)
    throw new StartRefused(`There is no coach in ${dir} yet. First: npm run new -- coach <slug>`)
  if (ownerWord !== undefined && !slugs.includes(ownerWord)) throw noCoach(ownerWord, slugs)
  const coach = await ask.choice('Whose campaign?', slugs, ownerWord, 'the campaign, as <coach>/<name>')
  const slug = await ask.text('Name of the file', nameWord, {
    what: 'the name, as <coach>/<name>',
    example: 'sleep-map',
    validate: validateSlug,
  })
  const from = await ask.choice('What kind of page?', starters, values.from, '--from')
  refuseIdle(from, values)
  const path = await ask.text('Where is the page?', values.path, {
    what: '--path',
    initial: `/${slug}`,
    validate: validatePath,
  })
  const event = from === 'event' ? await askEvent(ask, values) : {}
  const owner = coaches.find((known) => known.slug === coach)
  const needsCalendar = from === 'booking' && (values.calendar !== undefined || !owner?.hasScheduler)
  const calendar = needsCalendar
    ? await ask.text('Address of the calendar', values.calendar, {
        what: '--calendar https://... (or write `scheduler:` into the coach.yaml of this coach)',
        example: 'https://calendly.com/your-name',
        validate: validateHttps,
      })
    : null
  return newCampaign({ coach, coachName: owner?.name ?? coach, slug, from, path, dir, calendar, ...event })
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

const wordsOf = (id: string | undefined): (string | undefined)[] => {
  const [owner, name, more] = id?.split('/') ?? []
  if (more !== undefined || owner === '')
    throw new WrongCall(
      `"${id}" is not the name of a campaign: write <coach>/<name>, such as harbor/sleep-map.`,
    )
  return [owner, name === '' ? undefined : name]
}

const noCoach = (word: string, slugs: string[]) => {
  const suggestion = nearest(word, slugs)
  if (suggestion !== undefined)
    return new WrongCall(`There is no coach "${word}". Did you mean "${suggestion}"?`)
  const command = validateSlug(word) === undefined ? word : '<slug>'
  const known = slugs.length <= 20 ? ` There are: ${slugs.join(', ')}.` : ''
  return new WrongCall(`There is no coach "${word}" yet: npm run new -- coach ${command}.${known}`)
}

const refuseIdle = (from: string, { starts, capacity, calendar }: NewOptions) => {
  const idle = [
    ...(from === 'event' ? [] : Object.entries({ '--starts': starts, '--capacity': capacity })),
    ...(from === 'booking' ? [] : Object.entries({ '--calendar': calendar })),
  ].find(([, value]) => value !== undefined)
  if (idle) throw new WrongCall(`${idle[0]} says nothing about a page from ${from}.`)
}

type KnownCoach = { slug: string; name: string; hasScheduler: boolean }

const readCoaches = (dir: string): KnownCoach[] => {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'coach.yaml')))
    .map(({ name: slug }) => ({ slug, ...factsOf(join(dir, slug, 'coach.yaml')) }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

const factsOf = (file: string) => {
  const value: unknown = loadYaml(file, readFileSync(file)).yaml?.value
  const keys = typeof value === 'object' && value !== null ? value : {}
  const name = 'name' in keys && typeof keys.name === 'string' ? keys.name : ''
  return { name, hasScheduler: 'scheduler' in keys }
}
