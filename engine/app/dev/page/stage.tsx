import { Link, useLocation } from 'react-router-dom'
import type { DevCampaign, DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import { editorId, EditorPane } from '../editor/editor-pane.tsx'
import { mailHref, withParams } from '../store/addresses.ts'
import { MailPane } from '../mails/mail-pane.tsx'

const titleId = 'stage-title'

type Props = { campaign: DevCampaign; params: URLSearchParams; diagnostics: DevDiagnostic[] }

export const Stage = ({ campaign, params, diagnostics }: Props) => {
  const { pathname } = useLocation()
  const width = Number(params.get('width')) || null
  const mail = params.get('mail')
  const state = params.get('state')
  const isEdited = params.has('edit') && mail === null
  const edited =
    params.get('edit') === 'coach' ? campaign.open.replace(/[^/\\]+$/, 'coach.yaml') : campaign.open
  return (
    <main className="wb wb-stage" data-edited={isEdited || undefined} aria-labelledby={titleId}>
      <h1 id={titleId} className="wb-unseen">
        {campaign.name}
        {width !== null && `, ${width} pixels wide`}
        {mail !== null && ', with a mail beside it'}
        {isEdited && ', with the editor beside it'}
      </h1>
      {isEdited && (
        <a className="wb-skip" href={`#${editorId}`}>
          Skip to the fields
        </a>
      )}
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
      {isEdited && <EditorPane key={edited} file={edited} diagnostics={diagnostics} params={params} />}
    </main>
  )
}
