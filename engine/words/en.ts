import type { RefusalCode } from '../campaign/form/answer.ts'
import type { Usual } from './in-language.ts'
import { eventMails } from './en-event-mails.ts'
import { ownData, ownDataMail } from './own-data/en.ts'

/** What only the server finds wrong with a field. */
const refusalIn = (locale: string) => ({
  tooLong: (most: number) => `Please shorten this to ${most} characters.`,
  unusual: 'This holds characters we cannot store. Please type it again.',
  unknownField: 'This form has no such field.',
  exact: {
    phone: 'Please check this phone number.',
    phoneWithoutCode: 'Please begin with the code of your country, such as +44.',
    address: 'Please check this address. It should look like example.com.',
    day: 'Please choose a day.',
    dayOutside: (from: string | undefined, to: string | undefined) =>
      `Please choose a day ${between(from && spokenDay(from, locale), to && spokenDay(to, locale))}.`,
    number: 'Please write a number.',
    numberOutside: (min: number | undefined, max: number | undefined) =>
      `Please write a number ${between(min, max)}.`,
  },
})

/** "from 1 to 9", "from 1 on" or "up to 9". */
const between = (from: string | number | undefined, to: string | number | undefined): string => {
  if (from === undefined) return `up to ${to}`
  return to === undefined ? `from ${from} on` : `from ${from} to ${to}`
}

const spokenDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const image = { dismiss: 'Close this message' }

const page = {
  done: { back: 'Back to the page' },
  print: { signUpAt: (address: string) => `Sign up at ${address}` },
  legal: { label: 'Legal', privacy: 'Privacy', terms: 'Terms', contact: 'Contact' },
  /** Before a service that counts visits is loaded. */
  consent: {
    label: 'Your choice',
    text: (names: string) =>
      `May ${names} count your visit, and whether you send a form? That sets cookies. Nothing is loaded before you say yes, and you can change your mind at the foot of the page.`,
    yes: 'Yes, I agree',
    no: 'No, thank you',
    open: 'Cookie choice',
  },
  home: {
    title: 'The light is on',
    text: 'Nothing public lives at this address. Each campaign has an address of its own.',
    signIn: 'Staff sign-in',
  },
  notFound: { title: '404', text: 'Oops! Page not found', link: 'Return to Home' },
  problem: { title: 'That did not work', reference: 'Reference', link: 'Return to Home' },
  unsubscribe: {
    askTitle: (brand: string) => `Stop emails from ${brand}?`,
    askText: (brand: string) =>
      `One press, and ${brand} will not write to you again. You need not sign in or say why.`,
    button: 'Unsubscribe',
    doneTitle: 'You are unsubscribed',
    doneText: (brand: string) =>
      `${brand} will not write to you again. An email that is already on its way may still arrive.`,
    againTitle: (brand: string) => `Get emails from ${brand} again?`,
    againText: (brand: string) =>
      `You had unsubscribed, so nothing is sent until you say yes. One press, and ${brand} sends what you signed up for.`,
    againButton: 'Yes, send me emails',
    resumedTitle: 'You are signed up again',
    resumedText: (brand: string) =>
      `${brand} now sends what you signed up for. Every email has a link to stop.`,
    confirmTitle: 'Is this your address?',
    confirmText: (brand: string) =>
      `One press, and ${brand} sends what you signed up for. Without it, nothing more comes.`,
    confirmButton: 'Yes, this is my address',
    confirmedTitle: 'Your address is confirmed',
    confirmedText: (brand: string) =>
      `${brand} now sends what you signed up for. Every email has a link to stop.`,
  },
  place: {
    askTitle: 'Give your place back?',
    askText: (brand: string) =>
      `One press, and ${brand} gives it to the next person. You need not sign in or say why.`,
    button: 'Give my place back',
    doneTitle: 'Your place is free again',
    doneText:
      'Thank you for saying so: somebody else can come now. You will get no more reminders of this event.',
    again: 'Register again',
    calendar: 'Remove it from my calendar',
  },
  private: {
    overTitle: 'This link does not open',
    overText: (brand: string) =>
      `It leads to something from ${brand} that is for one person alone, and such links end after a while. Enter the address you signed up with, and a new one comes by email.`,
    goneText: (brand: string) =>
      `It leads to something from ${brand} that is for one person alone, and such links end after a while.`,
    email: 'Email address',
    button: 'Email me a new link',
    askedTitle: 'Look into your inbox',
    askedText:
      'If you had signed up with this address, a new link is on its way. Nothing after five minutes? Look in spam.',
    unknown: 'Not signed up yet?',
    form: 'Back to the page',
  },
  ownData,
  cancelled: { title: 'This event is cancelled' },
  mailsOff: {
    title: 'Thank you!',
    stored: 'We have your details',
    seat: 'Your seat is reserved',
    none: 'No email is sent at the moment.',
    screen: 'There is nothing to wait for in your inbox.',
  },
  ownTime: 'In your time:',
  transcript: 'Transcript',
  portraitOf: (name: string) => `Drawn portrait of ${name}`,
  freeTimes: 'See free times',
  opensTab: (host: string) => `Opens ${host} in a new tab.`,
  /** Around what somebody said. */
  quotes: { open: '“', close: '”' },
  /** Between a book and its author. */
  by: ', by ',
  /** Of lists and numbers. */
  locale: 'en',
}

const event = {
  /** "September 16", as `Intl` writes it. */
  day: (day: string) => day,
  open: 'to be announced',
  /** Where a meeting link is the place. */
  online: 'Online',
  /** The city's own name beside a place would be read as another place. */
  at: (day: string, time: string, zone: string) =>
    `${day}, ${time.replace(/\s*AM$/, '\u00a0a.m.').replace(/\s*PM$/, '\u00a0p.m.')} ${/^\(| Time$/.test(zone) ? zone : `(${zone} time)`}`,
}

const askAgain = (brand: string) => ({
  subject: `Do you want emails from ${brand} again?`,
  preheader: 'You had unsubscribed: nothing is sent until you say yes.',
  markdown: `# Do you want emails from ${brand} again?

This address was just signed up with ${brand}. Some time ago you had unsubscribed, so nothing is sent until you say yes.

[Yes, send me emails]({pageUrl})

Was it not you? Then you need do nothing: we will not ask again, and you get no further email.
`,
})

export const staffWords = {
  signInTitle: 'Staff sign-in',
  signInText: 'This link signs in one browser, once.',
  signInButton: 'Sign in',
  signInHow: 'We email you a link that signs you in. It works once, for fifteen minutes.',
  signInLocal: 'The window where Porchlight was started has a sign-in link, too.',
  signInElsewhere: 'No address here yet? Ask whoever set Porchlight up.',
  signInEmail: 'Your email address',
  signInAsk: 'Email me a link',
  signInPasskey: 'Sign in with a passkey',
  signInAsked:
    'If this address belongs to the staff, a link is on its way. Look into your inbox, and open it in this browser.',
}

const mail = {
  /** Markdown at the end of a first mail. */
  confirm: (brand: string) =>
    `---\n\n**One thing is left.** Please confirm that this is your address. Then ${brand} sends what follows; without that, nothing more comes.\n\n[Yes, this is my address]({confirmUrl})`,
  /** Who is greeted where there is no usable name; empty: the greeting has none. */
  there: 'there',
  why: (brand: string) => `You get this email because this address was signed up with ${brand}.`,
  unsubscribe: 'Unsubscribe',
  /** Of the link to what is stored of the person. */
  ownData: 'Your data',
  /** Of the button that leads to a meeting. */
  room: 'Go to the room',
  late: 'Your confirmation email may take a little longer.',
}

/** For an address that the mail server has refused for good. */
const addressRefused =
  'The mail server refused this address, so no email can reach it. Please use another address.'

const guide = { book: 'Book a call' }

/** What a refusal says where neither the step nor the campaign has words of its own. */
const refusals: Record<RefusalCode, string> = {
  missing_fields: 'Please fill in the required fields.',
  invalid_email: 'Please enter a valid email address.',
  invalid_answer: 'Please check your answers.',
  too_long: 'One of the answers is too long.',
  bad_option: 'Please choose one of the options.',
  unknown_field: 'The form sent a field that does not belong to it. Please reload the page.',
  bad_json: 'The form could not be read. Please reload the page and try again.',
  unsupported_media: 'This kind of content cannot be read here.',
  too_large: 'The form is too large to be sent.',
  forbidden_origin: 'This form can only be sent from its own page.',
  unknown_campaign: 'This form is no longer open.',
  rate_limited: 'Too many tries. Please wait a few minutes and try again.',
  already_registered: 'This address is registered already.',
  event_full: 'This event is full.',
  idempotency_mismatch: 'This form was sent already with other answers. Please reload the page.',
  in_progress: 'This form is still being worked on. Please wait a moment.',
  bad_idempotency_key: 'The request carries a key that cannot be used.',
  bad_query: 'The address asks for something that cannot be found.',
  unauthorized: 'Please sign in.',
  forbidden: 'You may not do this.',
  not_found: 'There is nothing here.',
  method_not_allowed: 'This cannot be done here.',
  step_failed: 'Something went wrong. Please try again.',
  not_configured: 'This is not set up yet.',
  event_over: 'This event is over.',
  timeout: 'This took too long. Please try again.',
  misdirected: 'This host is not served here.',
  temporarily_unavailable: 'We cannot store this right now. Please try again in a moment.',
  budget_exhausted: "Today's budget is used up. Please come back tomorrow.",
  internal: 'Something went wrong on our side. Please try again.',
}

export const en = {
  locale: 'en-US',
  /** Between the parts of one line. */
  comma: ', ',
  /** Behind a label. */
  colon: ': ',
  refusal: refusalIn('en-US'),
  refusals,
  image,
  page,
  event,
  askAgain,
  ownDataMail,
  mail,
  addressRefused,
  notice: {
    subject: (campaign: string): string => `New lead: ${campaign}`,
    sent: (name: string, campaign: string): string => `${name || 'Somebody'} sent the form of "${campaign}".`,
    email: 'Email',
    source: (source: string): string => `Came from: ${source}`,
    /** A visit that no other site led to. */
    direct: 'direct',
    link: (link: string): string => `(link "${link}")`,
    reply: 'To answer, reply to this mail.',
    yes: 'yes',
    no: 'no',
    digest: (count: number): string => (count === 1 ? '1 new lead' : `${count} new leads`),
    noName: 'no name',
    from: (source: string): string => `from ${source}`,
    more: (count: number): string => `and ${count} more.`,
  },
  guide,
  eventMails,
  /** What sections and templates say where a file leaves a text out, by its English words. English needs none. */
  usual: {} as Usual,
}

export type Words = typeof en

/** Days as in "16 September 2027", hours as in "19:00". */
export const enGb: Words = {
  ...en,
  locale: 'en-GB',
  refusal: refusalIn('en-GB'),
  page: { ...page, locale: 'en-GB' },
}
