import { useEffect, useState } from 'react'

/** Says that nothing here follows the files any more; Vite opens the page anew once its server is back. */
export const ServerAway = () => {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const onAway = () => setAway(true)
    const onBack = () => setAway(false)
    import.meta.hot?.on('vite:ws:disconnect', onAway)
    import.meta.hot?.on('vite:ws:connect', onBack)
    return () => {
      import.meta.hot?.off('vite:ws:disconnect', onAway)
      import.meta.hot?.off('vite:ws:connect', onBack)
    }
  }, [])
  return (
    <output className="wb-away">
      {isAway && (
        <span>
          The dev server has ended. Start it with <code>npm run dev</code>: this page then follows again by
          itself.
        </span>
      )}
    </output>
  )
}
