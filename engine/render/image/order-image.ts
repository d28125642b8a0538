export type ImageAnswer =
  | { ok: true; image: string; revisedPrompt: string | null }
  /** `reason`: the server's words, or null. */
  | { ok: false; reason: string | null }

/** Longer than the server's limit. */
const timeout = 65_000

/** No second try: it could create a second picture. */
export const orderImage = async (url: string, prompt: string, send = fetch): Promise<ImageAnswer> => {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ prompt }),
      signal: AbortSignal.timeout(timeout),
    })
    return read(await response.json())
  } catch {
    return { ok: false, reason: null }
  }
}

/** A proxy may respond with JSON of its own. */
const read = (answer: unknown): ImageAnswer => {
  if (typeof answer !== 'object' || answer === null) return { ok: false, reason: null }
  const { image, revised_prompt: revised, error }: Record<string, unknown> = { ...answer }
  if (typeof image === 'string')
    return { ok: true, image, revisedPrompt: typeof revised === 'string' ? revised : null }
  const { message }: { message?: unknown } = typeof error === 'object' && error !== null ? error : {}
  return { ok: false, reason: typeof message === 'string' ? message : null }
}
