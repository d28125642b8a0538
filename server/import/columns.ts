export const aliases = {
  email: ['email', 'e mail', 'mail', 'email address', 'e mail address'],
  name: ['name', 'full name', 'first name', 'firstname', 'fname'],
  source: ['source'],
  created_at: [
    'created at',
    'created',
    'signed up',
    'signed up at',
    'optin time',
    'opt in time',
    'date',
    'joined',
  ],
  consent: ['consent', 'consent text'],
  started_at: ['started at', 'started', 'signed up', 'signed up at', 'created at', 'optin time', 'date'],
  last_email: ['last email', 'last e mail', 'last mail'],
  position: ['position', 'emails sent', 'e mails sent', 'mails sent'],
  reason: ['reason', 'status'],
}

export type Column = keyof typeof aliases

const kinds = {
  leads: ['email', 'name', 'source', 'created_at', 'consent'],
  journeys: ['email', 'name', 'started_at', 'last_email', 'position', 'source', 'consent'],
  unsubscribes: ['email', 'reason'],
} satisfies Record<string, Column[]>

export type Kind = keyof typeof kinds

export type Heading = { indexes: Map<Column, number>; width: number; unused: string[] }

export const readHeading = (kind: Kind, headings: string[]): Heading | string => {
  const columns: Column[] = kinds[kind]
  const indexes = new Map<Column, number>()
  const unused: string[] = []
  for (const [at, heading] of headings.entries()) {
    const column = columns.find((one) => aliases[one].includes(plain(heading)))
    if (!column) unused.push(heading.trim())
    else if (indexes.has(column)) return `two columns mean "${column}": leave one of them out.`
    else indexes.set(column, at)
  }
  const need: Column[] = kind === 'journeys' ? ['email', 'started_at'] : ['email']
  const missing = need.find((column) => !indexes.has(column))
  if (missing) return `there is no column "${missing}": name it so in the first line.`
  if (kind === 'journeys' && !indexes.has('last_email') && !indexes.has('position'))
    return 'there is no column "last_email" or "position": say what was sent already.'
  return { indexes, width: headings.length, unused }
}

const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
