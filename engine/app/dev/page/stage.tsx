import { Link, useLocation } from 'react-router-dom'
import type { DevCampaign } from '../../../campaign/preview/dev-view.ts'
import { mailHref, withParams } from '../store/addresses.ts'
import { MailPane } from '../mails/mail-pane.tsx'

const titleId = 'stage-title'

type Props = { campaign: DevCampaign; params: URLSearchParams }

export const Stage = ({ campaign, params }: Props) => {
  const { pathname } = useLocation()
  const width = Number(params.get('width')) || null
  const mail = params.get('mail')
  const state = params.get('state')
  return (
    <main className="wb wb-stage" aria-labelledby={titleId}>
      <h1 id={titleId} className="wb-unseen">
        {campaign.name}
        {width !== null && `, ${width} pixels wide`}
        {mail !== null && ', with a mail beside it'}
      </h1>
      <div className="wb-stage-page" data-beside={mail !== null}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, as visitors open it */}
        <iframe
          title={`${campaign.name}${width ? `, ${width} pixels wide` : ''}`}
          src={state === null ? pathname : `${pathname}?state=${encodeURIComponent(state)}`}
          style={{ width: width ?? '100%' }}
        />
      </div>
      {mail !== null && (
        <section className="wb-stage-mail" aria-label="Mail">
          <p className="wb-stage-tools">
            <Link to={mailHref(mail, campaign.id)}>By itself, with text and headers</Link>
            <Link to={withParams(params, { mail: null })}>Close</Link>
          </p>
          <MailPane id={mail} campaign={campaign.id} />
        </section>
      )}
    </main>
  )
}
