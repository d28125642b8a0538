/** Mail to "ann+1@example.com" reaches ann@example.com: whoever invents variants still writes to one person. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@')

/** The same in SQL, of a column. */
export const mailboxSql = (column: string): string => `regexp_replace(${column}, '\\+[^@]*@', '@')`

export const isTagged = (email: string): boolean => email.includes('+')
export const isTaggedSql = (column: string): string => `strpos(${column}, '+') > 0`
