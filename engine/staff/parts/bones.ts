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

/** A row of bars. `high`: in rem, on a phone and, where it is not the same, on a desk; 0: it is not there. */
type Line = { high: number; desk?: number; bars: Bar[] }

/** Rows that are alike. `head`: above them; `first`: what the first one has besides. */
export type Bone = Line & { head?: Line; first?: Bar[] }

const line = (w: Bar['w'], y = 1, more: Partial<Bar> = {}): Bar => ({ x: 1.1, y, w, h: 0.75, ...more })
const small = (w: Bar['w'], y: number, more: Partial<Bar> = {}) => line(w, y, { h: 0.6, ...more })
const disc = (size: number, y: number, more: Partial<Bar> = {}) =>
  line(size, y, { h: size, isRound: true, ...more })
const onPhone = { on: 'phone' } as const
const onDesk = { on: 'desk' } as const

/** A letter is in the middle of its sheet. */
const inLetter = 'max(1.5rem, 50% - 16rem)'
const letter = (y: number, w = 32, h = 0.75) => line(`min(100% - 3rem, ${w}rem)`, y, { x: inLetter, h })

/** Where the person is, and what it is about. */
const personOnDesk = (x: number, about: string) => [
  disc(2.15, 0.9, { x, ...onDesk }),
  line(10, 1, { x: x + 2.9, ...onDesk }),
  small(11, 2.3, { x: x + 2.9, ...onDesk }),
  line(12, 1, { x: about, ...onDesk }),
  small(8, 2.3, { x: about, ...onDesk }),
]
const two = [line('min(50%, 14rem)'), small('min(34%, 9rem)', 2.2), line('min(18%, 5rem)', 1.4, { x: -1.1 })]

/** The names of columns, where they begin. */
const head = (...at: Bar['x'][]): Line => ({
  high: 0,
  desk: 2.4,
  bars: at.map((x) => small(3.5, 0.9, { x })),
})

/** A title, what it does, the press. */
const press = (y: number, more: Partial<Bar>) => [
  line(9, y + 1.4, { h: 0.9, ...more }),
  small(28, y + 3, more),
  line(13, y + 5.2, { h: 2.5, ...more }),
]

export const bones = {
  rows: { high: 3.85, bars: two },
  /** A sentence, in two lines on a phone. */
  sentence: {
    high: 3,
    desk: 1.5,
    bars: [line('min(100%, 40rem)', 0.4, { x: 0 }), line('80%', 1.9, { x: 0, ...onPhone })],
  },
  /** Words without a sheet. */
  line: { high: 1.5, bars: [line(12, 0.4, { x: 0 })] },
  people: {
    high: 6.1,
    desk: 4,
    head: head(1.1, '38.5%', '83%'),
    bars: [
      ...personOnDesk(1.1, '38.5%'),
      line(10, 1, onPhone),
      small(13, 2.3, onPhone),
      small(12, 3.7, onPhone),
      line(4, 1, { x: -1.1, ...onPhone }),
      line(7, 1.6, { x: '83%', ...onDesk }),
    ],
  },
  /** With their answers, when they came, and their mail. */
  guests: {
    high: 4.3,
    desk: 3.95,
    head: head(1.1, '24.5%', '61%', '77%'),
    bars: [
      ...personOnDesk(1.1, '24.5%'),
      line(10, 1, onPhone),
      small(13, 2.4, onPhone),
      line(5, 1, { x: -3.25, ...onPhone }),
      line(8, 1.6, { x: '61%', ...onDesk }),
      line(2, 1.6, { x: '77%', ...onDesk }),
      line(0.9, 1.75, { x: -1.1, h: 0.3 }),
    ],
  },
  /** By day, in a margin of its own. */
  byDay: {
    high: 4,
    head: {
      high: 3.2,
      desk: 2.4,
      bars: [
        line(5, 1.3, { h: 1, ...onPhone }),
        ...[1.1, 9.75, '42%', '77%'].map((x) => small(3.5, 0.9, { x, ...onDesk })),
      ],
    },
    first: [line(4, 1.2, { h: 0.9, ...onDesk })],
    bars: [
      ...personOnDesk(9.75, '42%'),
      line(10, 1, onPhone),
      small(12, 2.3, onPhone),
      line(4, 1, { x: -1.1, ...onPhone }),
      line(4.5, 1.6, { x: '77%', ...onDesk }),
    ],
  },
  /** What each of them sent, and two presses. */
  held: {
    high: 12.45,
    desk: 3.85,
    head: { high: 3.6, desk: 3.75, bars: [line(1.2, 1.25, { h: 1.2 }), line(7, 1.45, { x: 3.05 })] },
    bars: [
      line(1.2, 1.2, { h: 1.2 }),
      line(9, 1.4, { x: 3.05 }),
      small(13, 3.2, { x: 3.05, ...onPhone }),
      line('calc(100% - 4.15rem)', 8.8, { x: 3.05, h: 2.75, ...onPhone }),
      line(12, 1.4, { x: '33%', ...onDesk }),
      line(11.5, 0.75, { x: -1.1, h: 2.35, ...onDesk }),
    ],
  },
  /** People in two lines on a phone. */
  leads: {
    high: 3.95,
    bars: [
      disc(2.15, 0.9, onDesk),
      line(9, 1, { x: 4, ...onDesk }),
      small(17, 2.3, { x: 4, ...onDesk }),
      line(10, 1, onPhone),
      small(12, 2.3, onPhone),
      line(5, 1, { x: -1.1, ...onPhone }),
      line(6, 1.6, { x: -1.1, ...onDesk }),
    ],
  },
  /** How many, and what waits. */
  lines: { high: 4.05, bars: [line(1.5, 1.2, { x: 1.3, h: 1.4 }), line(20, 1.6, { x: 4.25 })] },
  /** In a table, with its date and its seats. */
  eventRow: {
    high: 9.5,
    desk: 5.2,
    head: head(1.1, '33%', '68%'),
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
    head: head(1.1, '38.5%', -25.3, -17.8, -1.1),
    bars: [
      line('min(60%, 15rem)'),
      small('min(34%, 10rem)', 2.3),
      small(9, 3.6, onPhone),
      line('calc(100% - 2.2rem)', 5, { h: 0.35, ...onPhone }),
      line(9, 1.5, { x: '39%', ...onDesk }),
      ...[-25.3, -17.8].map((x) => line(2.5, 1.5, { x, ...onDesk })),
      line(9, 1.7, { x: -5, h: 0.45, ...onDesk }),
      line(2.5, 1.5, { x: -1.1 }),
    ],
  },
  /** A name, who sends it, its subject. */
  debug: {
    high: 5.55,
    desk: 3.95,
    head: head(1.1, '39%', '61%'),
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
  /** With its coach and its seats. */
  event: {
    high: 9.4,
    bars: [
      disc(2.75, 1.5),
      line('min(60%, 11rem)', 1.25, { x: 4.75 }),
      small('min(50%, 10rem)', 2.6, { x: 4.75 }),
      small('min(60%, 13rem)', 3.9, { x: 4.75 }),
      small(5.5, 5.8),
      line('min(100% - 2.2rem, 18.5rem)', 7.4, { h: 1.1 }),
    ],
  },
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
  switch: { high: 2.9, bars: [line('min(100%, 19rem)', 0, { x: 0, h: 2.75, isField: true })] },
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
