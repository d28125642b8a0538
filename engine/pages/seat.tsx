import type { View } from '../campaign/release/view.ts'
import { wordsOf } from '../words/words.ts'

type Props = Extract<View, { page: 'place' }>['data']

export const Place = ({ token, brand, state, title, when, page, hasCalendar, lang }: Props) => {
  const words = wordsOf(lang).page.place
  return (
    <>
      <h1 className="title-3xl">{state === 'done' ? words.doneTitle : words.askTitle}</h1>
      <p className="lede mt-4">
        <strong>{title}</strong>
        {when !== null && (
          <>
            <br />
            {when}
          </>
        )}
      </p>
      <p className="mt-4">{state === 'done' ? words.doneText : words.askText(brand)}</p>
      {state === 'ask' && (
        <form className="mt-8" method="post" action={`/place/${token}`}>
          <button className="btn" type="submit">
            {words.button}
          </button>
        </form>
      )}
      {state === 'done' && hasCalendar && (
        <p className="mt-4">
          <a className="quiet-link" href={`/place/${token}/calendar.ics`}>
            {words.calendar}
          </a>
        </p>
      )}
      {state === 'done' && page !== null && (
        <p className="mt-8">
          <a className="btn" href={page}>
            {words.again}
          </a>
        </p>
      )}
    </>
  )
}
