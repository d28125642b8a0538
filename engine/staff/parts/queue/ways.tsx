type Way = { title: string; text: string }

/** How it goes on by itself, and where a person is needed: below a list that is short, most often. */
const Ways = ({ title, ways }: { title: string; ways: Way[] }) => (
  <section className="mt-10" aria-label={title}>
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

export const WaysOfFailing = () => (
  <Ways
    title="What becomes of a delivery that fails"
    ways={[
      {
        title: 'Tried for five days',
        text: 'Where nobody answers, the server tries again by itself, less often each time.',
      },
      {
        title: 'A refusal ends it',
        text: 'Then it is listed here, with the reason and the people it was for.',
      },
      {
        title: 'A press tries once more',
        text: 'Press once the cause is gone. What may have arrived has no button, so nobody gets it twice.',
      },
    ]}
  />
)

export const WaysOfSuspended = () => (
  <Ways
    title="What a suspended service does"
    ways={[
      {
        title: 'Three failures suspend it',
        text: 'In a row, or one refused sign‑in. What is for it waits, and nothing is lost.',
      },
      {
        title: 'One try at a time',
        text: 'The server tries a single delivery by itself, at the time above. You can try now.',
      },
      {
        title: 'The rest follows',
        text: 'Once a try gets through, everything that waits follows by itself.',
      },
    ]}
  />
)
