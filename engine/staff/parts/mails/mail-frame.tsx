import { useEffect, useRef } from 'react'
import { useFrameFailed } from './use-frame-failed.tsx'

/** A mail in a frame as high as what it shows. Nothing runs in it; it has our origin, so that it can be measured. */
export const MailFrame = ({ title, src }: { title: string; src: string }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const failed = useFrameFailed()
  useEffect(() => {
    const fit = () => frame.current && fitToContent(frame.current)
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [])
  if (failed.line) return <div>{failed.line}</div>
  return (
    <iframe
      ref={frame}
      className="mail-frame"
      title={title}
      src={src}
      onLoad={({ currentTarget }) => {
        if (failed.isSo(currentTarget)) return
        hideBroken(currentTarget)
        fitToContent(currentTarget)
      }}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  )
}

const borders = 2

/** Without a network its pictures may be missing: their places stay empty. */
const hideBroken = ({ contentDocument }: HTMLIFrameElement) => {
  for (const picture of contentDocument?.images ?? [])
    if (picture.complete && picture.naturalWidth === 0) picture.style.visibility = 'hidden'
}

const fitToContent = (frame: HTMLIFrameElement) => {
  const page = frame.contentDocument?.documentElement
  if (!page) return
  // A document is never less high than its frame.
  frame.style.height = '0'
  frame.style.height = `${page.scrollHeight + borders}px`
}
