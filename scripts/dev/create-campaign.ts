import type { DevSettings } from '../../engine/compile/dev/dev-site.ts'
import { StartRefused } from '../../server/errors.ts'
import { WrongCall } from '../command.ts'
import { askCampaign } from '../new/ask-campaign.ts'
import { createAsker } from '../new/ask.ts'
import { slugOf } from '../new/slug.ts'
import { writeNew } from '../new/write-new.ts'

/** What `npm run new -- campaign` does, with the answers of a page. */
export const createCampaign =
  (dir: string): DevSettings['create'] =>
  async ({ coach, name, from, starts, calendar }) => {
    const options = {
      from,
      campaigns: dir,
      ...(starts !== undefined && { starts }),
      ...(calendar !== undefined && { calendar }),
    }
    const slug = slugOf(name)
    try {
      const { files } = await askCampaign(createAsker(false), `${coach}/${slug}`, options)
      writeNew(files, dir)
      return { at: `/${slug}` }
    } catch (error) {
      if (error instanceof WrongCall || error instanceof StartRefused) return { why: error.message }
      throw error
    }
  }
