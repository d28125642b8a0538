/** Figures that are multiplied, each a block; the *starred* one is lifted by what the last entry says. */
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
            <li
              key={entry}
              className={isLifted ? 'factor-up' : undefined}
              data-lift={isLifted ? lift : undefined}
            >
              <b>{figure.replaceAll('*', '')}</b>
              {unit.join(' ')}
            </li>
          )
        })}
    </ol>
  )
}
