export const isNameUnknown = (code: string): boolean =>
  /^(ENOTFOUND|EAI_AGAIN|EAI_NONAME|EAI_NODATA)$/.test(code)

export const secondsIn = (header: string | null | undefined): number | undefined => {
  if (!header) return undefined
  if (/^\d{1,6}$/.test(header)) return Number(header)
  const moment = /^[A-Z][a-z]{2}, .* GMT$/.test(header) ? Date.parse(header) : NaN
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

export const readAtMost = async (response: Response, most: number): Promise<Buffer<ArrayBuffer> | null> => {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
