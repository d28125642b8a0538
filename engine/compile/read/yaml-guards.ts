export const maxBytes = 256 * 1024

/** Null where the bytes are not UTF-8. */
export const decodeText = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
