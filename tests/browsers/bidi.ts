import { once } from 'node:events'

export type Bidi = {
  send: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>
  close: () => void
}
type Message = { id?: number; type: string; message?: string; result?: Record<string, unknown> }

/** A connection of WebDriver BiDi (https://w3c.github.io/webdriver-bidi): commands and their answers, in JSON. */
export const connectBidi = async (url: string): Promise<Bidi> => {
  const socket = new WebSocket(url)
  const asked = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, message, result = {} } = JSON.parse(String(data)) as Message
    if (type === 'error') asked.get(id)?.reject(new Error(message))
    else asked.get(id)?.resolve(result)
    asked.delete(id)
  })
  socket.addEventListener('close', () => {
    for (const answer of asked.values()) answer.reject(new Error('The browser ended.'))
  })
  await once(socket, 'open')
  return {
    send: (method, params = {}) => {
      const answer = Promise.withResolvers<Record<string, unknown>>()
      asked.set((last += 1), answer)
      socket.send(JSON.stringify({ id: last, method, params }))
      return answer.promise
    },
    close: () => socket.close(),
  }
}
