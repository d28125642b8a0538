import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../../product.ts'
import { aim, defineCheck, must } from '../define-check.ts'
import { quantile } from '../people.ts'
import type { Stage } from '../stage.ts'

const publishableKey = 'pk_of_the_fault_checks_1234567890'
const failure = 'Failed to generate image'
const used = `select coalesce(sum(points), 0) from rate_limits where key like 'images:day:%'`

type Studio = { product: Product; images: Awaited<ReturnType<typeof launchImages>> }

/** In a separate process, so that its work does not count as the product's. */
const launchImages = async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../fakes/fake-images.ts')])
  const [line] = await once(child.stdout, 'data')
  const { url, controlUrl, apiKey }: Record<string, string> = JSON.parse(String(line))
  return {
    url,
    apiKey: apiKey ?? '',
    setMode: async (mode: string) => void (await fetch(`${controlUrl}/mode`, { method: 'POST', body: mode })),
    connections: async (): Promise<{ most: number }> =>
      JSON.parse(await (await fetch(`${controlUrl}/connections`)).text()),
    close: async () => void child.kill(),
  }
}

/** One more process on the same database, with an image service. */
const withImages = async <Answer>(
  stage: Stage,
  environment: Record<string, string>,
  work: (studio: Studio) => Promise<Answer>,
): Promise<Answer> => {
  const images = await launchImages()
  const product = await stage.launchSecond({
    PUBLISHABLE_KEY: publishableKey,
    OPENAI_API_KEY: images.apiKey,
    OPENAI_BASE_URL: `${images.url}/v1`,
    ...environment,
  })
  try {
    return await work({ images, product })
  } finally {
    await product.stop()
    await images.close()
  }
}

type Ordered = { status: number; text: string; seconds: number }

const order = async ({ product }: Studio, address: string): Promise<Ordered> => {
  const began = performance.now()
  const asking = request(`${product.origin}/functions/v1/generate-image-openai`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${publishableKey}`,
      apikey: publishableKey,
      'x-forwarded-for': address,
    },
  })
  asking.end(JSON.stringify({ prompt: 'A porch at dusk', size: '1024x1024' }))
  const [answer] = await once(asking, 'response')
  const text = await beginningOf(answer)
  return { status: answer.statusCode, text, seconds: (performance.now() - began) / 1000 }
}

/** Discards the body: buffering megabytes here would count as a delay of the product. */
const beginningOf = async (answer: AsyncIterable<Buffer>): Promise<string> => {
  let text = ''
  for await (const chunk of answer)
    if (text.length < 2000) text += chunk.subarray(0, 2000 - text.length).toString()
  return text
}

/** `hang` lasts as long as a response may take. */
const tryModes = async (stage: Stage, studio: Studio): Promise<string> => {
  const modes = ['bad-base64', '400-policy', 'garbage', '500', ...(stage.isQuick ? [] : ['hang'])]
  const taken: string[] = []
  for (const [index, mode] of modes.entries()) {
    await studio.images.setMode(mode)
    const { status, text, seconds } = await order(studio, `10.9.0.${index + 1}`)
    must(status >= 400 && text.includes(failure), `${mode}: ${status} ${text.slice(0, 200)}`)
    must(seconds <= 60, `${mode}: ${seconds} s`)
    must((await stage.count(used)) === 0, `${mode}: the budget was charged`)
    taken.push(`${mode} ${seconds.toFixed(1)} s`)
  }
  await studio.images.setMode('ok')
  must((await order(studio, '10.9.0.99')).status === 200, 'no picture once the service is well')
  must((await stage.count(used)) === 1, 'the picture was not counted')
  return taken.join(', ')
}

/** Pictures of 4 MB for ten visitors, and the latency of the health check meanwhile. */
const tryLarge = async (studio: Studio): Promise<{ times: number[]; made: number }> => {
  await order(studio, '10.9.1.99')
  await studio.images.setMode('4MB')
  const times: number[] = []
  const state = { isDone: false }
  const orders = Promise.all(Array.from({ length: 10 }, (_, index) => order(studio, `10.9.1.${index}`)))
  void orders.finally(() => (state.isDone = true))
  while (!state.isDone) {
    const began = performance.now()
    await fetch(`${studio.product.origin}/healthz`)
    times.push(performance.now() - began)
    await pause(5)
  }
  return { times, made: (await orders).filter(({ status }) => status === 200).length }
}

export const imageChecks = [
  defineCheck({
    id: 'image-service-fails',
    title: 'an image service that fails in each way',
    quick: true,
    isAlone: true,
    run: (stage) => withImages(stage, {}, (studio) => tryModes(stage, studio)),
  }),
  defineCheck({
    id: 'image-answers-of-4mb',
    title: 'ten pictures of 4 MB at the same time',
    quick: false,
    isAlone: true,
    run: (stage) =>
      withImages(stage, {}, async (studio) => {
        const { times, made } = await tryLarge(studio)
        must(made === 10, `${made} pictures of 10`)
        const { most } = await studio.images.connections()
        const p99 = quantile(times, 0.99)
        aim(p99, 100, 'p99 of /healthz')
        return `${times.length} looks, p99 ${Math.round(p99)} ms; ${most} connections at most`
      }),
  }),
]
