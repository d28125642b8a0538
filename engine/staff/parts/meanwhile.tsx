import { CallFailed } from '../call.ts'
import { useIsOnline } from './use-is-online.ts'

/** What goes on while an answer is missing, as far as that is known: a server that answers with an error runs. */
export const Meanwhile = ({ error }: { error: Error }) => {
  const isOnline = useIsOnline()
  const status = error instanceof CallFailed ? error.status : null
  if (status === 500) return 'Meanwhile forms are stored.'
  return status === 0 && !isOnline && 'Without it forms are stored.'
}
