import { useState, type SyntheticEvent } from 'react'
import { FailedLine } from '../failed.tsx'

type Props = { title: string; src: string; className: string }

/** A mail that scrolls in its frame. Nothing runs in it, and its links open a tab. Escape in it closes the dialog around it. */
export const PreviewFrame = ({ title, src, className }: Props) => {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <div className="grow">
        <FailedLine title="This email could not be loaded" again={() => setFailed(false)} />
      </div>
    )
  const loaded = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    // Null: a page of the browser says there that it got none.
    if (!frame.contentDocument) return setFailed(true)
    frame.contentDocument.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') frame.closest('dialog')?.close()
    })
  }
  return (
    <iframe
      title={title}
      src={src}
      className={className}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={loaded}
    />
  )
}
