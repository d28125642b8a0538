import { Link, useLocation } from 'react-router-dom'
import { useIndex } from './dev-store.ts'

/** Where no file claims the path. */
export function NoSuchPage() {
  const { pathname } = useLocation()
  const { coaches } = useIndex()
  const unread = coaches.flatMap(({ campaigns }) => campaigns.filter(({ shown }) => shown === 'missing'))
  return (
    <main className="wb wb-alone">
      <p className="wb-lamp">Porchlight</p>
      <h1>No campaign claims this path.</h1>
      <p>
        <code>{decodeURI(pathname)}</code> is in no file that can be read. A campaign takes it with the line{' '}
        <code>path:</code>, and this page becomes that campaign the moment the file is saved.
      </p>
      {unread.length > 0 && (
        <>
          <p>It may be in a file that cannot be read until it is mended:</p>
          <ul className="wb-unread">
            {unread.slice(0, 12).map(({ at, file }) => (
              <li key={file}>
                <Link to={at}>{file}</Link>
              </li>
            ))}
            {unread.length > 12 && <li>and {unread.length - 12} more</li>}
          </ul>
        </>
      )}
      <p>
        <Link to="/">All campaigns</Link>
      </p>
    </main>
  )
}
