import { Link } from 'react-router-dom'
import { withParams } from '../store/addresses.ts'

const tabs = [
  { edit: 'page', label: 'Page' },
  { edit: 'coach', label: 'Coach' },
]

export const EditorTabs = ({ params }: { params: URLSearchParams }) => (
  <nav className="ed-tabs" aria-label="What to edit">
    {tabs.map(({ edit, label }) => (
      <Link
        key={edit}
        to={withParams(params, { edit })}
        aria-current={params.get('edit') === edit ? 'true' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
)
