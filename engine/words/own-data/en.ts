/** The page on which people see, download and erase what is stored of them, and the mail with its link. */
export const ownData = {
  title: (brand: string) => `Your data at ${brand}`,
  askText: (brand: string) =>
    `See what ${brand} has stored about you, download it, or have it erased. So that nobody else can, we first email a link to your address. It opens for 30 minutes.`,
  askButton: 'Email me the link',
  askedTitle: 'Look into your inbox',
  askedText: (brand: string) =>
    `If ${brand} has something stored about you, a link is on its way to your address. It opens for 30 minutes. Nothing after five minutes? Look in spam.`,
  overTitle: 'This link does not open',
  overText: (brand: string) =>
    `Links to your data at ${brand} open for 30 minutes. We can email you a new one.`,
  shownText: 'This is what is stored about you. Nobody else sees this page: its link ends after 30 minutes.',
  name: 'Name',
  email: 'Email address',
  forms: 'Forms you sent',
  mails: 'Emails you got',
  seats: 'Your seats',
  newest: 'The newest ones. The download has all.',
  downloadTitle: 'Take it with you',
  downloadText:
    'The download has everything, your answers included, as one file that other programs can read (JSON).',
  download: 'Download my data',
  leaveTitle: 'No more emails',
  leaveText: 'You can stop the emails of one coach, or of all coaches who use this site.',
  leave: (brand: string) => `Unsubscribe from ${brand}`,
  leaveAll: 'Unsubscribe from all',
  leftTitle: 'You are unsubscribed from all',
  leftText:
    'No coach of this site will write to you again. An email that is already on its way may still arrive.',
  eraseHead: 'Or erase it',
  eraseText: 'Nothing is erased yet: the next page says what follows from it.',
  eraseTitle: 'Erase everything?',
  erase: 'Erase my data',
  eraseWhat: (brand: string) => [
    `Everything that ${brand} has stored about you is deleted: forms, answers, emails, notes.`,
    'Your seats go to others, and series of emails end.',
    `A code that is made from your address remains, so that ${brand} does not write to you again. Nobody can read the address in it.`,
    'It cannot be undone. Download your data first if you want to keep it.',
  ],
  eraseButton: 'Erase everything',
  back: 'Back to my data',
  erasedTitle: 'Your data is erased',
  erasedText: (brand: string) =>
    `Nothing of you is stored here for ${brand} any more, and ${brand} will not write to you again. An email that is already on its way may still arrive. Backups are deleted when they are old enough.`,
  elsewhere: (brand: string) =>
    `Some of it had left this site before, for example by email to ${brand}. We have asked ${brand} to delete it there.`,
}

export const ownDataMail = (brand: string) => ({
  subject: `Your data at ${brand}`,
  preheader: 'This link opens for 30 minutes.',
  markdown: `# Your data at ${brand}

This link shows what ${brand} has stored about you. There you can download it, or have it erased. It opens for 30 minutes: please do not pass it on.

[Open my data]({pageUrl})

Was it not you who asked? Then you need do nothing.
`,
})
