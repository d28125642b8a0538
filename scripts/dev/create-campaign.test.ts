import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCampaign } from './create-campaign.ts'

const create = createCampaign(join(import.meta.dirname, '../../campaigns'))

test.each([
  [
    { coach: 'ember', name: 'A call', from: 'booking' },
    '"Address of the calendar" is missing: write it here, or into coach.yaml as "scheduler".',
  ],
  [
    { coach: 'ember', name: '???', from: 'event' },
    'Give it a name with letters or digits, such as "Sleep map".',
  ],
  [
    { coach: 'vitality', name: 'Sugar Free Blueprint', from: 'lead-magnet' },
    'vitality/sugar-free-blueprint.yaml exists already: choose another name.',
  ],
])(
  '%j is refused in the words of the page, without options and folders of this machine',
  async (answers, why) => {
    expect(await create(answers)).toEqual({ why })
  },
)
