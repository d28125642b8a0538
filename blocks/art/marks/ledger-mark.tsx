import type { MarkGenerator } from './mark-generator.ts'

const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))

/** Nine cells; the diagonal fills as the work is done, its last one in the accent. */
export const ledgerMark: MarkGenerator = (share) => {
  const done = Math.round(share * 3)
  return cells.map(({ row, column }) => {
    const filled = row + column === 2 && column < done
    const paint = column === 2 ? 'var(--accent)' : 'var(--brand)'
    return (
      <path
        key={row * 3 + column}
        d={`M${column * 210} ${row * 210}h180v180h-180z`}
        fill={filled ? paint : 'var(--on-deep2)'}
      />
    )
  })
}
