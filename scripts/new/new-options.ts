import { parseArgs } from 'node:util'
import { parseFault } from '../parse-fault.ts'
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

/** Options of each kind: another one's would be lost in silence. */
const optionsOf: Record<string, readonly string[]> = {
  campaign: ['from', 'path', 'starts', 'capacity', 'calendar'],
  coach: ['name', 'brand', 'sender', 'address', 'colour', 'mood'],
}

/** Throws `NotAnswered` where the words of a command line do not belong to what is new. */
export const refuseStrangers = (kind: string, positionals: string[], values: NewOptions): void => {
  const [, , more] = positionals
  if (more !== undefined)
    throw new NotAnswered(
      `"${more}" is one word too many: a ${kind} has one name, words joined by dashes.`,
      true,
    )
  const own = [...(optionsOf[kind] ?? []), 'campaigns', 'help']
  const stranger = Object.keys(values).find((name) => !own.includes(name))
  if (stranger !== undefined) throw new NotAnswered(`--${stranger} says nothing about a ${kind}.`, true)
}

/** Options of the command line, whatever is new. */
export type NewOptions = ReturnType<typeof parseNew>['values']

export const parseNew = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new NotAnswered(parseFault(error, options), true)
  }
}
