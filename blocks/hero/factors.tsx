/** Figures that are multiplied, each a block; the *starred* one rises by what the last entry says, to scale. */
export const Factors = ({ written }: { written: readonly string[] }) => {
  const lift = written.find((entry) => entry.startsWith('+'))
  return (
    <ol className="factors" aria-hidden="true">
      {written
        .filter((entry) => entry !== lift)
        .map((entry) => {
          const [figure = '', ...unit] = entry.split(' ')
          const isLifted = figure.startsWith('*')
          return (
            <li key={entry}>
              {isLifted && lift !== undefined && (
                <svg className="factor-rise" height={/^\d+%$/.test(lift.slice(1)) ? lift.slice(1) : '12%'}>
                  <text x="50%" dy="-.35em">
                    {lift}
                  </text>
                </svg>
              )}
              <b>{figure.replaceAll('*', '')}</b>
              {unit.join(' ')}
            </li>
          )
        })}
    </ol>
  )
}
