/**
 * The images endpoint of OpenAI: validates requests, returns a picture, and misbehaves on demand.
 *
 *   node tests/fakes/fake-images.ts [port] [control port]     prints {"url","controlUrl","apiKey"}
 *
 * It accepts POST /v1/images/generations with {"model","prompt","n"?,"size"?} (and "quality", "background", "user" and
 * other strings) and returns {"created", "data":[{"b64_json","revised_prompt"}]}. Anything else gets 400, a wrong key 401;
 * both are recorded in `problems`.
 *
 * Modes: ok; 400-policy (moderation_blocked), 401, 429 (Retry-After: 7), 500: for every request; hang: never responds;
 * slow=SECONDS; reset: reads the request, then resets the connection; garbage, 10MB: 200 with that body; bad-base64: valid
 * except for the picture; 4MB: a picture of that size; redirect=URL: 307.
 *
 * Control port: GET /pictures (valid requests) /requests /problems /connections /mode; POST /mode, POST /clear.
 */
import { plainModes, startHttpFake } from './http-fake.ts'
import type { Answer, Got, HttpFake } from './http-fake.ts'

export const fakeImagesKey = 'images-key-of-the-tests'

export type PictureAsked = { model: string; prompt: string; size: string; n: number }
export type FakeImages = HttpFake & {
  apiKey: string
  /** Valid requests. */
  pictures: () => PictureAsked[]
  /** Invalid requests. */
  problems: () => string[]
}

/** `picture`: PNG as base64, instead of one pixel. `revise`: the revised prompt; null for none. */
type Options = {
  port?: number
  controlPort?: number
  picture?: string
  revise?: (prompt: string) => string | null
}

export const startFakeImages = async ({
  picture = pixel,
  revise = (prompt) => prompt,
  ...options
}: Options = {}): Promise<FakeImages> => {
  const pictures: PictureAsked[] = []
  const problems: string[] = []
  const state: { mode: () => string } = { mode: () => 'ok' }
  const fake = await startHttpFake({
    ...options,
    modes: new RegExp(`^(${plainModes}|bad-base64|4MB|${Object.keys(errors).join('|')})$`),
    serve: (got) => {
      const request = validate(got)
      if (typeof request === 'string') {
        problems.push(request)
        return request === 'wrong key'
          ? refusal(401, 'invalid_api_key', request)
          : refusal(400, 'invalid_value', request)
      }
      pictures.push(request)
      return answerTo(request, bytesIn(state.mode(), picture), revise(request.prompt))
    },
    inMode: (mode) => errors[mode] ?? null,
    reports: { '/pictures': () => pictures, '/problems': () => problems },
    clear: () => {
      pictures.length = 0
      problems.length = 0
    },
  })
  state.mode = fake.mode
  return { ...fake, apiKey: fakeImagesKey, pictures: () => [...pictures], problems: () => [...problems] }
}

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
})

const errors: Record<string, Answer> = {
  '400-policy': refusal(400, 'moderation_blocked', 'Your request was rejected by the safety system.'),
  '401': refusal(401, 'invalid_api_key', 'Incorrect API key provided.'),
  '429': { ...refusal(429, 'rate_limit_exceeded', 'Rate limit reached.'), headers: { 'retry-after': '7' } },
  '500': refusal(500, 'server_error', 'The server had an error.'),
}

const sizes = new Set([
  'auto',
  '256x256',
  '512x512',
  '1024x1024',
  '1024x1536',
  '1536x1024',
  '1792x1024',
  '1024x1792',
])
const known = new Set([
  'model',
  'prompt',
  'n',
  'size',
  'quality',
  'background',
  'user',
  'style',
  'moderation',
])
const further = new Set(['output_format', 'output_compression', 'response_format'])

/** The request, or what is wrong with it. */
const validate = ({ method, path, headers, body }: Got): PictureAsked | string => {
  if (headers.authorization !== `Bearer ${fakeImagesKey}`) return 'wrong key'
  if (method !== 'POST' || path !== '/v1/images/generations') return `${method} ${path}`
  const request = parsed(body)
  if (!request) return 'no JSON object'
  const strange = Object.keys(request).find((key) => !known.has(key) && !further.has(key))
  if (strange) return `unknown key "${strange}"`
  const { model, prompt, n = 1, size = 'auto' } = request
  if (typeof model !== 'string' || model === '') return 'model must be a name'
  if (typeof prompt !== 'string' || prompt.trim() === '' || prompt.length > 32_000)
    return 'prompt must be a text'
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > 10) return 'n must be 1 to 10'
  if (typeof size !== 'string' || !sizes.has(size)) return `size ${String(size)} is not known`
  return { model, prompt, n, size }
}

/** One pixel, as PNG. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const bytesIn = (mode: string, picture: string): string => {
  if (mode === 'bad-base64') return '%%% no picture %%%'
  if (mode !== '4MB') return picture
  return Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.alloc(4_000_000)]).toString('base64')
}

const answerTo = ({ n }: PictureAsked, picture: string, revised: string | null): Answer => {
  const one = { b64_json: picture, ...(revised !== null && { revised_prompt: revised }) }
  const data = Array.from({ length: n }, () => one)
  return { status: 200, body: { created: Math.floor(Date.now() / 1000), data } }
}

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

if (import.meta.main) {
  const [port, controlPort] = process.argv.slice(2).map(Number)
  const fake = await startFakeImages({ ...(port && { port }), ...(controlPort && { controlPort }) })
  console.log(JSON.stringify({ url: fake.url, controlUrl: fake.controlUrl, apiKey: fake.apiKey }))
}
