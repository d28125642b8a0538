import { Ways } from '../ways.tsx'

export const WaysOfFailing = () => (
  <Ways
    title="What happens to an email that fails"
    ways={[
      {
        title: 'Tried for five days',
        text: 'While nobody answers, Porchlight tries again by itself, less often each time.',
      },
      {
        title: 'Refused is refused',
        text: 'A clear no is listed here straight away, with the reason and the people it was for.',
      },
      {
        title: 'You can try again',
        text: 'Do so once the cause is gone. An email that may have arrived is never sent again, so nobody gets it twice.',
      },
    ]}
  />
)

export const WaysOfSuspended = () => (
  <Ways
    title="What happens while a service is suspended"
    ways={[
      {
        title: 'Three failures suspend it',
        text: 'Or one refused password. Nothing is lost: its emails and leads wait.',
      },
      {
        title: 'One try at a time',
        text: 'Now and then Porchlight tries a single delivery. “Try now” starts one earlier.',
      },
      {
        title: 'The rest follows',
        text: 'As soon as one gets through, everything that waits is sent.',
      },
    ]}
  />
)

export const WaysOfQuarantined = () => (
  <Ways
    title="What happens to a form in quarantine"
    ways={[
      {
        title: 'Nothing until you decide',
        text: 'Whoever sent it is no lead yet, has no seat and gets no email.',
      },
      {
        title: 'Approve a person',
        text: 'The form counts as if it were sent now: the lead, the seat and the emails follow.',
      },
      {
        title: 'Discard a robot',
        text: 'The form is deleted for good. The sender is not notified.',
      },
    ]}
  />
)

export const WaysOfBounces = () => (
  <Ways
    title="What happens to an address that bounces"
    ways={[
      {
        title: 'No further email',
        text: 'Porchlight stops writing to it, so mail servers keep trusting the sender.',
      },
      {
        title: 'A typing mistake can be fixed',
        text: 'Correct the address on the person’s page: later emails go there.',
      },
      {
        title: 'A spam report is final',
        text: 'Whoever reported an email as spam never gets one again, not even after another form.',
      },
    ]}
  />
)
