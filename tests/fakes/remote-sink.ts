import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { SinkCommand, SinkMail } from './smtp-sink.ts'

export type RemoteSink = {
  url: string
  setMode: (mode: string, to?: string) => Promise<void>
  mails: () => Promise<SinkMail[]>
  mailsTo: (address: string) => Promise<SinkMail[]>
  commands: () => Promise<SinkCommand[]>
  clear: () => Promise<void>
  close: () => Promise<void>
}

/** In a separate process, so that it survives every kill of the product. */
export const launchSink = async (): Promise<RemoteSink> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'smtp-sink.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const endWithParent = () => child.kill()
  process.once('exit', endWithParent)
  const [line] = await once(createInterface(child.stdout), 'line')
  const { url, controlUrl }: { url: string; controlUrl: string } = JSON.parse(String(line))
  const read = async <Value>(path: string): Promise<Value> => {
    const answer = await fetch(`${controlUrl}${path}`)
    // Our own control port, in this shape.
    return (await answer.json()) as Value
  }
  return {
    url,
    setMode: async (mode, to) => {
      const target = to === undefined ? '/mode' : `/mode?to=${encodeURIComponent(to)}`
      const answer = await fetch(`${controlUrl}${target}`, { method: 'POST', body: mode })
      if (!answer.ok) throw new Error(await answer.text())
    },
    mails: () => read<SinkMail[]>('/mails'),
    mailsTo: (address) => read<SinkMail[]>(`/mails?to=${encodeURIComponent(address)}`),
    commands: () => read<SinkCommand[]>('/commands'),
    clear: async () => {
      await fetch(`${controlUrl}/clear`, { method: 'POST' })
    },
    close: async () => {
      process.off('exit', endWithParent)
      const ended = once(child, 'exit')
      if (child.kill()) await ended
    },
  }
}
