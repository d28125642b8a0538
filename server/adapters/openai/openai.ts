import { z } from 'zod'
import type { ImageMaker, ImageResult } from '../../ports.ts'
import { readAtMost } from '../http-client.ts'
import { classifyAnswer, classifyNoAnswer } from './openai-error.ts'

export type Account = {
  apiKey: string
  baseUrl: string
  model: string
}

export const imageSize = '1024x1024'

/** A plain request: the SDK, 35 MB on disk, does no more for a single call that must not be repeated. */
export const createOpenAiImages = ({ apiKey, baseUrl, model }: Account): ImageMaker => ({
  make: async (prompt, signal) => {
    try {
      const response = await fetch(`${baseUrl}/images/generations`, {
        method: 'POST',
        body: JSON.stringify({ model, prompt, n: 1, size: imageSize, ...formOf(model) }),
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        // The key must reach nobody else.
        redirect: 'manual',
        signal,
      })
      const body = await readAtMost(response, most)
      if (!body) return noPicture
      const json = jsonIn(body)
      return response.ok ? validatePicture(json) : classifyAnswer(response, json)
    } catch (error) {
      return classifyNoAnswer(error)
    }
  },
})

/** GPT Image models always return base64 and refuse the parameter that requests it; all others need it. */
const formOf = (model: string) =>
  /^(chat)?gpt-image/.test(model) ? {} : ({ response_format: 'b64_json' } as const)

const most = 16 * 1024 * 1024

const jsonIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

const Answer = z.object({
  data: z.tuple([z.object({ b64_json: z.string(), revised_prompt: z.string().nullish().catch(null) })]),
})

const noPicture: ImageResult = { kind: 'failed', detail: 'openai answered without a picture' }

/** An address in the response is never fetched. */
const validatePicture = (json: unknown): ImageResult => {
  const [picture] = Answer.safeParse(json).data?.data ?? []
  if (!picture || !isPng(picture.b64_json)) return noPicture
  return {
    kind: 'made',
    image: Buffer.from(picture.b64_json, 'latin1'),
    revisedPrompt: picture.revised_prompt?.slice(0, 4000) ?? null,
  }
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Decoding skips what is not base64, in a tenth of the time of checking each letter. */
const isPng = (base64: string): boolean => {
  const bytes = Buffer.from(base64, 'base64')
  const characters = base64.replace(/={1,2}$/, '').length
  return bytes.length === Math.floor((characters * 3) / 4) && bytes.subarray(0, 8).equals(pngStart)
}
