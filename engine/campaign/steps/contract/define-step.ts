import type { z } from 'zod'

/** What a submission has once a step has run; rules check the order of a pipeline by it. */
export type Fact = 'lead' | 'seat' | 'journey'

/** `path`: the keys under which the entry names it. */
export type NamedEmail = { name: string; path: PropertyKey[] }

export type StepDefinition<Config> = {
  name: string
  config: z.ZodType<Config>
  needs?: Fact[]
  gives?: Fact[]
  /** The key that names the email which the step itself sends. */
  email?: KeyOfText<Config>
  /** Other emails that the entry causes. */
  laterEmails?: (config: Config) => NamedEmail[]
}

type KeyOfText<Config> = { [Key in keyof Config]: Config[Key] extends string ? Key : never }[keyof Config]

/** Defines a step: one file in engine/campaign/steps. */
export const defineStep = <Config extends object>(definition: StepDefinition<Config>) => {
  const { name, config, needs = [], gives = [], email, laterEmails } = definition
  // Entries are read often and never change once loaded.
  const parsed = new WeakMap<object, Config>()
  const parse = (entry: unknown): Config => {
    if (typeof entry !== 'object' || entry === null) return config.parse(entry)
    const made = parsed.get(entry) ?? config.parse(entry)
    parsed.set(entry, made)
    return made
  }
  /** undefined for another step's entry and for an invalid one. */
  const read = (entry: { step: string }): Config | undefined =>
    entry.step === name && (parsed.has(entry) || config.safeParse(entry).success) ? parse(entry) : undefined
  return {
    name,
    config,
    needs,
    gives,
    parse,
    read,
    email: email && ((entry: unknown) => String(parse(entry)[email])),
    emails: (entry: { step: string }): NamedEmail[] => {
      const own = read(entry)
      if (own === undefined) return []
      return [...(email ? [{ name: String(own[email]), path: [email] }] : []), ...(laterEmails?.(own) ?? [])]
    },
  }
}

export type AnyStepDefinition = ReturnType<typeof defineStep>
