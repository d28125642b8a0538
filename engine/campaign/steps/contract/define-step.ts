import type { z } from 'zod'

/** What a submission has once a step has run; rules check the order of a pipeline by it. */
export type Fact = 'lead' | 'seat' | 'journey'

/** An e-mail that an entry names, and the keys under which it does. */
export type NamedEmail = { name: string; path: PropertyKey[] }

export type StepDefinition<Config> = {
  name: string
  /** Validates the step's entry in a campaign file; strict, with descriptions for editors. */
  config: z.ZodType<Config>
  /** Facts that earlier steps must have given. */
  needs?: Fact[]
  /** Facts that later steps may rely on. */
  gives?: Fact[]
  /** The e-mail that the step itself sends, which its entry names under `email`. */
  email?: (config: Config) => string
  /** Other e-mails that are sent because of the entry. */
  laterEmails?: (config: Config) => NamedEmail[]
}

/** Defines a step: one file in engine/campaign/steps, whose own schema reads its entries in campaign files. */
export const defineStep = <Config>(definition: StepDefinition<Config>) => {
  const { name, config, needs = [], gives = [], email, laterEmails } = definition
  // Rules and handlers read an entry many times; it never changes once its file or release is loaded.
  const parsed = new WeakMap<object, Config>()
  /** The entry's settings; throws for what the schema refuses. */
  const parse = (entry: unknown): Config => {
    if (typeof entry !== 'object' || entry === null) return config.parse(entry)
    const made = parsed.get(entry) ?? config.parse(entry)
    parsed.set(entry, made)
    return made
  }
  /** The entry's settings; undefined for an entry of another step and for one that the schema refuses. */
  const read = (entry: { step: string }): Config | undefined =>
    entry.step === name && (parsed.has(entry) || config.safeParse(entry).success) ? parse(entry) : undefined
  return {
    name,
    config,
    needs,
    gives,
    parse,
    read,
    /** Name of the e-mail that the step itself sends; undefined for a step that sends none. */
    email: email && ((entry: unknown) => email(parse(entry))),
    /** Every e-mail that the entry names; none for what the schema refuses. */
    emails: (entry: { step: string }): NamedEmail[] => {
      const own = read(entry)
      if (own === undefined) return []
      return [...(email ? [{ name: email(own), path: ['email'] }] : []), ...(laterEmails?.(own) ?? [])]
    },
  }
}

export type AnyStepDefinition = ReturnType<typeof defineStep>
