export const markId = 'mark'

/** The page's mark, drawn by its `ArtSource`: apart from every generator, so that the form's script carries none. */
export const Mark = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 600 600" aria-hidden="true">
    <use href={`#${markId}`} />
  </svg>
)
