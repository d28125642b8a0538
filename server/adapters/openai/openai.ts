import type { OpenAI } from 'openai'
import type { ImageMaker, ImageResult } from '../../ports.ts'
import { readAtMost } from '../http-client.ts'
import { classifyOpenAiError } from './openai-error.ts'

export type Account = {
  apiKey: string
  baseUrl: string
  model: string
}

export const imageSize = '1024x1024'

/** The client loads with the first picture: it takes a quarter of a second and 30 MB. */
export const createOpenAiImages = (account: Account): ImageMaker => {
  const connected: { client?: Promise<OpenAI> } = {}
  return {
    make: async (prompt, signal) => {
      try {
        const client = await (connected.client ??= connect(account))
        const { model } = account
        const answer = await client.images.generate(
          { model, prompt, n: 1, size: imageSize, ...formOf(model) },
          { signal },
        )
        return validatePicture(answer.data?.[0])
      } catch (error) {
        return classifyOpenAiError(error)
      }
    },
  }
}

const connect = async ({ apiKey, baseUrl }: Account): Promise<OpenAI> => {
  const { OpenAI } = await import('openai')
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // A retry would be a second picture to pay for; the visitor presses again.
    maxRetries: 0,
    fetch: carefulFetch,
    // Otherwise read from variables that are not settings of the product.
    organization: null,
    project: null,
    logLevel: 'off',
  })
}

/** GPT Image models always return base64 and refuse the parameter that requests it; all others need it. */
const formOf = (model: string) =>
  /^(chat)?gpt-image/.test(model) ? {} : ({ response_format: 'b64_json' } as const)

const most = 16 * 1024 * 1024

/** Follows no redirect, so that the key reaches nobody else. */
const carefulFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const body = await readAtMost(response, most)
  if (!body) throw new Error('the answer is too large')
  const { status, headers } = response
  return new Response(body.length === 0 ? null : body, { status, headers })
}

/** An address in the response is never fetched. */
const validatePicture = (
  picture: { b64_json?: string; revised_prompt?: string } | undefined,
): ImageResult => {
  const image = picture?.b64_json
  if (typeof image !== 'string' || !isPng(image))
    return { kind: 'failed', detail: 'openai answered without a picture' }
  const revised = picture?.revised_prompt
  return {
    kind: 'made',
    image: Buffer.from(image, 'latin1'),
    revisedPrompt: typeof revised === 'string' ? revised.slice(0, 4000) : null,
  }
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Decoding skips what is not base64, in a tenth of the time of checking each letter. */
const isPng = (base64: string): boolean => {
  const bytes = Buffer.from(base64, 'base64')
  const characters = base64.replace(/={1,2}$/, '').length
  return bytes.length === Math.floor((characters * 3) / 4) && bytes.subarray(0, 8).equals(pngStart)
}
