/** No file can have these stems. The built-in mail that asks whoever has left whether they want mail again. */
export const askAgainStem = '~ask-again'

/** The built-in mails to an event's guests, one pair a coach. */
export const ownNotices = { moved: '~event-moved', cancelled: '~event-cancelled' } as const
