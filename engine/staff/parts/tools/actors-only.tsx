import type { ReactNode } from 'react'
import { getMe } from '../../../campaign/staff/me.ts'
import { useAnswer } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { mayAct } from '../use-me.ts'

/** What those who only read may not use; they learn why. */
export const ActorsOnly = ({ children }: { children: ReactNode }) => (
  <Answered of={useAnswer(getMe, {})} rows={3}>
    {(me) =>
      mayAct(me) ? (
        children
      ) : (
        <p className="sheet tool text-soft">You may read here. An owner or an editor can send tests.</p>
      )
    }
  </Answered>
)
