import { SMTPServer } from 'smtp-server'

let mails = 0

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData: (stream, _session, done) => {
    stream.resume()
    stream.on('end', () => {
      mails += 1
      done()
    })
  },
})
const listener = server.listen(0, '127.0.0.1', () => {
  const address = listener.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : null })
})
process.on('message', () => process.send?.({ mails }))
process.on('disconnect', () => process.exit())
