/** No file can have these stems. Sent when an unsubscribed address signs up again. */
export const askAgainStem = '~ask-again'

export const ownNotices = { moved: '~event-moved', cancelled: '~event-cancelled' } as const
