/** How much may go to one receiver at a time. */
export type ProviderLimit = {
  /** Effects that one process performs at once. */
  here: number
  /** Effects that all processes together hold; absent: the receiver takes what comes. */
  everywhere?: number
  /** Effects a second that leave all processes together; absent: any number. */
  perSecond?: number
}

export type ProviderLimits = (provider: string) => ProviderLimit

export type MailLimits = { mailConnections?: number; mailRate?: number }

/**
 * Mailchimp refuses the eleventh connection at a time, and says so only by refusing. Four calls, and the connections of the
 * four before them that are just closing, leave room for other programs.
 */
const mailingListCalls = 4
const callsPerHost = 4

/** Limits by the name of the receiver: "mail", "mailchimp", "webhook:<host>". */
export const createProviderLimits =
  ({ mailConnections = 5, mailRate }: MailLimits): ProviderLimits =>
  (provider) => {
    if (provider === 'mail') {
      if (mailRate === undefined) return { here: mailConnections }
      // Who waits for its turn holds a session: so no more than leave within a second or so.
      return { here: mailConnections, everywhere: Math.max(1, Math.floor(mailRate)), perSecond: mailRate }
    }
    const calls = provider === 'mailchimp' ? mailingListCalls : callsPerHost
    return { here: calls, everywhere: calls }
  }
