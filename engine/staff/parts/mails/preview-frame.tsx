import type { SyntheticEvent } from 'react'
import { useFrameFailed } from './use-frame-failed.tsx'

type Props = { title: string; src: string; className: string }

/** A mail that scrolls in its frame. Nothing runs in it, and its links open a tab. Escape in it closes the dialog around it. */
export const PreviewFrame = ({ title, src, className }: Props) => {
  const failed = useFrameFailed()
  if (failed.line) return <div className="grow">{failed.line}</div>
  const loaded = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    if (failed.isSo(frame)) return
    frame.contentDocument?.addEventListener('keydown', ({ key }) => {
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
