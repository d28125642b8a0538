import type { IncomingMessage } from 'node:http'

/** Whether a page of this very server sent it: no other site may write files. Vite itself refuses foreign host names. */
export const isOwnPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
  const { origin, host, 'content-type': type = '', 'sec-fetch-site': site = 'same-origin' } = headers
  return (
    origin === `http://${host}` && site === 'same-origin' && /^application\/(json|octet-stream)/.test(type)
  )
}
