export type Gain = { name: string; percent: number }

/** Of a drawing's words such as "Price +6%" and, last, "Revenue +26%"; none if another entry is among them. */
export const gainsOf = (written: readonly string[] = []): Gain[] => {
  const gains = written.map((entry) => {
    const [, name = '', percent = ''] = /^(.+) \+(\d{1,2})\s?%$/u.exec(entry) ?? []
    return { name, percent: Number(percent) }
  })
  return gains.length >= few && gains.length <= most && gains.every(({ name }) => name !== '') ? gains : []
}

const [few, most] = [3, 6]
