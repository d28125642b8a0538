type Way = { title: string; text: string }

/** How it goes on by itself, and where a person is needed: below a list that is short, most often. */
export const Ways = ({ title, ways }: { title: string; ways: Way[] }) => (
  <section className="ways-of" aria-label={title}>
    <h2 className="title-2 mb-3">{title}</h2>
    <dl className="ways">
      {ways.map(({ title: name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
