import type { View } from '../campaign/release/view.ts'
import { wordsOf } from '../words/words.ts'
import type { Words } from '../words/words.ts'

type Props = Extract<View, { page: 'unsubscribe' }>['data']

export const Unsubscribe = (view: Props) => {
  const { token, brand } = view
  const { text, button, at = '' } = shownIn(view)
  return (
    <>
      <h1 className="title-3xl">{unsubscribeTitle(view)}</h1>
      <p className="lede mt-4">{text(brand)}</p>
      {button && (
        <form className="mt-8" method="post" action={`/u/${token}${at}`}>
          <button className="btn" type="submit">
            {button}
          </button>
        </form>
      )}
    </>
  )
}

export const unsubscribeTitle = (view: Props): string => shownIn(view).title(view.brand)

const shownIn = ({ state, lang }: Props): Shown => inState(wordsOf(lang).page.unsubscribe)[state]

type Shown = {
  title: (brand: string) => string
  text: (brand: string) => string
  button: string | null
  /** Behind the address of the link. */
  at?: string
}

const inState = (words: Words['page']['unsubscribe']): Record<Props['state'], Shown> => ({
  ask: { title: words.askTitle, text: words.askText, button: words.button },
  done: { title: () => words.doneTitle, text: words.doneText, button: null },
  again: { title: words.againTitle, text: words.againText, button: words.againButton, at: '/again' },
  resumed: { title: () => words.resumedTitle, text: words.resumedText, button: null },
  confirm: {
    title: () => words.confirmTitle,
    text: words.confirmText,
    button: words.confirmButton,
    at: '/confirm',
  },
  confirmed: { title: () => words.confirmedTitle, text: words.confirmedText, button: null },
})
