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
    {(['views', 'submissions'] as const).map((figure) => (
      <span key={figure} className="flex items-center gap-2">
        <svg width="12" height="12">
          <rect className={`share-bar-${figure}`} width="12" height="12" rx="2" />
        </svg>
        {figure === 'views' ? 'Views' : 'Submissions'}
      </span>
    ))}
  </p>
)
