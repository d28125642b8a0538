import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { DevCampaign } from '../../../campaign/preview/dev-view.ts'
import { withParams } from '../store/addresses.ts'
import { counted } from '../../../words/counted.ts'
import { ServerHint } from './server-hint.tsx'
import { mailTimeWords } from '../../../campaign/mail/mail-plan.ts'

type Props = {
  campaign: DevCampaign
  diagnostics: number
  params: URLSearchParams
  onDiagnostics: () => void
}

const widths = [
  { width: null, label: 'Window' },
  { width: '768', label: '768' },
  { width: '390', label: '390' },
]

export const DevBar = ({ campaign, diagnostics, params, onDiagnostics }: Props) => {
  const [isHidden, setHidden] = useState(() => sessionStorage.getItem(key) === 'hidden')
  const hide = (hidden: boolean) => {
    sessionStorage.setItem(key, hidden ? 'hidden' : '')
    setHidden(hidden)
  }
  if (isHidden)
    return (
      <button type="button" className="wb-back" aria-label="Show the workbench" onClick={() => hide(false)} />
    )
  return (
    <aside className="wb-bar" aria-label="Workbench">
      <Link to="/" className="wb-bar-home">
        <span>All campaigns</span>
      </Link>
      <EditLink params={params} />
      {campaign.states.length > 0 && <States campaign={campaign} params={params} />}
      <nav className="wb-bar-group wb-bar-widths" aria-label="Width">
        {widths.map(({ width, label }) => (
          <Link
            key={label}
            to={withParams(params, { width })}
            aria-current={params.get('width') === width ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {campaign.mails.length > 0 && <BarMails campaign={campaign} params={params} />}
      {diagnostics > 0 && (
        <button type="button" className="wb-bar-diagnostics" onClick={onDiagnostics}>
          <BarCount number={diagnostics} word="diagnostic" />
        </button>
      )}
      {campaign.states.length > 0 && <ServerHint />}
      <button
        type="button"
        className="wb-bar-hide"
        aria-label="Hide the workbench"
        onClick={() => hide(true)}
      >
        ×
      </button>
    </aside>
  )
}

const EditLink = ({ params }: Pick<Props, 'params'>) => {
  const isOn = params.has('edit')
  return (
    <Link
      className="wb-bar-edit"
      to={withParams(params, { edit: isOn ? null : 'page', mail: null })}
      aria-current={isOn ? 'true' : undefined}
    >
      Edit
    </Link>
  )
}

const key = 'porchlight-workbench'

type StatesProps = Pick<Props, 'campaign' | 'params'>

const States = ({ campaign: { states }, params }: StatesProps) => {
  const navigate = useNavigate()
  const current = params.get('state') ?? 'idle'
  const hrefOf = (slug: string) => withParams(params, { state: slug === 'idle' ? null : slug })
  return (
    <>
      <nav className="wb-bar-group wb-bar-states" aria-label="Form states">
        {states.map(({ slug, label }) => (
          <Link key={slug} to={hrefOf(slug)} aria-current={slug === current ? 'true' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <select
        className="wb-bar-select"
        aria-label="Form state"
        value={current}
        onChange={(event) => void navigate(hrefOf(event.target.value))}
      >
        {states.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </>
  )
}

const BarMails = ({ campaign, params }: Pick<Props, 'campaign' | 'params'>) => {
  const shown = params.get('mail')
  return (
    <details className="wb-bar-mails" key={shown}>
      <summary>
        <BarCount number={campaign.mails.length} word="mail" />
      </summary>
      <ol aria-label="Mails">
        {campaign.mails.map(({ id, subject, time }) => (
          <li key={id}>
            <Link to={withParams(params, { mail: id })} aria-current={id === shown ? 'true' : undefined}>
              <span className="wb-when">{mailTimeWords(time)}</span>
              {subject || id}
            </Link>
          </li>
        ))}
        {shown !== null && (
          <li>
            <Link to={withParams(params, { mail: null })}>The page alone</Link>
          </li>
        )}
      </ol>
    </details>
  )
}

const BarCount = ({ number, word }: { number: number; word: string }) => (
  <>
    {number}
    <span className="wb-bar-word">{counted(number, word).replace(/^\S+/, '')}</span>
  </>
)
