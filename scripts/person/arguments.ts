import { parseArgs } from 'node:util'
import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import { StartRefused } from '../../server/errors.ts'

const usage = `Say what to do, with whom of which coach:
  npm run person -- fix-address EMAIL NEW --coach SLUG
  npm run person -- merge EMAIL OTHER --coach SLUG      moves everything of OTHER to EMAIL
  npm run person -- note EMAIL "text" --coach SLUG
  npm run person -- tag EMAIL TAG --coach SLUG          or untag
  npm run person -- unsubscribe EMAIL --coach SLUG
  npm run person -- pause EMAIL CAMPAIGN --coach SLUG   or resume: the journey of this campaign
  npm run person -- resend EMAIL MAIL --coach SLUG      such as "welcome": the file of the mail, without .md
  npm run person -- export EMAIL --coach SLUG           everything that is stored, as JSON
  npm run person -- erase EMAIL --coach SLUG --yes
  npm run person -- erased                              who was, as ids without a name, for a restore
with --json for programs`

/** How many words follow the address. */
const words = {
  'fix-address': 1,
  merge: 1,
  note: 1,
  tag: 1,
  untag: 1,
  unsubscribe: 0,
  pause: 1,
  resume: 1,
  resend: 1,
  export: 0,
  erase: 0,
} as const

export type CommandName = keyof typeof words

export type Arguments = { command: CommandName; email: string; word: string; coach: string; json: boolean }

/** Throws `StartRefused` with the usage. */
export const readArguments = (given: string[]): Arguments => {
  const { positionals, values } = parsed(given)
  const [name = '', address = '', word = '', ...more] = positionals
  const email = normalizeEmail(address)
  if (!isCommand(name) || !values.coach || more.length > 0 || (word !== '') !== (words[name] === 1))
    throw new StartRefused(usage)
  if (email === null) throw new StartRefused(`This is not an email address.\n${usage}`)
  if (name === 'erase' && !values.yes)
    throw new StartRefused(`This deletes everything of ${email} with ${values.coach}, for good: add --yes.`)
  return { command: name, email, word, coach: values.coach, json: values.json ?? false }
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(words, name)

const parsed = (args: string[]) => {
  try {
    const options = {
      coach: { type: 'string' },
      json: { type: 'boolean' },
      yes: { type: 'boolean' },
    } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new StartRefused(usage)
  }
}
