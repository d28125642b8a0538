/** A sum in cells of a quarter of an hour, against one cell: each as wide as its figure. */
export const Bill = ({ written }: { written: readonly string[] }) => {
  const [hourly = '', spent, asked = '', reason] = written
  const [less, more] = [figureOf(hourly), figureOf(asked)]
  const quarter = less / 2
  return (
    <div className="bill">
      <p className="bill-hours">
        <s>{hourly}</s> {spent}
      </p>
      <svg viewBox={`0 0 ${less + more} 400`} preserveAspectRatio="none" aria-hidden="true">
        <path
          d={[0, 1, 2, 3, 4, 5, 6, 7]
            .map(
              (cell) =>
                `M${(cell % 2) * quarter} ${Math.floor(cell / 2) * 104}h${quarter * 0.9}v88h-${quarter * 0.9}z`,
            )
            .join('')}
          fill="color-mix(in oklab,var(--fg) 26%,var(--bg))"
        />
        <path d={`M${less} 0h${more}v400h-${more}z`} fill="var(--accent)" />
      </svg>
      <p className="bill-answer">
        {asked} <small>{reason}</small>
      </p>
    </div>
  )
}

const figureOf = (text: string) => Number(text.replace(/\D/g, '')) || 1
