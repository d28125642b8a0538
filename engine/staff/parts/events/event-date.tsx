import { clsx } from 'clsx'
import { announced, withZone } from './announced.ts'

type Props = { at: string | null; as?: string | null; isLine?: boolean }

/** In the reader's zone, which it names; `as`: what its guests were told, where that is another hour. `isLine`: all in one line. */
export const EventDate = ({ at, as = null, isLine = false }: Props) => {
  if (at === null) return <span className="text-soft">No date yet</span>
  const told = announced(at, as)
  return (
    <span>
      <time dateTime={at}>{withZone(at)}</time>
      {told !== null && (
        <span className={clsx('text-soft', isLine ? 'max-md:block md:ml-4' : 'block text-sm')}>{told}</span>
      )}
    </span>
  )
}
