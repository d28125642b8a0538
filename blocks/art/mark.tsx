export const markId = 'mark'

export const Mark = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 600 600" aria-hidden="true">
    <use href={`#${markId}`} />
  </svg>
)
