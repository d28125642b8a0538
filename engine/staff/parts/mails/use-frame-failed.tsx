import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FailedLine } from '../failed.tsx'

/** `line`: what to show in place of a frame that got no mail; it is loaded again once there is a network again. */
export const useFrameFailed = () => {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && setFailed(false)), [])
  return {
    line: hasFailed && <FailedLine title="This email could not be loaded" again={() => setFailed(false)} />,
    /** Of a frame that has loaded. Null: a page of the browser says there that it got none. */
    isSo: ({ contentDocument }: HTMLIFrameElement) => {
      setFailed(!contentDocument)
      return !contentDocument
    },
  }
}
