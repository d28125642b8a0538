export const maxBytes = 256 * 1024

export const decodeText = (bytes: Uint8Array): { text: string } | { invalidAt: BytePlace } => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { invalidAt: placeOfByte(bytes, firstInvalidByte(bytes)) }
  }
}

export type BytePlace = { byte: number; line: number; column: number }

const placeOfByte = (bytes: Uint8Array, byte: number): BytePlace => {
  const lines = new TextDecoder().decode(bytes.subarray(0, byte)).split(/\r\n|\n|\r/)
  return { byte, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** Where a decoder puts the first U+FFFD that was not written as such. */
const firstInvalidByte = (bytes: Uint8Array): number => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let byte = 0
  let from = 0
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', from)) {
    byte += Buffer.byteLength(text.slice(from, at))
    const isWritten = bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd
    if (!isWritten) return byte
    byte += 3
    from = at + 1
  }
  return byte
}
