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
  sendFailed: 'Failed to send email',
  processed: (journeys: number, mails: number) => `Processed ${journeys} journeys, sent ${mails} emails`,
  processFailed: 'Failed to process sequences',
  loadFailed: 'Failed to load dashboard data',
  testsPassed: 'Every test passed',
  testFailed: (title: string) => `${title} failed`,
  retried: (count: number) => (count === 0 ? 'There was no failed mail' : `${count} tried again`),
  tests: {
    http: 'Direct HTTP test',
    client: 'Client test',
    function: 'Test function',
    data: 'Campaign data',
  },
  why: {
    storage: 'The database does not answer. Try again in a moment.',
    capped: 'The address has had its hundred test mails of a day.',
  },
}
