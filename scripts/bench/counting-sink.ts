/** An SMTP server that takes everything and counts it. In a process of its own: it prints its port, and answers "count". */
import { SMTPServer } from 'smtp-server'

const accepted = { mails: 0, bytes: 0 }

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData: (stream, _session, done) => {
    stream.on('data', (chunk: Buffer) => (accepted.bytes += chunk.length))
    stream.on('end', () => {
      accepted.mails += 1
      done()
    })
  },
})
const listener = server.listen(0, '127.0.0.1', () => {
  const address = listener.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : null })
})
process.on('message', () => process.send?.({ ...accepted, cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit())
