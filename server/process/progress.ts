export type Progress = {
  step: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>
  note: (line: string) => void
}

const nothing = () => {}

const slowMs = 700

export const lineProgress = (write: (line: string) => void): Progress => {
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
        write(`  ${name.padEnd(10)} ready (${((performance.now() - started) / 1000).toFixed(1)} s)`)
        return value
      } finally {
        clearTimeout(slow)
        announce = nothing
      }
    },
  }
}
