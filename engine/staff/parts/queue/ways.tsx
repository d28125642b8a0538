import { Ways } from '../ways.tsx'

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
        text: 'In a row, or one refused sign‑in. No delivery to it is lost meanwhile.',
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

export const WaysOfQuarantined = () => (
  <Ways
    title="What becomes of a form in quarantine"
    ways={[
      {
        title: 'Nothing, by itself',
        text: 'It is no lead, has no seat and gets no email until somebody decides.',
      },
      {
        title: 'Approve a person',
        text: 'The form counts as if it were sent now: the lead, the seat and the emails follow.',
      },
      {
        title: 'Discard a robot',
        text: 'The form is deleted for good, and nobody hears of it.',
      },
    ]}
  />
)

export const WaysOfBounces = () => (
  <Ways
    title="What becomes of an address that bounces"
    ways={[
      {
        title: 'No further email',
        text: 'The coach sends it nothing more, so that mail servers go on trusting the sender.',
      },
      {
        title: 'A typing mistake can be fixed',
        text: 'Correct the address on the page of the person: what is due from then on goes there.',
      },
      {
        title: 'A spam report is final',
        text: 'Whoever reported an email gets none again, not even after another form.',
      },
    ]}
  />
)
