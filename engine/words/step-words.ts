const states: Record<string, string> = {
  pending: 'waits',
  running: 'under way',
  sent: 'done',
  failed: 'failed',
  unknown: 'in doubt: it may have left, and is not sent again',
  suppressed: 'not sent: the address gets no e-mails of this coach',
  cancelled: 'called off',
}

export const stepWords = {
  provider: 'Goes to',
  changed: 'Last change',
  tryAgain: 'Try again',
  failed: 'Steps that ended badly',
  lost: 'What can be tried again',
  lostText:
    'It failed for good, five days at the most after it was to leave. Fix the provider first, then retry it.',
  count: 'How many',
  between: 'Failed',
  tryAll: (count: number) => (count === 1 ? 'Try it again' : `Try all ${count} again`),
  step: 'Step',
  why: 'Why',
  states,
}
