import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/**
 * What a command did, in sentences for the person who pressed. `done`: whether anything was changed. `undo`: how to take it
 * back; null: it cannot be. `lead`: where the person's page is from now on, where that has changed.
 */
export const Done = z.object({
  done: z.boolean(),
  said: z.array(z.string()),
  undo: z.nullable(z.string()),
  lead: z.nullable(z.string()),
})
export type Done = z.infer<typeof Done>

const text = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'Write something first.'),
    z.maxLength(longest, `At most ${longest} characters.`),
    z.refine((value) => !value.includes('\0'), 'It contains a character that cannot be stored.'),
  )

const lead = { lead: z.string() }

/** `email`: what the address should have been. */
export const FixAddress = z.strictObject({ email: text(320) })
export type FixAddress = z.infer<typeof FixAddress>

/** `email`: the other address; what belongs to it moves to this person. */
export const MergePeople = z.strictObject({ email: text(320) })
export type MergePeople = z.infer<typeof MergePeople>

export const WriteNote = z.strictObject({ text: text(2000) })
export type WriteNote = z.infer<typeof WriteNote>

export const Tag = z.strictObject({ tag: text(40) })
export type Tag = z.infer<typeof Tag>

/** Id of the journey. */
export const OfJourney = z.strictObject({ journey: z.uuid() })
export type OfJourney = z.infer<typeof OfJourney>

/** Id of the outbox row whose mail is sent again. */
export const ResendMail = z.strictObject({ run: z.uuid() })
export type ResendMail = z.infer<typeof ResendMail>

/** `email`: the person's address, typed as a confirmation. */
export const ErasePerson = z.strictObject({ email: text(320) })
export type ErasePerson = z.infer<typeof ErasePerson>

export const Nothing = z.strictObject({})

const command = <Asks extends z.ZodMiniObject>(name: string, asks: Asks) =>
  defineEndpoint({
    method: 'POST',
    path: `/staff/api/people/:lead/${name}`,
    needs: 'act',
    asks: z.extend(asks, lead),
    answers: Done,
  })

export const fixAddress = command('fix-address', FixAddress)
export const mergePeople = command('merge', MergePeople)
export const writeNote = command('note', WriteNote)
export const tagPerson = command('tag', Tag)
export const untagPerson = command('untag', Tag)
export const unsubscribePerson = command('unsubscribe', Nothing)
export const pauseJourney = command('pause', OfJourney)
export const resumeJourney = command('resume', OfJourney)
export const resendMail = command('resend', ResendMail)

/** Everything that is stored, by table; tokens are left out. */
export const Exported = z.object({
  coach: z.string(),
  email: z.string(),
  exportedAt: z.string(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type Exported = z.infer<typeof Exported>

export const exportPerson = defineEndpoint({
  method: 'POST',
  path: '/staff/api/people/:lead/export',
  needs: 'act',
  asks: z.strictObject(lead),
  answers: Exported,
})

/** `byHand`: what lies outside of this database. */
export const Erased = z.extend(Done, { byHand: z.array(z.string()) })
export type Erased = z.infer<typeof Erased>

export const erasePerson = defineEndpoint({
  method: 'POST',
  path: '/staff/api/people/:lead/erase',
  needs: 'own',
  asks: z.extend(ErasePerson, lead),
  answers: Erased,
})
