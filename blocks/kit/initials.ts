/** Of a name: for where a portrait would be. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    // Arabic letters side by side would join to a word.
    .join(/\p{Script=Arabic}/u.test(name) ? ' ' : '')
