import type { bones } from './bones.ts'

/** `of`: its rows; `rows`: how many, else as many as are asked for. `isBare`: without a sheet around them. */
export type Part = { of: keyof typeof bones; rows?: number; title?: string; isBare?: boolean }

const facts: Part = { of: 'facts', rows: 4 }
const tally: Part = { of: 'tally', rows: 5 }
const chart: Part = { of: 'chart', rows: 1 }
const deliveries: Part = { of: 'rows', rows: 5, title: 'Latest deliveries' }
const controls: Part = { of: 'controls', rows: 1, isBare: true }

/** The parts of a screen, in order, and around them the class of its grid. */
export const shapes = {
  rows: { parts: [{ of: 'rows' }] },
  line: { parts: [{ of: 'line', rows: 1, isBare: true }] },
  bare: { parts: [{ of: 'rows', isBare: true }] },
  events: { parts: [{ of: 'eventRow' }] },
  people: { parts: [{ of: 'people' }] },
  leads: { parts: [{ of: 'leads' }] },
  lines: { parts: [{ of: 'lines' }] },
  campaign: {
    parts: [chart, chart, { ...tally, title: 'By source' }, { ...tally, title: 'By day' }],
    grid: 'bones-pairs',
  },
  today: {
    parts: [
      { of: 'lines', title: 'Waiting for you' },
      { of: 'event', rows: 2, title: 'Next events' },
      { of: 'leads', title: 'Newest leads' },
    ],
    grid: 'today',
  },
  person: {
    parts: [
      { of: 'moments', title: 'Timeline', isBare: true },
      { ...facts, title: 'Campaigns' },
    ],
    grid: 'person',
  },
  moments: { parts: [{ of: 'moments', isBare: true }] },
  letter: { parts: [{ of: 'letter', rows: 1 }, facts], grid: 'mail-read' },
  troubles: { parts: [{ of: 'troubles' }] },
  queue: {
    parts: [
      { of: 'switch', rows: 1, isBare: true },
      { of: 'people', rows: 4 },
    ],
    grid: 'grid gap-4',
  },
  guests: { parts: [controls, { of: 'guests' }], grid: 'grid gap-3' },
  quarantined: {
    parts: [
      { of: 'sentence', rows: 1, isBare: true },
      { of: 'held', rows: 4 },
    ],
    grid: 'grid gap-4',
  },
  byDay: { parts: [{ of: 'byDay' }] },
  deliveries: { parts: [deliveries] },
  door: { parts: [controls, { of: 'ticks', rows: 12 }], grid: 'grid gap-3' },
  campaigns: { parts: [{ of: 'campaign' }] },
  debug: { parts: [{ of: 'debug' }] },
  form: {
    parts: [{ of: 'forms', rows: 1 }, deliveries],
    grid: 'grid gap-8',
  },
  checks: {
    parts: [
      { of: 'fields', rows: 1 },
      { of: 'check', rows: 4 },
    ],
    grid: 'bones-checks',
  },
} satisfies Record<string, { parts: Part[]; grid?: string }>

export type ShapeName = keyof typeof shapes
