import { CallFailed } from '../call.ts'
import { storedMe } from './known-me.ts'
import { knownWaiting } from './known-waiting.ts'
import { useIsOnline } from './use-is-online.ts'

/** What goes on while an answer is missing, as far as that is known: a server that answers with an error runs. */
export const Meanwhile = ({ error }: { error: Error }) => {
  const isOnline = useIsOnline()
  const status = error instanceof CallFailed ? error.status : null
  const isHeld = storedMe()?.hasMailbox === true || knownWaiting().suspended.includes('mail')
  const goesOn = `forms are stored${isHeld ? '' : ', and emails go out'}.`
  if (status === 500) return `Meanwhile ${goesOn}`
  return status === 0 && !isOnline && `Without it ${goesOn}`
}
