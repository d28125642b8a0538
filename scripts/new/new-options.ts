import { parseArgs } from 'node:util'
import { NotAnswered } from './not-answered.ts'

export const usage = `Usage: npm run new -- campaign <coach>/<name> --from lead-magnet|webinar|event|booking
                             [--path /name] [--starts 2027-02-11T18:00:00-08:00] [--capacity 20] [--calendar https://...]
       npm run new -- coach <slug> --name "Ann Ash" --sender ann@example.com --address "18 Orchard Row, Port Ellery"
                             [--brand "Ash & Co"] [--colour '#1d6f5c'] [--mood calm]
       npm run new -- block|step <name>
Writes the files of something new, valid as they stand, and says what to do next. In a terminal it asks for what is missing.
Exit code: 0 written, 1 cannot be written, 2 this command was called wrongly.`

const options = {
  from: { type: 'string' },
  path: { type: 'string' },
  starts: { type: 'string' },
  capacity: { type: 'string' },
  calendar: { type: 'string' },
  name: { type: 'string' },
  brand: { type: 'string' },
  sender: { type: 'string' },
  address: { type: 'string' },
  colour: { type: 'string' },
  mood: { type: 'string' },
  campaigns: { type: 'string', default: 'campaigns' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Options of the command line, whatever is new. */
export type NewOptions = ReturnType<typeof parseNew>['values']

export const parseNew = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new NotAnswered(error instanceof Error ? error.message : String(error), true)
  }
}
