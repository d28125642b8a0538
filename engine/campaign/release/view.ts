import type { Lang } from '../../words/lang.ts'
import type { Accepted } from '../form/answer.ts'

export type Seats = { left: number; capacity: number }

/** State of a form that the server renders: after a form sent without scripts, or because of the event. */
export type FormState = {
  values: Record<string, string>
  /** Where the visit came from, for the next try: this page's own address does not say it. */
  attribution?: Record<string, string>
  errors: Record<string, string>
  notice?: { tone: 'error' | 'ok'; title: string; text?: string; action?: { label: string; href: string } }
  /** `messages.full` or `messages.over` replaces the form. */
  closed?: 'full' | 'over'
  /** `messages.nearlyFull` is shown. */
  seats?: Seats
}

export const isShownAgain = ({ values, errors, notice }: FormState): boolean =>
  notice !== undefined || Object.keys({ ...values, ...errors }).length > 0

/** Whether the form asks for a correction or says that it was not sent. */
export const isWrong = ({
  errors,
  notice,
}: {
  errors: object
  notice?: { tone: string } | undefined
}): boolean => notice?.tone === 'error' || Object.keys(errors).length > 0

export type ImageState = {
  /** false: no image service is connected. */
  isSetUp: boolean
  prompt: string
  problem?: string
  /** `image`: PNG as base64. `revisedPrompt`: the prompt as the service changed it. */
  made?: { image: string; revisedPrompt: string | null }
}

type Dated = { at: Date; title: string }

/** What is stored of a person, in short and newest first. `hasMore`: than the lists have. */
export type OwnData = {
  email: string
  name: string | null
  forms: Dated[]
  mails: Dated[]
  seats: { title: string; when: string | null }[]
  hasMore: boolean
}

/** Every page that is rendered per request; `data` is its props. `date`: of an event that comes again; absent: its first. */
export type View =
  | { page: 'campaign'; data: { campaign: string; date?: string; form: FormState; image?: ImageState } }
  | { page: 'done'; data: { campaign: string; date?: string; answer: Accepted; email?: string } }
  | { page: 'home'; data: { signInUrl: string; lang?: Lang | undefined } }
  /** `campaign`: one of the coach whose host it is, in whose look the page is. */
  | { page: 'not-found'; data: { campaign?: string; lang?: Lang | undefined } }
  | { page: 'problem'; data: { text: string; requestId: string; lang?: Lang | undefined } }
  | {
      page: 'unsubscribe'
      /** again: asks whether to resume mails; resumed: done. confirm: asks whether the address is right; confirmed: done. */
      data: {
        token: string
        brand: string
        state: 'ask' | 'done' | 'again' | 'resumed' | 'confirm' | 'confirmed'
        lang?: Lang | undefined
        /** As of `not-found`: one of the coach. */
        campaign?: string | undefined
      }
    }
  | {
      page: 'place'
      data: {
        token: string
        brand: string
        state: 'ask' | 'done'
        title: string
        when: string | null
        /** Path of the page to register on; null if it is closed. */
        page: string | null
        /** The guest has a calendar file; once the seat is given back, it takes the entry out. */
        hasCalendar: boolean
        lang?: Lang | undefined
        campaign?: string | undefined
      }
    }
  | {
      page: 'private'
      /** over: the link does not open; asked: a new one is on its way, if the person has it. `id`: of the campaign. */
      data: {
        id: string
        state: 'over' | 'asked'
        brand: string
        /** A mail can carry a new link. */
        isMailed: boolean
        /** Of the form; null if it is closed. */
        path: string | null
        lang?: Lang | undefined
        campaign?: string | undefined
      }
    }
  | {
      page: 'own-data'
      /**
       * ask: offers to mail the link that opens the rest; asked: it is on its way, if anything is stored; over: it has ended. shown, erase,
       * erased and left (all coaches) are behind it.
       */
      data: {
        token: string
        brand: string
        lang?: Lang | undefined
        campaign?: string | undefined
      } & (
        | { state: 'ask' | 'asked' | 'over' | 'left' }
        | { state: 'shown'; linkKey: string; stored: OwnData; hasOtherCoaches: boolean }
        | { state: 'erase'; linkKey: string }
        /** `isElsewhere`: the coach was asked to delete what had left. */
        | { state: 'erased'; isElsewhere: boolean }
      )
    }
  | {
      page: 'staff/sign-in'
      /** `asked`: a link was asked for. `isLocal`: on the machine that printed a link at the start. */
      data: { token: string | null; problem: string | null; asked?: boolean; isLocal?: boolean }
    }

/** `csp` allows the document's own inline style and script and nothing else. */
export type RenderedView = { html: string; csp: string }
