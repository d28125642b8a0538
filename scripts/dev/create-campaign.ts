import type { DevSettings } from '../../engine/compile/dev/dev-site.ts'
import { StartRefused } from '../../server/errors.ts'
import { WrongCall } from '../command.ts'
import { askCampaign } from '../new/ask-campaign.ts'
import { createAsker } from '../new/ask.ts'
import type { Asker } from '../new/ask.ts'
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
    if (slug === '') return { why: 'Give it a name with letters or digits, such as "Sleep map".' }
    try {
      const { files } = await askCampaign(onPage, `${coach}/${slug}`, options)
      writeNew(files, dir)
      return { at: `/${slug}` }
    } catch (error) {
      if (error instanceof WrongCall || error instanceof StartRefused)
        return { why: error.message.replaceAll(`${dir}/`, '') }
      throw error
    }
  }

/** Its refusals name the fields of the page, not the options of a command. */
const onPage: Asker = {
  ...createAsker(false),
  text: async (question, given, options) => {
    if (given === undefined && options.initial === undefined)
      throw new WrongCall(`"${question}" is missing: write it here, or into coach.yaml as "scheduler".`)
    return createAsker(false).text(question, given, { ...options, what: question.replace('?', '') })
  },
}
