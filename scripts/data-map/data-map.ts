import { kinds, personalData, recipients, type Kind, type TableData } from '../../server/db/personal-data.ts'
import { expiries } from '../../server/pipeline/outbox/purge-expired.ts'
import { markdownTable } from '../markdown-table.ts'

/** Of this installation; none in the document, which is the same everywhere. */
export type Installation = {
  coaches: { slug: string; kept: string; steps: string[] }[]
  isSet: (setting: string) => boolean
}

export const dataMap = (here?: Installation): string =>
  [
    '# Data map',
    '',
    'Which table and column holds what of whom, why, how long, and who gets it. Written by `npm run data-map -- --write` from',
    '`server/db/personal-data.ts`, which a test compares with the schema. `npm run data-map` prints it with what is set up here.',
    '',
    '## What is stored',
    '',
    markdownTable([
      ['table', 'why', 'what of people', 'until'],
      ...personalData.filter(isAboutPeople).map(rowOf),
    ]),
    '',
    'Ids and times are left out. These tables are about nobody:',
    `${personalData
      .filter((table) => !isAboutPeople(table))
      .map(({ table }) => `\`${table}\``)
      .join(', ')}.`,
    '',
    '## What is stored elsewhere',
    '',
    markdownTable([['where', 'what', 'until'], ...elsewhere]),
    '',
    '## Who gets it',
    '',
    markdownTable([
      ['who', 'what', 'setting', 'when', ...(here ? ['here'] : [])],
      ...recipients.map(({ who, gets, settings, when }) => [
        who,
        gets,
        settings.map((name) => `\`${name}\``).join(', '),
        when,
        ...(here ? [settings.length === 0 || settings.some(here.isSet) ? 'yes' : 'no'] : []),
      ]),
    ]),
    ...(here ? ['', '## Coaches', '', coachTable(here)] : []),
    '',
  ].join('\n')

const isAboutPeople = ({ why }: TableData) => why !== ''

const rowOf = ({ table, why, personal, kept }: TableData): string[] => [
  `\`${table}\``,
  why,
  [...Map.groupBy(Object.entries(personal), ([, kind]) => kind)]
    .map(([kind, columns]) => `${columns.map(([name]) => `\`${name}\``).join(', ')}: ${saidOf(kind)}`)
    .join('; ') || 'nothing but ids and times',
  untilOf(table, kept),
]

const saidOf = (kind: Kind): string => kinds[kind]

const untilOf = (table: string, kept: string): string =>
  [keptInWords[kept] ?? kept, ...expiries.filter((each) => each.table === table).map(({ why }) => why)]
    .filter(Boolean)
    .join('; ')

const keptInWords: Record<string, string> = {
  person: "the person is erased: by staff, by command, or by the coach's `retention`",
  staff: 'they are no longer members',
  purged: '',
}

const elsewhere = [
  [
    'log of the process',
    'hash of the network address, another one each day; ids of campaigns and forms; no name, no address',
    'whoever keeps the log deletes it',
  ],
  ['`DATA_DIR/mailbox`', 'emails, where no mail server is set', 'they are deleted by hand'],
  ['backups', 'all tables', 'they are deleted by hand; a restore erases again who was erased since'],
  ['CSV files that staff downloaded', 'leads and answers', 'whoever has them deletes them'],
]

const coachTable = ({ coaches }: Installation): string =>
  markdownTable([
    ['coach', 'people are kept', 'steps that hand data on'],
    ...coaches.map(({ slug, kept, steps }) => [slug, kept, steps.join(', ')]),
  ])
