/** No line of French begins with a sign such as "?": the space before it does not break. Every font has this one, few the narrow one. */
export const frenchSpaces = (text: string): string =>
  spacesInNumbers(text).replaceAll(/(?<=\S) (?=[?!;:»](?![\w/-]))|(?<=«) /g, '\u00A0')

/** "12,50 €", "35 %" and "1 200" keep in one line. */
export const spacesInNumbers = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=[€%](?!\w)|\d{3}(?!\d))/g, '\u00A0')

/** Of all texts in a dictionary, and of those that its functions make. */
export const withFrenchSpaces = <Words>(words: Words): Words => spaced(words) as Words // the same shape with other spaces

const spaced = (value: unknown): unknown => {
  if (typeof value === 'string') return frenchSpaces(value)
  if (Array.isArray(value)) return value.map(spaced)
  if (typeof value === 'function') return (...values: unknown[]) => spaced(value(...values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spaced(item)]))
}
