export const doorWords = {
  nobody: 'Nobody may sign in yet: name people in campaigns/staff.yaml, or run "npm run staff -- add".',
  readsOnly: 'Your role reads only. Ask an owner or an editor to do this.',
  ownersOnly: 'Only an owner may do this.',
}

export const signInMailWords = {
  subject: (site: string) => `Sign in to ${site}`,
  open: 'Open this link, and press the button there:',
  button: 'Sign in',
  once: 'It works once, for fifteen minutes.',
  ignore: 'If you did not ask for it, nothing happens: leave it unopened.',
}

export const toolWords = {
  missing: 'Please enter an email address',
  sent: 'Test email sent successfully',
  processed: (journeys: number, mails: number) => `Processed ${journeys} journeys, sent ${mails} emails`,
  capped: 'The address has had its hundred test mails of a day.',
}
