import { Button } from '../button.tsx'
import { useCopy } from '../use-copy.ts'

/** Puts an address on the clipboard. */
export const CopyLink = ({ url, tone = 'plain' }: { url: string; tone?: 'plain' | 'main' }) => {
  const { said, copy } = useCopy(url, 'The link of the page')
  return (
    <Button tone={tone} className="text-nowrap max-md:px-2" onClick={copy}>
      <span aria-live="polite">{said ?? 'Copy the page’s link'}</span>
    </Button>
  )
}
