import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useCopy } from '../use-copy.ts'

/** Puts an address on the clipboard. */
export const CopyLink = ({ url, tone = 'plain' }: { url: string; tone?: 'plain' | 'main' }) => {
  const { said, copy } = useCopy(url, 'The link of the page')
  return (
    <Button tone={tone} className="text-nowrap" onClick={copy}>
      <span aria-live="polite">{said ?? 'Copy the page’s link'}</span>
    </Button>
  )
}

/** The same in a row of a list. */
export const CopyIcon = ({ url, name }: { url: string; name: string }) => {
  const { said, copy } = useCopy(url, 'The link of the page')
  return (
    <button type="button" className="row-press" title="Copy the page’s link" onClick={copy}>
      <Icon name={said === undefined ? 'link' : 'check'} />
      <span className="sr-only" aria-live="polite">
        {said ?? `Copy the link of ${name}`}
      </span>
    </button>
  )
}
