import type { Product } from '../product.ts'
import { startFinding } from './findings.ts'
import type { Finding } from './findings.ts'
import type { OpenForm } from './forms.ts'
import type { Reply, Stranger } from './stranger.ts'
import { formBody, formType } from './stranger.ts'

export const hostileSource = '"><script>alert(1)</script>'
const image = '<img src=x onerror=alert(1)>'

const headers = {
  referer: hostileSource,
  'user-agent': `%0d%0aX-Evil: y <script>alert(1)</script>${'%0d%0a'.repeat(1300)}`,
}

export const checkHeaders = async (
  product: Product,
  stranger: Stranger,
  form: OpenForm,
  at: number,
): Promise<Finding> => {
  const finding = startFinding('hostile-headers', form.id)
  const reported = {
    utm_source: hostileSource,
    utm_medium: image,
    utm_campaign: "'; drop table leads;--",
    gclid: image,
  }
  const query = new URLSearchParams({ utm_source: hostileSource, utm_medium: image })
  const page = `${product.origin}/${encodeURIComponent(image)}?${query.toString()}`
  const address = (way: string) => `${way}${at}@example.com`
  const sendForm = (email: string, own: Record<string, string>) =>
    stranger.send({
      path: form.path,
      type: formType,
      body: formBody(form.good(email)),
      headers: { ...headers, ...own },
    })
  const ways: {
    email: string
    status: number
    expected: Record<string, string>
    send: () => Promise<Reply>
  }[] = [
    {
      email: address('reported'),
      status: 200,
      expected: reported,
      send: () =>
        stranger.send({
          path: form.path,
          body: JSON.stringify({ ...form.good(address('reported')), attribution: reported }),
          headers,
        }),
    },
    {
      email: address('referred'),
      status: 303,
      expected: {
        utm_source: hostileSource,
        utm_medium: image,
        landingPath: `/${encodeURIComponent(image)}`,
      },
      send: () => sendForm(address('referred'), { referer: page }),
    },
    { email: address('broken'), status: 303, expected: {}, send: () => sendForm(address('broken'), {}) },
  ]
  const answers = await Promise.all(ways.map(({ send }) => send()))
  const rows = await product.query(
    `select l.email, s.attribution from submissions s join leads l on l.id = s.lead_id where l.email = any($1)`,
    [ways.map(({ email }) => email)],
  )
  for (const [index, { email, status, expected }] of ways.entries()) {
    const reply = answers[index]
    finding.note(
      reply?.status === status ? null : `${email}: returned ${reply?.status} ${reply?.text.slice(0, 160)}`,
    )
    const stored = rows.filter((row) => row['email'] === email).map((row) => sorted(row['attribution']))
    finding.note(
      stored.join() === sorted(expected) ? null : `${email} is stored with ${stored.join() || 'nothing'}`,
    )
  }
  return finding.end()
}

const sorted = (record: unknown) =>
  JSON.stringify(Object.entries(record ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)))
