/** A coast along the page's right edge: it leaves every section where it enters the next. */
export const Shore = ({ lands = false }: { lands?: boolean }) => (
  <svg
    className={lands ? 'shore shore-lands' : 'shore'}
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={lands ? landing : along} />
  </svg>
)

const along = 'M30 0C30 22 68 26 62 50S30 78 30 100v9h99V-9H30z'

/** It turns to the reader, and fills the foot of the page. */
const landing = 'M89.5 0C89.5 44 87 50 74 60S60 76 46 84 26 94 24 100v9h99V-9H89.5z'
