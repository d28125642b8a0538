import { campaignAt, otherCoach, twoCoaches } from './two-coaches.ts'

/** By file of the folder: what it is then, null where it is gone, or what becomes of it. */
export type Saves = Record<string, string | null | ((before: string) => string)>
const swap = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`It holds no ${JSON.stringify(from)}.`)
  return text.replace(from, to)
}

const coach = 'nora/coach.yaml'
const page = 'nora/sleep-guide.yaml'
const mail = 'nora/emails/sleep-guide.md'
const guide = 'nora/guides/plan.md'
const second = 'nora/zz-second.yaml'
const talk = 'nora/talk.yaml'
const theirs = 'omar/siesta.yaml'

const scheduler = 'scheduler: https://calendly.com/nora/call\ntheme:'
const sameGuide = "theme: { accent: '#ffc838' }\ndeliverable: plan.md\n"
const event = "  - step: event\n    capacity: 5\n    starts: '2027-09-16T10:00:00Z'\n"
const pdf = '%PDF-1.7\n%%EOF'
const showsBook = (text: string) =>
  text
    .replace('seo:', 'deliverable: plan.md\nseo:')
    .replace(
      'sections:\n',
      'sections:\n  - { type: hero, variant: map-book, title: Rest, book: { title: Siesta } }\n',
    )

const talkFile = campaignAt('/talk', 'deliverable: plan.md\n')
  .replace('  - step: journey', `${event}  - step: journey`)
  .replace('missing:', 'full: { title: Full }\n      missing:')

export const saves: [string, Saves][] = [
  ['the words of a page', { [page]: swap('Sleep well', 'Sleep better') }],
  ['a guide', { [guide]: swap('Sleep.', 'Sleep longer.') }],
  ['a picture of a coach', { 'nora/assets/portrait.svg': swap('/>', ' width="9"/>') }],
  [
    'a colour and a link of a coach',
    { [coach]: (text) => swap("brand: '#bc1f4b'", "brand: '#b41f4b'")(swap('theme:', scheduler)(text)) },
  ],
  [
    'a mail, and a further one',
    { [mail]: swap('Hello', 'Dear'), 'nora/emails/more.md': twoCoaches[mail] ?? '' },
  ],
  ['a mail less', { 'nora/emails/more.md': null }],
  [
    'a campaign more, with a colour of its own for the same guide',
    { [second]: campaignAt('/second', sameGuide) },
  ],
  [
    'the page that shares its guide with a later one',
    { [page]: swap('deliverable', "theme: { accent: '#ffb038' }\ndeliverable") },
  ],
  ['a campaign less, which shared its guide with another', { [second]: null }],
  [
    "another coach's page, which now shows a book, and the mail with its guide",
    { [theirs]: showsBook, 'omar/emails/rest.md': swap('{pageUrl}', '{deliverableUrl}') },
  ],
  ["another coach's page, which is gone", { [theirs]: null, 'omar/coach.yaml': swap('home: /siesta\n', '') }],
  ['a coach less', { omar: null }],
  [
    'a coach more',
    {
      'omar/coach.yaml': otherCoach,
      [theirs]: twoCoaches[theirs] ?? '',
      'omar/emails/rest.md': twoCoaches['omar/emails/rest.md'] ?? '',
    },
  ],
  ['an event more', { [talk]: talkFile }],
  ["an event's date", { [talk]: swap('2027', '2028') }],
  ["an event's date, taken out", { [talk]: swap("    starts: '2028-09-16T10:00:00Z'\n", '') }],
  ['an event less', { [talk]: null }],
  [
    'a guide that is a PDF of the coach now',
    { 'nora/assets/plan.pdf': pdf, [page]: swap('plan.md', 'plan.pdf'), [guide]: null },
  ],
  ['that PDF', { 'nora/assets/plan.pdf': swap('%%EOF', '%%EOF\n') }],
  ['a book taken off its page', { [page]: swap('    book: { title: Seven evenings }\n', '') }],
  [
    'a page that promises no guide any more',
    { [page]: swap('deliverable: plan.pdf\n', ''), [mail]: swap('{deliverableUrl}', '{pageUrl}') },
  ],
  ['a letter that no page of the coach had', { [page]: swap('Sleep better', 'Sleep, œuvre') }],
  ['an address', { [page]: swap('[/sleepguide]', '[/sleeper]') }],
  [
    'a page that is not live any more',
    { [theirs]: swap('seo:', 'live: false\nseo:'), 'omar/coach.yaml': swap('home: /siesta\n', '') },
  ],
  ['a page that is live again', { [theirs]: swap('live: false\n', '') }],
  [
    "a path that goes to another coach's page",
    { [theirs]: swap('path: /siesta', 'path: /nap'), [page]: swap('[/sleeper]', '[/sleeper, /siesta]') },
  ],
  ['short words of the site', { 'site.yaml': swap('Calm: /sleep-guide', 'Rest: /siesta') }],
  ['the name of the site', { 'site.yaml': swap('Porchlight', 'Lanternfish') }],
]
