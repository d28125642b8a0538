/** Whether the code of a failed connection says that the host's name leads nowhere: it is misspelt, or DNS is away. */
export const isNameUnknown = (code: string): boolean =>
  /^(ENOTFOUND|EAI_AGAIN|EAI_NONAME|EAI_NODATA)$/.test(code)
