/** "Ann, Bo, and 2 more": the first of so many people. No name is in two lines. */
export const firstNames = (names: string[], count: number): string => {
  const rest = count - names.length
  const whole = names.map((name) => name.replaceAll(' ', '\u00a0'))
  return new Intl.ListFormat('en').format([...whole, ...(rest > 0 ? [`${rest}\u00a0more`] : [])])
}
