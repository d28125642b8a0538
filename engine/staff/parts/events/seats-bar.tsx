import { clsx } from 'clsx'
import { Lights } from '../lamp.tsx'

/** `isWhole`: no heading says that these are seats. */
type Props = { taken: number; capacity: number; isWhole?: boolean }

const number = new Intl.NumberFormat('en')

/** How many seats are taken, in words and as lights. */
export const SeatsBar = ({ taken, capacity, isWhole = false }: Props) => (
  <span className={clsx('grid flex-1 gap-y-1.5 tabular-nums', !isWhole && 'md:max-w-56')}>
    <span>
      {`${number.format(taken)} of ${number.format(capacity)}`}
      <span className={isWhole ? '' : 'md:hidden'}> seats</span>
    </span>
    <Lights lit={taken} of={capacity} />
  </span>
)
