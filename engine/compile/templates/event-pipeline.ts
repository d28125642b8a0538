import type { EventConfig } from './event-config.ts'
import { withoutStars } from './plain-title.ts'
import type { TemplateFields, TemplateOwner } from './template.ts'

/** Stores the lead with every answer, takes a place, starts the reminders, and sends the confirmation. */
export const eventPipeline = (
  config: EventConfig,
  { coach, stem }: TemplateOwner,
): NonNullable<TemplateFields['pipeline']> => [
  {
    step: 'lead',
    source: config.source ?? `${coach}-${stem}`,
    metadata: Object.fromEntries((config.fields ?? []).map(({ name }) => [name, `{${name}}`])),
  },
  {
    step: 'event',
    capacity: config.capacity,
    duplicates: config.duplicates,
    title: withoutStars(config.title),
    starts: config.starts,
    minutes: config.minutes,
    ...(config.place !== undefined && { place: config.place }),
    ...(config.cancelled && { cancelled: true }),
    ...(config.movedEmail !== undefined && { movedEmail: config.movedEmail }),
    ...(config.cancelledEmail !== undefined && { cancelledEmail: config.cancelledEmail }),
  },
  ...(config.reminders ? [{ step: 'journey', sequence: config.reminders }] : []),
  { step: 'email', email: stem, onError: 'partial', wait: 5 },
]
