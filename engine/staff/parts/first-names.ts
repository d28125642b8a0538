/** "Ann, Bo, and 2 more": the first of so many people. */
export const firstNames = (names: string[], count: number): string => {
  const rest = count - names.length
  return new Intl.ListFormat('en').format([...names, ...(rest > 0 ? [`${rest} more`] : [])])
}
