import type { Product } from '../product.ts'
import { readSite } from '../site.ts'
import { startFinding } from './findings.ts'
import type { Finding, Wants } from './findings.ts'
import type { OpenForm } from './forms.ts'
import { costOf } from './process-cost.ts'
import { rawHead, talkRaw } from './raw-talk.ts'
import { faultOfAny, said } from './refusals.ts'
import { untilTrue } from './settle.ts'
import type { Reply, Stranger } from './stranger.ts'

export const checkRequests = async (
  product: Product,
  stranger: Stranger,
  form: OpenForm,
  at: number,
  wants: Wants,
): Promise<Finding[]> => {
  const checks = {
    'body-length': () => checkLengths(stranger, form),
    'unfinished-body': () => checkUnfinished(product, form),
    'other-methods': () => checkMethods(product, stranger, form),
    'unknown-campaign': () => checkCampaigns(product, stranger, form),
    'query-string': () => checkQuery(product, stranger, form, at),
  }
  const findings: Finding[] = []
  for (const [id, check] of Object.entries(checks)) if (wants(id)) findings.push(await check())
  return findings
}

const limit = 32 * 1024

const checkLengths = async (stranger: Stranger, form: OpenForm): Promise<Finding> => {
  const finding = startFinding('body-length', form.id)
  const refusalOf = async (size: number) => {
    const body = JSON.stringify({ ...form.good('long@example.com'), notOurs: 'x' }).padEnd(size)
    const reply = await stranger.send({ path: form.path, body })
    return `${reply.status} ${said(reply).code}`
  }
  for (const [size, expected] of [
    [limit, '422 unknown_field'],
    [limit + 1, '413 too_large'],
    [limit + 1024, '413 too_large'],
  ] as const) {
    const refusal = await refusalOf(size)
    finding.note(refusal === expected ? null : `${size} bytes are answered with ${refusal}`)
  }
  return finding.end()
}

const submissions = async (product: Product) =>
  (await product.query('select count(*)::int as stored from submissions'))[0]?.['stored']

const checkUnfinished = async (product: Product, form: OpenForm): Promise<Finding> => {
  const finding = startFinding('unfinished-body', form.id)
  const cost = costOf(product.pid())
  const stored = await submissions(product)
  const open = cost?.sockets() ?? 0
  const body = JSON.stringify(form.good('unfinished@example.com'))
  for (const part of ['', body.slice(0, -5), body]) {
    const head = rawHead(`POST ${form.path}`, product.origin, [
      'Content-Type: application/json',
      `Content-Length: ${body.length + 100}`,
    ])
    const { status } = await talkRaw(product.origin, { bytes: head + part, hangUp: true })
    finding.note([0, 400, 408].includes(status) ? null : `returned ${status} to ${part.length} bytes`)
  }
  finding.note((await submissions(product)) === stored ? null : 'an unfinished body was stored')
  if (cost)
    finding.note((await untilTrue(() => cost.sockets() <= open, 15_000)) ? null : 'its socket is still open')
  return finding.end()
}

const checkMethods = async (product: Product, stranger: Stranger, form: OpenForm): Promise<Finding> => {
  const finding = startFinding('other-methods', form.id)
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND']) {
    const reply = await stranger.send({ method, path: form.path, body: '' })
    const isRefused = reply.status === 405 && reply.headers.allow === 'POST'
    finding.note(isRefused ? faultOfAny(reply) : `${method} is answered with ${reply.status}`)
  }
  const head = rawHead(`HEAD ${form.campaign.path}`, product.origin, ['Connection: close'])
  const { status, text } = await talkRaw(product.origin, { bytes: head })
  finding.note(
    status === 200 && text.endsWith('\r\n\r\n') ? null : `HEAD is answered with ${text.slice(0, 200)}`,
  )
  return finding.end()
}

const checkCampaigns = async (product: Product, stranger: Stranger, form: OpenForm): Promise<Finding> => {
  const finding = startFinding('unknown-campaign', form.id)
  const closed = Object.values(readSite().campaigns).filter((campaign) => !campaign.live || !campaign.form)
  const stored = await submissions(product)
  const body = JSON.stringify(form.good('nowhere@example.com'))
  const answerTo = async (id: string) => withoutOwn(await stranger.send({ path: `/api/submit/${id}`, body }))
  const expected = await answerTo('nope')
  finding.note(expected.startsWith('404') && expected.includes('"unknown_campaign"') ? null : expected)
  for (const id of [
    `${form.campaign.coach}/nope`,
    ...closed.map(({ id: name }) => name),
    '__proto__',
    'constructor',
    `${form.campaign.coach}/__proto__`,
    `..%2f${form.id}`,
    `%2e%2e%2f${form.id}`,
    `${form.id}/`,
    `${form.id}%00`,
    form.id.toUpperCase(),
    'x'.repeat(300),
    `${form.campaign.coach}/${'x'.repeat(300)}`,
    '%zz',
    `${form.id}%e0%a4%a`,
  ]) {
    const answer = await answerTo(id)
    finding.note(answer === expected ? null : `${id.slice(0, 60)} is answered with ${answer}`)
  }
  finding.note((await submissions(product)) === stored ? null : 'something was stored')
  return finding.end()
}

const withoutOwn = ({ status, headers, text }: Reply) => {
  const { date, 'x-request-id': id, ...others } = headers
  const body = typeof id === 'string' ? text.replaceAll(id, 'ID') : text
  return `${status} ${body} ${JSON.stringify(others)}${date === undefined ? ' without date' : ''}`
}

const checkQuery = async (
  product: Product,
  stranger: Stranger,
  form: OpenForm,
  at: number,
): Promise<Finding> => {
  const finding = startFinding('query-string', form.id)
  const [own, foreign] = [`query${at}@example.com`, `victim${at}@example.com`]
  const query = `?email=${foreign}&campaign=nope&coach=nope&website=x&elapsed=1`
  const reply = await stranger.sendJson(`${form.path}${query}`, form.good(own))
  finding.note(said(reply).ok ? null : `returned ${reply.status} ${reply.text}`)
  const leads = await product.query('select email, campaign_id from leads where email = any($1)', [
    [own, foreign],
  ])
  const isRight =
    leads.length === 1 && leads[0]?.['email'] === own && leads[0]['campaign_id'] === form.campaign.rowId
  finding.note(isRight ? null : `is stored as ${JSON.stringify(leads)}`)
  const mails = await product.sink.mailsTo(foreign)
  finding.note(mails.length === 0 ? null : 'the address of the query string got a mail')
  return finding.end()
}
