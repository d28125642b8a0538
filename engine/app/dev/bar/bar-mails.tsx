import { Link } from 'react-router-dom'
import type { DevCampaign } from '../../../campaign/preview/dev-view.ts'
import { mailTimeWords } from '../../../campaign/mail/mail-plan.ts'
import { withParams } from '../store/addresses.ts'
import { BarCount } from './bar-count.tsx'

type Props = { campaign: DevCampaign; params: URLSearchParams }

/** The campaign's mails, each shown beside the page. */
export const BarMails = ({ campaign, params }: Props) => {
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
