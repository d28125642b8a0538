import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from './button.tsx'
import { Scene } from './scene.tsx'
import { Screen } from './screen.tsx'
import { Technical } from './technical.tsx'
import { useIsOnline } from './use-is-online.ts'

/** A screen whose code could not be fetched, or that broke: a new release may have replaced its files. */
export const ScreenFailed = () => {
  const error = useRouteError()
  const isOnline = useIsOnline()
  const [wasOnline] = useState(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline) location.reload()
  }, [isOnline, wasOnline])
  if (!isOnline)
    return (
      <Screen title="This page was not open before">
        <Scene isLit={false}>
          <p>It opens as soon as there is a connection.</p>
        </Scene>
      </Screen>
    )
  const again = (
    <Button tone="main" onClick={() => location.reload()}>
      Try again
    </Button>
  )
  return (
    <Screen title="This page broke">
      <div role="alert">
        <Scene isLit={false} step={again}>
          <p>A new version may have replaced its files. Nothing is lost: try again.</p>
          {error instanceof Error && <Technical>{error.message}</Technical>}
        </Scene>
      </div>
    </Screen>
  )
}
