import { useEffect, useState } from 'react'
import { useIndex } from '../store/dev-store.ts'

export const ServerHint = () => {
  const { api } = useIndex()
  const [isUp, setUp] = useState(true)
  useEffect(() => {
    const look = () =>
      void fetch('/__server.json')
        .then((response) => response.json())
        .then((answer: { isUp: boolean }) => setUp(answer.isUp))
        // The dev server itself is down: Vite reports it.
        .catch(() => undefined)
    look()
    const end = new AbortController()
    addEventListener('focus', look, { signal: end.signal })
    document.addEventListener('submit', look, { signal: end.signal })
    return () => end.abort()
  }, [])
  return (
    <output
      className="wb-bar-hint"
      title={
        isUp ? `Forms are sent to ${api}` : `No response from ${api}: run "npm start" in a second terminal.`
      }
    >
      {!isUp && (
        <>
          <code>npm start</code> sends forms
        </>
      )}
    </output>
  )
}
