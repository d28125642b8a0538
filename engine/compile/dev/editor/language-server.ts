import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, WebSocketClient } from 'vite'
import type { DevSettings } from '../dev-site.ts'

/** Messages of the Language Server Protocol, both ways. */
const event = 'porchlight:language'

type Message = { id?: unknown; method?: string; params?: { items?: { section?: string }[] } }

/** The language server of editors for YAML: one for each page that opens a file's text in its panel. */
export const languageServer = ({ schemaFolder }: DevSettings): Plugin => ({
  name: 'porchlight:language-server',
  configureServer({ ws, httpServer }) {
    const running = new Map<WebSocketClient, Running>()
    const end = (client: WebSocketClient) => {
      running.get(client)?.end()
      running.delete(client)
    }
    ws.on(event, (message: Message, client) => {
      if (message.method === 'initialize') {
        // A panel that connects again begins anew.
        end(client)
        running.set(
          client,
          start(schemaFolder, (sent) => client.send(event, sent)),
        )
      }
      running.get(client)?.send(message)
    })
    ws.on('vite:client:disconnect', (_, client) => end(client))
    httpServer?.once('close', () => [...running.keys()].forEach(end))
  },
})

type Running = ReturnType<typeof start>

const start = (schemaFolder: string, receive: (message: Message) => void) => {
  const main = fileURLToPath(import.meta.resolve('yaml-language-server'))
  const server = fork(join(main, '../../../bin/yaml-language-server'), ['--node-ipc'], { silent: true })
  const settings = settingsOf(schemaFolder)
  /** Until it knows its settings, it would answer without a schema. */
  let early: Message[] | null = null
  server.on('message', (message: Message) => {
    if (message.method === undefined || message.id === undefined) return receive(message)
    const sections = message.params?.items?.map(({ section }) => (section === 'yaml' ? settings : {}))
    server.send({ jsonrpc: '2.0', id: message.id, result: sections ?? null })
    if (!sections || !early) return
    for (const waiting of early) server.send(waiting)
    early = null
  })
  return {
    send: (message: Message) => {
      if (!server.connected) return
      if (early) early.push(message)
      else server.send(message)
      if (message.method !== 'initialized') return
      early = []
      server.send({ jsonrpc: '2.0', method: 'workspace/didChangeConfiguration', params: { settings: {} } })
    },
    end: () => server.kill(),
  }
}

/** As in .vscode/settings.json. */
const settingsOf = (folder: string) => ({
  schemas: {
    [pathToFileURL(join(folder, 'campaign.json')).href]: ['*.yaml', '!coach.yaml'],
    [pathToFileURL(join(folder, 'coach.json')).href]: 'coach.yaml',
  },
  schemaStore: { enable: false },
  kubernetesCRDStore: { enable: false },
  format: { enable: false },
  hover: true,
  completion: true,
  validate: true,
  hoverSchemaSource: false,
  disableDefaultProperties: true,
})
