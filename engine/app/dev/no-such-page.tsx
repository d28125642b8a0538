import { Link, useLocation } from 'react-router-dom'
import type { DevCampaign } from '../../campaign/preview/dev-view.ts'
import { AlonePage } from './alone-page.tsx'
import { formerAt, useIndex } from './store/dev-store.ts'
import { useTitle } from './use-title.ts'

export function NoSuchPage() {
  const { pathname } = useLocation()
  const campaigns = useIndex().coaches.flatMap((coach) => coach.campaigns)
  const unread = campaigns.filter(({ shown }) => shown === 'missing')
  const former = formerAt(pathname)
  useTitle(`${readable(pathname)} · Porchlight`)
  return (
    <AlonePage title="No campaign claims this path.">
      {former === undefined ? (
        <p>
          <code>{readable(pathname)}</code> is in no file that can be read. A campaign takes it with the line{' '}
          <code>path:</code>, and this page becomes that campaign the moment the file is saved.
        </p>
      ) : (
        <Former file={former} moved={campaigns.find(({ open }) => open === former)} path={pathname} />
      )}
      {unread.length > 0 && (
        <>
          <p>It may be in a file that cannot be read until it is fixed:</p>
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
    </AlonePage>
  )
}

const readable = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

type FormerProps = { file: string; moved: DevCampaign | undefined; path: string }

const Former = ({ file, moved, path }: FormerProps) =>
  moved ? (
    <p>
      {moved.name} was here and has moved to <Link to={moved.at}>{moved.at}</Link>. If the old link is out in
      the world, list <code>{readable(path)}</code> under <code>redirects:</code> in its file.
    </p>
  ) : (
    <p>
      <code>{file}</code> was here. The file is gone; once it is back, so is the page.
    </p>
  )
