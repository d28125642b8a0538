import { Link, useLocation } from 'react-router-dom'

/** Where no file claims the path. */
export function NoSuchPage() {
  const { pathname } = useLocation()
  return (
    <main className="wb wb-alone">
      <p className="wb-lamp">Porchlight</p>
      <h1>No campaign claims this path.</h1>
      <p>
        <code>{decodeURI(pathname)}</code> is in no file. A campaign takes it with the line <code>path:</code>
        , and this page becomes that campaign the moment the file is saved.
      </p>
      <p>
        <Link to="/">All campaigns</Link>
      </p>
    </main>
  )
}
