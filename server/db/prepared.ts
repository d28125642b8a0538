/** A statement that each connection plans once; planning the large ones costs more than running them. */
export const prepared = (name: string, text: string) => ({ name, text })
