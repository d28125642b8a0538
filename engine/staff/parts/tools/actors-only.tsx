import type { ReactNode } from 'react'
import { getMe } from '../../../campaign/staff/me.ts'
import { useAnswer } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Pending } from '../pending.tsx'
import type { ShapeName } from '../pending-shapes.ts'
import { mayAct } from '../use-me.ts'

type Props = {
  children: ReactNode
  /** Beside it, for those who only read, too. */
  aside?: ReactNode
  /** Below it, also until it is known. */
  below?: ReactNode
  /** What it is like until it is known. */
  like: ShapeName
}

/** What those who only read may not use; they learn why. */
export const ActorsOnly = ({ children, aside, below, like }: Props) => {
  const me = useAnswer(getMe, {})
  const main = (
    <Answered
      of={me}
      pending={
        <>
          <Pending like={like} />
          {below}
        </>
      }
    >
      {(known) =>
        mayAct(known) ? (
          <>
            {children}
            {below}
          </>
        ) : (
          <p className="sheet tool text-soft">You may read here. An owner or an editor can send tests.</p>
        )
      }
    </Answered>
  )
  if (aside === undefined || (me.error && !me.data)) return main
  return (
    <div className="grid items-start gap-6 min-[86rem]:grid-cols-[minmax(0,1fr)_20rem]">
      {main}
      {aside}
    </div>
  )
}
