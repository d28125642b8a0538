type Way = { title: string; text: string }

const desk = matchMedia('(width >= 48rem)')

/** How it goes on by itself, and where a person is needed: below the list, on a phone behind its title. */
export const Ways = ({ title, ways }: { title: string; ways: Way[] }) => (
  <details className="ways-of" aria-label={title} open={desk.matches}>
    <summary className="unfold">
      <h2 className="title-2 inline">{title}</h2>
    </summary>
    <dl className="ways">
      {ways.map(({ title: name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </details>
)
