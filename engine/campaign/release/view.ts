import type { Accepted } from '../form/answer.ts'
import type { StaffNotice, StaffToolView } from './staff-tool-view.ts'

export type Seats = { left: number; capacity: number }

/** State of a form that the server renders: after a form sent without scripts, or by the state of its event. */
export type FormState = {
  values: Record<string, string>
  errors: Record<string, string>
  /** Message above the fields, such as the specified toast. */
  notice?: { tone: 'error' | 'ok'; title: string; text?: string; action?: { label: string; href: string } }
  /** Set where nobody can register: `messages.full` or `messages.over` replaces the form. */
  closed?: 'full' | 'over'
  /** Set where so many places are taken that `messages.nearlyFull` is shown. */
  seats?: Seats
}

/** Whether this is the answer to a form that was sent, and not a page just opened. */
export const isShownAgain = ({ values, errors, notice }: FormState): boolean =>
  notice !== undefined || Object.keys({ ...values, ...errors }).length > 0

export type ImageState = {
  /** False: no image service is connected. */
  isSetUp: boolean
  prompt: string
  problem?: string
  /** `image`: PNG as base64. `revisedPrompt`: what the service made of the words. */
  made?: { image: string; revisedPrompt: string | null }
}

export type MailSummary = { id: string; to: string; subject: string; sentAt: string }
export type SubmissionSummary = {
  id: string
  campaign: string
  state: string
  email: string
  createdAt: string
}
export type EventSummary = {
  id: string
  title: string
  taken: number
  capacity: number
  startsAt: string | null
  status: string
}
/** A step that ended badly. `submission`: where staff see the person; null where no person belongs to it. */
export type FailedStep = {
  submission: string | null
  campaign: string
  step: string
  state: string
  lastError: string | null
  endedAt: string
}
/** Steps that failed at one provider for one reason, and can be retried together. */
export type LostSteps = {
  provider: string
  lastError: string | null
  count: number
  firstAt: string
  lastAt: string
}
export type StepSummary = {
  id: string
  step: string
  /** The e-mail that it sends; null for other effects. */
  email: string | null
  /** Provider, such as "mail" or "webhook:hooks.example.com". */
  provider: string
  state: string
  changedAt: string
  /** Whether staff may send it on its way again. */
  canTryAgain: boolean
  attempts: number
  lastError: string | null
  nextAttemptAt: string | null
}

/** Every page that is made per request: `path` names the file below engine/pages, `data` is its props. */
export type View =
  | { page: 'campaign'; data: { campaign: string; form: FormState; image?: ImageState } }
  | { page: 'done'; data: { campaign: string; answer: Accepted; email?: string } }
  | { page: 'home'; data: { signInUrl: string } }
  | { page: 'not-found'; data: Record<string, never> }
  | { page: 'problem'; data: { title: string; text: string; requestId: string } }
  | {
      page: 'unsubscribe'
      /** again: whether mail is wanted again; resumed: it is. */
      data: { token: string; brand: string; state: 'ask' | 'done' | 'again' | 'resumed' }
    }
  | {
      page: 'place'
      data: {
        token: string
        brand: string
        state: 'ask' | 'done'
        /** The event's title, and its date in words where it has one. */
        title: string
        when: string | null
        /** Path of the page to register on; null where it takes nobody. */
        page: string | null
      }
    }
  | StaffToolView
  | { page: 'staff/sign-in'; data: { token: string | null; problem: string | null } }
  | {
      page: 'staff/overview'
      data: {
        counts: Record<string, number>
        submissions: SubmissionSummary[]
        failed: FailedStep[]
        lost: LostSteps[]
        notice: StaffNotice | null
        events: EventSummary[]
        mails: MailSummary[] | null
      }
    }
  | {
      page: 'staff/submission'
      data: {
        submission: SubmissionSummary & {
          values: Record<string, string>
          requestId: string
          /** Why it is or was quarantined; null where it never was. */
          quarantineReason: string | null
        }
        rows: { table: string; row: Record<string, string> }[]
        steps: StepSummary[]
      }
    }
  | {
      page: 'staff/mail'
      data: { mail: MailSummary & { headers: [string, string][]; text: string; id: string } }
    }

/** A document made per request, with the policy that allows its own inline style and script and nothing else. */
export type RenderedView = { html: string; csp: string }
