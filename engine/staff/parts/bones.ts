/** A bar in place of words, in rem; `x` below zero: from the right. `on`: only there. */
export type Bar = {
  x: number | string
  y: number
  w: number | string
  h: number
  on?: 'phone' | 'desk'
  isRound?: true
  isField?: true
}

/** A row of bars. `high`: in rem, on a phone and, where it is not the same, on a desk. */
export type Bone = { high: number; desk?: number; bars: Bar[] }

const line = (w: Bar['w'], y = 1, more: Partial<Bar> = {}): Bar => ({ x: 1.1, y, w, h: 0.75, ...more })
const small = (w: Bar['w'], y: number, more: Partial<Bar> = {}) => line(w, y, { h: 0.6, ...more })
const disc = (size: number, y: number, more: Partial<Bar> = {}) =>
  line(size, y, { h: size, isRound: true, ...more })
const onPhone = { on: 'phone' } as const
const onDesk = { on: 'desk' } as const

/** A letter is in the middle of its sheet. */
const inLetter = 'max(1.5rem, 50% - 16rem)'
const letter = (y: number, w = 32, h = 0.75) => line(`min(100% - 3rem, ${w}rem)`, y, { x: inLetter, h })

const personOnDesk = [
  disc(2.15, 0.9, onDesk),
  line(10, 1, { x: 4, ...onDesk }),
  small(13, 2.3, { x: 4, ...onDesk }),
  line(12, 1, { x: '40%', ...onDesk }),
  small(8, 2.3, { x: '40%', ...onDesk }),
]
const two = [line('min(50%, 14rem)'), small('min(34%, 9rem)', 2.2), line('min(18%, 5rem)', 1.4, { x: -1.1 })]

/** A title, what it does, the press. */
const press = (y: number, more: Partial<Bar>) => [
  line(9, y + 1.4, { h: 0.9, ...more }),
  small(28, y + 3, more),
  line(13, y + 5.2, { h: 2.5, ...more }),
]

export const bones = {
  rows: { high: 3.85, bars: two },
  /** Words without a sheet. */
  line: { high: 1.5, bars: [line(12, 0.4, { x: 0 })] },
  people: {
    high: 6.1,
    desk: 4,
    bars: [
      ...personOnDesk,
      line(10, 1, onPhone),
      small(13, 2.3, onPhone),
      small(12, 3.7, onPhone),
      line(4, 1.4, { x: -1.1 }),
    ],
  },
  /** People in two lines on a phone. */
  leads: {
    high: 4,
    bars: [...personOnDesk, line(10, 1, onPhone), small(12, 2.3, onPhone), line(4, 1.4, { x: -1.1 })],
  },
  /** How many, and what waits. */
  lines: { high: 3.75, bars: [line(1.5, 1, { x: 1.3, h: 1.4 }), line(20, 1.45, { x: 4.25 })] },
  /** In a table, with its date and its seats. */
  eventRow: {
    high: 9.5,
    desk: 5.2,
    bars: [
      line('min(50%, 14rem)', 1.1),
      small('min(34%, 9rem)', 2.4),
      line(13, 1.1, { x: '33%', ...onDesk }),
      small(10, 2.4, { x: '33%', ...onDesk }),
      small(13, 3.9, onPhone),
      line(5, 1.1, { x: '68%', ...onDesk }),
      line('min(100% - 2.2rem, 18.5rem)', 6.6, onPhone),
      line(18, 2.6, { x: '68%', ...onDesk }),
    ],
  },
  /** A name and its path, the coach, what is counted. */
  campaign: {
    high: 6.4,
    desk: 3.9,
    bars: [
      line('min(60%, 15rem)'),
      small('min(34%, 10rem)', 2.3),
      small(9, 3.6, onPhone),
      line('calc(100% - 2.2rem)', 5, { h: 0.35, ...onPhone }),
      line(9, 1.5, { x: '39%', ...onDesk }),
      ...[-23, -16.5].map((x) => line(2.5, 1.5, { x, ...onDesk })),
      line(2.5, 1.5, { x: -1.1 }),
    ],
  },
  /** A name, who sends it, its subject. */
  debug: {
    high: 5.55,
    desk: 3.95,
    bars: [
      line('min(60%, 15rem)', 1, onPhone),
      small('min(34%, 8rem)', 2.3, onPhone),
      small('min(60%, 16rem)', 3.7, onPhone),
      line(15, 1.5, onDesk),
      line(7, 1, { x: '39%', ...onDesk }),
      small(11, 2.3, { x: '39%', ...onDesk }),
      line(14, 1.5, { x: '61%', ...onDesk }),
    ],
  },
  /** With its seats. */
  event: { high: 8.6, bars: [...two, line('calc(100% - 2.2rem)', 6.2)] },
  tally: { high: 2.5, bars: [line(8, 0.85), line(5, 0.85, { x: -1.1 })] },
  chart: { high: 13.5, bars: [line(4), line('calc(100% - 2.2rem)', 5, { h: 7 })] },
  facts: { high: 3.85, bars: [small(5, 1), line(14, 2.15)] },
  moments: {
    high: 4.4,
    bars: [disc(2, 0, { x: 0 }), line(14, 0.45, { x: 2.85 }), small(24, 1.85, { x: 2.85 })],
  },
  letter: {
    high: 32,
    bars: [
      letter(2, 8),
      letter(4.25, 22, 1.5),
      ...[8, 9.5].map((y) => letter(y)),
      letter(11, 20),
      letter(13.5, 11, 2.75),
      letter(18.5),
      letter(20, 14),
    ],
  },
  troubles: {
    high: 11,
    desk: 6.6,
    bars: [
      line(1.5, 1.1, { h: 1.6 }),
      line(15, 1.25, { x: 4.4 }),
      small(28, 2.85, { x: 4.4 }),
      small(18, 4.2, { x: 4.4 }),
      line(8, 7, { x: 4.4, h: 2.75, ...onPhone }),
      line(7, 2, { x: -1.1, h: 2.35, ...onDesk }),
    ],
  },
  controls: { high: 2.9, bars: [line('min(62%, 24rem)', 0, { x: 0, h: 2.75, isField: true })] },
  ticks: {
    high: 4.25,
    bars: [line(2, 1.1, { h: 2 }), line(9, 1, { x: 4.1 }), small(13, 2.4, { x: 4.1 })],
  },
  /** A title, what it does, a field with its name, the press; and another one without a field. */
  forms: {
    high: 24.5,
    desk: 19.1,
    bars: [
      line(9, 1.4, { h: 0.9 }),
      small(24, 3),
      small(6, 5.1),
      line('min(100% - 2.2rem, 24rem)', 6.2, { h: 2.5 }),
      line(9, 10, { h: 2.75, ...onPhone }),
      line(9, 6.2, { x: 26.3, h: 2.5, ...onDesk }),
      ...press(14.5, onPhone),
      ...press(10.1, onDesk),
    ],
  },
  /** Two fields with their names, the press. */
  fields: {
    high: 19.4,
    desk: 18.7,
    bars: [
      ...[1.4, 6.3].flatMap((y) => [small(6, y), line('calc(100% - 2.2rem)', y + 1.1, { h: 2.5 })]),
      line('calc(100% - 2.2rem)', 11.6, { h: 2.5 }),
      small('calc(100% - 2.2rem)', 15.4),
    ],
  },
  /** A lamp, what is checked, the press. */
  check: {
    high: 8.2,
    desk: 4.7,
    bars: [
      disc(0.8, 1.4, { x: 2 }),
      line(20, 1.25, { x: 4.7 }),
      small(4, 2.7, { x: 4.7 }),
      line(10, 4.4, { x: 4.7, h: 2.75, ...onPhone }),
      line(12, 1.1, { x: -1.1, h: 2.4, ...onDesk }),
    ],
  },
} satisfies Record<string, Bone>
