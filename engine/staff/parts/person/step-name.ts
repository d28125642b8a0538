/** What a step without a mail does. `detail`: what the list does, or the host of a webhook. */
export const stepName = (step: string, detail: string | null): string => {
  if (step === 'mailing-list') return detail === 'unsubscribe' ? 'Left the mailing list' : 'Mailing list'
  if (step === 'webhook') return detail ? `Webhook to ${detail}` : 'Webhook'
  if (step === 'notify') return 'Notice to the coach'
  return `Step “${step}”`
}
