/** The bytes behind a base64 text, as a picture. */
export const pngBlob = (base64: string): Blob => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}

/** Whether the picture is on the clipboard now: browsers may refuse, and pages without https have none. */
export const copyPng = async (blob: Blob): Promise<boolean> => {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
    return true
  } catch {
    return false
  }
}
