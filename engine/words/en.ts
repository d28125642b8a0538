/** Interface words in English: everything a visitor or a member of staff reads that no campaign file says. */

/** Words of the form: the only ones that reach a browser as script. */
export const formWords = {
  problems: {
    missing: 'Please fill this in.',
    notTicked: 'Please tick this box.',
    notChosen: 'Please choose one.',
    noAt: 'Add the @ and what comes after it, such as @example.com.',
    noEnding: 'Add the end of the address, such as .com.',
    badEmail: 'Please check this address. It should look like name@example.com.',
    tooLong: (most: number) => `Please shorten this to ${most} characters.`,
    unusual: 'This holds characters we cannot store. Please type it again.',
    badOption: 'Please choose one of the listed answers.',
    unknownField: 'This form has no such field.',
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
    /** Stands for an address that is not known. */
    inbox: 'your inbox',
    signedUpAs: (email: string) => `Signed up as ${email}`,
    mailLate: 'Your confirmation email may take a little longer.',
    dismiss: 'Close this message',
  },
}
export type FormWords = typeof formWords

/** Words of the small pages for visitors. */
export const pageWords = {
  done: { back: 'Back to the page' },
  /** On paper, where the form would be. */
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
  },
}

/** Words of the staff pages. */
export const staffWords = {
  area: 'Staff',
  overview: 'Overview',
  signInTitle: 'Staff sign-in',
  signInText: 'This link signs in one browser, once.',
  signInButton: 'Sign in',
  signInHow: 'Open the one-time link that was printed when the server started.',
  signOut: 'Sign out',
  submissions: 'Latest submissions',
  noSubmissions: 'No form has been sent yet.',
  mails: 'Local mailbox',
  noMails: 'No mail has been sent yet.',
  mailsElsewhere: 'Mails leave through the configured mail server, so none are kept here.',
  campaign: 'Campaign',
  email: 'Email',
  state: 'State',
  received: 'Received',
  sent: 'Sent',
  to: 'To',
  subject: 'Subject',
  request: 'Request',
  answers: 'Answers',
  steps: 'Steps',
  step: 'Step',
  attempts: 'Attempts',
  lastError: 'Last error',
  nextAttempt: 'Next attempt',
  rows: 'Rows in the database',
  noRows: 'No further rows.',
  headers: 'Headers',
  text: 'Text part',
  raw: 'Raw message',
  none: '–',
}

/** Words around every mail. */
export const mailWords = {
  why: (brand: string) => `You get this email because this address was signed up with ${brand}.`,
  unsubscribe: 'Unsubscribe',
}

/** Words that every guide holds. */
export const guideWords = { book: 'Book a call' }
