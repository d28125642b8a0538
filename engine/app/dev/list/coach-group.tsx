import { memo } from 'react'
import { Link } from 'react-router-dom'
import { mailTimeWords } from '../../../campaign/mail/mail-plan.ts'
import type { DevCampaign, DevCoach } from '../../../campaign/preview/dev-view.ts'
import { counted } from '../../../words/counted.ts'
import { EditorLink } from '../files/editor-link.tsx'
import { fileHref, mailHref } from '../store/addresses.ts'

type Props = { campaign: DevCampaign }

export const CoachGroup = ({ coach, count }: { coach: DevCoach; count: number }) => (
  <section className="wb-coach" aria-labelledby={`coach-${coach.slug}`}>
    <header className="wb-coach-head">
      <span className="wb-look" aria-hidden="true">
        {coach.colours.map((colour) => (
          <span key={colour} style={{ background: colour }} />
        ))}
      </span>
      <h2 id={`coach-${coach.slug}`}>{coach.brand}</h2>
      <EditorLink at={coach.open}>{coach.file}</EditorLink>
      <span className="wb-count">{counted(count, 'campaign')}</span>
      {coach.diagnostics.length > 0 && (
        <a className="wb-count" href="#diagnostics">
          {counted(coach.diagnostics.length, 'diagnostic')}
        </a>
      )}
    </header>
    {count === 0 && <p className="wb-quiet">No campaign file in this folder yet.</p>}
    <ul>
      {coach.campaigns.map((campaign) => (
        <CampaignRow key={campaign.file} campaign={campaign} />
      ))}
    </ul>
  </section>
)

const CampaignRow = memo(({ campaign }: Props) => (
  <li className="wb-row" data-campaign={campaign.id}>
    <div className="wb-cell">
      <h3>
        <Link to={campaign.at}>{campaign.name}</Link>
        {!campaign.live && campaign.shown !== 'missing' && <span className="wb-tag">not live</span>}
        {campaign.shown === 'stale' && <span className="wb-tag wb-tag-bad">as it last was</span>}
        {campaign.shown === 'missing' && <span className="wb-tag wb-tag-bad">cannot be read</span>}
      </h3>
      <Routes campaign={campaign} />
      <p className="wb-quiet">
        <span>{campaign.id}</span>
        <EditorLink at={campaign.open}>{campaign.file}</EditorLink>
      </p>
      {campaign.diagnostics[0] && (
        <p className="wb-first">
          <b>{counted(campaign.diagnostics.length, 'diagnostic')}:</b> {campaign.diagnostics[0].message}
        </p>
      )}
    </div>
    <States campaign={campaign} />
    <Mails campaign={campaign} />
  </li>
))

const Routes = ({ campaign: { at, path, aliases, redirects, files, shown } }: Props) => (
  <ul className="wb-routes">
    {[...new Set([at, path, ...(shown === 'missing' ? [] : aliases)])].map((own) => (
      <li key={own}>
        <Link to={own}>{own}</Link>
      </li>
    ))}
    {redirects.map((from) => (
      <li key={from}>
        <Link to={from}>{from}</Link> <span className="wb-quiet">→ {path}</span>
      </li>
    ))}
    {files.map(({ label, url }) => (
      <li key={url}>
        {url.endsWith('.ics') ? <a href={url}>{label}</a> : <Link to={fileHref(url)}>{label}</Link>}
      </li>
    ))}
  </ul>
)

const States = ({ campaign: { at, states, name } }: Props) => (
  <div className="wb-cell">
    {states.length === 0 ? (
      <p className="wb-quiet">No form</p>
    ) : (
      <ul className="wb-states" aria-label={`States of ${name}`}>
        {states.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={slug === 'idle' ? at : `${at}?state=${slug}`}>{label}</Link>
          </li>
        ))}
      </ul>
    )}
  </div>
)

const Mails = ({ campaign: { id, mails, name } }: Props) => (
  <div className="wb-cell">
    {mails.length === 0 ? (
      <p className="wb-quiet">No mails</p>
    ) : (
      <ol className="wb-mails" aria-label={`Mails of ${name}`}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <span className="wb-when">{mailTimeWords(mail.time)}</span>
            <Link to={mailHref(mail.id, id)}>{mail.subject || mail.id}</Link>
          </li>
        ))}
      </ol>
    )}
  </div>
)
