/** The words that a form's script contains: data, so that each language has a script of its own. */
export const enForm = {
  problems: {
    missing: 'Please fill this in.',
    notTicked: 'Please tick this box.',
    notChosen: 'Please choose one.',
    noAt: 'Add the @ and what comes after it, such as @example.com.',
    noEnding: 'Add the end of the address, such as .com.',
    badEmail: 'Please check this address. It should look like name@example.com.',
    badOption: 'Please choose one of the listed answers.',
  },
  form: {
    optional: 'optional',
    choose: 'Please choose',
    trap: 'Leave this field empty',
    wrong: 'Error: {title}',
    pages: { next: 'Next', back: 'Back', at: 'Step {page} of {pages}' },
  },
  answer: {
    notSent: 'Nothing you typed is lost. Please check your connection and press the button again.',
    kept: 'Nothing you typed is lost.',
    noAnswer: 'No answer came back.',
    duplicate: { title: 'You are on the list already' },
    full: { title: 'Every place is taken' },
    over: { title: 'This event is over' },
    inbox: 'your inbox',
    yourEmail: 'Your email: {email}',
    mailLate: 'Your confirmation email may take a little longer.',
    dismiss: 'Close this message',
    /** `safe`: only if the device keeps what was typed. */
    waiting: {
      title: 'Still trying to send',
      safe: 'Your answers are safe on this device, for at most 7 days.',
      open: 'Please keep this page open.',
    },
    unsent: {
      safe: 'We keep your answers on this device until they are sent, at most 7 days.',
      open: 'Please keep this page open: we try again when you are back online.',
      again: 'Try again now',
      discard: 'Discard',
    },
    /** Somebody else may see it: it contains nothing of the answers. */
    unsentBefore: {
      title: 'Not sent yet',
      text: 'Your answers of {days} did not get through. They stay on this device until they are sent, at most 7 days.',
      and: ' and ',
      missed: 'There is still no answer. Nothing is lost: we try again when you are back online.',
      send: 'Send now',
      discard: 'Discard',
      later: 'Fill in the form anew',
    },
    typo: { ask: 'Did you mean {address}?', take: 'Yes, use it', keep: 'No, it is right' },
  },
}

export type FormWords = typeof enForm
