/** `bars`: in each of its bones, placed by `styles/bones.css`. `isBare`: without a sheet around them. */
export type Part = { of: string; bars: number; bones?: number; isTitled?: boolean; isBare?: boolean }

const rows = { of: 'rows', bars: 3 }
const people = { of: 'people', bars: 5 }
const facts = { of: 'facts', bars: 2, bones: 4 }
const tally = { of: 'tally', bars: 2, bones: 5, isTitled: true }
const chart = { of: 'charts', bars: 2, bones: 1 }
const form = { of: 'form', bars: 5, bones: 1 }

/** The parts of a screen, in order, and around them the class of its grid. */
export const shapes = {
  rows: { parts: [rows] },
  people: { parts: [people] },
  lines: { parts: [{ of: 'lines', bars: 2 }] },
  campaign: { parts: [chart, chart, tally, tally], grid: 'bones-pairs' },
  today: {
    parts: [
      { of: 'lines', bars: 2, isTitled: true },
      { ...rows, bones: 2, isTitled: true },
      { ...people, isTitled: true },
    ],
    grid: 'today',
  },
  person: {
    parts: [
      { of: 'moments', bars: 3, isTitled: true, isBare: true },
      { ...facts, isTitled: true },
    ],
    grid: 'person',
  },
  moments: { parts: [{ of: 'moments', bars: 3, isBare: true }] },
  letter: { parts: [{ of: 'letter', bars: 8, bones: 1 }, facts], grid: 'mail-read bones-letter-page' },
  troubles: { parts: [{ of: 'troubles', bars: 5 }] },
  queue: {
    parts: [{ of: 'switch', bars: 3, bones: 1, isBare: true }, people],
    grid: 'grid gap-4',
  },
  guests: {
    parts: [{ of: 'search', bars: 2, bones: 1, isBare: true }, people],
    grid: 'grid gap-3',
  },
  ticks: { parts: [{ of: 'ticks', bars: 3, bones: 12 }] },
  tabs: { parts: [{ of: 'tabs', bars: 3, bones: 1, isBare: true }, rows], grid: 'grid gap-5' },
  form: {
    parts: [
      { ...form, bones: 2 },
      { ...rows, bones: 6 },
    ],
    grid: 'bones-form-page',
  },
  checks: { parts: [form, { of: 'troubles', bars: 5, bones: 4 }], grid: 'bones-checks-page' },
} as const satisfies Record<string, { parts: Part[]; grid?: string }>

export type ShapeName = keyof typeof shapes
