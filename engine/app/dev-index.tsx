import '~campaign-index'
import { Link } from 'react-router-dom'
import { usePublished } from './dev-store.ts'

type Listed = {
  id: string
  name: string
  file: string
  live: boolean
  routes: string[]
  redirects: string[]
  broken: boolean
}

/** Every campaign with its routes, and every problem of the files. */
export function DevIndex() {
  // engine/build/vite-plugin.ts made it, in this shape.
  const { campaigns, problems } = usePublished('index') as { campaigns: Listed[]; problems: string[] }
  return (
    <main className="mx-auto max-w-4xl px-6 py-10 font-sans">
      <h1 className="mb-6 text-2xl font-semibold">Campaigns</h1>
      {problems.length > 0 && (
        <section aria-label="Problems" className="mb-8">
          <h2 className="mb-2 text-lg font-semibold">Problems</h2>
          {problems.map((problem) => (
            <pre key={problem} className="mb-3 border border-current p-3 text-xs whitespace-pre-wrap">
              {problem}
            </pre>
          ))}
        </section>
      )}
      <ul>
        {campaigns.map((campaign) => (
          <li key={campaign.id} className="mb-4">
            <strong>{campaign.name}</strong> <code>{campaign.file}</code>
            {!campaign.live && ' (not live)'}
            {campaign.broken && ' (has problems: shown as it last was)'}
            <div>
              {campaign.routes.map((path) => (
                <Link key={path} to={path} className="mr-3 underline">
                  {path}
                </Link>
              ))}
              {campaign.redirects.map((path) => (
                <span key={path} className="mr-3">
                  {path} (redirect)
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </main>
  )
}
