/** Makes what belongs to a key the first time that it is asked for. */
export const once = <Key, Made>(make: (key: Key) => Made) => {
  const known = new Map<Key, Made>()
  return (key: Key): Made => {
    const made = known.get(key) ?? make(key)
    known.set(key, made)
    return made
  }
}
