/** Tells the operator how far a start is. */
export type Progress = {
  /** Does one part of the work and says how long it took. */
  step: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>
  /** A line about the part that is under way. */
  note: (line: string) => void
}

const nothing = () => {}

/** Progress as lines of text: one for each part that is done, and its name first when it takes long or says more. */
export const lineProgress = (write: (line: string) => void, { slowMs = 700 } = {}): Progress => {
  let announce = nothing
  return {
    note: (line) => {
      announce()
      write(`    ${line}`)
    },
    step: async (name, work) => {
      const started = performance.now()
      announce = () => {
        announce = nothing
        write(`  ${name} ...`)
      }
      const slow = setTimeout(() => announce(), slowMs)
      try {
        const value = await work()
        write(`  ${name.padEnd(10)} ready (${((performance.now() - started) / 1000).toFixed(2)} s)`)
        return value
      } finally {
        clearTimeout(slow)
        announce = nothing
      }
    },
  }
}
