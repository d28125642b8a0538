/** One check of one form: how much was tried, and what was wrong. */
export type Finding = {
  /** Its id, such as "invalid-email": names it on the command line and in tests/acceptance/README.md. */
  check: string
  form: string
  tried: number
  wrong: string[]
  seconds: number
  /** Milliseconds of the slowest answer, where that is the point. */
  slowest: number
}

/** Whether the check of this id is to run. */
export type Wants = (id: string) => boolean

/** Collects what one check tries; nothing tried counts as wrong, for it would have shown nothing. */
export const startFinding = (check: string, form: string) => {
  const began = performance.now()
  const wrong: string[] = []
  let tried = 0
  let slowest = 0
  return {
    /** Counts one try; `problem` says what was wrong with it, if anything was. */
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

/** A table of all checks, the forms taken together, and under each the first examples of what was wrong. */
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
