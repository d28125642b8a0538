import { parseCommand, WrongCall } from '../command.ts'

export const usage = `Usage: npm run new -- campaign <coach>/<name> --from lead-magnet|webinar|event|booking
                             [--path /name] [--starts '2027-02-11 18:00 Europe/London'] [--capacity 20] [--calendar https://...]
       npm run new -- coach <slug> --name "Ann Ash" --sender ann@example.com --address "18 Orchard Row, Port Ellery"
                             [--brand "Ash & Co"] [--colour '#1d6f5c'] [--mood calm] [--art waves]
       npm run new -- mail <coach>/<name>
       npm run new -- block|step <name>
Writes valid files to start from, and lists the next steps. In a terminal it prompts for missing values.
With --campaigns DIR in a folder of your own instead of campaigns.
Exit code: 0 written, 1 cannot be written, 2 wrong usage.`

const usualFolder = 'campaigns'

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
  art: { type: 'string' },
  campaigns: { type: 'string', default: usualFolder },
} as const

const optionsOf: Record<string, readonly string[]> = {
  campaign: ['from', 'path', 'starts', 'capacity', 'calendar'],
  coach: ['name', 'brand', 'sender', 'address', 'colour', 'mood', 'art'],
}

export const refuseStrangers = (kind: string, positionals: string[], values: NewOptions): void => {
  const [, , more] = positionals
  if (more !== undefined)
    throw new WrongCall(`"${more}" is one word too many: a ${kind} has one name, words joined by dashes.`)
  const own = [...(optionsOf[kind] ?? []), 'campaigns']
  const stranger = Object.keys(values).find((name) => !own.includes(name))
  if (stranger !== undefined) throw new WrongCall(`--${stranger} says nothing about a ${kind}.`)
}

/** A next step whose command looks in the same folder. */
export const inFolder = (line: string, folder: string): string =>
  folder === usualFolder
    ? line
    : line.replace(/(npm run \w+)(?: --)?/, (_all, command: string) => `${command} -- --campaigns ${folder}`)

export type NewOptions = ReturnType<typeof parseNew>['values']

export const parseNew = (args: string[]) => parseCommand({ args, options, allowPositionals: true })
