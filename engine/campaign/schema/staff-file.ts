import { z } from 'zod'
import { Text } from '../../../blocks/kit/words.ts'
import { normalizeEmail } from '../form/email-address.ts'

/** From more rights to fewer. */
export const staffRoles = ['owner', 'editor', 'viewer'] as const
export type StaffRole = (typeof staffRoles)[number]

const Person = z
  .strictObject({
    name: Text.describe('As colleagues read it.'),
    email: z.email().describe('Where sign-in links go; each person has an address of their own.'),
    role: z
      .enum(staffRoles)
      .describe('`owner` may do everything, `editor` all but name staff and erase people, `viewer` reads.'),
    coaches: z
      .union([z.literal('all'), z.array(z.string()).min(1)])
      .describe('`all`, or the folders of the coaches whose people they see.'),
  })
  .describe('Somebody who may sign in at `/staff`.')

export const StaffFile = z
  .strictObject({
    people: z
      .array(Person)
      .refine((people) => new Set(people.map(({ email }) => normalizeEmail(email))).size === people.length, {
        error: 'must name each address once',
      })
      .describe('Who may sign in. Somebody taken from this list is signed out once the file is live.'),
  })
  .describe('Who may see what came in, and act on it.')
export type StaffFile = z.infer<typeof StaffFile>

export type StaffPerson = z.infer<typeof Person>
