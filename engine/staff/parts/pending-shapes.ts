import type { bones } from './bones.ts'

/** `of`: its rows; `rows`: how many, else as many as are asked for. `isBare`: without a sheet around them. */
export type Part = { of: keyof typeof bones; rows?: number; isTitled?: boolean; isBare?: boolean }

const facts: Part = { of: 'facts', rows: 4 }
const tally: Part = { of: 'tally', rows: 5, isTitled: true }
const chart: Part = { of: 'chart', rows: 1 }
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
  campaign: { parts: [chart, chart, tally, tally], grid: 'bones-pairs' },
  today: {
    parts: [
      { of: 'lines', isTitled: true },
      { of: 'event', rows: 2, isTitled: true },
      { of: 'leads', isTitled: true },
    ],
    grid: 'today',
  },
  person: {
    parts: [
      { of: 'moments', isTitled: true, isBare: true },
      { ...facts, isTitled: true },
    ],
    grid: 'person',
  },
  moments: { parts: [{ of: 'moments', isBare: true }] },
  letter: { parts: [{ of: 'letter', rows: 1 }, facts], grid: 'mail-read' },
  troubles: { parts: [{ of: 'troubles' }] },
  queue: { parts: [controls, { of: 'people' }], grid: 'grid gap-4' },
  guests: { parts: [controls, { of: 'people' }], grid: 'grid gap-3' },
  door: { parts: [controls, { of: 'ticks', rows: 12 }], grid: 'grid gap-3' },
  tabs: { parts: [{ of: 'tabs', rows: 1, isBare: true }, { of: 'rows' }], grid: 'grid gap-5' },
  form: {
    parts: [
      { of: 'forms', rows: 1 },
      { of: 'rows', rows: 5, isTitled: true },
    ],
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
