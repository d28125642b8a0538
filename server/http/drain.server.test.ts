import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { createConnection } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'

const listening = async () => {
  const server = createServer((_request, response) => void response.end('fine'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  return { server, port: (server.address() as AddressInfo).port }
}

/** Connects, sends its request once connected, and returns how that ended. */
const visit = (port: number) =>
  new Promise<string>((resolve) => {
    let answer = ''
    const socket = createConnection(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'),
    )
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('error', (error) => resolve('code' in error ? String(error.code) : 'error'))
    socket.on('close', () => resolve(answer))
  })

/** Visitors whom the system has let in while the process was busy, at the moment when it has to end. */
const crowd = async (end: (server: Server) => Promise<unknown>) => {
  const { server, port } = await listening()
  const visits = Array.from({ length: 100 }, () => visit(port))
  const ended = end(server)
  const answers = await Promise.all(visits)
  await ended
  server.closeAllConnections()
  return answers
}

test('every request that arrives while the process stops is answered, with "Connection: close"', async () => {
  const answers = await crowd((server) => createDrain(server).run(6000))
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.toLowerCase()).toContain('connection: close')
  }
})

test('a server that only closed its port would reset them', async () => {
  const answers = await crowd((server) => new Promise((resolve) => server.close(resolve)))
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 200')).length).toBeGreaterThan(0)
})

test('a connection that is kept open may send one more request, and is closed after it', async () => {
  const { server, port } = await listening()
  const drain = createDrain(server)
  const socket = createConnection(port, '127.0.0.1')
  const texts: string[] = []
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.on('data', (chunk) => texts.push(String(chunk)))
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(() => texts.length).toBe(1)
  const ended = drain.run(6000)
  await expect.poll(() => server.listening).toBe(false)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await closed
  expect(texts[1]?.toLowerCase()).toContain('connection: close')
  await ended
})
