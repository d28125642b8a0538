/** The only words that a script contains. */
export const formWords = {
  problems: {
    missing: 'Please fill this in.',
    notTicked: 'Please tick this box.',
    notChosen: 'Please choose one.',
    noAt: 'Add the @ and what comes after it, such as @example.com.',
    noEnding: 'Add the end of the address, such as .com.',
    badEmail: 'Please check this address. It should look like name@example.com.',
    badOption: 'Please choose one of the listed answers.',
  },
  form: {
    optional: 'optional',
    choose: 'Please choose',
    trap: 'Leave this field empty',
    notSent: 'Nothing you typed is lost. Please check your connection and press the button again.',
    kept: 'Nothing you typed is lost.',
    noAnswer: 'No answer came back.',
    duplicate: { title: 'You are on the list already' },
    full: { title: 'Every place is taken' },
    over: { title: 'This event is over' },
    inbox: 'your inbox',
    signedUpAs: (email: string) => `Signed up as ${email}`,
    mailLate: 'Your confirmation email may take a little longer.',
    dismiss: 'Close this message',
    wrong: (title: string) => `Error: ${title}`,
    /** `safe`: only if the device keeps what was typed. */
    waiting: {
      title: 'Still trying to send',
      safe: 'Your answers are safe on this device, for at most 7 days.',
      open: 'Please keep this page open.',
    },
    unsent: {
      safe: 'We keep your answers on this device until they are sent, at most 7 days.',
      open: 'Please keep this page open: we try again when you are back online.',
      again: 'Try again now',
      discard: 'Discard',
    },
    /** Somebody else may see it: it contains nothing of the answers. */
    unsentBefore: {
      title: 'Not sent yet',
      text: (days: string) =>
        `Your answers of ${days} did not get through. They stay on this device until they are sent, at most 7 days.`,
      day: (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' }),
      and: ' and ',
      missed: 'There is still no answer. Nothing is lost: we try again when you are back online.',
      send: 'Send now',
      discard: 'Discard',
      later: 'Fill in the form anew',
    },
    typo: { ask: 'Did you mean', take: 'Yes, use it', keep: 'No, it is right' },
  },
}

/** What only the server finds wrong with a field. */
export const refusalWords = {
  tooLong: (most: number) => `Please shorten this to ${most} characters.`,
  unusual: 'This holds characters we cannot store. Please type it again.',
  unknownField: 'This form has no such field.',
  exact: {
    phone: 'Please check this phone number.',
    phoneWithoutCode: 'Please begin with the code of your country, such as +44.',
    address: 'Please check this address. It should look like example.com.',
    day: 'Please choose a day.',
    dayOutside: (from: string | undefined, to: string | undefined) =>
      `Please choose a day ${between(from && spokenDay(from), to && spokenDay(to))}.`,
    number: 'Please write a number.',
    numberOutside: (min: number | undefined, max: number | undefined) =>
      `Please write a number ${between(min, max)}.`,
  },
}

/** "from 1 to 9", "from 1 on" or "up to 9". */
const between = (from: string | number | undefined, to: string | number | undefined): string => {
  if (from === undefined) return `up to ${to}`
  return to === undefined ? `from ${from} on` : `from ${from} to ${to}`
}

const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

export const imageWords = { dismiss: 'Close this message' }

export const pageWords = {
  done: { back: 'Back to the page' },
  print: { signUpAt: (address: string) => `Sign up at ${address}` },
  legal: { label: 'Legal', privacy: 'Privacy', terms: 'Terms', contact: 'Contact' },
  home: {
    title: 'The light is on',
    text: 'Nothing public lives at this address. Each campaign has an address of its own.',
    signIn: 'Staff sign-in',
  },
  notFound: { title: '404', text: 'Oops! Page not found', link: 'Return to Home' },
  problem: { reference: 'Reference', link: 'Return to Home' },
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
  },
  cancelled: { title: 'This event is cancelled' },
  mailsOff: {
    title: 'Thank you!',
    stored: 'We have your details',
    seat: 'Your seat is reserved',
    none: 'No email is sent at the moment.',
    screen: 'There is nothing to wait for in your inbox.',
  },
}

export const eventWords = { open: 'to be announced' }

export const askAgainMail = (brand: string) => ({
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
  signInLocal: 'On this computer the link that was printed when Porchlight started works, too.',
  signInElsewhere: 'No address here yet? Ask whoever set Porchlight up.',
  signInEmail: 'Your email address',
  signInAsk: 'Email me a link',
  signInPasskey: 'Sign in with a passkey',
  signInAsked:
    'If this address belongs to the staff, a link is on its way. Look into your inbox, and open it in this browser.',
}

export const mailWords = {
  why: (brand: string) => `You get this email because this address was signed up with ${brand}.`,
  unsubscribe: 'Unsubscribe',
}

/** For an address that the mail server has refused for good. */
export const addressRefused =
  'The mail server refused this address, so no email can reach it. Please use another address.'

export const guideWords = { book: 'Book a call' }
