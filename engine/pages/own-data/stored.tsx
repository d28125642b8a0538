import type { ReactNode } from 'react'
import { wordsOf, type Words } from '../../words/words.ts'
import type { OwnDataView } from './own-data-title.ts'

type View = Extract<OwnDataView, { state: 'shown' }>

/** What is stored, and what the person may do with it. */
export const Stored = ({ view, words }: { view: View; words: Words['page']['ownData'] }) => {
  const { token, brand, stored, hasOtherCoaches } = view
  const behind = `/u/${token}/data/${view.linkKey}`
  return (
    <>
      <p className="lede mt-4">{words.shownText}</p>
      <dl className="own-data">
        <Fact name={words.email} values={[{ title: stored.email }]} />
        {stored.name !== null && <Fact name={words.name} values={[{ title: stored.name }]} />}
        <Fact name={words.forms} values={dated(stored.forms, view)} />
        <Fact name={words.mails} values={dated(stored.mails, view)} />
        <Fact name={words.seats} values={stored.seats} />
      </dl>
      {stored.hasMore && <p>{words.newest}</p>}
      <div className="own-data">
        <Part title={words.downloadTitle} text={words.downloadText}>
          <Press at={`${behind}/download`} label={words.download} look="btn" />
        </Part>
        <Part title={words.leaveTitle} text={hasOtherCoaches ? words.leaveText : null}>
          <a className="own-data-press" href={`/u/${token}`}>
            {words.leave(brand)}
          </a>
          {hasOtherCoaches && <Press at={`${behind}/leave`} label={words.leaveAll} look="own-data-press" />}
        </Part>
        <Part title={words.eraseHead} text={words.eraseText}>
          <a className="own-data-press" href={`${behind}/erase`}>
            {words.erase}
          </a>
        </Part>
      </div>
    </>
  )
}

type Value = { title: string; when?: string | null }

const Fact = ({ name, values }: { name: string; values: Value[] }) =>
  values.length > 0 && (
    <div>
      <dt>{name}</dt>
      <dd className="own-data-said">
        {values.map(({ title, when }, index) => (
          <div key={index}>
            {title}
            {when && <small>{when}</small>}
          </div>
        ))}
      </dd>
    </div>
  )

const Part = ({ title, text, children }: { title: string; text: string | null; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <div className="own-data-said">
      {text !== null && <p>{text}</p>}
      {children}
    </div>
  </section>
)

const Press = ({ at, label, look }: { at: string; label: string; look: string }) => (
  <form method="post" action={at}>
    <button className={look} type="submit">
      {label}
    </button>
  </form>
)

const dated = (rows: View['stored']['forms'], { lang }: View): Value[] => {
  const { event, locale } = wordsOf(lang)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return rows.map(({ at, title }) => ({ title, when: event.day(day.format(at)) }))
}
