import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import type { NewCampaign } from '../../../campaign/preview/editor-edit.ts'
import type { Starter } from '../../../campaign/preview/editor-view.ts'
import { AlonePage } from '../alone-page.tsx'
import { useIndex } from '../store/dev-store.ts'
import { useFollowed } from '../store/use-followed.ts'
import { useTitle } from '../use-title.ts'
import { Kinds } from './kinds.tsx'
import { withOffset } from './with-offset.ts'

const url = '/__editor/new.json'

/** What `npm run new -- campaign` asks, on a page. */
export function NewCampaignPage() {
  const { coaches } = useIndex()
  const navigate = useNavigate()
  const starters = useFollowed(url, readStarters)
  const [why, setWhy] = useState('')
  const { register, handleSubmit, control, formState } = useForm<NewCampaign>({
    defaultValues: { coach: coaches[0]?.slug ?? '', name: '', from: 'lead-magnet', starts: '', calendar: '' },
  })
  useTitle('New campaign · Porchlight')
  const from = useWatch({ control, name: 'from' })
  const create = handleSubmit(async ({ starts = '', calendar = '', ...answers }) => {
    const made = await createdAt({
      ...answers,
      ...(from === 'event' && starts !== '' && { starts: withOffset(starts) }),
      ...(from === 'booking' && calendar !== '' && { calendar }),
    })
    if ('why' in made) setWhy(made.why)
    else void navigate(`${made.at}?edit=page`)
  })
  return (
    <AlonePage title="New campaign">
      <form className="wb-new" onSubmit={(event) => void create(event)}>
        <label>
          Coach
          <select {...register('coach')}>
            {coaches.map(({ slug, brand }) => (
              <option key={slug} value={slug}>
                {brand} ({slug})
              </option>
            ))}
          </select>
        </label>
        <Kinds
          starters={starters && 'content' in starters ? starters.content : []}
          field={register('from')}
        />
        <label>
          Name
          <input autoComplete="off" placeholder="Sleep map" {...register('name', { required: true })} />
        </label>
        {from === 'event' && (
          <label>
            Begins (in eight weeks, if you leave it empty)
            <input type="datetime-local" {...register('starts')} />
          </label>
        )}
        {from === 'booking' && (
          <label>
            Address of the calendar (empty, if coach.yaml has a scheduler)
            <input type="url" placeholder="https://calendly.com/your-name" {...register('calendar')} />
          </label>
        )}
        {formState.errors.name && <p role="alert">Give it a name, such as Sleep map.</p>}
        {why !== '' && <p role="alert">{why}</p>}
        <p className="wb-new-end">
          <button type="submit" className="wb-press" disabled={formState.isSubmitting}>
            Create the campaign
          </button>
          <Link to="/">All campaigns</Link>
        </p>
        <p className="wb-quiet">
          It is valid and not live yet: the line <code>live: false</code> keeps it to yourself until the words
          are yours.
        </p>
      </form>
    </AlonePage>
  )
}

// engine/compile/dev/editor/editor-endpoint.ts sends these types.
const readStarters = async (response: Response) => (await response.json()) as Starter[]

const createdAt = async (answers: NewCampaign): Promise<{ at: string } | { why: string }> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answers),
    })
    return (await response.json()) as { at: string } | { why: string }
  } catch {
    return { why: 'The dev server does not respond.' }
  }
}
