import { wordsOf } from '../../words/words.ts'
import { ownDataTitle, type OwnDataView } from './own-data-title.ts'
import { Stored } from './stored.tsx'

/** What is stored of a person, for this person. Works without scripts; only buttons change anything. */
export const OwnDataPage = (view: OwnDataView) => (
  <>
    <h1 className="title-3xl">{ownDataTitle(view)}</h1>
    <Below {...view} />
  </>
)

const Below = (view: OwnDataView) => {
  const { token, brand, lang } = view
  const words = wordsOf(lang).page.ownData
  switch (view.state) {
    case 'ask':
    case 'over':
      return (
        <>
          <p className="lede mt-4">{(view.state === 'ask' ? words.askText : words.overText)(brand)}</p>
          <form className="mt-8" method="post" action={`/u/${token}/data`}>
            <button className="btn" type="submit">
              {words.askButton}
            </button>
          </form>
        </>
      )
    case 'asked':
      return <p className="lede mt-4">{words.askedText(brand)}</p>
    case 'shown':
      return <Stored view={view} words={words} />
    case 'erase':
      return (
        <>
          <ul className="own-data-list mt-4">
            {words.eraseWhat(brand).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <form className="mt-8" method="post" action={`/u/${token}/data/${view.linkKey}/erase`}>
            <button className="btn" type="submit">
              {words.eraseButton}
            </button>
          </form>
          <p>
            <a href={`/u/${token}/data/${view.linkKey}`}>{words.back}</a>
          </p>
        </>
      )
    case 'erased':
      return (
        <>
          <p className="lede mt-4">{words.erasedText(brand)}</p>
          {view.isElsewhere && <p>{words.elsewhere(brand)}</p>}
        </>
      )
    default:
      return <p className="lede mt-4">{words.leftText}</p>
  }
}
