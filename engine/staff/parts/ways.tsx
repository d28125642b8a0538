import { hasRoom } from './has-room.ts'

type Way = { title: string; text: string }

type Props = { title: string; ways: Way[] }

/** How it goes on by itself, and where a person is needed: below the list, on a phone behind its title. */
export const Ways = ({ title, ways }: Props) =>
  hasRoom ? (
    <section className="ways-of" aria-label={title}>
      <h2 className="title-2">{title}</h2>
      <List ways={ways} />
    </section>
  ) : (
    <details className="ways-of" aria-label={title}>
      <summary className="unfold">
        <h2 className="title-2 inline">{title}</h2>
      </summary>
      <List ways={ways} />
    </details>
  )

const List = ({ ways }: Pick<Props, 'ways'>) => (
  <dl className="ways">
    {ways.map(({ title: name, text }) => (
      <div key={name}>
        <dt className="font-semibold">{name}</dt>
        <dd className="text-soft">{text}</dd>
      </div>
    ))}
  </dl>
)
