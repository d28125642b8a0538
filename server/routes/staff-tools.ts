import type { FastifyInstance } from 'fastify'
import {
  getDebugDetails,
  getDebugSummary,
  retryFailedMails,
  type Row,
} from '../../engine/campaign/staff/debug.ts'
import {
  listTestPages,
  processSequences,
  runDiagnostics,
  sendTestMail,
  type DiagnosticResult,
} from '../../engine/campaign/staff/tools.ts'
import type { DripTick } from '../pipeline/journeys/drip.ts'
import { markListed, rowIdOf, type DebugRows } from '../staff/debug-rows.ts'
import { diagnose, type DiagnosticDeps } from '../staff/diagnostics.ts'
import { Refused } from '../http/refusal.ts'
import { mailPolicy, previewDocument } from '../staff/mail-document.ts'
import { readingStaff, requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { serveEndpoint } from '../staff/serve-endpoint.ts'
import type { SignUpMail } from '../staff/sign-up-mail.ts'
import { createSingleFlight } from '../staff/single-flight.ts'
import { sendTest, testPages } from '../staff/test-dashboard.ts'
import { toolWords } from '../staff/tool-words.ts'
import type { RetryFailed, Staff } from '../staff/try-again.ts'

export type StaffToolDeps = StaffDeps &
  DiagnosticDeps & {
    functions: {
      debugRows: DebugRows
      signUpMail: SignUpMail
      retryFailed: RetryFailed
      processDue: (by: Staff) => Promise<DripTick>
    }
  }

/** The test dashboard, the diagnostics and the debug dashboard. A second press while the first is at work does nothing more. */
export const staffToolRoutes = (app: FastifyInstance, deps: StaffToolDeps) => {
  const { functions, settings } = deps
  const actOnce = createSingleFlight<{ said: string }>()
  const diagnoseOnce = createSingleFlight<DiagnosticResult[]>()
  app.register(async (staff) => {
    requireStaff(staff, deps)

    serveEndpoint(staff, deps, listTestPages, async () => ({
      pages: testPages(deps, new URL(settings.publicOrigin).hostname),
    }))
    serveEndpoint(staff, deps, sendTestMail, async ({ email }, by) =>
      actOnce([by.staff, by.coaches, 'send', email], async () => {
        await sendTest(deps, by, { email, name: null })
        return { said: toolWords.sent }
      }),
    )
    serveEndpoint(staff, deps, processSequences, async (_, by) =>
      actOnce([by.staff, by.coaches, 'process'], async () => {
        const { journeysProcessed, emailsSent } = await functions.processDue(by)
        return { said: toolWords.processed(journeysProcessed, emailsSent) }
      }),
    )
    serveEndpoint(staff, deps, runDiagnostics, async (asked, by, request) => ({
      results: await diagnoseOnce([by.staff, by.coaches, asked], () => diagnose(deps, request, by, asked)),
    }))

    serveEndpoint(staff, deps, getDebugSummary, async (_, { coaches }) => {
      const summary = await functions.debugRows.summary(coaches)
      return { ...summary, campaigns: markListed(deps, summary.campaigns) }
    })
    serveEndpoint(staff, deps, getDebugDetails, async ({ campaign }, { coaches }) => {
      const id = rowIdOf(deps, coaches, campaign)
      const details = id === null ? null : await functions.debugRows.details(id)
      if (!details?.campaign) return null
      const { emails } = deps.releases.current().site
      const subjectOf = ({ email }: Row) => emails[String(email)]?.subject ?? null
      return {
        ...details,
        deliveries: details.deliveries.map((row) => ({ ...row, subject: subjectOf(row) })),
      }
    })
    staff.get<{ Params: { row: string } }>('/staff/sign-up-mails/:row', async (request, reply) => {
      const html = functions.signUpMail(readingStaff(request).coaches, request.params.row)
      if (html === null) throw new Refused('not_found')
      return reply
        .headers({ 'content-security-policy': mailPolicy, 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(previewDocument(html))
    })
    serveEndpoint(staff, deps, retryFailedMails, async ({ campaign }, by) => {
      const id = rowIdOf(deps, by.coaches, campaign)
      return id === null ? null : { retried: (await functions.retryFailed(id, by)).length }
    })
  })
}
