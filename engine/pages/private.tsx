import type { View } from '../campaign/release/view.ts'
import { wordsOf } from '../words/words.ts'

type Props = Extract<View, { page: 'private' }>['data']

/** Where a private link leads that does not open. */
export const Private = ({ id, state, brand, isMailed, path, lang }: Props) => {
  const words = wordsOf(lang).page.private
  const isAsked = state === 'asked'
  return (
    <>
      <h1 className="title-3xl">{isAsked ? words.askedTitle : words.overTitle}</h1>
      <p className="lede mt-4">
        {isAsked ? words.askedText : (isMailed ? words.overText : words.goneText)(brand)}
      </p>
      {isMailed && !isAsked && (
        <form className="link-form mt-8" method="post" action={`/private/${id}`}>
          <label className="label" htmlFor="email">
            {words.email}
          </label>
          <input
            className="input"
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
          <button className="btn" type="submit">
            {words.button}
          </button>
        </form>
      )}
      {path !== null && (
        <p className="mt-8">
          {words.unknown} <a href={path}>{words.form}</a>
        </p>
      )}
    </>
  )
}
