import { once } from 'node:events'
import { createServer as createPlain } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { selfSigned } from '../fixtures/self-signed.ts'

/** As the vendors' scripts do: each event of the queue is a request, and some set a cookie. */
const scripts: Record<string, string> = {
  '/gtag/js': `document.cookie = '_ga=GA1.1.1;path=/;max-age=999'
    const send = (entry) => entry[0] === 'js' ||
      fetch('https://region1.google-analytics.com/g/collect?en=' + (entry[0] === 'config' ? 'page_view' : entry[1]), { method: 'POST', mode: 'no-cors', keepalive: true })
    dataLayer.forEach(send)
    dataLayer.push = send`,
  '/en_US/fbevents.js': `document.cookie = '_fbp=fb.1.1;path=/;max-age=999'
    fbq.callMethod = (...entry) => { if (entry[0] === 'track') new Image().src = 'https://www.facebook.com/tr?ev=' + entry[1] }
    fbq.queue.forEach((entry) => fbq.callMethod(...entry))`,
  '/js/script.js': `const { domain } = document.currentScript.dataset
    const before = plausible.q ?? []
    window.plausible = (name) => fetch('https://plausible.io/api/event', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ n: name, d: domain }) })
    before.forEach((entry) => plausible(...entry))
    plausible('pageview')`,
  '/matomo.js': `let url
    let site
    const run = ([name, ...rest]) => {
      if (name === 'setTrackerUrl') url = rest[0]
      if (name === 'setSiteId') site = rest[0]
      if (name.startsWith('track')) navigator.sendBeacon(url + '?idsite=' + site + '&a=' + [name, ...rest].join('/'))
    }
    if (!_paq.some(([name]) => name === 'disableCookies')) document.cookie = '_pk_id.3=1;path=/;max-age=999'
    _paq.forEach(run)
    _paq.push = run`,
}

/** Every host but one: what browsers ask of it, over TLS, is in `requests`. `serve` is that one, without TLS. */
export const startVendorHost = async (serve: Parameters<typeof createPlain>[1]) => {
  const requests: string[] = []
  const vendors = createServer(selfSigned, (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'https://vendor')
    requests.push(`${request.method} ${request.headers.host}${request.url}`)
    const script = scripts[pathname.replace(/^\/m\//, '/')]
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'image/gif' })
    response.end(script ? `{${script}}` : '')
  })
  const site = createPlain(serve)
  const ports = await Promise.all([vendors, site].map(listening))
  return {
    requests,
    /** For Chromium: every name leads here. */
    rules: `MAP lab.test 127.0.0.1:${ports[1]},MAP * 127.0.0.1:${ports[0]}`,
    close: () => {
      for (const server of [vendors, site]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening server has an address.
  const { port } = server.address() as AddressInfo
  return port
}
