/** A pattern of LIKE: the text as it is. */
export const exactly = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A pattern of LIKE: the text somewhere. */
export const contains = (text: string): string => `%${exactly(text)}%`
