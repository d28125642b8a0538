import { useCopy } from '../use-copy.ts'

type Props = { text: string; className?: string }

/** To pass on to whoever runs the service. */
export const CopyForAdmin = ({ text, className = 'link' }: Props) => {
  const { said, copy } = useCopy(text, 'For the admin')
  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{said ?? 'Copy for the admin'}</span>
    </button>
  )
}
