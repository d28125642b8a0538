import { gzipSync } from 'node:zlib'
import type { Product } from '../product.ts'
import { startFinding } from './findings.ts'
import type { Finding, Wants } from './findings.ts'
import type { OpenForm } from './forms.ts'
import { costOf } from './process-cost.ts'
import type { ProcessCost } from './process-cost.ts'
import { rawHead, talkRaw } from './raw-talk.ts'
import type { RawAnswer } from './raw-talk.ts'
import { lowestRound } from './rounds.ts'
import { deepBodies, manyKeyBodies } from './size-check.ts'
import { forEachOf } from './stranger.ts'
import type { Stranger } from './stranger.ts'

const megabyte = 1024 * 1024
const hands = 8

export const checkCosts = async (
  product: Product,
  stranger: Stranger,
  forms: OpenForm[],
  wants: Wants,
): Promise<Finding[]> => {
  const wanted = costChecks.filter(([id]) => wants(id))
  if (wanted.length === 0) return []
  const cost = costOf(product.pid())
  if (!cost) {
    console.log('Memory and processor time of the server are not measured: this system has no /proc.')
    return []
  }
  const measured = { product, stranger, forms, cost }
  const findings: Finding[] = []
  for (const [, check] of wanted) findings.push(await check(measured))
  return findings
}

type Measured = { product: Product; stranger: Stranger; forms: OpenForm[]; cost: ProcessCost }

const growthOf = async ({ cost }: Measured, work: () => Promise<void>): Promise<number> => {
  const before = cost.memory()
  await work()
  return cost.memory() - before
}

const manyBodies = 2000
const memoryBound = 20 * megabyte

const checkMemory = async (measured: Measured): Promise<Finding> => {
  const { stranger, forms } = measured
  const finding = startFinding('memory-bounded', 'all')
  const parcels = forms.flatMap((form) =>
    [...manyKeyBodies(form), ...deepBodies].map((body) => ({ path: form.path, body })),
  )
  const many = Array.from({ length: manyBodies }, (_, at) => parcels[at % parcels.length]).flatMap(
    (request) => request ?? [],
  )
  const batch = () =>
    forEachOf(many, hands, async (request) => {
      const { status } = await stranger.send(request)
      finding.note(
        status >= 400 && status < 500 ? null : `returned ${status} <- ${request.body.slice(0, 120)}`,
      )
    })
  // The heap first grows to its working size.
  await batch()
  const grown = await lowestRound(memoryBound, () => growthOf(measured, batch))
  finding.note(grown < memoryBound ? null : `memory grows by ${inMegabytes(grown)} a batch`)
  return finding.end()
}

const hundredMegabytes = 100 * megabyte
const endlessBound = 10 * megabyte
/** The body limit, one socket read, and the headers. */
const takenBound = 100 * 1024
const chunk = Buffer.from(`4000\r\n${'x'.repeat(0x4000)}\r\n`)

const checkEndless = async (measured: Measured): Promise<Finding> => {
  const { product, forms, cost } = measured
  const finding = startFinding('endless-body', 'all')
  const send = async ({ path }: OpenForm) => {
    const head = rawHead(`POST ${path}`, product.origin, [
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ])
    const answer = await sendUntilReply(() =>
      talkRaw(product.origin, { bytes: head, more: { chunk, most: hundredMegabytes } }),
    )
    const isRight = answer.status === 413 && answer.text.includes('"too_large"')
    finding.note(isRight ? null : `returned ${answer.status} ${answer.text.slice(-160)}`)
  }
  const batch = () => forEachOf([...forms, ...forms, ...forms], 4, send)
  await batch()
  const grown = await lowestRound(endlessBound, () => growthOf(measured, batch))
  finding.note(grown < endlessBound ? null : `memory grows by ${inMegabytes(grown)} a batch`)
  const [form] = forms
  const taken = await lowestRound(takenBound, async () => {
    const before = cost.taken()
    if (form) await send(form)
    return cost.taken() - before
  })
  finding.note(taken > 0 && taken <= takenBound ? null : `${taken} bytes were taken`)
  return finding.end()
}

const processorBound = 100
/** Repeatable compressed blanks: ten megabytes decompress to ten gigabytes. */
const bomb = () => Buffer.concat(Array<Buffer>(3).fill(gzipSync(Buffer.alloc(10 * megabyte, ' '))))

/** A compressed body is refused without being decompressed. */
const checkPacked = async (measured: Measured): Promise<Finding> => {
  const { product, forms, cost } = measured
  const finding = startFinding('compressed-body', 'all')
  const packed = bomb()
  for (const { path } of forms)
    for (const length of [packed.length, 10 * megabyte]) {
      const head = rawHead(`POST ${path}`, product.origin, [
        'Content-Type: application/json',
        'Content-Encoding: gzip',
        'Connection: close',
        `Content-Length: ${length}`,
      ])
      const used = await lowestRound(processorBound, async () => {
        const before = cost.processor()
        const answer = await sendUntilReply(() =>
          talkRaw(product.origin, {
            bytes: head,
            more: { chunk: packed, most: length },
          }),
        )
        const isRight = answer.status === 415 && answer.text.includes('"unsupported_media"')
        finding.note(isRight ? null : `returned ${answer.status} ${answer.text.slice(-160)}`)
        return cost.processor() - before
      })
      finding.note(used < processorBound ? null : `${length} packed bytes took ${used} ms of processor time`)
    }
  return finding.end()
}

const costChecks = [
  ['memory-bounded', checkMemory],
  ['endless-body', checkEndless],
  ['compressed-body', checkPacked],
] as const

/** A reset connection can lose the response. */
const sendUntilReply = async (send: () => Promise<RawAnswer>): Promise<RawAnswer> => {
  let reply = await send()
  for (let tries = 1; tries < 3 && reply.status === 0; tries += 1) reply = await send()
  return reply
}

const inMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`
