/** Rules go from file to file, or back and forth between two; more files, parsed, would take much memory. */
const mostKept = 2

/** Makes what belongs to a key anew unless it is among those asked for last. */
export const keepLatest = <Key extends object, Value, Context extends readonly unknown[]>(
  make: (key: Key, ...context: Context) => Value,
): ((key: Key, ...context: Context) => Value) => {
  let kept: { key: Key; value: Value }[] = []
  return (key, ...context) => {
    const found = kept.find((one) => one.key === key) ?? { key, value: make(key, ...context) }
    kept = [found, ...kept.filter((one) => one !== found)].slice(0, mostKept)
    return found.value
  }
}
