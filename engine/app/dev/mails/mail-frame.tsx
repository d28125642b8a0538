import { useRef } from 'react'
import type { MailPreview } from '../../../campaign/preview/dev-view.ts'

export const MailFrame = ({ mail: { html, subject }, width }: { mail: MailPreview; width: number }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const fit = () => {
    const page = frame.current?.contentDocument?.documentElement
    if (frame.current && page) frame.current.style.height = `${page.scrollHeight}px`
  }
  return (
    <div className="wb-mail-frame" style={{ maxWidth: width }}>
      <iframe
        ref={frame}
        title={`${subject}, ${width} pixels wide`}
        sandbox="allow-same-origin allow-popups"
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        style={{ width }}
        onLoad={fit}
      />
    </div>
  )
}
