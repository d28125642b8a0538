import { goodFiles } from './fixtures/site-fixture.ts'

const swapped = (file: string, ...swaps: (readonly [string, string])[]): string => {
  let text = goodFiles[file] ?? ''
  for (const [from, to] of swaps) {
    if (!text.includes(from)) throw new Error(`${file} holds no ${JSON.stringify(from)}.`)
    text = text.replaceAll(from, to)
  }
  return text
}

const hero = `sections:
  - type: hero
    variant: map-book
    title: Sleep well
    book: { title: Seven evenings }
  - type: about
    tone: tint
    title: Who tells you
    paragraphs: [Nora sleeps.]
`
const first = swapped(
  'nora/sleep-guide.yaml',
  ['redirects: [/sleep]\n', 'redirects: [/sleep]\ndeliverable: plan.md\n'],
  ['sections:\n', hero],
)

export const campaignAt = (path: string, lines = '', coach = 'nora') =>
  (goodFiles['nora/sleep-guide.yaml'] ?? '')
    .replace('/sleep-guide\n', `${path}\n`)
    .replace(/aliases.*\nredirects.*\n/, lines)
    .replace('coach: nora', `coach: ${coach}`)

export const otherCoach = swapped(
  'nora/coach.yaml',
  ['slug: nora', 'slug: omar'],
  ['Nora Sleeps', 'Omar Rests'],
  ['Nora Vale', 'Omar Vale'],
  ['nora@sleep.example', 'omar@rest.example'],
  ['[sleep.example]', '[rest.example]'],
  ['home: /sleep-guide', 'home: /siesta'],
)

export const twoCoaches: Record<string, string> = {
  ...goodFiles,
  'nora/coach.yaml': swapped('nora/coach.yaml', [
    'home: /sleep-guide\n',
    'home: /sleep-guide\nportrait: { src: portrait.svg, alt: Nora }\n',
  ]),
  'nora/sleep-guide.yaml': first,
  'nora/emails/sleep-guide.md': swapped('nora/emails/sleep-guide.md', ['{pageUrl}', '{deliverableUrl}']),
  'nora/guides/plan.md': '---\ntitle: The plan\n---\nSleep.\n',
  'omar/coach.yaml': otherCoach,
  'omar/siesta.yaml': campaignAt('/siesta', '', 'omar').replaceAll('sleep-guide', 'rest'),
  'omar/guides/plan.md': '---\ntitle: Rest\n---\nRest.\n',
  'omar/emails/rest.md': goodFiles['nora/emails/sleep-guide.md'] ?? '',
}
