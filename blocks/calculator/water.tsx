/** The line of the water, across the page. */
export const Water = () => (
  <svg className="sum-water" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 5${waves}V10H0z`} />
    <path d={`M0 11${waves}`} />
  </svg>
)

const waves = 'c9-8 17-5 29 0s22 7 34 0 27-8 37 0'
