import { useRouteError } from 'react-router-dom'
import { Failed } from './failed.tsx'

/** A screen whose code could not be fetched, or that broke: a new release may have replaced its files. */
export const ScreenFailed = () => {
  const error = useRouteError()
  return (
    <Failed
      error={error instanceof Error ? error : new Error('This page broke.')}
      again={() => location.reload()}
    />
  )
}
