import { useState } from 'react'
import { Button } from '../button.tsx'

/** Puts an address on the clipboard; it works without a network, too. */
export const CopyLink = ({ url, tone = 'plain' }: { url: string; tone?: 'plain' | 'main' }) => {
  const [said, setSaid] = useState<string>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setSaid('Copied')
    } catch {
      prompt('The link of the page', url)
    }
  }
  return (
    <Button tone={tone} className="text-nowrap max-md:px-2" onClick={() => void copy()}>
      <span aria-live="polite">{said ?? 'Copy the page’s link'}</span>
    </Button>
  )
}
