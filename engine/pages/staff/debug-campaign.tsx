import type { DebugDetails } from '../../campaign/release/staff-tool-view.ts'
import { staffToolWords as words } from '../../words/staff-tool-words.ts'
import { RowTable } from './row-table.tsx'

type Props = { details: DebugDetails | null; retried: Record<string, unknown>[] | null; mayAct: boolean }

export const DebugCampaign = ({ details, retried, mayAct }: Props) => {
  const campaign = details?.campaign
  if (!details || !campaign) return <p className="quiet mt-4">{words.noDetails}</p>
  const id = String(campaign['id'])
  return (
    <>
      <h2 className="title-xl mt-10">{String(campaign['name'])}</h2>
      <RowTable
        label={words.tabs.details}
        columns={['campaign', 'is_active', 'from_name', 'from_email', 'subject_template', 'id']}
        rows={[campaign]}
        none={words.noDetails}
      />
      {details.landingPage && (
        <p className="mt-4">
          <a href={String(details.landingPage['url'])}>{String(details.landingPage['url'])}</a>
        </p>
      )}
      <h3 className="subtitle mt-10">{words.sequence}</h3>
      <RowTable
        label={words.sequence}
        columns={['position', 'email', 'subject', 'anchor', 'delay_hours', 'is_active']}
        rows={details.sequences}
        none={words.noSequence}
      />
      <h3 className="subtitle mt-10">{words.deliveries}</h3>
      <RowTable
        label={words.deliveries}
        columns={['created_at', 'email_address', 'status', 'email', 'error']}
        rows={details.deliveries}
        none={words.noDeliveries}
      />
      {mayAct && (
        <form className="mt-6" method="post" action="/email-debug">
          <input type="hidden" name="campaign" value={id} />
          <button className="btn" type="submit">
            {words.retry}
          </button>
        </form>
      )}
      {retried && retried.length > 0 && (
        <RowTable
          label={words.retry}
          columns={['email', 'status', 'id']}
          rows={retried}
          none={words.noDeliveries}
        />
      )}
    </>
  )
}
