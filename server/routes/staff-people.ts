import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../engine/campaign/staff/person-commands.ts'
import { getPerson, getTimeline } from '../../engine/campaign/staff/people.ts'
import { Refused } from '../http/refusal.ts'
import type { Command } from '../people/commands/command.ts'
import { erasePerson } from '../people/commands/erase-person.ts'
import { exportPerson } from '../people/commands/export-person.ts'
import { fixAddress } from '../people/commands/fix-address.ts'
import { mergePeople } from '../people/commands/merge-people.ts'
import { pauseJourney } from '../people/commands/pause-journey.ts'
import { resendMail } from '../people/commands/resend-mail.ts'
import { resumeJourney } from '../people/commands/resume-journey.ts'
import { tagPerson, untagPerson } from '../people/commands/tag-person.ts'
import { unsubscribePerson } from '../people/commands/unsubscribe-person.ts'
import { writeNote } from '../people/commands/write-note.ts'
import { readCursor, writeCursor } from '../people/lead-position.ts'
import type { PersonDesk } from '../people/person-desk.ts'
import { mailPolicy, previewDocument } from '../staff/mail-document.ts'
import { readingStaff, requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { serveEndpoint } from '../staff/serve-endpoint.ts'
import type { Staff } from '../staff/try-again.ts'

export type StaffPeopleDeps = StaffDeps & { people: PersonDesk }

export const staffPeopleRoutes = (app: FastifyInstance, deps: StaffPeopleDeps) => {
  const { people } = deps
  const by =
    <Asked extends object, Answer>(command: Command<Asked, Answer>) =>
    ({ lead, ...asked }: Asked & { lead: string }, staff: Staff) =>
      // What is left of it is what the command asks for.
      people.change({ lead, coaches: staff.coaches }, staff, command, asked as unknown as Asked)

  app.register(async (staff) => {
    requireStaff(staff, deps)

    serveEndpoint(staff, deps, getPerson, ({ lead }, reader) =>
      people.page({ lead, coaches: reader.coaches }, reader),
    )
    serveEndpoint(staff, deps, getTimeline, async ({ lead, cursor }, reader) => {
      const from = cursor === undefined ? undefined : readCursor(cursor)
      const page = await people.timeline({ lead, coaches: reader.coaches }, reader, from)
      return page && { entries: page.entries, next: page.next && writeCursor(page.next) }
    })

    serveEndpoint(staff, deps, endpoints.fixAddress, by(fixAddress))
    serveEndpoint(staff, deps, endpoints.mergePeople, by(mergePeople))
    serveEndpoint(staff, deps, endpoints.writeNote, by(writeNote))
    serveEndpoint(staff, deps, endpoints.tagPerson, by(tagPerson))
    serveEndpoint(staff, deps, endpoints.untagPerson, by(untagPerson))
    serveEndpoint(staff, deps, endpoints.unsubscribePerson, by(unsubscribePerson))
    serveEndpoint(staff, deps, endpoints.pauseJourney, by(pauseJourney))
    serveEndpoint(staff, deps, endpoints.resumeJourney, by(resumeJourney))
    serveEndpoint(staff, deps, endpoints.resendMail, by(resendMail))
    serveEndpoint(staff, deps, endpoints.exportPerson, by(exportPerson))
    serveEndpoint(staff, deps, endpoints.erasePerson, by(erasePerson))

    staff.get<{ Params: { lead: string; run: string } }>(
      '/staff/people/:lead/mails/:run',
      { exposeHeadRoute: false },
      async (request, reply) => {
        const reader = readingStaff(request)
        const { lead, run } = request.params
        const html = await people.mail({ lead, coaches: reader.coaches }, reader, run)
        if (html === null) throw new Refused('not_found')
        return reply
          .headers({ 'content-security-policy': mailPolicy, 'x-robots-tag': 'noindex' })
          .type('text/html; charset=utf-8')
          .send(previewDocument(html))
      },
    )
  })
}
