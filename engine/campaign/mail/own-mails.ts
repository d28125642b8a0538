/**
 * File stem, which no file can have, of the built-in mail of every coach that asks a person who has left whether they want
 * mail again.
 */
export const askAgainStem = '~ask-again'

/** File stems that no file can have: the built-in mails to an event's guests, one pair a coach. */
export const ownNotices = { moved: '~event-moved', cancelled: '~event-cancelled' } as const
