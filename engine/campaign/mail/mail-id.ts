/** The id of a coach's mail. A campaign names a mail by its file's stem, and sends mails of its own coach alone. */
export const mailId = (coach: string, name: string): string => `${coach}/${name}`
