import type { Person as PersonPage } from '../../engine/campaign/staff/people.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock, WithSite } from '../ports.ts'
import type { Coaches } from './coaches.ts'
import type { By, Command, Context } from './commands/command.ts'
import { performAlone } from './commands/perform.ts'
import type { Position } from './lead-position.ts'
import { noteReading } from './person/note-reading.ts'
import { findPerson } from './person/person.ts'
import { personPage } from './person/person-page.ts'
import { previewMail } from './person/preview-mail.ts'
import { timeline, type Reader } from './person/timeline.ts'

type Deps = WithSite &
  Pick<Context, 'secret' | 'forgetMails'> & {
    pool: Pool
    clock: Clock
    publicOrigin: string
    /** A worker: something may be due now. */
    worker: { wake: () => void }
  }

/** A lead of the person, as somebody of these coaches asks for it. */
export type Asker = { lead: string; coaches: Coaches }

export type PersonDesk = ReturnType<typeof createPersonDesk>

/** Every method returns null where the asker sees no such person. Reading is audited. */
export const createPersonDesk = (deps: Deps) => {
  const { pool, secret, publicOrigin } = deps
  const shown = () => ({ site: deps.releases.current().site, fill: { secret, publicOrigin } })
  const find = ({ lead, coaches }: Asker) => findPerson(pool, lead, coaches)
  const read = async (asker: Asker, by: By) => {
    const person = await find(asker)
    if (person) await noteReading(pool, person, by, deps.clock.now())
    return person
  }
  return {
    page: async (asker: Asker, by: By): Promise<PersonPage | null> => {
      const person = await read(asker, by)
      return person && personPage(pool, shown(), { person, lead: asker.lead, now: deps.clock.now() })
    },
    timeline: async (asker: Asker, by: Reader, cursor?: Position) => {
      const person = await read(asker, by)
      return person && timeline(pool, shown(), { person, by, ...(cursor && { cursor }) })
    },
    /** `id`: of an outbox row, or of a journey for its next mail. */
    mail: async (asker: Asker, by: By, id: string): Promise<string | null> => {
      const person = await read(asker, by)
      return person && previewMail(pool, shown(), { person, id })
    },
    change: async <Asked, Answer>(
      asker: Asker,
      by: By,
      command: Command<Asked, Answer>,
      asked: Asked,
    ): Promise<Answer | null> => {
      const person = await find(asker)
      if (!person) return null
      const answer = await performAlone(deps, { person, by }, command, asked)
      deps.worker.wake()
      return answer
    },
  }
}
