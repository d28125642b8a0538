import type { ReactNode } from 'react'
import { getMe } from '../../../campaign/staff/me.ts'
import { useAnswer } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { mayAct } from '../use-me.ts'

type Props = {
  children: ReactNode
  /** Beside it, for those who only read, too. */
  aside?: ReactNode
}

/** What those who only read may not use; they learn why. */
export const ActorsOnly = ({ children, aside }: Props) => (
  <Answered of={useAnswer(getMe, {})} rows={3}>
    {(me) => {
      const main = mayAct(me) ? (
        children
      ) : (
        <p className="sheet tool text-soft">You may read here. An owner or an editor can send tests.</p>
      )
      if (aside === undefined) return main
      return (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          {main}
          {aside}
        </div>
      )
    }}
  </Answered>
)
