export type Finding = {
  /** For `--only` and tests/acceptance/README.md, such as "invalid-email". */
  check: string
  form: string
  tried: number
  wrong: string[]
  seconds: number
  /** Milliseconds of the slowest response, if it is measured. */
  slowest: number
}

export type Wants = (id: string) => boolean

/** Collects the tries of one check. A check without tries fails, because it shows nothing. */
export const startFinding = (check: string, form: string) => {
  const began = performance.now()
  const wrong: string[] = []
  let tried = 0
  let slowest = 0
  return {
    /** Counts one try; `problem` is null if it passed. */
    note: (problem: string | null) => {
      tried += 1
      if (problem !== null) wrong.push(problem)
    },
    took: (ms: number) => {
      slowest = Math.max(slowest, ms)
    },
    end: (): Finding => ({
      check,
      form,
      tried,
      wrong: tried === 0 ? ['nothing was tried'] : wrong,
      seconds: (performance.now() - began) / 1000,
      slowest,
    }),
  }
}

const examplesReported = 3

/** A table of all checks, with the first failures below each. */
export const report = (findings: Finding[]) => {
  const byCheck = Map.groupBy(findings, ({ check }) => check)
  const width = Math.max(...[...byCheck.keys()].map((check) => check.length))
  for (const [check, all] of byCheck) {
    const tried = sum(all.map((finding) => finding.tried))
    const wrong = sum(all.map((finding) => finding.wrong.length))
    const seconds = sum(all.map((finding) => finding.seconds)).toFixed(1)
    const slowest = Math.round(Math.max(...all.map((finding) => finding.slowest)))
    const line = [
      `${wrong > 0 ? 'x' : ' '} ${check.padEnd(width)}`,
      `${String(tried).padStart(6)} tried`,
      `${String(wrong).padStart(4)} wrong`,
      `${seconds.padStart(6)} s`,
      ...(slowest > 0 ? [`slowest answer ${slowest} ms`] : []),
    ]
    console.log(line.join('  '))
    for (const { form, wrong: examples } of all)
      for (const example of examples.slice(0, examplesReported)) console.log(`      ${form}: ${example}`)
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
