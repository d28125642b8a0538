import type { SyntheticEvent } from 'react'

type Props = { title: string; src: string; className: string }

/** A mail that scrolls in its frame. Nothing runs in it, and its links open a tab. Escape in it closes the dialog around it. */
export const PreviewFrame = ({ title, src, className }: Props) => (
  <iframe
    title={title}
    src={src}
    className={className}
    sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    onLoad={closeOnEscape}
  />
)

const closeOnEscape = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) =>
  frame.contentDocument?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frame.closest('dialog')?.close()
  })
