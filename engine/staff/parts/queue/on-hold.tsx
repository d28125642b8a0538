import { listSuspended } from '../../../campaign/staff/queue/suspended.ts'
import { useAnswer } from '../../use-answer.ts'
import { Trouble } from './trouble.tsx'
import { useTryNow } from './use-try-now.tsx'

/** What does not leave for one provider, and the press that tries it. */
export const OnHold = ({ provider }: { provider: string }) => {
  const { notice, button } = useTryNow()
  const suspended = useAnswer(listSuspended, {}).data?.providers.find((each) => each.provider === provider)
  return (
    <>
      {notice}
      {suspended && (
        <div className="sheet mb-4">
          <Trouble of={suspended}>{button(provider)}</Trouble>
        </div>
      )}
    </>
  )
}
