import type { ReactNode } from 'react'
import { getMe } from '../../../campaign/staff/me.ts'
import { useAnswer } from '../../use-answer.ts'
import { Failed } from '../failed.tsx'
import { Ghost } from '../ghost.tsx'
import { useKnownMe, useMayAct } from '../known-me.ts'

type Props = { children: ReactNode }

/** What those who only read may not use; they learn why. */
export const ActorsOnly = ({ children }: Props) => {
  const me = useAnswer(getMe, {})
  const isKnown = useKnownMe()?.role !== undefined
  if (me.error && !isKnown)
    return (
      <Failed
        title="Your sign-in could not be loaded"
        error={me.error}
        at={me.errorUpdatedAt}
        again={() => void me.refetch()}
      />
    )
  return <Main>{children}</Main>
}

const Main = ({ children }: Props) => {
  const mayAct = useMayAct()
  const role = useKnownMe()?.role
  if (role === undefined) return <Ghost>{children}</Ghost>
  if (mayAct) return children
  return <p className="sheet tool text-soft">You may read here. An owner or an editor can send tests.</p>
}
