/** Data of a view while its own is read (`ghost.tsx`): as long as most is. */
export const sampleAt = new Date().toISOString()

/** `id`: of each. */
export const samples = <Sample>(count: number, make: (id: string, at: number) => Sample): Sample[] =>
  Array.from({ length: count }, (_, at) => make(`sample-${at}`, at))

const names = ['Juniper Hale', 'Ann Muller', 'Dora Marlowe', 'Eve Sato'] as const

/** As of `Lead`, `Guest` and the like. `coach`: none has a face. */
export const samplePerson = (at: number) => {
  const name = names[at % names.length] ?? names[0]
  return {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    coach: '',
    brand: 'Harbor & Key',
  }
}

export const sampleTitle = 'Relocation Masterclass for HR'

/** Of a list of titles. */
export const sampleTitleAt = (at: number): string => titles[at % titles.length] ?? sampleTitle
const titles = [
  sampleTitle,
  'Power Session',
  '10 Best Places in San Diego',
  'Weight-loss myths report',
  'Strategy call',
  'Business CPR guide',
  'Sugar Free Blueprint masterclass',
]
