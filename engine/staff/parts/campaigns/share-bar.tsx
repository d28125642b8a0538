type Props = { views: number; submissions: number; widest: number }

/** Views as a part of the widest row, with the submissions in front of them. */
export const ShareBar = ({ views, submissions, widest }: Props) => (
  <svg aria-hidden className="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none">
    <rect className="share-bar-views" width={(100 * views) / widest} height="8" />
    <rect className="share-bar-submissions" width={(100 * submissions) / widest} height="8" />
  </svg>
)

/** What fills a bar. */
export const widestOf = (rows: { views: number; submissions: number }[]): number =>
  Math.max(1, ...rows.flatMap(({ views, submissions }) => [views, submissions]))

export const ShareKey = () => (
  <p aria-hidden className="flex flex-wrap items-center gap-x-5 text-sm text-soft">
    <Key figure="views">Views</Key>
    <Key figure="submissions">Sign-ups</Key>
  </p>
)

type Rated = { views: number; submissions: number }

export const rateOf = ({ views, submissions }: Rated): number => (views === 0 ? 0 : submissions / views)

/** What fills a bar of `RateBar`. */
export const bestOf = (rows: Rated[]): number => Math.max(...rows.map(rateOf))

/** Conversion as a part of the best row's. */
export const RateBar = ({ row, best }: { row: Rated; best: number }) => (
  <svg aria-hidden className="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none">
    <rect className="share-bar-submissions" width={best === 0 ? 0 : (100 * rateOf(row)) / best} height="8" />
  </svg>
)

export const RateKey = () => (
  <p aria-hidden className="text-sm text-soft">
    <Key figure="submissions">Conversion, compared with the best row</Key>
  </p>
)

const Key = ({ figure, children }: { figure: 'views' | 'submissions'; children: string }) => (
  <span className="flex items-center gap-2">
    <svg width="12" height="12">
      <rect className={`share-bar-${figure}`} width="12" height="12" rx="2" />
    </svg>
    {children}
  </span>
)
