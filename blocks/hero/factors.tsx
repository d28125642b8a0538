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
                <span className="factor-rise">
                  {lift}
                  <svg height={/^\d+%$/.test(lift.slice(1)) ? lift.slice(1) : '12%'} />
                </span>
              )}
              <b>{figure.replaceAll('*', '')}</b>
              {unit.join(' ')}
            </li>
          )
        })}
    </ol>
  )
}
