import type { MarkGenerator } from './mark-generator.ts'

const segments = 10

/** The same fruit with as many segments as are done: thick dashes of one circle. */
export const citrusMark: MarkGenerator = (share) => {
  const done = Math.round(share * segments)
  return (
    <>
      <circle cx="300" cy="300" r="275" fill="var(--paper)" stroke="var(--brand)" strokeWidth="50" />
      <circle
        cx="300"
        cy="300"
        r="115"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="190"
        pathLength="100"
        strokeDasharray={`${'8.4 1.6 '.repeat(done)}0 100`}
        transform="rotate(-90 300 300)"
      />
    </>
  )
}
