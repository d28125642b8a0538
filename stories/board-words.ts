import type { z } from 'zod'
import type { HeroProps } from '../blocks/hero/hero.schema.ts'

type Words = Omit<z.input<typeof HeroProps>, 'type' | 'variant'> & {
  form?: boolean
  share?: number
}

const action = (label: string) => ({ label, href: '#form' })

export const boardWords: Record<string, Words> = {
  rampup: {
    eyebrow: 'Free report for owners',
    title: 'Raise revenue *25%* in the next 90 days',
    text: 'One number a week, thirteen weeks, and the three decisions that move it.',
    book: { title: 'The ninety-day plan', mark: '90', author: 'Anders Pell' },
    action: action('Get the report'),
  },
  vitality: {
    eyebrow: '90-minute masterclass',
    title: 'Sugar had a good run. *It ends Thursday.*',
    text: 'Why sugar keeps calling, and a first week that leaves room for cake.',
    action: action('Save my seat'),
  },
  caring: {
    eyebrow: 'Workshop for care teams',
    title: 'Patients remember *how you said it*',
    text: 'Six sentences that calm a ward, practised until they hold at four in the morning.',
    form: true,
  },
  resilience: {
    tone: 'deep',
    eyebrow: 'The Business CPR guide',
    title: 'Cracked is not the same *as broken*',
    text: 'Eleven pages for the week after the worst week: what to stop, whom to call, what to charge.',
    action: action('Send me the guide'),
  },
  ledger: {
    eyebrow: 'The CPA Leader guide',
    title: 'Close the month before the *coffee gets cold*',
    text: 'Nine month-end chores that software may have, in the order in which to hand them over.',
    action: action('Get the guide'),
  },
  harbor: {
    eyebrow: 'Free guide for relocating executives',
    title: 'Ten places in San Diego worth moving for',
    text: 'Who thrives there, who regrets it, and the question to ask before you sign.',
    book: { title: 'Ten places to live', mark: '10', author: 'Adrienne Holt' },
    action: action('Send the guide'),
  },
  moneywise: {
    eyebrow: '30-minute money call',
    title: 'Talk about money like it is only money',
    text: 'Bring one statement and one worry. Leave with one page that says what to do on Friday.',
    action: action('Book my call'),
  },
  abundance: {
    tone: 'deep',
    eyebrow: 'On-demand masterclass',
    title: 'The ceiling was never *load-bearing*',
    text: 'Fifty minutes on the price you stopped at, who put it there, and the sentence that lifts it.',
    action: action('Watch it now'),
  },
  compass: {
    eyebrow: 'Missing to Mission Map',
    title: 'Not lost. *Unmapped.*',
    text: 'Six questions, one folded sheet, and a way that starts from where you stand.',
    book: { title: 'The mission map', mark: '6', author: 'Isolde Pryor' },
    action: action('Draw my map'),
  },
  spotlight: {
    tone: 'deep',
    eyebrow: 'From stage to sales call',
    title: 'Leave the stage with a *full calendar*',
    text: 'The last ninety seconds of a talk, word for word, for speakers who hate to sell.',
    action: action('Get the guide'),
    share: 0.7,
  },
  ember: {
    tone: 'deep',
    eyebrow: 'Free 90-minute webinar',
    title: 'From burned out to *on fire*',
    text: 'Seven small steps back to work that warms you, without quitting anything by Monday.',
    form: true,
  },
}
