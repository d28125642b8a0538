/** No file can have these stems. Sent when an unsubscribed address signs up again. */
export const askAgainStem = '~ask-again'

/** Its link opens what is stored of the person who asked for it. */
export const ownDataStem = '~own-data'

export const ownNotices = { moved: '~event-moved', cancelled: '~event-cancelled' } as const
