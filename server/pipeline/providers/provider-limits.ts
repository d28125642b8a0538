/** How much may go to one provider at a time. */
export type ProviderLimit = {
  /** Effects that one process performs concurrently. */
  here: number
  /** Effects that all processes together lease; absent: no limit. */
  everywhere?: number
  /** Effects a second that leave all processes together; absent: any number. */
  perSecond?: number
}

export type ProviderLimits = (provider: string) => ProviderLimit

export type MailLimits = { mailConnections?: number; mailRate?: number }

/**
 * Mailchimp refuses the eleventh concurrent connection, and says so only by refusing. Four calls, and the connections of the
 * four before them that are closing, leave room for other programs.
 */
const mailingListCalls = 4
const callsPerHost = 4

/** Limits by the name of the provider: "mail", "mailchimp", "webhook:<host>". */
export const createProviderLimits =
  ({ mailConnections = 5, mailRate }: MailLimits): ProviderLimits =>
  (provider) => {
    if (provider === 'mail') {
      if (mailRate === undefined) return { here: mailConnections }
      // A mail that is throttled occupies a session: no more than leave within a second or so.
      return { here: mailConnections, everywhere: Math.max(1, Math.floor(mailRate)), perSecond: mailRate }
    }
    const calls = provider === 'mailchimp' ? mailingListCalls : callsPerHost
    return { here: calls, everywhere: calls }
  }
