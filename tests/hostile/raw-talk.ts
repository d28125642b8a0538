import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Talk = {
  bytes: string | Buffer
  /** Repeated after `bytes`, until so many bytes are sent or a response arrives. */
  more?: { chunk: Buffer; most: number }
  /** Then closes the sending side, as a visitor who disconnects. */
  hangUp?: boolean
}
export type RawAnswer = { status: number; text: string }

const nothing = { chunk: Buffer.alloc(1), most: 0 }

/** Writes raw bytes and returns everything until the server closes; status 0: nothing. */
export const talkRaw = (
  origin: string,
  { bytes, more = nothing, hangUp = false }: Talk,
): Promise<RawAnswer> =>
  new Promise((done) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    const reply: Buffer[] = []
    const write = (data: Buffer | string) =>
      new Promise<void>((written) => socket.write(data, () => written()))
    const closed = new Promise<void>((over) => socket.once('close', () => over()))
    const isAwaited = () => reply.length === 0 && !socket.closed
    const feed = async () => {
      await write(bytes)
      for (let sent = 0; sent < more.most && isAwaited(); sent += more.chunk.length) {
        await Promise.race([write(more.chunk), closed])
        // A write to a reset connection would lose the unread response.
        await pause(1)
      }
      if (hangUp) socket.end()
    }
    socket.on('data', (data) => reply.push(Buffer.from(data)))
    // The server may reset the connection, which is no failure here.
    socket.on('error', () => undefined)
    socket.once('close', () => {
      const text = Buffer.concat(reply).toString('latin1')
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
    })
    void feed()
  })

export const rawHead = (line: string, origin: string, lines: string[]) =>
  [`${line} HTTP/1.1`, `Host: ${new URL(origin).host}`, ...lines, '', ''].join('\r\n')
