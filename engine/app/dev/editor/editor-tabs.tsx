import { Link } from 'react-router-dom'
import { withParams } from '../store/addresses.ts'

const files = [
  { edit: 'page', label: 'Page' },
  { edit: 'coach', label: 'Coach' },
]

const views = [
  { as: null, label: 'Fields' },
  { as: 'yaml', label: 'YAML' },
]

export const EditorTabs = ({ params }: { params: URLSearchParams }) => (
  <>
    <nav className="ed-tabs" aria-label="What to edit">
      {files.map(({ edit, label }) => (
        <Link
          key={edit}
          to={withParams(params, { edit })}
          aria-current={params.get('edit') === edit ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
    <nav className="ed-tabs" aria-label="How to edit">
      {views.map(({ as, label }) => (
        <Link
          key={label}
          to={withParams(params, { as })}
          aria-current={params.get('as') === as ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  </>
)
