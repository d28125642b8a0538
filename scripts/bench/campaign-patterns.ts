export type MadeCampaign = { campaign: string; subject?: string }

const vocabulary =
  `morning harbour question answer ledger garden window evening practice signal winter paper kettle margin letter corner
bridge summer number copper reason lantern village market station pocket ribbon circle timber anchor thread meadow candle
mirror basket island orchard valley pencil lesson promise chapter kitchen platform quarter blanket compass journey`.split(
    /\s+/,
  )

export const wordsOf = (seed: number, count: number): string => {
  let state = (seed + 1) * 2_654_435_761
  const words = Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return vocabulary[state % vocabulary.length] ?? ''
  })
  const text = words.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const head = (coach: string, stem: string, index: number) => `coach: ${coach}
path: /${stem}
aliases:
  - /${stem}-again
seo:
  title: ${wordsOf(index, 5)}
  description: >-
    ${wordsOf(index + 1, 10)},
    ${wordsOf(index + 2, 10)}.
`

const list = (index: number, count: number, indent: string, keys: readonly [string, string]) =>
  Array.from(
    { length: count },
    (_, at) => `${indent}- ${keys[0]}: ${wordsOf(index * 31 + at, 4)}
${indent}  ${keys[1]}: ${wordsOf(index * 37 + at, 14)}.
`,
  ).join('')

const leadMagnet = (coach: string, stem: string, index: number): MadeCampaign => ({
  subject: `${wordsOf(index, 3)}, as promised`,
  campaign: `# A guide for readers.
${head(coach, stem, index)}
template: lead-magnet
with:
  title: ${wordsOf(index + 4, 5)}
  subtitle: >-
    ${wordsOf(index + 5, 9)}
    and ${wordsOf(index + 6, 9)}.
  benefits:
${list(index, 5, '    ', ['title', 'description'])}  authorBio: ${wordsOf(index + 8, 24)}.
  leadMagnetName: ${wordsOf(index + 9, 3)}
  buttonText: Send it to me
  pdfDownloadUrl: https://files.example/${stem}.pdf
`,
})

const eventPage = (coach: string, stem: string, index: number): MadeCampaign => ({
  subject: 'Your seat is reserved, {name}',
  campaign: `${head(coach, stem, index)}
name: ${wordsOf(index, 3)}
sections:
  - type: hero
    variant: stage
    eyebrow: Free live event
    title: ${wordsOf(index + 4, 4)}, *${wordsOf(index + 5, 2)}*
    text: >-
      ${wordsOf(index + 6, 12)},
      ${wordsOf(index + 7, 12)}.
    facts:
      - { icon: calendar, text: First Thursday of the month }
      - { icon: clock, text: 7:30 to 9:00 a.m. }
  - type: form
    variant: card
    placement: hero
    title: Pull up a chair
    text: Free, and in person.
    fields:
      - { type: text, name: name, label: First name, autocomplete: given-name, maxLength: 100 }
      - { type: email, name: email, label: Email address }
    button: { label: Save my chair, busy: Reserving... }
    privacy: The details, and one mail a week later.
    after: clear
    messages:
      missing: { title: Error, text: Please enter your email address }
      success: { title: Confirmed, text: Thank you. }
      error: { title: Error, text: Something went wrong. Please try again. }
  - type: benefits
    variant: agenda
    tone: tint
    title: ${wordsOf(index + 8, 5)}
    items:
${list(index, 4, '      ', ['title', 'text'])}  - type: about
    variant: card
    tone: paper
    title: ${wordsOf(index + 9, 4)}
    paragraphs:
      - ${wordsOf(index + 10, 30)}.
  - type: faq
    variant: wide
    tone: tint
    title: Questions
    questions:
${list(index + 3, 4, '      ', ['question', 'answer'])}  - type: footer
    tone: deep
pipeline:
  - step: lead
    source: ${stem}
  - step: journey
    first: now
    sequence:
      - { email: ${stem}, after: 0 }
      - { email: later, after: 48 }
  - step: email
    email: ${stem}
`,
})

const callPage = (coach: string, stem: string, index: number): MadeCampaign => ({
  campaign: `${head(coach, stem, index)}
name: ${wordsOf(index, 3)}
sections:
  - type: hero
    variant: poster
    tone: paper
    eyebrow: A free call
    title: ${wordsOf(index + 4, 4)}. *${wordsOf(index + 5, 2)}.*
    text: ${wordsOf(index + 6, 14)}.
    action: { label: Choose a time, href: '@scheduler' }
    note: 30 minutes by video.
  - type: benefits
    variant: index
    tone: tint
    title: ${wordsOf(index + 7, 5)}
    items:
${list(index, 4, '      ', ['title', 'text'])}  - type: scheduler
    variant: button
    tone: deep
    title: Thirty minutes, *by the window*
    text: ${wordsOf(index + 8, 14)}.
    label: Choose a time
  - type: faq
    variant: split
    tone: paper
    title: Before you book
    questions:
${list(index + 3, 4, '      ', ['question', 'answer'])}  - type: footer
    tone: paper
`,
})

export const patterns: readonly ((coach: string, stem: string, index: number) => MadeCampaign)[] = [
  leadMagnet,
  eventPage,
  callPage,
]
